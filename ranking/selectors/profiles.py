"""Reading a player's profile: where the player stands in each game, and the matches played."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import OuterRef, Prefetch, Q, QuerySet, Subquery

from games.engine.seats import SIDES, Side, other_side, parse_seat, side_of
from games.models import Match, MatchResult, MatchSeat
from ranking.models import Change, Period, Standing
from ranking.services.counting import result_for
from ranking.shares import Share

PAGE = 20


def get_shares(user_id: int) -> dict[str, Share]:
    """The player's share of all time by game, of the games with a match that counted."""
    rows = Standing.objects.filter(user_id=user_id, period=Period.ALL, matches__gt=0)
    return {row.game: row.share for row in rows}


@dataclass(frozen=True, slots=True)
class Played:
    """A settled match as one of its players looks back on it.

    `result` is "win", "loss", "draw", "left", or "" for none; `partner` and `opponents` are the names of people, or
    None where the reader may not know who played.
    """

    key: int
    match: Match
    result: str
    own: int
    theirs: int
    is_rated: bool
    partner: list[str] | None
    opponents: list[str] | None
    change: Change | None

    @property
    def met_computer(self) -> bool:
        """Whether an opponent was the computer."""
        return self.opponents is not None and len(self.opponents) < len(SIDES)


def list_played(
    user_id: int, reader_id: int | None, before: int | None = None
) -> tuple[list[Played], int | None]:
    """At most PAGE matches, the newest first, of those older than `before`; and what the next ones are older than.

    Others than its players see nothing of a casual match at a private table, and of a rated one not who played.
    """
    seats = _visible_seats(user_id, reader_id)
    rows = list((seats if before is None else seats.filter(pk__lt=before)).order_by("-pk")[: PAGE + 1])
    shown = rows[:PAGE]
    matches = [row.match_id for row in shown]
    # All four players': by match and player PostgreSQL may read every change there is of a player.
    changes = {
        row.match_id: row for row in Change.objects.filter(match_id__in=matches) if row.user_id == user_id
    }
    played = [_played(row, changes.get(row.match_id)) for row in shown]
    return played, shown[-1].pk if len(rows) > PAGE else None


def _visible_seats(user_id: int, reader_id: int | None) -> QuerySet[MatchSeat]:
    # One row, not whether there is any: for EXISTS PostgreSQL may read all matches of the reader at once.
    own = MatchSeat.objects.filter(match=OuterRef("match"), user_id=reader_id or 0).values("pk")[:1]
    everyone = Prefetch("match__seats", MatchSeat.objects.select_related("user").order_by("pk"))
    seats = MatchSeat.objects.filter(user_id=user_id, match__result__isnull=False)
    known = Q(match__table__is_private=False) | Q(match__is_rated=True) | Q(reader_seat__isnull=False)
    return (
        seats.annotate(reader_seat=Subquery(own))
        .filter(known)
        .select_related("match__result", "match__table__room")
        .prefetch_related(everyone)
    )


def _played(row: MatchSeat, change: Change | None) -> Played:
    match, side = row.match, side_of(parse_seat(row.seat))
    totals = {"NS": match.result.total_ns, "EW": match.result.total_ew}
    tells = row.reader_seat is not None or not match.table.is_private  # type: ignore[attr-defined]
    return Played(
        key=row.pk,
        match=match,
        result=_result_of(row, match.result),
        own=totals[side],
        theirs=totals[other_side(side)],
        is_rated=match.is_rated,
        partner=_names(row, side) if tells else None,
        opponents=_names(row, other_side(side)) if tells else None,
        change=change,
    )


def _names(row: MatchSeat, side: Side) -> list[str]:
    """Who else plays on that side."""
    others = [other for other in row.match.seats.all() if other.pk != row.pk and other.plays]
    return [other.user.display_name for other in others if side_of(parse_seat(other.seat)) == side]


def _result_of(row: MatchSeat, result: MatchResult) -> str:
    if not row.plays:
        return "left"
    return result_for(row.seat, result.winner) if result.winner else ""
