"""How likely a trick is to be won, from what a seat sees.

Each unseen card lies with equal chance anywhere it can; that one seat holding one card leaves it less room for another
is not counted.
"""

from __future__ import annotations

from games.bots.sight import Sight
from games.engine.cards import BIT, CARDS, SUIT_MASK, SUIT_MASK_OF, SUIT_OF, Card, Suit
from games.engine.seats import Seat
from games.engine.trick import NO_TRUMP, winning_place

HIGHER = tuple(SUIT_MASK_OF[card] & -(BIT[card] << 1) for card in CARDS)
"""By card: the cards of its suit above it."""

_RAISED = 0.6
"""How much less likely a partner beats a card that an opponent has already beaten by one unknown."""


def length(hand: int, suit: Suit) -> int:
    """How many cards of `suit` the hand holds."""
    return (hand & SUIT_MASK[suit]).bit_count()


def holds(sight: Sight, seat: Seat, card: Card) -> float:
    """The chance that `seat` holds `card`."""
    if sight.unseen & BIT[card]:
        return sight.shares[SUIT_OF[card]][seat]
    return 1.0 if sight.known[seat] & BIT[card] else 0.0


def holds_any(sight: Sight, seat: Seat, cards: int, suit: Suit) -> float:
    """The chance that `seat` holds one or more of `cards`, all of them of `suit`."""
    if sight.known[seat] & cards:
        return 1.0
    absent: float = (1.0 - sight.shares[suit][seat]) ** (sight.unseen & cards).bit_count()
    return 1.0 - absent


def is_void(sight: Sight, seat: Seat, suit: Suit) -> float:
    """The chance that `seat` has no card of `suit`."""
    return 1.0 - holds_any(sight, seat, SUIT_MASK[suit], suit)


def can_beat(sight: Sight, seat: Seat, best: Card, led: Suit) -> float:
    """The chance that `seat`, yet to play, holds what beats `best`, the highest card of a trick of suit `led`."""
    suit = SUIT_OF[best]
    higher = holds_any(sight, seat, HIGHER[best], suit)
    if suit != led:
        return is_void(sight, seat, led) * higher
    if sight.trump in (NO_TRUMP, led):
        return higher
    ruffs = is_void(sight, seat, led) * holds_any(sight, seat, SUIT_MASK[sight.trump], sight.trump)
    return min(1.0, higher + ruffs)


def chance_of_trick(sight: Sight, card: Card, against: float, with_us: float) -> float:
    """The chance that the side of the seat to play wins the trick once it has played `card`.

    `against`: how likely an opponent who can win the trick does; `with_us`: the same of the partner.
    """
    cards = (*sight.trick.cards, card)
    place = winning_place(cards, sight.trump)
    best, led = cards[place], SUIT_OF[cards[0]]
    ours = 0.0 if (sight.place - place) & 1 else 1.0
    for seat in sight.later:
        beats = can_beat(sight, seat, best, led)
        if sight.is_ours(seat):
            ours += (1.0 - ours) * beats * with_us
        else:
            ours -= ours * beats * against
            with_us *= _RAISED
    return ours
