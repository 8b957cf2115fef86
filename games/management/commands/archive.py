"""`manage.py archive`: move the logs of all matches that are long over into their boards, now."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.services import archive, clocks


class Command(BaseCommand):
    """A server does the same by itself, a few a minute."""

    help = "Archive the matches that ended over an hour ago."

    def handle(self, *args: Any, **options: Any) -> None:
        """Prints how many; a line, and status 1 in the end, for each whose boards do not agree with its log."""
        count, unfit = 0, set[int]()
        while due := archive.list_due(clocks.now_ms(), unfit):
            for match_id in due:
                try:
                    count += archive.archive_match(match_id, clocks.now_ms())
                except archive.UNFIT:
                    unfit.add(match_id)
                    self.stderr.write(f"match {match_id} could not be archived: see verify_log")
        self.stdout.write(f"{count} archived")
        if unfit:
            raise CommandError(f"{len(unfit)} could not be archived")
