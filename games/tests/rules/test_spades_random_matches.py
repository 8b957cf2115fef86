"""What holds for the scores of every board of Spades: in random matches and in the recorded sample."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.engine.game import Viewer
from games.engine.replay import score_lines
from games.rules.registry import GAMES
from games.rules.spades import SPADES
from games.tests.rules.random_matches import random_steps
from games.tests.rules.spades import public

SAMPLE = Path(__file__).parents[1] / "data" / "spades_sample.jsonl"
LINES = [json.loads(line) for line in SAMPLE.read_text(encoding="utf-8").splitlines()]
SEEDS = range(25)
RULES = ("race-500", "race-300")

Json = dict[str, Any]


@pytest.fixture(scope="module")
def views() -> list[Json]:
    """The public views in which a board has just been settled, over whole random matches."""
    return [
        public(step.after)
        for seed in SEEDS
        for step in random_steps(SPADES, seed, {"rules": RULES[seed & 1]})
        if SPADES.outcome(step.after).boards > SPADES.outcome(step.before).boards
    ]


@pytest.mark.parametrize("line", LINES, ids=range(1, len(LINES) + 1))
def test_a_recorded_match_scores_as_the_second_scorer_says(line: Json) -> None:
    (results,) = score_lines([json.dumps(line["record"]).encode()], GAMES)
    assert results == [{"record": 1, **expected} for expected in line["expect"]]


def test_the_explained_lines_of_a_side_add_up_to_its_score(views: list[Json]) -> None:
    parts: Counter[str] = Counter()
    for view in views:
        board = view["sheet"]["boards"][-1]
        lines = view["sheet"]["current"]
        parts.update(line["part"] for line in lines)
        for side in ("NS", "EW"):
            assert sum(line["points"] for line in lines if line["side"] == side) == board["score"][side]
    assert set(parts) == {"contract", "nil", "bags"}
    assert parts["contract"] >= 2 * len(views)


def test_every_nil_has_its_line_and_only_a_nil_belongs_to_a_seat(views: list[Json]) -> None:
    nils = 0
    for view in views:
        bids = view["sheet"]["boards"][-1]["bids"]
        bidders = [seat for side in ("NS", "EW") for seat in side if bids[seat] in ("nil", "blind")]
        assert [line["seat"] for line in view["sheet"]["current"] if line["part"] == "nil"] == bidders
        assert all(line["seat"] is None for line in view["sheet"]["current"] if line["part"] != "nil")
        nils += len(bidders)
    assert nils > 20


def test_the_four_take_thirteen_tricks_and_bags_stay_below_ten(views: list[Json]) -> None:
    for view in views:
        board = view["sheet"]["boards"][-1]
        assert sum(board["tricks"].values()) == 13 == sum(view["tricks"].values())
        assert all(0 <= bags < 10 for bags in board["bags"].values())
        assert view["facts"]["bags"] == board["bags"]


def test_totals_run_on_and_the_last_ones_decide(views: list[Json]) -> None:
    penalties = 0
    for view in views:
        total = {"NS": 0, "EW": 0}
        for board in view["sheet"]["boards"]:
            total = {side: total[side] + board["score"][side] for side in total}
            assert board["total"] == total
        assert view["totals"] == total
        if view["outcome"]["over"]:
            assert view["outcome"]["winner"] == max(total, key=lambda side: total[side])
        penalties += any(line["points"] < 0 for line in view["sheet"]["current"] if line["part"] == "bags")
    assert penalties > 3


def test_no_spade_is_led_before_one_was_played_but_from_a_hand_of_spades() -> None:
    forced = 0
    for seed in range(60):
        for step in random_steps(SPADES, seed, {}, boards=2):
            view = public(step.before)
            if view["phase"] != "play" or view["trick"]["cards"] or view["facts"]["broken"]:
                continue
            seat = "NESW".index(view["turns"][0])
            you = SPADES.private_view(step.before, Viewer(seat))
            assert you is not None
            if public(step.after)["trick"]["cards"][0]["card"].startswith("S"):
                assert all(card.startswith("S") for card in you["hands"][view["turns"][0]])
                forced += 1
    assert forced >= 1
