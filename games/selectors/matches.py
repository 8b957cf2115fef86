"""Reading matches: who plays, and the log."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine.seats import Seat, parse_seat
from games.models import LogEntry, Match
from games.services.entries import Entry, decode
from games.services.folding import MatchFold


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """What never changes about a running match: `seats` maps a user's primary key to the seat they play."""

    id: int
    table_id: int
    game: str
    clock: int | None
    seats: dict[int, Seat]


def get_match_facts(match_id: int) -> MatchFacts | None:
    """The facts of a match, or None when there is none."""
    match = Match.objects.filter(pk=match_id).prefetch_related("seats").first()
    if match is None:
        return None
    seats = {row.user_id: parse_seat(row.seat) for row in match.seats.all()}
    return MatchFacts(match.pk, match.table_id, match.game, match.clock, seats)


def list_entries(match_id: int, after: int = 0) -> list[tuple[int, Entry]]:
    """The log from the entry after `after` on, as (seq, entry)."""
    rows = (
        LogEntry.objects.filter(match_id=match_id, seq__gt=after).order_by("seq").values_list("seq", "entry")
    )
    return [(seq, decode(entry)) for seq, entry in rows]


def get_fold(facts: MatchFacts) -> MatchFold:
    """The match as its log stands now."""
    fold = MatchFold(facts.game)
    for seq, entry in list_entries(facts.id):
        fold.fold(seq, entry)
    return fold
