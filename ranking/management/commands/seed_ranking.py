"""`manage.py seed_ranking`: fill a scratch database, to see how the ranking's pages do with many players."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from accounts.seeding import NotScratch
from games.models import Room
from ranking.services.seeding import seed_ranking


class Command(BaseCommand):
    """Refuses where there are users."""

    help = "Fill a new database with made-up players and results, for measurements (docs/PERFORMANCE.md)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """How many."""
        parser.add_argument("--users", type=int, default=100_000)
        parser.add_argument("--results", type=int, default=1_000_000, help="settled matches")
        parser.add_argument("--seed", type=int, default=1)

    def handle(self, *args: Any, **options: Any) -> None:
        """Fill it."""
        users, results = options["users"], options["results"]
        if users < 4 or results < 1:
            raise CommandError("a match needs four users, and there must be one")
        try:
            seed_ranking(users, results, options["seed"])
        except NotScratch:
            raise CommandError("this database has users: it is no scratch database") from None
        except Room.DoesNotExist:
            raise CommandError("there is no rated room: run setup_rooms first") from None
        self.stdout.write(f"{users} users with {results} results")
