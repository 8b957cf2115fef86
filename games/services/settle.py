"""Settling: what an ended match came to is kept once, together with all that others make of it.

Ended matches without a result are due (`Match.due_at`) until they are settled: the clock heals a crash in between.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.db import transaction

from games.engine.events import Ended
from games.engine.seats import SEAT_LETTERS
from games.models import Board, Match, MatchResult, Table, TableSeat
from games.selectors.boards import list_finished_boards
from games.selectors.matches import get_fold, get_match_facts
from games.services import clocks, seating
from games.services.announce import announce_table
from games.services.folding import MatchFold
from games.signals import match_settled


def keep_board(match_id: int, place: int, line: Mapping[str, Any], seq: int, at: int) -> None:
    """Keep a finished board, with the log entry `seq` that finished it `at` (milliseconds since 1970)."""
    Board.objects.create(
        match_id=match_id,
        place=place,
        number=line["board"],
        seq=seq,
        line=line,
        finished_at=clocks.moment(at),
    )


def keep_missing_boards(match_id: int, fold: MatchFold) -> None:
    """Keep the finished boards of a match that were not kept as they were finished."""
    kept = set(Board.objects.filter(match_id=match_id).values_list("place", flat=True))
    if len(kept) == fold.game.outcome(fold.state).boards:
        return
    for board in list_finished_boards(match_id):
        if board.place not in kept:
            keep_board(match_id, board.place, board.line, board.seq, board.at)


def mark_ended(match_id: int, at: int) -> None:
    """The match's last entry is written: it is over, and due to be settled.

    Where bots may not fill seats, one that played for who had left goes.
    """
    Match.objects.filter(pk=match_id).update(ended_at=clocks.moment(at), due_at=at)
    TableSeat.objects.filter(table__match_id=match_id, table__bots=False, user=None).delete()
    Table.objects.filter(match_id=match_id).raise_rev()


def settle_match(match_id: int) -> bool:
    """Keep the result of a match that is over; whether this call did, and not an earlier one.

    However often and from wherever it is asked, the result is inserted and `match_settled` sent once.
    """
    facts = get_match_facts(match_id)
    fold = get_fold(facts) if facts else None
    if facts is None or fold is None or not fold.is_over:
        return False
    with transaction.atomic():
        result, is_new = MatchResult.objects.get_or_create(match_id=match_id, defaults=result_of(fold))
        if is_new:
            keep_missing_boards(match_id, fold)
            match_settled.send(sender=MatchResult, result=result)
            Match.objects.filter(pk=match_id).update(due_at=None)
            seating.free_seats_of_nobody(facts.table_id)
            Table.objects.filter(match_id=match_id).raise_rev()
            announce_table(facts.table_id)
    return is_new


def result_of(fold: MatchFold) -> dict[str, object]:
    """The columns of a match's result, from its log."""
    outcome, ended = fold.game.outcome(fold.state), fold.ended or Ended("")
    return {
        "winner": outcome.winner or "",
        "total_ns": outcome.total["NS"],
        "total_ew": outcome.total["EW"],
        "boards": outcome.boards,
        "reason": ended.reason,
        "left": "" if ended.seat is None else SEAT_LETTERS[ended.seat],
    }
