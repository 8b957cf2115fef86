"""What the bridge bot counts: the points of a hand, and the tricks of a suit."""

from __future__ import annotations

import pytest

from games.bots.bridge.hand import HIGH, LONG, Hand
from games.bots.bridge.suits import fourth_best, prospect
from games.bots.bridge.system import read
from games.engine.actions import BIDS
from games.engine.cards import CARD_TEXTS, CLUBS, DIAMONDS, HEARTS, SPADES, card_of, hand_of
from games.engine.trick import NO_TRUMP
from games.tests.bots.bridge import with_hand


def hand(cards: str) -> Hand:
    return Hand(with_hand(0, cards)[0])


def of_one_suit(ranks: str) -> int:
    return hand_of(card_of(SPADES, "23456789TJQKA".index(rank)) for rank in ranks)


def test_points_are_high_cards_and_then_long_or_short_suits() -> None:
    held = hand("AQ984.KJ75.6.K82")
    assert [held.points(count) for count in (HIGH, LONG, SPADES, HEARTS, CLUBS, DIAMONDS)] == [
        13,
        14,
        16,
        16,
        15,
        14,
    ]


def test_a_void_is_worth_more_than_a_singleton_and_short_suits_less_beside_three_trumps() -> None:
    assert hand("9842.AJ753.K852.").points(SPADES) - hand("9842.AJ753.K85.2").points(SPADES) == 2
    assert hand("984.AJ753.K852.2").points(SPADES) == 10


@pytest.mark.parametrize(
    ("ranks", "stops"),
    [("A", 1), ("K", 0), ("K2", 1), ("Q2", 0), ("Q32", 1), ("J32", 0), ("J432", 1), ("T9876", 0)],
)
def test_an_honour_stops_a_suit_with_enough_cards_below_it(ranks: str, stops: int) -> None:
    rest = "AKQJT98765432"
    held = f"{ranks}.{rest[: 13 - len(ranks)]}.."
    assert hand(held).stops(SPADES) == bool(stops)


def test_aces_and_kings_take_tricks_in_defence_and_long_trumps_do() -> None:
    assert hand("AK42.A753.82.K82").defensive_tricks(NO_TRUMP) == 3.5
    assert hand("AK42.QJT9.82.982").defensive_tricks(HEARTS) == 4
    assert hand("7642.97532.82.98").defensive_tricks(CLUBS) == 0


@pytest.mark.parametrize(
    ("mine", "partners", "sure", "tricks", "lost"),
    [
        ("AKQ", "432", 3, 3, 0),
        ("AKQ62", "543", 5, 5, 0),
        ("KQJ4", "832", 0, 3, 1),
        ("A5", "74", 1, 1, 0),
        ("QJT98", "32", 0, 3, 2),
        ("32", "54", 0, 0, 0),
    ],
)
def test_a_suit_is_played_through_in_the_mind(
    mine: str, partners: str, sure: int, tricks: int, lost: int
) -> None:
    ours = of_one_suit(mine) | of_one_suit(partners)
    theirs = of_one_suit("23456789TJQKA") & ~ours
    assert prospect(of_one_suit(mine), of_one_suit(partners), theirs) == (sure, tricks, lost)


def test_the_fourth_best_of_a_long_suit_is_counted_from_the_top() -> None:
    assert [CARD_TEXTS[fourth_best(of_one_suit(ranks))] for ranks in ("KJ742", "KJ7432", "K72", "72")] == [
        "S4",
        "S4",
        "S2",
        "S2",
    ]


def test_the_longest_auction_there_can_be_is_read() -> None:
    calls = ["P", "P", "P"]
    for bid in BIDS:
        calls += [bid.text, "P", "P", "X", "P", "P", "XX", "P", "P"]
    assert len(read(0, tuple(calls)).calls) == 318
