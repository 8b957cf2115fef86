"""Rating points (点力): what a rated match moves (rules/ranking.md, "Rating points")."""

from __future__ import annotations

from math import trunc
from typing import Literal, TypeAlias

Result: TypeAlias = Literal["win", "loss", "draw"]

START = 1000
"""What everyone begins with."""

STAKE = 12
"""What a match between equals moves."""

MOST = 24
"""No win gains and no loss costs more; nor is either ever nothing."""


def change(result: Result, own: float, opponents: float) -> int:
    """The points a player gains, or loses if negative. `own` and `opponents` are the two sides' averages before."""
    difference = trunc((opponents - own) / 10)
    if result == "draw":
        return max(difference, 0) // 2
    if result == "win":
        return min(max(STAKE + difference, 1), MOST)
    return max(min(-STAKE + difference, -1), -MOST)
