"""A played match as a record (docs/RECORDS.md): what leaves the system."""

from __future__ import annotations

from typing import Any

from games.engine.actions import OK
from games.engine.events import Dealt, Event
from games.engine.record import write_record
from games.engine.seats import parse_seat
from games.models import MatchSeat
from games.selectors.matches import get_match_facts, list_entries
from games.services.folding import MatchFold


def get_record(match_id: int) -> dict[str, Any] | None:
    """The record of a match; a board under way keeps its cards and is left out. None when there is no match."""
    facts = get_match_facts(match_id)
    if facts is None:
        return None
    fold, logged = MatchFold(facts.game), list[tuple[Event, int | None]]()
    for seq, entry in list_entries(match_id):
        fold.fold(seq, entry)
        logged += [(event, entry.at) for event in entry.events]
    if not _is_between_boards(fold):
        logged = logged[: _last_deal(logged)]
    seats = MatchSeat.objects.filter(match_id=match_id).select_related("user")
    players = {parse_seat(row.seat): row.user.display_name for row in seats}
    return write_record(logged, players, fold.game.info.begins)


def _is_between_boards(fold: MatchFold) -> bool:
    """Whether the last board dealt is over: nobody is to act, or only to confirm."""
    return all(OK in fold.game.legal_actions(fold.state, seat) for seat in fold.openings)


def _last_deal(logged: list[tuple[Event, int | None]]) -> int:
    return max(place for place, (event, _at) in enumerate(logged) if isinstance(event, Dealt))
