"""The play: following suit, winning tricks, and reasons for what is refused."""

from __future__ import annotations

import pytest

from games.engine.actions import parse_action
from games.engine.errors import IllegalAction
from games.engine.events import Acted
from games.engine.seats import NORTH
from games.rules.broken_ark import BROKEN_ARK
from games.tests.rules.ark import FOUR_PASSES, act, deal, hands, legal, play_all, private, public, start

MIXED = hands(
    N="SA SK S2 HA HK H2 DA DK D2 CA CK C2 C3",
    E="SQ SJ S3 HQ HJ H3 DQ DJ D3 CQ CJ C4 C5",
    S="ST S9 S4 HT H9 H4 DT D9 D4 CT C9 C6 D5",
    W="S8 S7 S6 S5 H8 H7 H6 H5 D8 D7 D6 C8 C7",
)


def test_suit_must_be_followed_and_the_refusal_names_it() -> None:
    state = act(deal(start(), MIXED), ["1NT", *FOUR_PASSES, "SQ"])
    assert legal(state) == {"ST", "S9", "S4"}
    assert private(state, "S")["refused"]["HT"] == {
        "key": "Follow suit: play %(suit)s.",
        "args": {"suit": {"key": "spades", "args": {}}},
    }
    assert set(private(state, "S")["refused"]) == set(private(state, "S")["hands"]["S"]) - legal(state)
    with pytest.raises(IllegalAction, match="Follow suit: play spades"):
        act(state, "HT")
    with pytest.raises(IllegalAction, match="You do not hold SA"):
        act(state, "SA")
    with pytest.raises(IllegalAction, match="play a card"):
        act(state, "P")


def test_only_the_seat_on_turn_is_told_why_cards_are_refused() -> None:
    state = act(deal(start(), MIXED), ["1NT", *FOUR_PASSES, "SQ"])
    assert private(state, "W")["refused"] == {}
    assert private(act(deal(start(), MIXED), ["1NT", *FOUR_PASSES]), "E")["refused"] == {}


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    state = act(deal(start(), MIXED), ["1NT", *FOUR_PASSES, *["SQ", "S4", "S5", "SA"]])
    view = public(state)
    assert view["last"] == {
        "number": 1,
        "leader": "E",
        "cards": [
            {"seat": "E", "card": "SQ"},
            {"seat": "S", "card": "S4"},
            {"seat": "W", "card": "S5"},
            {"seat": "N", "card": "SA"},
        ],
        "winner": "N",
    }
    assert view["trick"] == {"number": 2, "leader": "N", "cards": [], "winning": None}
    assert view["turns"] == ["N"]
    assert view["tricks"] == {"NS": 1, "EW": 0}
    assert [view["seats"][seat]["cards"] for seat in "NESW"] == [12, 12, 12, 12]
    assert view["seats"]["N"]["tricks"] == 1
    assert view["facts"]["history"] == [view["last"]]


def test_a_card_played_twice_is_no_longer_held() -> None:
    state = act(deal(start(), MIXED), ["1NT", *FOUR_PASSES, *["SQ", "S4", "S5", "SA"]])
    with pytest.raises(IllegalAction, match="You do not hold SA"):
        act(state, "SA")


def test_a_played_card_shows_how_it_was_detained() -> None:
    state = act(
        deal(start(), MIXED, dealer=1),
        ["down SQ", "up CT", "P", "P", "1NT", *FOUR_PASSES, "CT", "C7", "C2", "C4"],
    )
    assert public(state)["last"]["cards"][0] == {"seat": "S", "card": "CT", "was": "up"}
    state = act(state, "ST S5 SA SQ")
    assert public(state)["last"]["cards"][3] == {"seat": "E", "card": "SQ", "was": "down"}
    assert public(state)["marks"] == {"N": [], "E": [], "S": [], "W": []}


def test_all_thirteen_tricks_are_played() -> None:
    state = play_all(act(deal(start(), MIXED), ["3NT", *FOUR_PASSES]))
    view = public(state)
    assert [trick["number"] for trick in view["facts"]["history"]] == list(range(1, 14))
    assert sum(view["tricks"].values()) == 13
    assert view["trick"] is None
    assert view["last"] == view["facts"]["history"][-1]


def test_the_clock_passes_plays_the_lowest_legal_card_declines_and_confirms() -> None:
    state = deal(start(), MIXED)
    assert BROKEN_ARK.default_action(state, NORTH).text == "P"
    state = act(state, ["1NT", *FOUR_PASSES])
    assert BROKEN_ARK.default_action(state, 1).text == "D3"
    assert BROKEN_ARK.default_action(act(state, "SQ"), 2).text == "S4"
    with pytest.raises(IllegalAction):
        BROKEN_ARK.default_action(state, NORTH)


def test_claims_are_not_part_of_the_game() -> None:
    state = act(deal(start(), MIXED), ["1NT", *FOUR_PASSES, "SQ"])
    with pytest.raises(IllegalAction):
        BROKEN_ARK.apply(state, Acted(2, parse_action("claim 3")))
    assert public(state)["claim"] is None
