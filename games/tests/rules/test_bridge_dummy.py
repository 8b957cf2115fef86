"""The play of both bridge games: dummy lies open after the opening lead, and declarer plays it."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.bridge.state import State
from games.engine.game import Game, Viewer
from games.engine.seats import EAST, NORTH, SOUTH, WEST
from games.rules.imp_bridge import IMP_BRIDGE
from games.rules.rubber_bridge import RUBBER_BRIDGE
from games.tests.rules.ark import hands
from games.tests.rules.bridge import BOTH, act, deal, private, public, refusal, start

MIXED = hands(
    N="SA SK S2 HA HK H2 DA DK D2 CA CK C2 C3",
    E="SQ SJ S3 HQ HJ H3 DQ DJ D3 CQ CJ C4 C5",
    S="ST S9 S4 HT H9 H4 DT D9 D4 CT C9 C6 D5",
    W="S8 S7 S6 S5 H8 H7 H6 H5 D8 D7 D6 C8 C7",
)
both = pytest.mark.parametrize("game", BOTH, ids=lambda game: game.info.key)


def auctioned(game: Game[Any] = IMP_BRIDGE) -> State:
    """3NT by South, West to lead."""
    return act(deal(start(game), MIXED, dealer=SOUTH), "3NT P P P")


@both
def test_dummy_lies_open_to_all_after_the_opening_lead_and_not_before(game: Game[Any]) -> None:
    state = auctioned(game)
    assert public(game, state)["hands"] == {}
    state = act(state, "S8")
    assert public(game, state)["hands"] == {"N": private(game, state, "N")["hands"]["N"]}
    state = act(state, "SA")
    assert public(game, state)["hands"]["N"][0] == "SK"
    assert len(public(game, state)["hands"]["N"]) == 12


@both
def test_declarer_plays_dummys_cards_and_dummys_player_none(game: Game[Any]) -> None:
    state = act(auctioned(game), "S8")
    assert game.to_act(state) == ((SOUTH, NORTH),)
    view = public(game, state)
    assert (view["turns"], view["facts"]["hand"]) == (["S"], "N")
    assert [action["action"] for action in private(game, state, "S")["actions"][:3]] == ["S2", "SK", "SA"]
    assert private(game, state, "N")["actions"] == []
    assert refusal(state, "SA", NORTH) == "Declarer plays dummy's cards."
    assert refusal(state, "SA", EAST) == "It is not your turn."


def test_a_card_of_the_other_of_declarers_hands_is_refused_with_its_reason() -> None:
    state = act(auctioned(), "S8")
    assert refusal(state, "ST") == "It is dummy's turn: play from dummy."
    assert refusal(state, "HA") == "Follow suit: play spades."
    assert refusal(state, "SQ") == "You do not hold SQ."
    state = act(state, "SA S3")
    assert refusal(state, "SK") == "It is your own hand's turn: play from it."
    assert refusal(state, "HT") == "Follow suit: play spades."


def test_declarer_is_told_why_cards_of_both_hands_are_refused() -> None:
    state = act(auctioned(), "S8")
    refused = private(IMP_BRIDGE, state, "S")["refused"]
    both_hands = public(IMP_BRIDGE, state)["hands"]["N"] + private(IMP_BRIDGE, state, "S")["hands"]["S"]
    offered = {action.get("card") for action in private(IMP_BRIDGE, state, "S")["actions"]}
    assert set(refused) == set(both_hands) - offered
    assert refused["HA"]["key"] == "Follow suit: play %(suit)s."
    assert refused["ST"]["key"] == "It is dummy's turn: play from dummy."
    assert private(IMP_BRIDGE, state, "N")["refused"] == {}


def test_a_defender_is_told_why_its_own_cards_are_refused() -> None:
    state = act(auctioned(), "S8 SA")
    refused = private(IMP_BRIDGE, state, "E")["refused"]
    assert set(refused) == {card for card in private(IMP_BRIDGE, state, "E")["hands"]["E"] if card[0] != "S"}


def test_in_imp_bridge_dummys_player_sees_declarers_hand_while_dummy_is_down() -> None:
    state = auctioned()
    assert set(private(IMP_BRIDGE, state, "N")["hands"]) == {"N"}
    state = act(state, "S8")
    hands_seen = private(IMP_BRIDGE, state, "N")["hands"]
    assert hands_seen["S"] == private(IMP_BRIDGE, state, "S")["hands"]["S"]
    assert set(hands_seen) == {"N", "S"}
    for other in "ESW":
        assert set(private(IMP_BRIDGE, state, other)["hands"]) == {other}


def test_in_rubber_bridge_dummys_player_does_not_see_declarers_hand() -> None:
    state = act(auctioned(RUBBER_BRIDGE), "S8 SA S3")
    assert set(private(RUBBER_BRIDGE, state, "N")["hands"]) == {"N"}


def test_a_spectator_who_may_see_dummys_players_cards_is_not_shown_declarers() -> None:
    state = act(auctioned(), "S8")
    assert set(private(IMP_BRIDGE, state, None, {NORTH})["hands"]) == {"N"}
    assert IMP_BRIDGE.private_view(state, Viewer()) is None


def test_a_card_led_by_dummy_is_led_by_declarer() -> None:
    state = act(auctioned(), "S8 SA S3 S4")
    assert IMP_BRIDGE.to_act(state) == ((SOUTH, NORTH),)
    state = act(state, "CA CQ C6 C7")
    view = public(IMP_BRIDGE, state)
    assert [card["seat"] for card in view["last"]["cards"]] == ["N", "E", "S", "W"]
    assert view["last"]["winner"] == "N"
    assert "history" not in view["facts"]
    assert view["tricks"] == {"NS": 2, "EW": 0}


def test_the_clock_plays_the_lowest_card_of_the_hand_on_turn() -> None:
    state = auctioned()
    assert IMP_BRIDGE.default_action(state, WEST).text == "H5"
    state = act(state, "S8")
    assert IMP_BRIDGE.default_action(state, SOUTH).text == "S2"


def test_thirteen_tricks_lead_to_the_scoreboard_with_all_hands_open() -> None:
    state = act(deal(start(), dealer=NORTH), "7S P P P")
    tricks = [(f"C{rank}", f"D{rank}", f"H{rank}", f"S{rank}") for rank in "23456789TJQKA"]
    state = act(state, "C2 D2 H2 S2")
    for club, diamond, heart, spade in tricks[1:]:
        state = act(state, (spade, club, diamond, heart))
    view = public(IMP_BRIDGE, state)
    assert (view["phase"], view["tricks"]) == ("scoreboard", {"NS": 13, "EW": 0})
    assert [len(view["hands"][seat]) for seat in "NESW"] == [13] * 4
    assert view["facts"]["hand"] is None
