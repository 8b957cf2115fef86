"""The play: spades are trump, and are not led before they are broken."""

from __future__ import annotations

import pytest

from games.engine.actions import parse_action
from games.engine.errors import IllegalAction
from games.engine.events import Acted
from games.engine.seats import EAST, NORTH, SOUTH, WEST
from games.rules.spades import SPADES
from games.rules.spades.state import State
from games.tests.rules.ark import hands
from games.tests.rules.spades import act, bid, deal, legal, play_all, private, public, start

MIXED = hands(
    N="SA SK S3 HA HK HQ DA DK DQ CA CK CQ CJ",
    E="SQ SJ ST S9 S8 S7 S6 S5 S4 S2 H2 H3 H4",
    S="HJ HT H9 H8 H7 H6 H5 D2 D3 D4 D5 D6 D7",
    W="DJ DT D9 D8 C2 C3 C4 C5 C6 C7 C8 C9 CT",
)
"""East has hearts and spades, South hearts and diamonds, West diamonds and clubs, North all suits."""


def table(rules: str = "race-300") -> State:
    """The play of MIXED; East, on the first bidder's left, leads."""
    return bid(deal(start(rules), MIXED), "4", "2", "1", "1")


def led(seat: int) -> State:
    """The play of MIXED with `seat` on lead to the first trick."""
    return bid(deal(start("race-300"), MIXED, dealer=(seat - 2) & 3), "1", "1", "1", "1")


def refused(state: State, card: str) -> str:
    seat = SPADES.to_act(state)[0][0]
    with pytest.raises(IllegalAction) as raised:
        SPADES.apply(state, Acted(seat, parse_action(card)))
    return raised.value.reason.plain()


def test_a_spade_may_not_be_led_before_spades_are_broken() -> None:
    state = table()
    assert legal(state) == ["H2", "H3", "H4"]
    assert refused(state, "SQ") == "Spades are not broken: lead another suit."
    assert set(private(state, "E")["refused"]) == {
        *("SQ", "SJ", "ST", "S9", "S8", "S7", "S6", "S5", "S4", "S2")
    }
    assert public(state)["facts"]["broken"] is False


def test_a_ruff_breaks_spades() -> None:
    state = act(led(NORTH), "DA, S2, D2, D8")
    assert public(state)["facts"]["broken"] is True
    assert public(state)["last"]["winner"] == "E"
    assert "SQ" in legal(state)
    assert private(state, "E")["refused"] == {}


def test_a_discard_of_another_suit_breaks_nothing() -> None:
    state = act(led(EAST), "H2, HJ, C2, HA")
    assert public(state)["facts"]["broken"] is False
    assert not [card for card in legal(state) if card.startswith("S")]


def test_a_hand_of_nothing_but_spades_may_lead_one_and_that_breaks_them() -> None:
    only = hands(
        N="SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 H2",
        E="S2 HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3",
        S="DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2",
        W="CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2",
    )
    state = bid(deal(start("race-300"), only, dealer=SOUTH), "1", "1", "1", "1")
    assert public(state)["turns"] == ["N"]
    assert legal(state) == ["H2"]
    state = act(state, "H2, H3, D2, C2")
    assert public(state)["turns"] == ["E"]
    assert "S2" not in legal(state)
    all_spades = bid(deal(start("race-300"), dealer=SOUTH), "1", "1", "1", "1")
    assert len(legal(all_spades)) == 13
    assert public(act(all_spades, "S2"))["facts"]["broken"] is True


def test_suit_must_be_followed_and_a_spade_is_no_exception() -> None:
    state = act(led(EAST), "H2")
    assert refused(state, "D2") == "Follow suit: play hearts."
    assert refused(state, "SA") == "You do not hold SA."
    assert private(state, "S")["refused"]["D7"]["key"] == "Follow suit: play %(suit)s."


def test_the_highest_spade_wins_else_the_highest_card_of_the_suit_led() -> None:
    state = act(led(NORTH), "DA, S4, D2, D8")
    assert public(state)["last"]["winner"] == "E"
    state = act(led(NORTH), "CA, S4, D2, C2")
    assert public(state)["last"]["winner"] == "E"
    state = act(led(EAST), "H4, H5, C2, HA")
    assert public(state)["last"]["winner"] == "N"
    assert public(state)["turns"] == ["N"]


def test_thirteen_tricks_lead_to_the_scoreboard_with_all_hands_open() -> None:
    state = play_all(table())
    view = public(state)
    assert view["phase"] == "scoreboard"
    assert sum(view["tricks"].values()) == 13
    assert [len(view["hands"][seat]) for seat in "NESW"] == [13] * 4
    assert view["turns"] == ["N", "E", "S", "W"]


def test_each_confirms_the_scoreboard_once_and_nothing_else_is_done_there() -> None:
    state = act(play_all(table()), "ok")
    assert public(state)["turns"] == ["E", "S", "W"]
    with pytest.raises(IllegalAction, match="not your turn"):
        SPADES.apply(state, Acted(NORTH, parse_action("ok")))
    assert refused(state, "look") == "The board is over: close the score sheet."
    assert public(act(state, "ok, ok, ok"))["phase"] == "deal"


def test_the_clock_plays_the_lowest_legal_card() -> None:
    state = table()
    assert SPADES.default_action(state, EAST).text == "H2"
    assert SPADES.default_action(act(state, "H2"), SOUTH).text == "H5"
    assert SPADES.default_action(act(state, "H2, H5"), WEST).text == "C2"
    assert SPADES.default_action(play_all(state), NORTH).text == "ok"
