"""What the commands that read a file of match records share."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.engine.errors import InvalidRecord

INVALID = 2
"""Exit status where a record is not one, or cannot be read."""


class RecordsCommand(BaseCommand):
    """Reads no database. The records before a wrong one are dealt with; the wrong one ends it with exit status 2."""

    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """One file."""
        parser.add_argument("file", help="the file of records, or - for standard input")

    def handle(self, *args: Any, **options: Any) -> None:
        """Read the file, or standard input."""
        try:
            if options["file"] == "-":
                self.read(sys.stdin.buffer)
            else:
                with Path(options["file"]).open("rb") as records:
                    self.read(records)
        except InvalidRecord as error:
            raise CommandError(str(error), returncode=INVALID) from error
        except OSError as error:
            raise CommandError(f"{options['file']}: {error.strerror}", returncode=INVALID) from error

    def read(self, records: Iterable[bytes]) -> None:
        """Deal with the lines of the file, one after another. May raise InvalidRecord."""
