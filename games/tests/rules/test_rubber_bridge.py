"""A match of rubber bridge: games, vulnerability, rubbers and the end, under either scoring."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.engine.errors import InvalidOptions
from games.engine.game import NextBoard
from games.engine.replay import score_lines
from games.engine.seats import EAST, NORTH, SOUTH, WEST
from games.rules.registry import GAMES
from games.rules.rubber_bridge import RUBBER_BRIDGE
from games.tests.rules.bridge import act, deal, played_boards, public, start

SAMPLE = Path(__file__).parents[1] / "data" / "rubber_sample.jsonl"
LINES = [json.loads(line) for line in SAMPLE.read_text(encoding="utf-8").splitlines()]
GAME_NS, GAME_EW, OUT = ("N 3NT", 9), ("E 3NT", 9), ("Pass", 0)


def begin(**options: Any) -> Any:
    return start(RUBBER_BRIDGE, **options)


def after(*boards: tuple[str, int], **options: Any) -> Any:
    return played_boards(RUBBER_BRIDGE, begin(**options), *boards)


def next_board(state: Any) -> NextBoard:
    board = RUBBER_BRIDGE.next_board(state)
    assert board is not None
    return board


@pytest.mark.parametrize("line", LINES, ids=range(1, len(LINES) + 1))
def test_a_recorded_match_scores_as_the_second_scorer_says(line: dict[str, Any]) -> None:
    (results,) = score_lines([json.dumps(line["record"]).encode()], GAMES)
    assert results == [{"record": 1, **expected} for expected in line["expect"]]


def test_north_deals_first_then_the_deal_goes_clockwise_passed_out_or_not() -> None:
    dealers = [next_board(after(*[OUT] * passed)).dealer for passed in range(5)]
    assert dealers == [NORTH, EAST, SOUTH, WEST, NORTH]
    assert next_board(after(("N 1C", 7))).dealer == EAST


@pytest.mark.parametrize("scoring", ["simple", "laws"])
def test_a_side_with_a_game_in_this_rubber_is_vulnerable(scoring: str) -> None:
    def vulnerable(*boards: tuple[str, int]) -> str:
        return next_board(after(*boards, scoring=scoring, rubbers=2)).vulnerable

    assert vulnerable() == "None"
    assert vulnerable(GAME_NS) == "NS"
    assert vulnerable(GAME_EW) == "EW"
    assert vulnerable(GAME_NS, GAME_EW) == "All"
    assert vulnerable(GAME_NS, GAME_EW, GAME_EW) == "None"
    assert vulnerable(GAME_NS, GAME_EW, GAME_EW, GAME_NS) == "NS"


def test_the_winning_board_shows_two_games_and_the_next_counts_from_none() -> None:
    state = after(GAME_NS, GAME_NS, OUT, GAME_EW, rubbers=2)
    games = [line["games"] for line in RUBBER_BRIDGE.scoresheet(state)]
    assert games == [{"NS": 1, "EW": 0}, {"NS": 2, "EW": 0}, {"NS": 0, "EW": 0}, {"NS": 0, "EW": 1}]
    assert public(RUBBER_BRIDGE, state)["facts"]["won"] == {"NS": 1, "EW": 0}


@pytest.mark.parametrize("scoring", ["simple", "laws"])
def test_a_match_is_one_rubber_unless_more_are_agreed(scoring: str) -> None:
    assert not RUBBER_BRIDGE.outcome(after(GAME_NS, scoring=scoring)).over
    assert RUBBER_BRIDGE.outcome(after(GAME_NS, GAME_NS, scoring=scoring)).over
    two = after(GAME_NS, GAME_NS, GAME_EW, scoring=scoring, rubbers=2)
    assert not RUBBER_BRIDGE.outcome(two).over
    assert RUBBER_BRIDGE.outcome(played_boards(RUBBER_BRIDGE, two, GAME_EW)).over


def test_of_several_rubbers_simple_counts_rubbers_and_laws_points() -> None:
    boards = (GAME_NS, GAME_NS, ("N 7NTX", 4), GAME_NS, GAME_NS, GAME_EW, GAME_EW)
    assert RUBBER_BRIDGE.outcome(after(*boards, rubbers=3)).winner == "NS"
    assert RUBBER_BRIDGE.outcome(after(*boards, rubbers=3, scoring="laws")).winner == "EW"


def test_as_many_rubbers_each_are_a_draw_in_simple() -> None:
    state = after(GAME_NS, GAME_NS, ("N 7NTX", 4), GAME_EW, GAME_EW, rubbers=2)
    assert RUBBER_BRIDGE.outcome(state).winner == "draw"


def test_without_an_agreed_number_rubber_follows_rubber_and_totals_run_on() -> None:
    state = after(*[GAME_NS, GAME_NS] * 3, rubbers=None)
    outcome = RUBBER_BRIDGE.outcome(state)
    assert (outcome.over, outcome.winner, outcome.total) == (False, None, {"NS": 2400, "EW": 0})
    assert next_board(state) == NextBoard(7, SOUTH, "None")
    assert public(RUBBER_BRIDGE, state)["facts"]["rubbers"] is None


def test_passed_out_boards_count_as_boards() -> None:
    assert RUBBER_BRIDGE.outcome(after(OUT, OUT, GAME_NS)).boards == 3


def test_a_given_vulnerability_or_dealer_holds_for_its_board_and_the_deal_goes_on_from_there() -> None:
    state = act(deal(begin(), dealer=WEST, vulnerable="All", number=5), "1C P P P S2")
    state = act(act(state, ["claim 0"]), "accept accept ok ok ok ok")
    assert public(RUBBER_BRIDGE, state)["totals"] == {"NS": 700, "EW": 0}
    assert next_board(state) == NextBoard(6, NORTH, "None")


def test_options_are_the_two_scorings_and_a_number_of_rubbers() -> None:
    facts = public(RUBBER_BRIDGE, begin())["facts"]
    assert (facts["scoring"], facts["rubbers"]) == ("simple", 1)
    for wrong in (
        {"scoring": "chicago"},
        {"scoring": None},
        {"rubbers": 0},
        {"rubbers": True},
        {"boards": 4},
    ):
        with pytest.raises(InvalidOptions):
            RUBBER_BRIDGE.start(wrong)


def test_the_help_tables_hold_both_scorings() -> None:
    tables = RUBBER_BRIDGE.tables()
    assert [row["game"] for row in tables["simple"]] == [300, 500, 1000]
    assert tables["simple"][1]["under"] == [[100, 200], [200, 300]]
    assert tables["laws"]["honours"] == {"four": 100, "five": 150, "aces": 150}
    assert tables["laws"]["rubber"] == (700, 500)
