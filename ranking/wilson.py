"""Tiers and stars, from the Wilson lower bound of a share of wins (rules/ranking.md, "Tier and stars")."""

from __future__ import annotations

from math import floor, sqrt
from typing import Literal, TypeAlias

Tier: TypeAlias = Literal["master", "spades", "hearts", "diamonds", "clubs"]

Z = 1.96
"""How sure the bound is: 95 %."""

TOLERANCE = 1e-9
"""Bounds closer than this are the same."""

STARS = 5
"""Stars of a tier."""

TIERS: tuple[tuple[Tier, float, float], ...] = (
    ("master", 0.70, 0.06),
    ("spades", 0.60, 0.02),
    ("hearts", 0.50, 0.02),
    ("diamonds", 0.40, 0.02),
    ("clubs", 0.00, 0.08),
)
"""The tiers from the highest: the bound each begins at, and a star for each so much more."""


def lower_bound(wins: float, games: int, z: float = Z) -> float:
    """What share of wins is at least to be expected, from 0 to 1, after `wins` (a draw is half of one) of `games`.

    0 when there are no games. Raises ValueError unless 0 <= wins <= games.
    """
    if not 0 <= wins <= games:
        raise ValueError(f"{wins} wins of {games} games")
    if wins == 0:
        return 0.0
    share, square = wins / games, z * z
    centre = share + square / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return (centre - spread) / (1 + square / games)


def grade(bound: float) -> tuple[Tier, int]:
    """The tier and the stars, from 1 to 5, of a bound; on a border the higher. Raises ValueError outside 0 to 1."""
    if not -TOLERANCE <= bound <= 1 + TOLERANCE:
        raise ValueError(f"no bound: {bound}")
    reached = max(bound, 0) + TOLERANCE
    tier, start, width = next(row for row in TIERS if reached >= row[1])
    return tier, min(1 + floor((reached - start) / width), STARS)
