"""`manage.py verify_log`: fold every match again and compare what is stored beside its log."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.selectors.verification import list_disagreements


class Command(BaseCommand):
    """May run beside a server. Changes nothing."""

    help = "Fold every match again from its log and print whatever stored beside it says otherwise."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """How many matches, if not all."""
        parser.add_argument("--sample", type=int, help="about so many matches, spread evenly, instead of all")

    def handle(self, *args: Any, **options: Any) -> None:
        """A line a disagreement; status 1 when there is one."""
        sample, found = options["sample"], 0
        if sample is not None and sample < 1:
            raise CommandError("a sample has at least one match")
        for match_id, what in list_disagreements(sample):
            self.stdout.write(f"match {match_id}: {what}")
            found += 1
        if found:
            raise CommandError(f"{found} disagreements")
