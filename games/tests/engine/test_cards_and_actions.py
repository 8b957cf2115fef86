"""Cards, hands, actions and tricks: the shared language."""

from __future__ import annotations

import copy
import pickle

import pytest

from games.engine.actions import BIDS, PLAYS, parse_action, plays_of
from games.engine.calls import legal_calls, refuse_bid, refuse_double, refuse_redouble
from games.engine.cards import CARD_TEXTS, CARDS, PACK, card_texts, cards_of, hand_of, parse_card, ranks_text
from games.engine.contract import Contract
from games.engine.errors import InvalidAction
from games.engine.seats import EAST, NORTH, SOUTH, WEST, other_side, parse_seat, side_of
from games.engine.trick import NO_TRUMP, legal_plays, winner

NOTATION = (
    "P 1C 7NT X XX up_SQ down_DJ flip_DJ SQ HT negate_own negate_opponents negate_decline reverse_own "
    "reverse_opponents reverse_decline claim_0 claim_5 claim_13 accept reject look blind nil bid_1 bid_13 ok"
)


def cards(texts: str) -> list[int]:
    return [parse_card(text) for text in texts.split()]


def test_every_card_is_read_back_from_its_text() -> None:
    assert [parse_card(text) for text in CARD_TEXTS] == list(CARDS)
    assert len(set(CARD_TEXTS)) == 52


@pytest.mark.parametrize("text", ["", "S", "S1", "QS", "sq", "S10", "SQ ", "ZA"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        parse_card(text)


def test_a_hand_is_shown_by_suit_from_spades_and_high_to_low() -> None:
    hand = hand_of(cards("C2 SA D7 H3 SK CT"))
    assert card_texts(hand) == ["SA", "SK", "H3", "D7", "CT", "C2"]
    assert cards_of(hand) == sorted(cards("C2 SA D7 H3 SK CT"))
    assert (ranks_text(hand, 3), ranks_text(hand, 0), ranks_text(hand, 2)) == ("AK", "T2", "3")
    assert len(card_texts(PACK)) == 52


@pytest.mark.parametrize("text", [text.replace("_", " ") for text in NOTATION.split()])
def test_an_action_is_one_object_and_keeps_its_text(text: str) -> None:
    action = parse_action(text)
    assert (action.text, str(action)) == (text, text)
    assert parse_action(text) is action
    assert pickle.loads(pickle.dumps(action)) is action
    assert copy.deepcopy(action) is action


@pytest.mark.parametrize(
    "text", ["", "p", "8C", "1N", "XXX", "up", "up  SQ", "bid 0", "bid 14", "claim 14", "claim -1", "OK"]
)
def test_what_is_no_action_is_invalid(text: str) -> None:
    with pytest.raises(InvalidAction):
        parse_action(text)


def test_bids_stand_in_the_order_of_the_auction() -> None:
    assert [bid.text for bid in BIDS[:6]] == ["1C", "1D", "1H", "1S", "1NT", "2C"]
    assert [bid.number for bid in BIDS] == list(range(35))


def test_the_plays_of_a_hand_are_its_cards() -> None:
    hand = hand_of(cards("C2 CA D7 HT SK S2"))
    assert [play.text for play in plays_of(hand)] == ["C2", "CA", "D7", "HT", "S2", "SK"]
    assert plays_of(PACK) == PLAYS
    assert plays_of(0) == ()


@pytest.mark.parametrize(
    ("played", "trump", "winning"),
    [
        ("SK S3 DA H2", "H", WEST),
        ("HQ S3 SJ HA", "S", SOUTH),
        ("S5 SA S6 SK", "NT", EAST),
        ("S5 HA DA CA", "NT", NORTH),
        ("H2 H3 C2 C3", "C", WEST),
        ("D2", "S", NORTH),
        ("D2 S2", "S", EAST),
    ],
)
def test_the_highest_trump_wins_a_trick_or_else_the_highest_of_the_suit_led(
    played: str, trump: str, winning: int
) -> None:
    denomination = NO_TRUMP if trump == "NT" else "CDHS".index(trump)
    assert winner(NORTH, cards(played), denomination) == winning


def test_suit_is_followed_by_those_who_can() -> None:
    hand = hand_of(cards("S2 SK H3"))
    assert [play.text for play in legal_plays(hand, parse_card("SA"))] == ["S2", "SK"]
    assert [play.text for play in legal_plays(hand, parse_card("DA"))] == ["H3", "S2", "SK"]
    assert len(legal_plays(hand, None)) == 3


def test_a_bid_must_outrank_the_last_one_and_says_which() -> None:
    contract = Contract(parse_action("3H").number, NORTH)
    assert refuse_bid(contract, parse_action("3S")) is None
    for text in ("3H", "3D", "1NT"):
        reason = refuse_bid(contract, parse_action(text))
        assert reason is not None
        assert reason.plain() == "A bid must outrank 3H."


def test_only_opponents_double_and_only_the_doubled_side_redoubles() -> None:
    plain, doubled, redoubled = (Contract(0, NORTH, doubled) for doubled in (0, 1, 2))
    assert [refuse_double(plain, seat) is None for seat in (NORTH, EAST, SOUTH, WEST)] == [
        False,
        True,
        False,
        True,
    ]
    assert [refuse_redouble(doubled, seat) is None for seat in (NORTH, EAST, SOUTH, WEST)] == [
        True,
        False,
        True,
        False,
    ]
    for contract in (None, doubled, redoubled):
        assert all(refuse_double(contract, seat) for seat in (NORTH, EAST, SOUTH, WEST))
    for contract in (None, plain, redoubled):
        assert all(refuse_redouble(contract, seat) for seat in (NORTH, EAST, SOUTH, WEST))


def test_the_calls_offered_are_those_that_are_not_refused() -> None:
    contract = Contract(parse_action("7S").number, EAST, 1)
    assert [call.text for call in legal_calls(contract, WEST)] == ["P", "7NT", "XX"]
    assert [call.text for call in legal_calls(contract, SOUTH)] == ["P", "7NT"]
    assert len(legal_calls(None, NORTH)) == 36


def test_contract_points_are_those_of_the_tricks_bid() -> None:
    points = {
        text: Contract(parse_action(text).number, NORTH).points
        for text in ("1C", "5D", "4H", "4S", "3NT", "1NT")
    }
    assert points == {"1C": 20, "5D": 100, "4H": 120, "4S": 120, "3NT": 100, "1NT": 40}
    assert Contract(parse_action("2S").number, NORTH, 1).points == 120
    assert Contract(parse_action("1NT").number, NORTH, 2).text == "1NTXX"


def test_partners_share_a_side() -> None:
    assert [side_of(seat) for seat in (NORTH, EAST, SOUTH, WEST)] == ["NS", "EW", "NS", "EW"]
    assert (other_side("NS"), other_side("EW")) == ("EW", "NS")
    with pytest.raises(ValueError, match="not a seat"):
        parse_seat("NE")
