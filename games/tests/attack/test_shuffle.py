"""Deals are drawn evenly, from the operating system's source (rules/README.md)."""

from __future__ import annotations

import random
from collections import Counter
from math import erfc, sqrt
from unittest.mock import patch

import pytest

from games.engine.cards import CARDS, Hand, cards_of
from games.engine.game import NextBoard
from games.engine.seats import SEATS
from games.services import dealing

BOARD = NextBoard(1, None, "None")
BY_CHANCE = 1e-9
"""An even dealer fails a test this seldom."""


def chance_of_more(chi_squared: float, freedom: int) -> float:
    """How often an even dealer would be further off than this (Wilson and Hilferty's normal approximation)."""
    spread = 2 / (9 * freedom)
    deviation = ((chi_squared / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(deviation / sqrt(2)) / 2


def off_by(counts: Counter[tuple[int, int]], cells: list[tuple[int, int]], expected: float) -> float:
    """χ² of the counts against the same number in each cell."""
    return sum((counts[cell] - expected) ** 2 for cell in cells) / expected


def card_by_seat(deals: int) -> float:
    """How often an even dealer would be further off in who gets which card.

    The counts of a card add up to the number of deals, those of a seat to thirteen times it: 51 × 3 are free. A seat
    has thirteen places for 52 cards that exclude one another, which widens the spread by 52/51.
    """
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(deals):
        dealt = dealing.shuffle_and_deal(1, BOARD)
        counts.update((card, seat) for seat in SEATS for card in cards_of(dealt.hands[seat]))
    cells = [(card, seat) for card in CARDS for seat in SEATS]
    return chance_of_more(off_by(counts, cells, deals / 4) * 51 / 52, 51 * 3)


@pytest.mark.parametrize("deals", [2_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_every_card_comes_to_every_seat_equally_often(deals: int) -> None:
    assert card_by_seat(deals) > BY_CHANCE


@pytest.mark.parametrize("deals", [2_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_two_cards_share_a_hand_as_often_as_chance_has_it(deals: int) -> None:
    """Neighbours in the pack would stay together if the shuffle did too little; 12 of 51 times they should."""
    together = 0
    for _ in range(deals):
        hands = dealing.shuffle_and_deal(1, BOARD).hands
        together += sum(pairs_of_neighbours(hand) for hand in hands)
    drawn, share = 51 * deals, 12 / 51
    deviation = (together - drawn * share) / sqrt(drawn * share * (1 - share))
    assert erfc(abs(deviation) / sqrt(2)) > BY_CHANCE


def pairs_of_neighbours(hand: Hand) -> int:
    """How many cards of a hand are held with the next one in the pack."""
    return (hand & hand >> 1).bit_count()


def test_every_seat_deals_equally_often() -> None:
    counts: Counter[tuple[int, int]] = Counter()
    counts.update((0, dealing.shuffle_and_deal(1, BOARD).dealer) for _ in range(2_000))
    assert chance_of_more(off_by(counts, [(0, seat) for seat in SEATS], 500), 3) > BY_CHANCE


def test_a_dealer_that_favours_a_seat_would_be_found() -> None:
    """♠A to North in one deal of four more: the test is able to fail."""
    even, favoured = dealing._source.shuffle, random.Random(1)

    def shuffle(pack: list[int]) -> None:
        even(pack)
        if favoured.random() < 0.25:
            place = pack.index(51)
            pack[0], pack[place] = pack[place], pack[0]

    with patch.object(dealing._source, "shuffle", shuffle):
        assert card_by_seat(2_000) < BY_CHANCE


def test_cards_dealer_and_nonce_come_from_the_operating_systems_source() -> None:
    """With that source held still, so are they, and nothing else changes them."""
    with (
        patch("random._urandom", lambda count: b"\x5a" * count),
        patch("secrets.token_bytes", lambda count: b"\xa5" * count),
    ):
        random.seed(1)
        first = dealing.shuffle_and_deal(1, BOARD)
        random.seed(2)
        assert dealing.shuffle_and_deal(2, BOARD) == first
        assert first.nonce == "a5" * 32
    assert dealing.shuffle_and_deal(1, BOARD) != dealing.shuffle_and_deal(1, BOARD)


def test_the_approximation_agrees_with_the_tables_of_chi_squared() -> None:
    assert chance_of_more(182.0, 153) == pytest.approx(0.0548, abs=0.002)
    assert chance_of_more(16.266, 3) == pytest.approx(0.001, abs=0.0003)
