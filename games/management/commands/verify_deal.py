"""`manage.py verify_deal FILE`: check the commitments of match records."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.engine.errors import InvalidRecord
from games.selectors.commitments import check_commitments

WRONG, INVALID = 1, 2
"""Exit statuses: a commitment does not match; a record is not one."""


class Command(BaseCommand):
    """Reads no database. A JSON line a board: `{"record", "board", "deal"}`, `deal` one of ok, wrong, not given."""

    help = "Check each board of match records: does the commitment match the nonce and the deal?"
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """One file."""
        parser.add_argument("file", help="the file of records, or - for standard input")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print the answer for each board; status 1 when one is wrong."""
        try:
            if options["file"] == "-":
                wrong = self._print(sys.stdin.buffer)
            else:
                with Path(options["file"]).open("rb") as records:
                    wrong = self._print(records)
        except InvalidRecord as error:
            raise CommandError(str(error), returncode=INVALID) from error
        except OSError as error:
            raise CommandError(f"{options['file']}: {error.strerror}", returncode=INVALID) from error
        if wrong:
            raise CommandError(f"{wrong} of the deals were not those committed to", returncode=WRONG)

    def _print(self, records: Iterable[bytes]) -> int:
        """How many were wrong."""
        wrong = 0
        for boards in check_commitments(records):
            for record, board, verdict in boards:
                self.stdout.write(json.dumps({"record": record, "board": board, "deal": verdict}))
                wrong += verdict == "wrong"
        return wrong
