"""Standings held for a change: whoever changes what a player has holds that player's standings first.

They are always held in the same order, and bands are written after them in an order of their own, so that no two
transactions wait for each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import TypeAlias

from django.db import connection

from games.services import clocks
from ranking.models import Period, Standing
from ranking.shares import BAND, Share

RECENT = timedelta(days=30)

BandKey: TypeAlias = tuple[str, str, int]
"""Game, period and the band's number."""


def recent_since() -> datetime:
    """From when on a match's end is among the last 30 days."""
    return clocks.moment(clocks.now_ms()) - RECENT


class HeldStandings:
    """The standings of some players in one game, in every period, held until the transaction ends."""

    def __init__(self, game: str, user_ids: Collection[int]) -> None:
        self._game = game
        keys = [(user_id, period) for user_id in sorted(user_ids) for period in Period]
        Standing.objects.bulk_create(
            [Standing(user_id=user_id, game=game, period=period) for user_id, period in keys],
            ignore_conflicts=True,
        )
        rows = Standing.objects.select_for_update().filter(game=game, user_id__in=user_ids)
        self._rows = {(row.user_id, row.period): row for row in rows.order_by("user_id", "period")}
        self._shares = {key: row.share for key, row in self._rows.items()}

    def share(self, user_id: int, period: Period) -> Share:
        """What the player has, as put last."""
        return self._shares[user_id, period]

    def put(self, user_id: int, period: Period, share: Share) -> None:
        """Let the player have this share from now on."""
        self._shares[user_id, period] = share

    def save(self) -> None:
        """Write what was put, and how many stand where now."""
        moved = Counter[BandKey]()
        changed = []
        for (user_id, period), row in self._rows.items():
            share = self._shares[user_id, Period(period)]
            if row.share != share:
                self._move(moved, row, -1)
                row.share = share
                self._move(moved, row, 1)
                changed.append(row)
        Standing.objects.bulk_update(changed, ["half_wins", "matches", "rank_key"])
        add_to_bands(moved)

    def _move(self, moved: Counter[BandKey], row: Standing, players: int) -> None:
        """Nobody is counted without a place (rank key 0)."""
        if row.rank_key:
            moved[self._game, row.period, row.rank_key // BAND] += players


def add_to_bands(moved: Mapping[BandKey, int]) -> None:
    """Let so many more players, or fewer, stand in these bands."""
    _add({key: more for key, more in moved.items() if more})


def hold_bands(keys: Collection[BandKey]) -> None:
    """Hold these bands until the transaction ends, those of them too that have no row yet."""
    _add(dict.fromkeys(keys, 0))


def _add(players: Mapping[BandKey, int]) -> None:
    """In the order of the bands: whoever writes some waits for whoever holds them, and nobody for one who waits."""
    if not players:
        return
    places = ",".join(["(%s,%s,%s,%s)"] * len(players))
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO ranking_band (game, period, number, players) VALUES {places} "  # noqa: S608 (placeholders)
            "ON CONFLICT (game, period, number) DO UPDATE SET players = ranking_band.players + excluded.players",
            [value for key in sorted(players) for value in (*key, players[key])],
        )
