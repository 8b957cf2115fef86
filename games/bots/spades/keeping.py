"""What a card is good for after the trick on the table: winning one, or, for a nil, having to.

The numbers were fitted by playing deals twice, with sides changed, against this bot with others.
"""

from __future__ import annotations

from games.bots.chances import HIGHER, length
from games.bots.sight import Sight
from games.engine.cards import SPADES, SUIT_MASK, SUIT_OF, Card, cards_of

_BY_HIGHER = (0.65, 0.4, 0.2, 0.08, 0.03)
"""The chance that a card of a plain suit wins a later trick, by how many higher ones others hold: four or more last."""
_UNCOVERED = 0.6
"""What is left of it without as many lower cards beside it, to play under the higher ones."""
_UNRUFFED = 8
"""With so many cards of the suit elsewhere the others are likely to follow; with fewer, some will ruff."""
_LONG_SPADE = 0.95
_LOW_SPADE = 0.3
"""The chance that a spade wins a later trick: with lower ones enough to drive out the higher, and without."""

_STEEPNESS = 1.5
"""How the danger of a nil bidder's card grows with the share of its suit's other cards that are lower."""
_COVER = 0.6
"""What is left of it for each lower card beside it, to be played first."""
_SPADE_DANGER = 1.5
"""How much more dangerous a spade is: nobody can ruff it."""
_LEFT_ALONE = 0.3
"""The danger of a card in a suit that nobody else has: only when led."""


def later_trick(sight: Sight, card: Card) -> float:
    """The chance that the card wins a trick after this one."""
    suit = SUIT_OF[card]
    higher = (sight.unseen & HIGHER[card]).bit_count()
    covers = _covers(sight, card)
    if suit == SPADES:
        return _LOW_SPADE if higher > covers else _LONG_SPADE if higher else 1.0
    chance = _BY_HIGHER[min(higher, 4)] * (_UNCOVERED if covers < higher else 1.0)
    if not sight.unseen & SUIT_MASK[SPADES]:
        return chance
    return chance * min(1.0, length(sight.unseen, suit) / _UNRUFFED)


def danger(sight: Sight, card: Card) -> float:
    """The chance that a nil bidder has to win a trick after this one with the card, or with one below it."""
    suit = SUIT_OF[card]
    elsewhere = length(sight.unseen, suit)
    if not elsewhere:
        return _LEFT_ALONE
    beside = cards_of(sight.hand & SUIT_MASK[suit] & ~HIGHER[card])
    chance = max(_forced(sight, elsewhere, covers, each) for covers, each in enumerate(beside))
    return min(1.0, _SPADE_DANGER * chance) if suit == SPADES else chance


def _forced(sight: Sight, elsewhere: int, covers: int, card: Card) -> float:
    lower = elsewhere - (sight.unseen & HIGHER[card]).bit_count()
    chance: float = (lower / elsewhere) ** _STEEPNESS * _COVER**covers
    return chance


def _covers(sight: Sight, card: Card) -> int:
    """How many lower cards of its suit lie beside the card."""
    return (sight.hand & SUIT_MASK[SUIT_OF[card]] & ~HIGHER[card]).bit_count() - 1
