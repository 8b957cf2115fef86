"""`manage.py rebuild_ranking`: make the ranking anew from the logs, and say what was otherwise."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from ranking.services.rebuilding import rebuild


class Command(BaseCommand):
    """May run beside a server: each player is held only for a moment."""

    help = "Compute every player's standing and changes from the matches' logs, and put right what differs."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Whether to put it right."""
        parser.add_argument(
            "--check", action="store_true", help="change nothing; exit with 1 if anything differs"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """A line a difference."""
        found = 0
        for line in rebuild(repair=not options["check"]):
            self.stdout.write(line)
            found += 1
        if found and options["check"]:
            raise CommandError(f"{found} differences")
        self.stdout.write(f"{found} differences")
