"""Out of the suit led: to ruff or not, and what to throw away."""

from __future__ import annotations

from collections.abc import Sequence

from games.bots.bridge.position import Position
from games.bots.bridge.suits import top
from games.bots.chances import HIGHER
from games.engine.cards import KING, RANK_OF, SUIT_MASK, SUIT_OF, TEN, Card
from games.engine.trick import NO_TRUMP

_MASTER, _GUARD, _TRUMP = 40.0, 20.0, 60.0
"""What is lost with a card that nothing beats, that guards an honour above it, or that is a trump."""
_LENGTH = 0.7
"""How much more readily a card goes from a suit for each card in it."""


def ruff_or_discard(position: Position, cards: Sequence[Card]) -> Card:
    """The lowest trump that wins, if the trick is not the partner's anyway; else what is missed least."""
    ruffs = [card for card in cards if position.is_trump_suit(SUIT_OF[card]) and position.beats(card)]
    if ruffs and not _is_partners(position):
        return ruffs[0]
    return min(cards, key=lambda card: (_cost(position, card), card))


def _is_partners(position: Position) -> bool:
    """Whether the partner may be left to win the trick."""
    later, led = position.sight.later, position.led
    if position.sight.place >= 2 and position.is_partner_winning:
        return not later or not position.theirs & HIGHER[position.best] or RANK_OF[position.best] >= KING
    is_partner_to_play = position.is_declaring and (position.seat ^ 2) in later
    return (
        is_partner_to_play
        and position.led == SUIT_OF[position.best]
        and position.has_master(position.partners_of(led))
        and not position.may_be_void(later[0], led)
    )


def _cost(position: Position, card: Card) -> float:
    """What the hand loses with the card."""
    suit = SUIT_OF[card]
    if position.trump != NO_TRUMP and suit == position.trump:
        return _TRUMP + RANK_OF[card]
    cost = RANK_OF[card] - _LENGTH * position.of(suit).bit_count()
    if position.is_master(card):
        return cost + _MASTER
    return cost + _GUARD * _guards(position, card)


def _guards(position: Position, card: Card) -> bool:
    """Whether it is the last but enough guard of an honour, or a defender keeps as many of the suit as dummy has."""
    suit = SUIT_OF[card]
    held = position.of(suit)
    high, length = top(held), held.bit_count()
    is_last_guard = RANK_OF[high] > TEN and length == (position.theirs & HIGHER[high]).bit_count() + 1
    shown = (position.dummys & SUIT_MASK[suit]).bit_count()
    return is_last_guard or (not position.is_declaring and length <= shown and RANK_OF[high] >= TEN)
