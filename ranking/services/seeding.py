"""A crowd of made-up players with matches that were never played, to measure the ranking with: for a scratch database.

What the ranking keeps of them is as if each match had been counted when it ended. The matches have no logs.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from datetime import datetime, timedelta
from itertools import accumulate

from django.db import connection, transaction

from accounts.seeding import make_members
from games.engine.seats import SEAT_LETTERS
from games.models import Match, MatchResult, MatchSeat, Room, Table
from games.rules.registry import get_game
from games.services import clocks
from games.services.seeding import seat_four
from ranking.models import Band, Change, Period, Standing
from ranking.services.counting import make_change, result_for
from ranking.shares import BAND, Share

SPAN = timedelta(days=90)
"""The matches are spread evenly over so long, up to now."""

AT_ONCE = 5_000
"""Matches in one transaction."""

AT_A_TABLE = 20
"""Matches at one table."""

DRAWS = 0.02
"""How many of the matches are drawn."""

POINTS = {"NS": (100, -100), "EW": (-100, 100), "draw": (0, 0)}
"""The totals of a match, by its winner."""


def seed_ranking(users: int, results: int, seed: int) -> None:
    """Make so many users and settled matches in a rated room; the same ones for the same seed.

    Raises NotScratch, and Room.DoesNotExist where there is no rated room.
    """
    room = Room.objects.filter(kind=Room.Kind.RATED).order_by("pk")[:1].get()
    crowd = _Crowd(make_members(users), random.Random(seed))  # noqa: S311 (nothing here is secret)
    end, step = clocks.moment(clocks.now_ms()), SPAN / results
    for first in range(0, results, AT_ONCE):
        last = min(first + AT_ONCE, results)
        _settle_matches(crowd, room, [end - step * (results - number) for number in range(first, last)])
    _keep_standings(crowd, room.game)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")


class _Crowd:
    """Players who differ in zeal and skill, and what they have won so far."""

    def __init__(self, user_ids: list[int], chance: random.Random) -> None:
        self.user_ids = user_ids
        self.shares: dict[Period, defaultdict[int, Share]] = {period: defaultdict(Share) for period in Period}
        self._chance = chance
        self._skill = {user_id: chance.gauss(0, 0.12) for user_id in user_ids}
        self._zeal = list(accumulate(chance.expovariate(1) for _ in user_ids))

    def seat_four(self) -> list[int]:
        """Four different players, by seat."""
        return seat_four(self._chance, self.user_ids, self._zeal)

    def find_winner(self, four: list[int]) -> str:
        """Who wins: by skill and luck."""
        if self._chance.random() < DRAWS:
            return "draw"
        north, east, south, west = (self._skill[user_id] for user_id in four)
        return "NS" if self._chance.random() < 0.5 + north + south - east - west else "EW"

    def change(self, match: Match, user_id: int, seat: str, winner: str) -> Change:
        """What a match makes of a player's share."""
        shares = self.shares[Period.ALL]
        change = make_change(match, user_id, result_for(seat, winner), shares[user_id])
        shares[user_id] = change.after
        if change.is_recent:
            recent = self.shares[Period.RECENT]
            recent[user_id] = recent[user_id].gain(change.outcome)
        return change


@transaction.atomic
def _settle_matches(crowd: _Crowd, room: Room, ends: list[datetime]) -> None:
    """A settled match for each of the times."""
    seats, results, changes = list[MatchSeat](), list[MatchResult](), list[Change]()
    for match in _make_matches(room, crowd.user_ids[0], ends):
        four = dict(zip(SEAT_LETTERS, crowd.seat_four(), strict=True))
        winner = crowd.find_winner([*four.values()])
        seats += [MatchSeat(match=match, seat=seat, user_id=user_id) for seat, user_id in four.items()]
        changes += [crowd.change(match, user_id, seat, winner) for seat, user_id in four.items()]
        north_south, east_west = POINTS[winner]
        results.append(
            MatchResult(match=match, winner=winner, total_ns=north_south, total_ew=east_west, boards=16)
        )
    MatchSeat.objects.bulk_create(seats)
    MatchResult.objects.bulk_create(results)
    Change.objects.bulk_create(changes)


def _make_matches(room: Room, owner_id: int, ends: list[datetime]) -> list[Match]:
    """A match for each of the times, at closed tables of the room."""
    tables = Table.objects.bulk_create(
        Table(room=room, game=room.game, owner_id=owner_id, options={"clock": None}, closed_at=ends[-1])
        for _ in range(0, len(ends), AT_A_TABLE)
    )
    rules = get_game(room.game).info.rules
    return Match.objects.bulk_create(
        Match(
            table=tables[place // AT_A_TABLE], game=room.game, rules=rules, is_rated=True, ended_at=ended_at
        )
        for place, ended_at in enumerate(ends)
    )


@transaction.atomic
def _keep_standings(crowd: _Crowd, game: str) -> None:
    """The standings and bands that the changes have led to."""
    for period, shares in crowd.shares.items():
        standings = [
            Standing(
                user_id=user_id,
                game=game,
                period=period,
                half_wins=share.half_wins,
                matches=share.matches,
                rank_key=share.rank_key,
            )
            for user_id, share in shares.items()
        ]
        Standing.objects.bulk_create(standings)
        bands = Counter(standing.rank_key // BAND for standing in standings)
        Band.objects.bulk_create(
            Band(game=game, period=period, number=number, players=players)
            for number, players in bands.items()
        )
