"""`manage.py verify_deal FILE`: check the commitments of match records."""

from __future__ import annotations

import json
from collections.abc import Iterable

from django.core.management.base import CommandError

from games.management.records import RecordsCommand
from games.selectors.commitments import check_commitments

WRONG = 1
"""Exit status where a commitment does not match."""


class Command(RecordsCommand):
    """A JSON line a board: `{"record", "board", "deal"}`, `deal` one of ok, wrong, not given."""

    help = "Check each board of match records: does the commitment match the nonce and the deal?"

    def read(self, records: Iterable[bytes]) -> None:
        """Print the answer for each board; status 1 when one is wrong."""
        wrong = 0
        for boards in check_commitments(records):
            for record, board, verdict in boards:
                self.stdout.write(json.dumps({"record": record, "board": board, "deal": verdict}))
                wrong += verdict == "wrong"
        if wrong:
            raise CommandError(f"{wrong} of the deals were not those committed to", returncode=WRONG)
