"""Tiers and stars, by rules/ranking.md. What is expected here is worked out from the page, not from the code."""

from __future__ import annotations

import subprocess
import sys
from decimal import Decimal, getcontext
from itertools import pairwise

import pytest

from ranking.wilson import TOLERANCE, grade, lower_bound

BORDERS = [
    *(("clubs", stars, 8 * (stars - 1)) for stars in range(1, 6)),
    *(("diamonds", stars, 40 + 2 * (stars - 1)) for stars in range(1, 6)),
    *(("hearts", stars, 50 + 2 * (stars - 1)) for stars in range(1, 6)),
    *(("spades", stars, 60 + 2 * (stars - 1)) for stars in range(1, 6)),
    *(("master", stars, 70 + 6 * (stars - 1)) for stars in range(1, 6)),
]
"""Every tier and star with the percentage that it begins at, from the lowest."""


def exact_bound(wins: str, games: int) -> float:
    """The formula in fifty digits, solved the other way: the smaller root of (p - x)² n = z² x (1 - x)."""
    getcontext().prec = 50
    n, p, square = Decimal(games), Decimal(wins) / games, Decimal("1.96") ** 2
    a, b, c = n + square, -(2 * n * p + square), n * p * p
    return float((-b - (b * b - 4 * a * c).sqrt()) / (2 * a))


@pytest.mark.parametrize(
    ("wins", "games"),
    [
        ("1", 1),
        ("0.5", 1),
        ("1", 2),
        ("7", 10),
        ("12.5", 20),
        ("60", 100),
        ("700", 1000),
        ("99999.5", 100_000),
    ],
)
def test_the_bound_is_the_smaller_root_of_wilsons_equation(wins: str, games: int) -> None:
    assert lower_bound(float(wins), games) == pytest.approx(exact_bound(wins, games), abs=1e-12)


def test_figures_worked_out_by_hand() -> None:
    assert lower_bound(1, 1) == pytest.approx(1 / (1 + 1.96**2))
    assert lower_bound(10, 10) == pytest.approx(10 / (10 + 1.96**2))
    assert lower_bound(50, 100) == pytest.approx(0.40383, abs=5e-6)


def test_without_matches_or_without_wins_the_bound_is_nothing() -> None:
    assert lower_bound(0, 0) == 0
    assert [lower_bound(0, games) for games in (1, 3, 10, 10**6)] == [0, 0, 0, 0]


def test_a_win_never_lowers_and_a_loss_never_raises_the_bound() -> None:
    for games in range(60):
        for halves in range(2 * games + 1):
            bound = lower_bound(halves / 2, games)
            assert lower_bound(halves / 2 + 1, games + 1) > bound
            assert lower_bound(halves / 2, games + 1) <= bound


def test_another_confidence_can_be_asked_for() -> None:
    assert lower_bound(60, 100, z=0) == pytest.approx(0.6)
    assert lower_bound(60, 100, z=2.58) < lower_bound(60, 100)


@pytest.mark.parametrize(("wins", "games"), [(-0.5, 1), (2, 1), (1, 0), (0, -1)])
def test_a_share_that_cannot_be_is_refused(wins: float, games: int) -> None:
    with pytest.raises(ValueError, match="wins of"):
        lower_bound(wins, games)


@pytest.mark.parametrize(("tier", "stars", "percentage"), BORDERS)
def test_a_bound_on_a_border_belongs_to_the_higher_star(tier: str, stars: int, percentage: int) -> None:
    border = percentage / 100
    assert grade(border) == (tier, stars)
    assert grade(border + TOLERANCE / 2) == (tier, stars)
    assert grade(max(border - TOLERANCE / 2, 0)) == (tier, stars)


@pytest.mark.parametrize(("below", "border"), [(row[:2], upper[2] / 100) for row, upper in pairwise(BORDERS)])
def test_just_below_a_border_is_the_lower_star(below: tuple[str, int], border: float) -> None:
    assert grade(border - 2 * TOLERANCE) == below
    assert grade(border - 1e-6) == below


def test_the_sources_example_is_hearts_with_three_stars() -> None:
    assert grade(0.55) == ("hearts", 3)


def test_the_highest_star_has_no_end_and_nothing_is_graded_beyond_all_or_nothing() -> None:
    assert grade(1) == ("master", 5)
    assert grade(0) == ("clubs", 1)
    for wrong in (-0.01, 1.01):
        with pytest.raises(ValueError, match="no bound"):
            grade(wrong)


def test_the_formulas_are_there_without_django() -> None:
    check = "import sys, ranking.wilson, ranking.points, ranking.shares; sys.exit('django' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
