"""`manage.py verify_log`: fold every match again and compare what is stored beside its log."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.selectors.verification import list_disagreements


class Command(BaseCommand):
    """May run beside a server. Changes nothing."""

    help = "Fold every match again from its log and print whatever stored beside it says otherwise."

    def handle(self, *args: Any, **options: Any) -> None:
        """A line a disagreement; status 1 when there is one."""
        found = 0
        for match_id, what in list_disagreements():
            self.stdout.write(f"match {match_id}: {what}")
            found += 1
        if found:
            raise CommandError(f"{found} disagreements")
