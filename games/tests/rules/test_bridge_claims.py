"""Claims (rules/imp-bridge.md, "Claim"): when, how many, and how the defenders answer."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.bridge.state import State
from games.engine.game import Game
from games.engine.seats import EAST, NORTH, SOUTH, WEST
from games.rules.imp_bridge import IMP_BRIDGE
from games.tests.rules.bridge import BOTH, act, claim, deal, private, public, refusal, start
from games.tests.rules.test_bridge_dummy import MIXED

both = pytest.mark.parametrize("game", BOTH, ids=lambda game: game.info.key)


def led(game: Game[Any] = IMP_BRIDGE) -> State:
    """3NT by South; West has led, and it is dummy's turn."""
    return act(deal(start(game), MIXED, dealer=SOUTH), "3NT P P P S8")


def claims(state: State, seat: int = SOUTH) -> list[str]:
    return [action.text for action in IMP_BRIDGE.legal_actions(state, seat) if action.kind == "claim"]


def test_declarer_may_claim_none_to_all_of_the_tricks_that_are_not_complete() -> None:
    assert claims(led()) == [f"claim {n}" for n in range(14)]
    on_own_hand = act(led(), "SA S3")
    assert claims(on_own_hand) == [f"claim {n}" for n in range(14)]
    second = act(on_own_hand, "S4")
    assert claims(second) == [f"claim {n}" for n in range(13)]
    assert refusal(second, "claim 13") == "Tricks left to claim: 12."


def test_nobody_claims_before_the_opening_lead_and_no_defender_at_any_time() -> None:
    before = act(deal(start(), MIXED, dealer=SOUTH), "3NT P P P")
    assert refusal(before, "claim 9", SOUTH) == "It is not your turn."
    assert refusal(before, "claim 0", WEST) == "Only declarer may claim."
    on_east = act(led(), "SA")
    assert claims(on_east, EAST) == []
    assert refusal(on_east, "claim 2", EAST) == "Only declarer may claim."
    assert refusal(on_east, "claim 9", SOUTH) == "It is not your turn."
    assert refusal(led(), "claim 9", NORTH) == "Declarer plays dummy's cards."


def test_claims_are_offered_to_declarer_among_its_actions() -> None:
    offered = [action for action in private(IMP_BRIDGE, led(), "S")["actions"] if action["group"] == "claim"]
    assert [action["action"] for action in offered] == [f"claim {n}" for n in range(14)]


@both
def test_while_a_claim_is_answered_declarers_hand_is_shown_to_all(game: Game[Any]) -> None:
    state = led(game)
    shown = private(game, state, "S")["hands"]["S"]
    claimed = act(state, ["claim 9"])
    view = public(game, claimed)
    assert (view["phase"], set(view["hands"])) == ("claim", {"N", "S"})
    assert view["hands"]["S"] == shown
    assert set(public(game, act(claimed, "reject"))["hands"]) == {"N"}


def test_the_defender_on_declarers_left_answers_first_then_the_other() -> None:
    state = act(led(), ["claim 9"])
    assert IMP_BRIDGE.to_act(state) == ((WEST, WEST),)
    assert [action.text for action in IMP_BRIDGE.legal_actions(state, WEST)] == ["accept", "reject"]
    assert IMP_BRIDGE.legal_actions(state, EAST) == ()
    assert public(IMP_BRIDGE, state)["claim"] == {"seat": "S", "tricks": 9, "answers": {}, "open": True}
    assert refusal(state, "accept", EAST) == "It is not your turn."
    assert refusal(state, "accept", SOUTH) == "It is not your turn."
    assert refusal(state, "S7") == "Accept or reject the claim first."
    state = act(state, "accept")
    assert IMP_BRIDGE.to_act(state) == ((EAST, EAST),)
    assert public(IMP_BRIDGE, state)["claim"]["answers"] == {"W": "accept"}


def test_both_accepting_scores_the_board_as_claimed() -> None:
    state = claim(act(led(), "SA S3 S4"), 9)
    view = public(IMP_BRIDGE, state)
    assert (view["phase"], view["tricks"]) == ("scoreboard", {"NS": 10, "EW": 3})
    assert view["sheet"]["boards"][-1] | {"imps": None, "total": None} == {
        "board": 1,
        "contract": "3NT",
        "declarer": "S",
        "tricks": 10,
        "score": {"NS": 430, "EW": 0},
        "imps": None,
        "total": None,
    }
    assert view["claim"] == {
        "seat": "S",
        "tricks": 9,
        "answers": {"W": "accept", "E": "accept"},
        "open": False,
    }


@pytest.mark.parametrize("answers", ["reject", "accept reject"])
def test_the_first_rejection_ends_the_claim_and_play_goes_on_where_it_was(answers: str) -> None:
    before = led()
    state = claim(before, 9, answers)
    view = public(IMP_BRIDGE, state)
    assert (view["phase"], view["turns"], view["facts"]["hand"]) == ("play", ["S"], "N")
    assert view["claim"]["open"] is False
    assert list(view["claim"]["answers"].values()) == answers.split()
    assert act(state, "SA S3 S4") == act(before, "SA S3 S4")


def test_there_is_at_most_one_claim_a_trick() -> None:
    state = claim(led(), 9, "reject")
    assert claims(state) == []
    assert refusal(state, "claim 5") == "The claim was rejected: play a card before you claim again."
    state = act(state, "SA S3")
    assert claims(state) == []
    assert claims(act(state, "S4")) == [f"claim {n}" for n in range(13)]
    assert public(IMP_BRIDGE, act(state, "S4"))["claim"] is None


def test_accepting_shows_what_the_board_would_come_to() -> None:
    state = act(led(), ["claim 6"])
    accept, reject = private(IMP_BRIDGE, state, "W")["actions"]
    assert accept["preview"] == {"score": {"NS": 0, "EW": 150}, "total": {"NS": 0, "EW": 4}}
    assert "preview" not in reject
    assert public(IMP_BRIDGE, act(state, "accept accept"))["totals"] == accept["preview"]["total"]


def test_the_clock_rejects_a_claim_and_never_makes_one() -> None:
    assert IMP_BRIDGE.default_action(act(led(), ["claim 9"]), WEST).text == "reject"
    assert IMP_BRIDGE.default_action(led(), SOUTH).text == "S2"
