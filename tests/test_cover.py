"""What a pairwise cover promises."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests.cover import pairwise

SMALL, LARGE = ("a", "b"), ("a", "b", "c", "d", "e")


@pytest.mark.parametrize(
    "factors", [(SMALL, SMALL), (SMALL, LARGE, SMALL), (LARGE, SMALL, LARGE, SMALL, SMALL)]
)
def test_any_two_values_of_two_factors_meet(factors: tuple[tuple[str, ...], ...]) -> None:
    rows = pairwise(*factors)
    for one, other in combinations(range(len(factors)), 2):
        assert {(row[one], row[other]) for row in rows} == set(product(factors[one], factors[other]))


def test_no_more_rows_than_the_two_largest_factors_have_pairs() -> None:
    assert len(pairwise("abcdefghijklmnopq", SMALL, "uvw", SMALL)) == 17 * 3


def test_the_rows_are_the_same_each_time() -> None:
    assert pairwise(SMALL, LARGE, LARGE) == pairwise(SMALL, LARGE, LARGE)
