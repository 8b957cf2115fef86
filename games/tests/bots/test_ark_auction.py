"""The Broken Ark bot's sense in the auction, hand by hand. Hands are written S.H.D.C, from North."""

from __future__ import annotations

import pytest

from games.bots.broken_ark.detention import choose_detention
from games.engine.actions import BIDS
from games.engine.contract import CONTRACTS, Contract
from games.engine.deal import parse_deal_text
from games.engine.seats import NORTH, SOUTH
from games.rules.broken_ark.state import State
from games.tests.bots.ark import chosen
from games.tests.rules.ark import act, card_set, deal, public, start

FIT = "N:AQJ76.K65.A3.J54 T9.QJT7.KJT8.Q97 K542.A43.Q654.32 83.982.972.AKT86"


def calling(hands: str, calls: str = "", vulnerable: str = "None") -> State:
    """The auction after `calls`; North deals."""
    state = deal(start(), parse_deal_text(hands), dealer=NORTH, vulnerable=vulnerable)
    return act(state, calls) if calls else state


def contract(text: str) -> Contract:
    """A contract of South's."""
    return CONTRACTS[next(bid.number for bid in BIDS if bid.text == text)][SOUTH][0]


def test_a_good_hand_is_opened_in_its_long_suit() -> None:
    assert chosen(calling(FIT)) == "1S"


def test_a_partners_suit_is_supported() -> None:
    assert chosen(calling(FIT, "1S P")).endswith("S")


def test_a_poor_hand_is_passed_whatever_the_partner_and_the_opponents_bid() -> None:
    poor = "N:AKQ76.K65.A3.J54 JT9.AQJ7.KJ8.KQ9 8543.432.654.632 2.T98.QT972.AT87"
    for calls in ("P P", "P 1H", "1H P", "P 3NT"):
        assert chosen(calling(poor, calls)) == "P"


def test_a_board_on_which_nobody_holds_a_bid_is_passed_out() -> None:
    state = calling("N:K42.Q43.J965.Q43 QJ3.K52.QT7.J975 T96.AJ98.K43.T82 A875.T76.A82.AK6")
    for _ in range(3):
        state = act(state, [chosen(state)])
    assert [call["call"] for call in public(state)["calls"]] == ["P", "P", "P"]


def test_seven_no_trump_of_the_opponents_is_doubled() -> None:
    assert chosen(calling(FIT, "P 7NT")) == "X"


def test_a_game_is_bid_with_the_points_for_it() -> None:
    strong = "N:AQ2.AK5.KQ65.J54 T98.JT87.J98.T97 KJ4.Q43.AT4.KQ32 7653.962.732.A86"
    state = calling(strong)
    while public(state)["phase"] == "auction":
        state = act(state, [chosen(state)])
    reached = public(state)["contract"]
    assert reached["declarer"] in "NS"
    assert reached["level"] >= 3


@pytest.mark.parametrize(
    ("hand", "to_play", "declares", "detention"),
    [
        ("S32 H543 DKJ65 C5432", "3NT", True, "up DJ"),
        ("S5432 H5432 DJ4 C543", "3NT", True, None),
        ("S5432 H543 DJ54 C543", "3NT", False, None),
        ("S2 H543 DAKJ65 C5432", "3NT", False, "up DJ"),
        ("SQ H5432 D6543 C5432", "3NT", False, None),
        ("SQ32 H543 D765 C5432", "3NT", False, "down SQ"),
        ("SQ5432 H54 D765 C543", "3NT", False, "up SQ"),
        ("SQ5432 H54 D765 C543", "4S", False, None),
        ("S5432 HA43 D765 C543", "3NT", False, None),
        ("S5432 H543 D765 CT43", "3NT", False, "down CT"),
        ("S5432 H543 D765 CT43", "3NT", True, None),
    ],
)
def test_a_card_is_detained_that_is_guarded_and_will_go_where_it_should(
    hand: str, to_play: str, declares: bool, detention: str | None
) -> None:
    cards = card_set(" ".join(suit[0] + rank for suit in hand.split() for rank in suit[1:]))
    special = [card for card in ("SQ", "HA", "DJ", "CT") if cards & card_set(card)]
    actions = [f"{how} {card}" for how in ("up", "down") for card in special]
    assert choose_detention(actions, cards, contract(to_play), declares) == detention


def test_a_card_is_detained_in_place_of_a_pass() -> None:
    guarded = "N:AKQ2.AQ2.A98.QJ6 JT98.KJT9.T7.T98 3.543.KJ652.5432 7654.876.Q43.AK7"
    assert chosen(calling(guarded, "3NT P")) == "up DJ"


def test_no_card_is_detained_before_there_is_a_contract() -> None:
    assert chosen(calling("N:5432.432.J432.T2 AKQJ.AQJ.AKQ.Q93 T98.KT98.T98.KJ8 76.765.765.A7654")) == "P"
