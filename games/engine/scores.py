"""Scores of the two sides, and adding them up."""

from __future__ import annotations

from typing import TypeAlias

from games.engine.seats import SIDES

Pair: TypeAlias = tuple[int, int]
"""A number for each side, North-South's first."""


def added(total: Pair, score: Pair) -> Pair:
    """Running totals with a board's score added."""
    return total[0] + score[0], total[1] + score[1]


def of_side(side: int, points: int) -> Pair:
    """`points` for one side (0 North-South, 1 East-West), nothing for the other."""
    return (0, points) if side else (points, 0)


def leader(scores: Pair) -> str:
    """The side with the higher score, or "draw"."""
    north_south, east_west = scores
    return "draw" if north_south == east_west else SIDES[east_west > north_south]
