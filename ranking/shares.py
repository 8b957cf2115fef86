"""A share of wins: so many of so many matches. Exact, since a draw counts half a win: wins are counted in halves."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ranking.points import Result
from ranking.wilson import STARS, TIERS, TOLERANCE, Tier, grade, lower_bound

HALF_WINS: dict[Result, int] = {"win": 2, "draw": 1, "loss": 0}

MOST_MATCHES = 10**7
"""What a rank key has room for."""

BAND = 10**6 * MOST_MATCHES
"""So many rank keys are a band: those of bounds within a thousandth."""


class Share(NamedTuple):
    """`half_wins` is twice the wins, a draw being half of one."""

    half_wins: int = 0
    matches: int = 0

    @property
    def wins(self) -> float:
        """The formula's w."""
        return self.half_wins / 2

    @property
    def part(self) -> float:
        """The formula's p, from 0 to 1; there must be a match."""
        return self.wins / self.matches

    @property
    def bound(self) -> float:
        """The Wilson lower bound, from 0 to 1."""
        return _bound(self.half_wins, self.matches)

    @property
    def grade(self) -> tuple[Tier, int]:
        """Tier and stars."""
        return grade(self.bound)

    @property
    def step(self) -> int:
        """Where tier and stars stand among all of them, from 1 (one star of the lowest tier) to 25."""
        tier, stars = self.grade
        below = next(place for place, row in enumerate(reversed(TIERS)) if row[0] == tier)
        return STARS * below + stars

    @property
    def rank_key(self) -> int:
        """One number that orders leaderboards: by the bound, then by more matches. 0 without a match."""
        return round(self.bound / TOLERANCE) * MOST_MATCHES + self.matches

    def gain(self, result: Result) -> Share:
        """The share after one more match."""
        return Share(self.half_wins + HALF_WINS[result], self.matches + 1)

    def lose(self, result: Result) -> Share:
        """The share without a match of that result."""
        return Share(self.half_wins - HALF_WINS[result], self.matches - 1)


@lru_cache(maxsize=100_000)
def _bound(half_wins: int, matches: int) -> float:
    return lower_bound(half_wins / 2, matches)
