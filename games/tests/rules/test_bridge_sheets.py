"""The score sheets of both bridge games, over random matches: every line is there, and together they are the score."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.game import Game
from games.rules.imp_bridge import IMP_BRIDGE
from games.rules.rubber_bridge import RUBBER_BRIDGE
from games.tests.rules.bridge import public
from games.tests.rules.random_matches import random_steps

Json = dict[str, Any]
SIDES = ("NS", "EW")


def settled_views(game: Game[Any], options: Json, boards: int = 60) -> list[Json]:
    """The public views in which a board has just been settled and was not passed out."""
    views = []
    for seed in range(3):
        for step in random_steps(game, seed, options, boards):
            if len(game.scoresheet(step.after)) > len(game.scoresheet(step.before)):
                view = public(game, step.after)
                views += [view] if view["sheet"]["boards"][-1]["contract"] != "Pass" else []
    return views


def part_sum(view: Json, side: str, *parts: str) -> int:
    lines = view["sheet"]["current"]
    return sum(line["points"] for line in lines if line["side"] == side and line["part"] in parts)


def gained(view: Json, key: str, side: str) -> int:
    """What a side's running `key` grew by on the board just settled."""
    boards = view["sheet"]["boards"]
    before = boards[-2][key][side] if len(boards) > 1 else 0
    grown: int = boards[-1][key][side] - before
    return grown


def test_in_imp_bridge_the_lines_are_the_score_and_its_imps() -> None:
    views = settled_views(IMP_BRIDGE, {})
    for view in views:
        board = view["sheet"]["boards"][-1]
        for side in SIDES:
            assert part_sum(view, side, "contract") == board["score"][side]
            assert part_sum(view, side, "imps") == board["imps"][side] == gained(view, "total", side)
    assert len(views) == 48


def test_in_the_simple_scoring_the_lines_are_the_score() -> None:
    views = settled_views(RUBBER_BRIDGE, {"rubbers": None})
    for view in views:
        for side in SIDES:
            score = view["sheet"]["boards"][-1]["score"][side]
            assert part_sum(view, side, "contract") == score == gained(view, "total", side)
    assert len(views) > 60


def test_by_the_laws_the_lines_of_each_column_are_what_was_written_there() -> None:
    views = settled_views(RUBBER_BRIDGE, {"scoring": "laws", "rubbers": None})
    for view in views:
        board, facts = view["sheet"]["boards"][-1], view["facts"]
        for side in SIDES:
            assert part_sum(view, side, "below") == gained(view, "below", side)
            assert part_sum(view, side, "above") == gained(view, "above", side)
            assert part_sum(view, side, "below", "above") == board["score"][side]
            assert board["total"][side] == board["below"][side] + board["above"][side]
            assert facts["part"][side] < 100
        assert (facts["below"], facts["above"], facts["games"]) == tuple(
            board[key] for key in ("below", "above", "games")
        )
    assert any(line["seat"] for view in views for line in view["sheet"]["current"])


@pytest.mark.parametrize("game", [IMP_BRIDGE, RUBBER_BRIDGE], ids=lambda game: game.info.key)
def test_the_tricks_of_both_sides_are_thirteen_also_after_a_claim(game: Game[Any]) -> None:
    views = settled_views(game, {}, boards=16)
    for view in views:
        board = view["sheet"]["boards"][-1]
        declaring = "NS" if board["declarer"] in "NS" else "EW"
        assert sum(view["tricks"].values()) == 13
        assert view["tricks"][declaring] == board["tricks"]
    assert any(view["claim"] for view in views)
    assert not all(view["claim"] for view in views)
