"""Pairwise covers: few combinations of several factors in which any two values of two factors meet."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product

Row = tuple[str, ...]
"""One value of each factor, in the factors' order."""
Pairs = set[tuple[tuple[int, str], tuple[int, str]]]
"""Two factors by their places, with a value each."""


def pairs_of(row: Row) -> Pairs:
    """The pairs of values that meet in a row."""
    return set(combinations(enumerate(row), 2))


def pairwise(*factors: Iterable[str]) -> list[Row]:
    """Rows in which each value of a factor meets each value of every other, the same rows in each run.

    Greedy as AETG (Cohen, Dalal, Fredman, Patton: IEEE Transactions on Software Engineering 23, 1997), but over all
    combinations, which must be few enough for that: always the first of the rows that bring most new pairs.
    """
    candidates = {row: pairs_of(row) for row in product(*factors)}
    missing: Pairs = set().union(*candidates.values())
    chosen = []
    while missing:
        best = max(candidates, key=lambda row: len(candidates[row] & missing))
        missing -= candidates[best]
        chosen.append(best)
    return chosen
