"""`manage.py setup_rooms`: make the standard rooms that are missing."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from games.services.rooms import set_up_standard_rooms


class Command(BaseCommand):
    """May be run at every start: rooms that are there are left as they are."""

    help = "Make the standard rooms of each game that are missing."

    def handle(self, *args: Any, **options: Any) -> None:
        """Make them and name the new ones."""
        for room in set_up_standard_rooms():
            self.stdout.write(f"made {room.key}")
