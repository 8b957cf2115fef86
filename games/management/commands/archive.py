"""`manage.py archive`: move the logs of all matches that are long over into their boards, now."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.services import archive, clocks


class Command(BaseCommand):
    """A server does the same by itself, a few a minute."""

    help = "Archive the matches that ended over an hour ago."

    def handle(self, *args: Any, **options: Any) -> None:
        """Prints how many; status 1 where the boards of some do not agree with their logs."""
        count, unfit = 0, set[int]()
        while archive.list_due(clocks.now_ms(), unfit):
            count += archive.archive_some(clocks.now_ms(), unfit)
        self.stdout.write(f"{count} archived")
        if unfit:
            raise CommandError(f"not archived, see verify_log: matches {sorted(unfit)}")
