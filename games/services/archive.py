"""The archive: the log of a match that is long over moves into its finished boards, a record a board.

A record is the board's entries just as the log had them, so whatever reads a log reads an archived one too
(games.selectors.matches.list_rows). What follows the last finished board stays in the log.
"""

from __future__ import annotations

import logging
from collections.abc import Collection

from django.db import transaction

from games.models import Board, LogEntry, Match
from games.selectors.matches import list_rows
from games.services import clocks
from games.services.entries import pack

REST_MS = 3_600_000
"""A match rests so long after its end: by then no process holds it as it stood before."""

AT_ONCE = 20

logger = logging.getLogger(__name__)


def list_due(now: int, but: Collection[int] = ()) -> list[int]:
    """Settled matches whose rest is over at `now` (milliseconds since 1970), the oldest first, `but` those."""
    due = Match.objects.filter(archived_at=None, ended_at__lt=clocks.moment(now - REST_MS), due_at=None)
    return list(due.exclude(pk__in=but).order_by("ended_at").values_list("pk", flat=True)[:AT_ONCE])


def archive_some(now: int, unfit: set[int]) -> int:
    """Archive the oldest that are due, each in a transaction of its own, so that what is played meanwhile does not wait
    long; how many. A match whose boards and log do not agree is told once, kept in `unfit`, and in nobody's way."""
    count = 0
    for match_id in list_due(now, unfit):
        try:
            count += archive_match(match_id, now)
        except (KeyError, RuntimeError):
            unfit.add(match_id)
            logger.exception("match %s could not be archived", match_id, extra={"match": match_id})
    return count


def archive_match(match_id: int, now: int) -> bool:
    """Move the log of a settled match into its boards; whether this call did.

    What the boards then hold is read back and compared before the log's rows go; KeyError or RuntimeError, and nothing
    has changed, where they differ.
    """
    with transaction.atomic():
        match = Match.objects.select_for_update().filter(pk=match_id, archived_at=None, due_at=None).first()
        if match is None or match.ended_at is None:
            return False
        rows = list_rows(match_id)
        last = _fill(list(match.boards.order_by("place")), dict(rows))
        LogEntry.objects.filter(match=match, seq__lte=last).delete()
        if list_rows(match_id) != rows:
            raise RuntimeError(f"match {match_id} would not be the same from the archive")
        match.archived_at = clocks.moment(now)
        match.save(update_fields=["archived_at"])
    return True


def _fill(boards: list[Board], texts: dict[int, str]) -> int:
    """Give each board the entries up to the one that finished it; the last entry that was given."""
    last = 0
    for board in boards:
        board.first_seq = last + 1
        board.entries = pack([texts[seq] for seq in range(last + 1, board.seq + 1)])
        last = board.seq
    Board.objects.bulk_update(boards, ["first_seq", "entries"])
    return last
