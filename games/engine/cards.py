"""Cards, hands and the pack.

A card is an int: 13 × suit + rank, suits C D H S and ranks 2 … A from 0. A hand is a set of cards as a 52-bit
integer, bit `card` set for each card held, so that following suit or taking a card away is one operation.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType, TypeAlias

Card: TypeAlias = int
Suit: TypeAlias = int
Rank: TypeAlias = int

Hand = NewType("Hand", int)
"""A set of cards; the empty hand is 0."""

Hands: TypeAlias = tuple[Hand, Hand, Hand, Hand]
"""Four hands by seat, from North clockwise."""

CLUBS, DIAMONDS, HEARTS, SPADES = SUITS = (0, 1, 2, 3)
SUIT_LETTERS = "CDHS"
RANK_LETTERS = "23456789TJQKA"
TEN, JACK, QUEEN, KING, ACE = 8, 9, 10, 11, 12

CARD_TEXTS = tuple(suit + rank for suit in SUIT_LETTERS for rank in RANK_LETTERS)
"""The text of each card, by card: suit, then rank (`HT` is the ten of hearts)."""
_CARDS = {text: card for card, text in enumerate(CARD_TEXTS)}

CARDS = range(52)
PACK = Hand((1 << 52) - 1)

BIT = tuple(1 << card for card in CARDS)
"""The bit of each card in a hand."""
SUIT_OF = tuple(card // 13 for card in CARDS)
RANK_OF = tuple(card % 13 for card in CARDS)
HOLDING = 0x1FFF
"""Mask of one suit's thirteen cards, moved down to bit 0."""
SUIT_MASK = tuple(HOLDING << 13 * suit for suit in SUITS)
"""All cards of each suit."""
SUIT_MASK_OF = tuple(SUIT_MASK[suit] for suit in SUIT_OF)
"""All cards of each card's suit."""


def _holding_texts(suit: Suit) -> tuple[tuple[str, ...], ...]:
    """The texts of every holding of one suit, from the highest card down."""
    table: list[tuple[str, ...]] = [()]
    for rank in range(13):
        table += [(CARD_TEXTS[13 * suit + rank], *texts) for texts in table]
    return tuple(table)


_CLUB_TEXTS, _DIAMOND_TEXTS, _HEART_TEXTS, _SPADE_TEXTS = map(_holding_texts, SUITS)


def card_of(suit: Suit, rank: Rank) -> Card:
    """The card of `suit` and `rank`."""
    return 13 * suit + rank


def parse_card(text: str) -> Card:
    """`SQ` as a card; ValueError when it is none."""
    try:
        return _CARDS[text]
    except (KeyError, TypeError):
        raise ValueError(f"not a card: {text!r}") from None


def hand_of(cards: Iterable[Card]) -> Hand:
    """The hand that holds `cards`."""
    hand = 0
    for card in cards:
        hand |= BIT[card]
    return Hand(hand)


def cards_of(hand: Hand | int) -> list[Card]:
    """The cards of a hand in the order of the pack: C D H S, each from low to high."""
    cards: list[Card] = []
    rest = int(hand)
    while rest:
        low = rest & -rest
        cards.append(low.bit_length() - 1)
        rest ^= low
    return cards


def card_texts(hand: Hand | int) -> list[str]:
    """The texts of a hand's cards in the order they are shown in: S H D C, each from high to low."""
    return [
        *_SPADE_TEXTS[hand >> 39],
        *_HEART_TEXTS[hand >> 26 & HOLDING],
        *_DIAMOND_TEXTS[hand >> 13 & HOLDING],
        *_CLUB_TEXTS[hand & HOLDING],
    ]


def ranks_text(hand: Hand | int, suit: Suit) -> str:
    """The ranks held in one suit from high to low, e.g. `AKT5`; empty for a void."""
    return "".join(RANK_LETTERS[rank] for rank in range(12, -1, -1) if hand >> (13 * suit + rank) & 1)
