"""The bidding: whose turn, what is legal before and after the look, what the table sees of it."""

from __future__ import annotations

import pytest

from games.engine.actions import parse_action
from games.engine.errors import IllegalAction, InvalidDeal
from games.engine.events import Acted, Dealt
from games.engine.seats import EAST, NORTH, SEAT_LETTERS, SOUTH, WEST, Seat
from games.rules.spades import SPADES
from games.rules.spades.state import State
from games.tests.rules.ark import SUIT_EACH
from games.tests.rules.spades import act, bid, deal, legal, private, public, start

NUMBERS = [f"bid {n}" for n in range(1, 14)]


def refused(state: State, action: str) -> str:
    seat = SPADES.to_act(state)[0][0]
    with pytest.raises(IllegalAction) as raised:
        SPADES.apply(state, Acted(seat, parse_action(action)))
    return raised.value.reason.plain()


def test_one_round_clockwise_from_the_dealers_left() -> None:
    state = deal(start(), dealer=SOUTH)
    seats = []
    for each in ("3", "nil", "2", "blind"):
        seats += public(state)["turns"]
        state = bid(state, each)
    assert seats == ["W", "N", "E", "S"]
    assert public(state)["phase"] == "play"


def test_before_the_look_a_seat_may_look_or_bid_blind_and_no_more() -> None:
    state = deal(start())
    assert legal(state) == ["look", "blind"]
    for action in ("nil", *NUMBERS):
        assert refused(state, action) == "Look at your cards first, or bid blind nil."


def test_after_the_look_a_seat_may_bid_nil_or_any_number_but_not_blind() -> None:
    state = act(deal(start()), "look")
    assert legal(state) == ["nil", *NUMBERS]
    assert public(state)["turns"] == ["N"]
    for action in ("blind", "look"):
        assert refused(state, action) == "You have looked: bid nil or a number of tricks."


def test_blind_ends_the_turn_and_the_next_seat_has_the_choice_anew() -> None:
    state = act(deal(start()), "blind")
    assert public(state)["turns"] == ["E"]
    assert legal(state) == ["look", "blind"]


def test_nobody_may_look_out_of_turn() -> None:
    state = deal(start())
    for seat in (EAST, SOUTH, WEST):
        assert SPADES.legal_actions(state, seat) == ()
        with pytest.raises(IllegalAction, match="not your turn"):
            SPADES.apply(state, Acted(seat, parse_action("look")))


def test_a_look_is_no_entry_of_the_auction() -> None:
    state = act(deal(start()), "look, bid 4, blind, look")
    assert public(state)["calls"] == [{"seat": "N", "call": "bid 4"}, {"seat": "E", "call": "blind"}]
    assert public(state)["facts"]["seen"] == ["N", "E", "S"]


def test_bids_are_public_with_what_each_side_has_bid_together() -> None:
    state = bid(deal(start()), "4", "nil", "3")
    facts = public(state)["facts"]
    assert facts["bids"] == {"N": "4", "E": "nil", "S": "3", "W": None}
    assert facts["contracts"] == {"NS": 7, "EW": 0}
    facts = public(bid(state, "5"))["facts"]
    assert facts["contracts"] == {"NS": 7, "EW": 5}


@pytest.mark.parametrize("seat", SEAT_LETTERS)
def test_a_seats_cards_are_in_no_view_before_it_has_looked(seat: str) -> None:
    place = SEAT_LETTERS.index(seat)
    state = bid(deal(start()), *["3"] * place)
    assert place not in [SEAT_LETTERS.index(each) for each in private(state, seat, sees=range(4))["hands"]]
    assert private(state, seat)["hands"] == {}
    assert public(state)["hands"] == {}
    assert len(private(act(state, "look"), seat)["hands"][seat]) == 13
    assert len(private(act(state, "blind"), seat)["hands"][seat]) == 13


def test_the_clock_looks_then_bids_one() -> None:
    state = deal(start())
    assert SPADES.default_action(state, NORTH).text == "look"
    assert SPADES.default_action(act(state, "look"), NORTH).text == "bid 1"


@pytest.mark.parametrize("action", ["P", "1S", "X", "S2", "claim 3", "down DJ", "ok"])
def test_other_games_actions_are_refused(action: str) -> None:
    assert refused(deal(start()), action) == "Look at your cards first, or bid blind nil."
    assert refused(bid(deal(start()), "1", "1", "1", "1"), "bid 2") == "The auction is over: play a card."


def test_nobody_is_vulnerable() -> None:
    with pytest.raises(InvalidDeal):
        SPADES.apply(start(), Dealt(1, NORTH, "NS", SUIT_EACH))
    assert public(deal(start()))["vulnerable"] == "None"


@pytest.mark.parametrize(
    ("rules", "leader"),
    [("race-500", {NORTH: "W", EAST: "N", SOUTH: "E", WEST: "S"}),
     ("race-300", {NORTH: "S", EAST: "W", SOUTH: "N", WEST: "E"})],
)  # fmt: skip
def test_right_of_the_dealer_or_left_of_the_first_bidder_leads_first(
    rules: str, leader: dict[Seat, str]
) -> None:
    for dealer, expected in leader.items():
        state = deal(start(rules), dealer=dealer)
        assert public(state)["turns"] == [SEAT_LETTERS[(dealer + 1) & 3]]
        assert public(bid(state, "1", "1", "1", "1"))["turns"] == [expected]
