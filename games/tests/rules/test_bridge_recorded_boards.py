"""Boards that people and engines have really played: calls, contracts, winners, tricks and scores as recorded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.engine.actions import ACCEPT, BIDS, CLAIMS, DOUBLE, PASS, PLAYS, REDOUBLE, REJECT, parse_action
from games.engine.bridge.state import State
from games.engine.deal import parse_deal_text
from games.engine.errors import IllegalAction
from games.engine.events import Acted
from games.engine.game import Game
from games.engine.seats import SEAT_LETTERS, SEATS
from games.rules.imp_bridge import IMP_BRIDGE
from games.rules.rubber_bridge import RUBBER_BRIDGE
from games.tests.rules.bridge import act, claim, deal, decider, public, start

SAMPLE = Path(__file__).parents[1] / "data" / "bridge_boards_sample.jsonl"
BOARDS = [json.loads(line) for line in SAMPLE.read_text(encoding="utf-8").splitlines()]
COMPLETE = [board for board in BOARDS if board["complete"] and board["contract"] != "Pass"]
CLAIMED = [board for board in BOARDS if not board["complete"]]
EVERY_CALL_AND_CARD = (PASS, *BIDS, DOUBLE, REDOUBLE, *PLAYS)

Json = dict[str, Any]


def dealt(board: Json, game: Game[Any] = IMP_BRIDGE) -> State:
    hands = parse_deal_text("N:" + " ".join(board["hands"][seat] for seat in SEAT_LETTERS))
    return deal(start(game), hands, SEAT_LETTERS.index(board["dealer"]), board["vul"], board["board"])


def actions_of(board: Json) -> list[str]:
    calls = [call.replace("N", "NT") for call in board["auction"].split()]
    return calls + board["play"].split()


def played(board: Json) -> State:
    """The board after its last recorded action, each of which was offered to the seat that decided it."""
    state = dealt(board)
    for action in actions_of(board):
        assert parse_action(action) in IMP_BRIDGE.legal_actions(state, decider(state))
        state = act(state, [action])
    return state


def named(board: Json) -> str:
    name: str = board["id"]
    return name


@pytest.mark.parametrize("board", BOARDS, ids=named)
def test_a_recorded_board_is_called_and_played_as_recorded(board: Json) -> None:
    state = played(board)
    view = public(IMP_BRIDGE, state)
    if board["contract"] == "Pass":
        assert view["sheet"]["boards"][0]["contract"] == "Pass"
        return
    assert view["contract"]["text"] == board["contract"].replace("N", "NT")
    assert view["contract"]["declarer"] == board["declarer"]
    tricks = {seat: view["seats"][seat]["tricks"] for seat in SEAT_LETTERS}
    assert tricks == {seat: board["winners"].count(seat) for seat in SEAT_LETTERS}


@pytest.mark.parametrize("board", COMPLETE, ids=named)
def test_a_board_played_out_scores_as_recorded(board: Json) -> None:
    state = played(board)
    (line,) = IMP_BRIDGE.scoresheet(state)
    assert (line["tricks"], line["score"]["NS"] - line["score"]["EW"]) == (
        board["tricks"],
        board["score_ns"],
    )


def to_declarers_turn(state: State, board: Json) -> State:
    """The state in which declarer may claim, the defenders playing their lowest cards until then."""
    while SEAT_LETTERS[decider(state)] != board["declarer"]:
        state = IMP_BRIDGE.apply(
            state, Acted(decider(state), IMP_BRIDGE.default_action(state, decider(state)))
        )
    return state


@pytest.mark.parametrize("board", CLAIMED, ids=named)
def test_a_board_that_was_claimed_scores_as_agreed(board: Json) -> None:
    state = to_declarers_turn(played(board), board)
    view = public(IMP_BRIDGE, state)
    side = "NS" if board["declarer"] in "NS" else "EW"
    (line,) = IMP_BRIDGE.scoresheet(claim(state, board["tricks"] - view["tricks"][side]))
    assert (line["tricks"], line["score"]["NS"] - line["score"]["EW"]) == (
        board["tricks"],
        board["score_ns"],
    )


@pytest.mark.parametrize("board", COMPLETE[::40], ids=named)
def test_nothing_but_what_is_offered_is_taken_from_any_seat(board: Json) -> None:
    state = dealt(board)
    for action in actions_of(board):
        for seat in SEATS:
            for other in {*EVERY_CALL_AND_CARD, *CLAIMS, ACCEPT, REJECT} - set(
                IMP_BRIDGE.legal_actions(state, seat)
            ):
                with pytest.raises(IllegalAction):
                    IMP_BRIDGE.apply(state, Acted(seat, other))
        state = act(state, [action])


def test_both_games_play_the_same_cards() -> None:
    for board in COMPLETE[::9]:
        (line,) = RUBBER_BRIDGE.scoresheet(act(dealt(board, RUBBER_BRIDGE), actions_of(board)))
        contract, declarer = board["contract"].replace("N", "NT"), board["declarer"]
        assert (line["contract"], line["declarer"], line["tricks"]) == (contract, declarer, board["tricks"])
