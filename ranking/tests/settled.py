"""Matches that are settled without having been played: what the ranking hears of is all that they are."""

from __future__ import annotations

from datetime import datetime

from django.db import transaction

from accounts.models import User
from games.models import Match, MatchResult, MatchSeat, Room, Table
from games.rules.registry import get_game
from games.services import clocks
from games.signals import match_settled
from ranking.models import Change, Period, Standing
from ranking.shares import Share


class Club:
    """Four people at a table of a room."""

    def __init__(self, room: Room, four: dict[str, User]) -> None:
        self.four = four
        options = {"clock": None}
        self.table = Table.objects.create(room=room, game=room.game, owner=four["N"], options=options)

    @property
    def game(self) -> str:
        return self.table.game

    def end_match(self, ended_at: datetime | None = None, seats: dict[str, User] | None = None) -> Match:
        """A match that is over and not settled."""
        match = Match.objects.create(
            is_rated=self.table.room.is_rated,
            table=self.table,
            game=self.game,
            rules=get_game(self.game).info.rules,
            ended_at=ended_at or clocks.moment(clocks.now_ms()),
        )
        for seat, user in (self.four if seats is None else seats).items():
            MatchSeat.objects.create(match=match, seat=seat, user=user)
        return match

    def settle(
        self, winner: str, ended_at: datetime | None = None, seats: dict[str, User] | None = None
    ) -> Match:
        """A match that such a side has won, or nobody ("draw"), or that has no result ("")."""
        match = self.end_match(ended_at, seats)
        with transaction.atomic():
            result = MatchResult.objects.create(
                match=match, winner=winner, total_ns=10, total_ew=-20, boards=1
            )
            match_settled.send(sender=MatchResult, result=result)
        return match

    def share(self, seat: str, period: Period = Period.ALL) -> Share:
        """What whoever of the four sits there has."""
        row = Standing.objects.filter(user=self.four[seat], game=self.game, period=period).first()
        return row.share if row else Share()

    def changes(self, seat: str) -> list[Change]:
        """The ledger of whoever of the four sits there."""
        return list(Change.objects.filter(user=self.four[seat], game=self.game).order_by("pk"))


def stored() -> list[object]:
    """All that the ranking keeps, without its own primary keys."""
    changes = Change.objects.order_by("match_id", "user_id").values()
    standings = Standing.objects.filter(matches__gt=0).order_by("game", "period", "user_id").values()
    return [{name: value for name, value in row.items() if name != "id"} for row in (*changes, *standings)]
