"""What holds for the scores of every board of Broken Ark: in random matches and in the recorded sample."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.engine.game import Viewer
from games.engine.replay import score_lines
from games.rules.broken_ark import BROKEN_ARK
from games.rules.registry import GAMES
from games.tests.rules.ark import public
from games.tests.rules.random_matches import random_steps

SAMPLE = Path(__file__).parents[1] / "data" / "ark_sample.jsonl"
LINES = [json.loads(line) for line in SAMPLE.read_text(encoding="utf-8").splitlines()]
MATCHES = range(12)

Json = dict[str, Any]


def settled_views() -> list[Json]:
    """The public views in which a board has just been settled, over whole random matches."""
    views = []
    for seed in MATCHES:
        for step in random_steps(BROKEN_ARK, seed, {}):
            boards = BROKEN_ARK.outcome(step.after).boards
            if boards > BROKEN_ARK.outcome(step.before).boards:
                views.append(public(step.after))
    return views


@pytest.fixture(scope="module")
def views() -> list[Json]:
    return settled_views()


@pytest.mark.parametrize("line", LINES, ids=range(1, len(LINES) + 1))
def test_a_recorded_match_scores_as_the_second_scorer_says(line: Json) -> None:
    (results,) = score_lines([json.dumps(line["record"]).encode()], GAMES)
    assert results == [{"record": 1, **expected} for expected in line["expect"]]


def test_thirteen_tricks_share_seventy_sequence_points(views: list[Json]) -> None:
    for view in views:
        board = view["sheet"]["boards"][-1]
        if board["contract"] != "Pass":
            assert sum(board["sequence"].values()) == 70
            assert sum(view["tricks"].values()) == 13


def test_a_boards_score_is_trick_card_and_sequence_score_but_for_a_negation(views: list[Json]) -> None:
    negated = 0
    for view in views:
        board = view["sheet"]["boards"][-1]
        if board["contract"] == "Pass":
            continue
        for side in ("NS", "EW"):
            plain = board["trick"][side] + board["sequence"][side] + sum(board["card"][seat] for seat in side)
            assert abs(board["score"][side]) == abs(plain)
            if board["score"][side] != plain:
                negated += 1
                assert view["facts"]["chooser"] is not None
    assert negated > 5


def part_sum(view: Json, part: str, **of: str) -> int:
    lines = [line for line in view["sheet"]["current"] if line["part"] == part]
    return sum(line["points"] for line in lines if all(line[key] == value for key, value in of.items()))


def test_the_explained_lines_add_up_to_the_sheet(views: list[Json]) -> None:
    for view in views:
        board = view["sheet"]["boards"][-1]
        if board["contract"] == "Pass":
            assert view["sheet"]["current"] == []
            continue
        before = (
            view["sheet"]["boards"][-2]["total"] if len(view["sheet"]["boards"]) > 1 else {"NS": 0, "EW": 0}
        )
        for side in ("NS", "EW"):
            assert part_sum(view, "trick", side=side) == board["trick"][side]
            assert part_sum(view, "sequence", side=side) == board["sequence"][side]
            for seat in side:
                assert part_sum(view, "card", seat=seat) == board["card"][seat]
            plain = board["trick"][side] + board["sequence"][side] + sum(board["card"][seat] for seat in side)
            assert part_sum(view, "negation", side=side) == board["score"][side] - plain
            assert (
                part_sum(view, "reversal", side=side)
                == board["total"][side] - before[side] - board["score"][side]
            )


def test_a_played_boards_sheet_has_a_line_for_each_trick_and_each_choice(views: list[Json]) -> None:
    seen: Counter[str] = Counter()
    for view in views:
        lines = view["sheet"]["current"]
        parts = Counter(line["part"] for line in lines)
        seen += parts
        if lines:
            assert parts["sequence"] == 13
            assert parts["negation"] == (view["facts"]["chooser"] is not None)
            assert parts["trick"] >= 1
            assert {line["seat"] for line in lines if line["part"] in ("trick", "sequence")} == {None}
    assert seen["reversal"] >= 1
    assert seen["card"] > len(views)


def test_all_hands_are_laid_open_as_dealt_once_the_board_is_over_and_not_before() -> None:
    for step in random_steps(BROKEN_ARK, 1, {}, boards=2, nonce="ab" * 32):
        view = public(step.after)
        over = view["phase"] in ("scoreboard", "over")
        assert bool(view["hands"]) == over
        assert ("nonce" in view) == over
        if over:
            assert [len(view["hands"][seat]) for seat in "NESW"] == [13] * 4


def test_previews_of_a_choice_are_what_it_makes() -> None:
    choices = 0
    for seed in MATCHES:
        for step in random_steps(BROKEN_ARK, seed, {}):
            before = public(step.before)
            if before["phase"] not in ("negation", "reversal"):
                continue
            you = BROKEN_ARK.private_view(step.before, Viewer("NESW".index(before["turns"][0])))
            assert you is not None
            chosen = step.event.action.text  # type: ignore[union-attr]
            preview = next(action["preview"] for action in you["actions"] if action["action"] == chosen)
            assert preview["total"] == public(step.after)["totals"]
            boards = public(step.after)["sheet"]["boards"]
            if public(step.after)["phase"] in ("scoreboard", "over"):
                assert preview["score"] == boards[-1]["score"]
            choices += 1
    assert choices > 20
