"""What a rated match moves, by rules/ranking.md, "Rating points"."""

from __future__ import annotations

import pytest

from ranking.points import Result, change


@pytest.mark.parametrize(
    ("result", "own", "opponents", "points"),
    [
        ("win", 1000, 1000, 12),
        ("loss", 1000, 1000, -12),
        ("draw", 1000, 1000, 0),
        ("win", 1000, 1009.5, 12),
        ("win", 1000, 1010, 13),
        ("win", 1010, 1000, 11),
        ("win", 1009.5, 1000, 12),
        ("loss", 1000, 1010, -11),
        ("loss", 1010, 1000, -13),
        ("loss", 1000.5, 1020, -11),
        ("draw", 1000, 1010, 0),
        ("draw", 1000, 1020, 1),
        ("draw", 1000, 1039.5, 1),
        ("draw", 1000, 1050, 2),
        ("draw", 1050, 1000, 0),
    ],
)
def test_a_tenth_of_the_difference_is_added_rounded_towards_nothing(
    result: Result, own: float, opponents: float, points: int
) -> None:
    assert change(result, own, opponents) == points


@pytest.mark.parametrize(
    ("own", "opponents", "win", "loss"),
    [(1110, 1000, 1, -23), (1120, 1000, 1, -24), (2000, 0, 1, -24), (1000, 1110, 23, -1), (0, 2000, 24, -1)],
)
def test_no_win_is_for_nothing_and_no_loss_is_without_end(
    own: float, opponents: float, win: int, loss: int
) -> None:
    assert change("win", own, opponents) == win
    assert change("loss", own, opponents) == loss


def test_what_one_side_wins_by_the_difference_the_other_does_not_lose() -> None:
    for own in range(500, 1500, 7):
        assert change("win", own, 1000) + change("loss", 1000, own) == 0
