"""`manage.py score FILE`: replay match records and print what each board and each match came to."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.engine.errors import InvalidRecord
from games.engine.replay import score_lines
from games.rules.registry import GAMES

EXIT_STATUS = 2


class Command(BaseCommand):
    """Reads no database. The records before a wrong one are printed; the wrong one ends it with exit status 2."""

    help = "Replay match records (JSON Lines) and print a line a board and a last line a record."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """One file."""
        parser.add_argument("file", help="the file of records, or - for standard input")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print the results of each record in turn."""
        try:
            if options["file"] == "-":
                self._print(sys.stdin.buffer)
            else:
                with Path(options["file"]).open("rb") as records:
                    self._print(records)
        except InvalidRecord as error:
            raise CommandError(str(error), returncode=EXIT_STATUS) from error
        except OSError as error:
            raise CommandError(f"{options['file']}: {error.strerror}", returncode=EXIT_STATUS) from error

    def _print(self, records: Iterable[bytes]) -> None:
        for results in score_lines(records, GAMES):
            self.stdout.write("\n".join(json.dumps(result) for result in results))
