"""The auction of both bridge games: whose turn, what ends it, who declares."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.bridge.state import State
from games.engine.game import Game
from games.engine.seats import EAST, NORTH, SOUTH, WEST
from games.rules.imp_bridge import IMP_BRIDGE
from games.tests.rules.bridge import BOTH, act, deal, decider, public, refusal, start

both = pytest.mark.parametrize("game", BOTH, ids=lambda game: game.info.key)


def called(*calls: str, dealer: int = NORTH) -> State:
    return act(deal(start(), dealer=dealer), calls)


def contract(state: State) -> tuple[str, str]:
    found = public(IMP_BRIDGE, state)["contract"]
    return found["text"], found["declarer"]


def phase(state: State) -> str:
    found: str = public(IMP_BRIDGE, state)["phase"]
    return found


def test_calls_go_clockwise_from_the_dealer() -> None:
    state, seats = deal(start(), dealer=WEST), []
    for call in ("P", "1C", "X", "P"):
        seats.append(decider(state))
        state = act(state, [call])
    assert seats == [WEST, NORTH, EAST, SOUTH]
    assert [call["seat"] for call in public(IMP_BRIDGE, state)["calls"]] == ["W", "N", "E", "S"]


def test_a_call_out_of_turn_or_another_action_is_refused_with_its_reason() -> None:
    state = called("1C")
    assert refusal(state, "P", SOUTH) == "It is not your turn."
    assert refusal(state, "SA") == "The auction is under way: call."
    assert refusal(state, "up SQ") == "The auction is under way: call."
    assert refusal(state, "1C") == "A bid must outrank 1C."
    assert refusal(state, "XX") == "There is no double to redouble."


def test_three_passes_after_a_bid_end_the_auction() -> None:
    assert phase(called("1C", "P", "P")) == "auction"
    assert phase(called("1C", "P", "P", "P")) == "play"
    assert phase(called("1C", "P", "P", "X", "P", "P")) == "auction"
    assert phase(called("1C", "P", "P", "X", "P", "P", "P")) == "play"


def test_three_passes_before_any_bid_leave_the_fourth_seat_its_call() -> None:
    assert phase(called("P", "P", "P")) == "auction"
    assert phase(called("P", "P", "P", "1NT", "P", "P", "P")) == "play"
    assert phase(called("P", "P", "P", "P")) == "scoreboard"


@pytest.mark.parametrize(
    ("calls", "bought"),
    [
        ("1S P 2S P P P", ("2S", "N")),
        ("P 1S P 4S P P P", ("4S", "E")),
        ("1H P 1S P 2H P P P", ("2H", "N")),
        ("1NT P 2H P 2NT P 3NT P P P", ("3NT", "N")),
        # The other side named it before: that does not count.
        ("1C 1S P P 2S P P P", ("2S", "N")),
        ("1H 1S 2S P P P", ("2S", "S")),
        ("P 1D 1H 2D 2H P 3H P P P", ("3H", "S")),
        ("1S X XX P P P", ("1SXX", "N")),
        ("1S 2C X P P P", ("2CX", "E")),
    ],
)
def test_of_the_side_that_bought_it_the_first_to_name_the_denomination_declares(
    calls: str, bought: tuple[str, str]
) -> None:
    state = called(*calls.split())
    assert contract(state) == bought
    roles = public(IMP_BRIDGE, state)["seats"]
    assert [seat for seat in "NESW" if roles[seat]["role"] == "declarer"] == [bought[1]]
    partner = {"N": "S", "S": "N", "E": "W", "W": "E"}[bought[1]]
    assert [seat for seat in "NESW" if roles[seat]["role"] == "dummy"] == [partner]


def test_the_seat_on_declarers_left_leads() -> None:
    state = called("P", "1S", "P", "4S", "P", "P", "P")
    assert decider(state) == SOUTH


@both
def test_a_passed_out_board_scores_nothing_and_its_line_says_so(game: Game[Any]) -> None:
    state = act(deal(start(game)), "P P P P")
    (line,) = public(game, state)["sheet"]["boards"]
    nothing = {"NS": 0, "EW": 0}
    assert (line["contract"], line["score"], line["total"]) == ("Pass", nothing, nothing)
    assert not {"declarer", "tricks"} & set(line)
    assert public(game, state)["sheet"]["current"] == []


def test_the_clock_passes() -> None:
    state = called("1C")
    assert IMP_BRIDGE.default_action(state, EAST).text == "P"
