"""`manage.py archive`: move the logs of all matches that are long over into their boards, now."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from games.services import archive, clocks


class Command(BaseCommand):
    """A server does the same by itself, a few a minute."""

    help = "Archive the matches that ended over an hour ago."

    def handle(self, *args: Any, **options: Any) -> None:
        """Prints how many."""
        count = 0
        while due := archive.list_due(clocks.now_ms()):
            count += sum(archive.archive_match(match_id, clocks.now_ms()) for match_id in due)
        self.stdout.write(f"{count} archived")
