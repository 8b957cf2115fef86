"""International Match Points: a score's size on a scale of 24 steps (rules/imp-bridge.md)."""

from __future__ import annotations

from bisect import bisect_right

THRESHOLDS = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip
"""The least points that are worth 1, 2, … 24 IMPs."""


def imps(points: int) -> int:
    """The IMPs of a score of this size, 0 to 24; the sign is left out."""
    return bisect_right(THRESHOLDS, abs(points))
