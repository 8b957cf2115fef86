"""Reading how a match ended, and what it made of those who played."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from games.engine.seats import SEAT_LETTERS
from games.models import Match, MatchResult, MatchSeat
from games.selectors.tables import get_table_snapshot
from ranking.models import Change


class Counted(NamedTuple):
    """One of the players, and what the match has made of the player's share."""

    seat: MatchSeat
    change: Change

    @property
    def user_id(self) -> int:
        """The player's primary key."""
        return self.seat.user_id

    @property
    def name(self) -> str:
        """The player's name."""
        return self.seat.user.display_name


@dataclass(frozen=True, slots=True)
class Ending:
    """A settled match. `rows`: the players in the order of seats, none when the match does not count."""

    match: Match
    result: MatchResult
    is_rated: bool
    rows: list[Counted]

    def change_of(self, user_id: int | None) -> Change | None:
        """What it has made of a reader's own share; None for whom it has not changed."""
        return next((row.change for row in self.rows if row.user_id == user_id), None)


def may_know_of_match(match: Match, user_id: int | None, invites: Collection[str]) -> bool:
    """Whether a reader may know who played: whoever did, and all who may look at the table."""
    if user_id is not None and match.seats.filter(user_id=user_id).exists():
        return True
    table = get_table_snapshot(match.table_id)
    return table is not None and table.is_known_to(user_id, invites) and table.may_be_watched_by(user_id)


def get_ending(match: Match) -> Ending | None:
    """How the match ended; None while it is not settled."""
    result = MatchResult.objects.filter(match=match).first()
    if result is None:
        return None
    changes = {change.user_id: change for change in Change.objects.filter(match=match)}
    seats = match.seats.select_related("user").filter(user_id__in=changes)
    rows = [Counted(seat, changes[seat.user_id]) for seat in seats]
    rows.sort(key=lambda row: SEAT_LETTERS.index(row.seat.seat))
    return Ending(match, result, match.is_rated, rows)
