"""What a card is worth in the hand after this trick: the tricks it may win, and where its own points may go."""

from __future__ import annotations

from games.bots.broken_ark.prices import Prices
from games.bots.chances import HIGHER, length
from games.bots.sight import Sight
from games.engine.cards import BIT, HEARTS, SUIT_MASK, SUIT_OF, Card
from games.engine.trick import NO_TRUMP
from games.rules.broken_ark.auction import DIAMOND_JACK, SPADE_QUEEN

_WINS_LATER = (0.85, 0.45, 0.3, 0.08, 0.02)
"""The chance that a card wins a later trick, by how many higher ones others hold; four stands for any more."""
_UNGUARDED = 0.7
"""What is left of it without a lower card for each of those."""
_TRUMP = 0.4
"""The least of a trump's."""
_RUFFED, _SOON_RUFFED = 0.6, 6
"""What is left of a plain card's in a trump contract, when others hold fewer cards of its suit than that."""

_KEPT_QUEEN, _KEPT_JACK = 10.0, 30.0
"""What ♠Q and ♦J are worth in the hand, free: the one for what it may do to others, the other for when it is taken."""
_KEPT_HEART = 0.3
"""How much of its own points a heart in the hand is expected to cost."""
_CATCHES_JACK = 25.0
"""What a diamond above ♦J is worth more while others hold that."""


def worth_keeping(sight: Sight, prices: Prices, card: Card) -> float:
    """Points, own side's less the other's, that `card` may be expected to bring later."""
    if prices.left == 1:
        return 0.0
    per_trick = prices.stake + prices.to_come / prices.left
    if SUIT_OF[card] == HEARTS:
        per_trick += 2 * prices.points[card]
    return wins_later(sight, card) * per_trick + _own_points(sight, prices, card)


def wins_later(sight: Sight, card: Card) -> float:
    """The chance that `card` wins a later trick."""
    suit = SUIT_OF[card]
    above = (sight.others & HIGHER[card]).bit_count()
    below = (sight.hand & SUIT_MASK[suit] & ~HIGHER[card] & ~BIT[card]).bit_count()
    chance = _WINS_LATER[min(above, 4)] * (_UNGUARDED if below < above else 1.0)
    if suit == sight.trump:
        return max(chance, _TRUMP)
    if sight.trump != NO_TRUMP and length(sight.others, suit) < _SOON_RUFFED:
        chance *= _RUFFED
    return chance


def _own_points(sight: Sight, prices: Prices, card: Card) -> float:
    if card == SPADE_QUEEN:
        return _KEPT_QUEEN * prices.factors[card]
    if card == DIAMOND_JACK:
        return _KEPT_JACK * prices.factors[card]
    if SUIT_OF[card] == HEARTS:
        return _KEPT_HEART * prices.points[card]
    if HIGHER[DIAMOND_JACK] & BIT[card] and sight.others & BIT[DIAMOND_JACK]:
        return _CATCHES_JACK * prices.factors[DIAMOND_JACK]
    return 0.0
