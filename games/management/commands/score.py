"""`manage.py score FILE`: replay match records and print what each board and each match came to."""

from __future__ import annotations

import json
from collections.abc import Iterable

from games.engine.replay import score_lines
from games.management.records import RecordsCommand
from games.rules.registry import GAMES


class Command(RecordsCommand):
    """A JSON line a board and a last line a record."""

    help = "Replay match records (JSON Lines) and print a line a board and a last line a record."

    def read(self, records: Iterable[bytes]) -> None:
        """Print the results of each record in turn."""
        for results in score_lines(records, GAMES):
            self.stdout.write("\n".join(json.dumps(result) for result in results))
