"""`manage.py seed_history`: fill a scratch database, to see how the pages do with a long history."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from accounts.seeding import NotScratch
from games.services.seeding import seed_history


class Command(BaseCommand):
    """Refuses where there are users, without whom there are no matches either."""

    help = "Fill a new database with archived matches, for measurements (docs/PERFORMANCE.md)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """How many."""
        parser.add_argument("--boards", type=int, default=1_000_000)
        parser.add_argument("--users", type=int, default=20_000)
        parser.add_argument("--seed", type=int, default=1)

    def handle(self, *args: Any, **options: Any) -> None:
        """Fill it, and tell how far it is."""
        boards, users = options["boards"], options["users"]
        if users < 4 or boards < 1:
            raise CommandError("a match needs four users, and there must be a board")
        try:
            seed_history(boards, users, options["seed"], lambda done: self._tell(done, boards))
        except NotScratch:
            raise CommandError("this database has users: it is no scratch database") from None

    def _tell(self, done: int, boards: int) -> None:
        self.stdout.write(f"{done} of {boards} boards")
