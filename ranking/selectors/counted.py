"""Which matches count: those of four people in a rated room (rules/ranking.md, "Kept honest")."""

from __future__ import annotations

from games.engine.seats import SEAT_LETTERS
from games.models import MatchSeat


def list_counted_seats(match_id: int) -> dict[int, str]:
    """The four players' seats (letters) by primary key, or none when the match does not count."""
    seats = MatchSeat.objects.filter(match_id=match_id, plays=True, match__is_rated=True)
    played = dict(seats.values_list("user_id", "seat"))
    return played if len(played) == len(SEAT_LETTERS) else {}
