"""`manage.py export MATCH`: a played match as one line of docs/RECORDS.md."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

import orjson
from django.core.management.base import BaseCommand, CommandError

from games.selectors.records import get_record


class Command(BaseCommand):
    """Prints the record of a match; a board under way is left out, as its cards are hidden."""

    help = "Print a match as a record, one JSON object a line. A board under way is left out."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The match's primary key."""
        parser.add_argument("match", type=int)

    def handle(self, *args: Any, **options: Any) -> None:
        """Print it, or say that there is none."""
        record = get_record(options["match"])
        if record is None:
            raise CommandError(f"there is no match {options['match']}")
        self.stdout.write(orjson.dumps(record).decode())
