"""Reading leaderboards: a page of one, who is at the top, and a player's own row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from django.db.models import QuerySet, Sum

from games.rules.registry import GAMES
from ranking.models import Band, Period, Standing
from ranking.shares import BAND, Share

PAGE = 25
TOP = 5


class Spot(NamedTuple):
    """Where on a leaderboard: at a rank key, behind this user. Nobody has to stand there."""

    rank_key: int
    user_id: int

    @property
    def word(self) -> str:
        """As addresses have it."""
        return f"{self.rank_key}-{self.user_id}"


class Ranked(NamedTuple):
    """A player's row on a leaderboard; `place` counts from 1."""

    place: int
    user_id: int
    name: str
    share: Share

    @property
    def spot(self) -> Spot:
        """Where the row stands."""
        return Spot(self.share.rank_key, self.user_id)

    @property
    def before(self) -> Spot:
        """What a page begins behind that begins with this row."""
        return Spot(self.share.rank_key, self.user_id - 1)


@dataclass(frozen=True, slots=True)
class Page:
    """Rows in their order. `previous` and `next`: what the pages beside this one begin behind; `next` None: there is
    none, `previous` None: this is the first page or follows it."""

    rows: list[Ranked]
    is_first: bool
    previous: Spot | None
    next: Spot | None


class Leaderboard:
    """One game's leaderboard of one period; of the last 30 days as it was aged last (services.ageing)."""

    def __init__(self, game: str, period: Period) -> None:
        board = {"game": game, "period": period}
        self._standings = Standing.objects.filter(**board)
        self._placed = self._standings.filter(rank_key__gt=0)
        self._bands = Band.objects.filter(**board)

    def get_page(self, after: Spot | None = None) -> Page:
        """The PAGE rows that follow `after`, or the first ones."""
        following, first = (self._placed, 1) if after is None else (self._behind(after), None)
        rows = self._read(following, PAGE + 1, first)
        shown = rows[:PAGE]
        before = self._list_spots_before(shown[0].spot) if shown and after else []
        return Page(
            rows=shown,
            is_first=after is None or (bool(shown) and not before),
            previous=before[PAGE] if len(before) > PAGE else None,
            next=shown[-1].spot if len(rows) > PAGE else None,
        )

    def list_top(self) -> list[Ranked]:
        """The first TOP rows."""
        return self._read(self._placed, TOP, first=1)

    def get_row_of(self, user_id: int | None) -> Ranked | None:
        """A user's own row; None without a match that counts here."""
        rows = self._read(self._placed.filter(user_id=user_id), 1) if user_id is not None else []
        return rows[0] if rows else None

    def get_place(self, spot: Spot) -> int:
        """The place of whoever stands at `spot`: one more than stand before it."""
        band = spot.rank_key // BAND
        above = self._bands.filter(number__gt=band).aggregate(players=Sum("players"))["players"] or 0
        return above + self._before(spot).filter(rank_key__lt=(band + 1) * BAND).count() + 1

    def _behind(self, spot: Spot) -> QuerySet[Standing]:
        return self._placed.filter(rank_key__lte=spot.rank_key).exclude(
            rank_key=spot.rank_key, user_id__lte=spot.user_id
        )

    def _before(self, spot: Spot) -> QuerySet[Standing]:
        # One lower border and no second: SQLite walks the index from the one it is told first.
        return self._standings.filter(rank_key__gte=spot.rank_key).exclude(
            rank_key=spot.rank_key, user_id__gte=spot.user_id
        )

    def _list_spots_before(self, spot: Spot) -> list[Spot]:
        """The nearest PAGE + 1 before `spot`, the nearest first."""
        rows = self._before(spot).order_by("rank_key", "-user_id").values_list("rank_key", "user_id")
        return [Spot(*row) for row in rows[: PAGE + 1]]

    def _read(self, standings: QuerySet[Standing], most: int, first: int | None = None) -> list[Ranked]:
        """At most so many rows in their order, numbered from `first` on; None: from the place of the first of them."""
        columns = ("user_id", "user__display_name", "half_wins", "matches")
        rows = standings.order_by("-rank_key", "user_id").values_list(*columns)[:most]
        found = [(user_id, name, Share(*share)) for user_id, name, *share in rows]
        if found and first is None:
            first = self.get_place(Spot(found[0][2].rank_key, found[0][0]))
        return [Ranked(place, *row) for place, row in enumerate(found, first or 1)]


def list_tops() -> dict[str, list[Ranked]]:
    """Who leads of all time, by game."""
    return {game: Leaderboard(game, Period.ALL).list_top() for game in GAMES}
