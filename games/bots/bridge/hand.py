"""A hand as a bidder values it: high cards, shape, and what stops or holds a suit."""

from __future__ import annotations

from collections.abc import Callable

from games.engine.cards import ACE, HOLDING, KING, QUEEN, SUITS, TEN, Suit
from games.engine.trick import NO_TRUMP

HIGH = NO_TRUMP
"""How points are counted: high cards alone. In its place a suit: short suits too, with that one as trumps."""
LONG = 5
"""High cards, and a point for each card beyond four of a suit."""

_SHORT = ((5, 3, 1), (3, 2, 1))
"""What a void, a singleton and a doubleton are worth beside four trumps or more, and beside three."""
_QUICK = ((ACE, KING, 2.0), (ACE, QUEEN, 1.5), (ACE, ACE, 1.0), (KING, QUEEN, 1.0))
"""Tricks that the two ranks of a suit are worth in defence."""


class Hand:
    """Thirteen cards. `high`: A 4, K 3, Q 2, J 1; `lengths`: by suit; `is_balanced`: at most one doubleton, no less."""

    def __init__(self, cards: int) -> None:
        self.holdings = [cards >> 13 * suit & HOLDING for suit in SUITS]
        self.lengths = [holding.bit_count() for holding in self.holdings]
        self.high = sum([_high(holding) for holding in self.holdings])
        self.long = self.high + sum([max(0, length - 4) for length in self.lengths])
        shape = sorted(self.lengths)
        self.is_balanced = shape[0] >= 2 and shape[1] >= 3

    def points(self, count: int) -> int:
        """The points, counted as `count` says: HIGH, LONG, or for a trump suit."""
        if count == HIGH:
            return self.high
        return self.long if count == LONG else max(self.long, self.high + self._short(count))

    def _short(self, trump: Suit) -> int:
        """Points for short suits beside this trump suit."""
        if self.lengths[trump] < 3:
            return 0
        worth = _SHORT[self.lengths[trump] == 3]
        return sum(
            [worth[length] for suit, length in enumerate(self.lengths) if suit != trump and length < 3]
        )

    def stops(self, suit: Suit) -> bool:
        """Whether an honour with enough cards below it keeps opponents from running the suit."""
        holding, length = self.holdings[suit], self.lengths[suit]
        return any(holding >> rank & 1 and length >= ACE + 1 - rank for rank in range(TEN + 1, ACE + 1))

    def honours(self, suit: Suit) -> int:
        """How many of ace to ten it holds in the suit."""
        return (self.holdings[suit] >> TEN).bit_count()

    def is_sound(self, suit: Suit) -> bool:
        """Whether the suit is fit to be bid by itself: two of the top three honours, or three of the five."""
        return (self.holdings[suit] >> QUEEN).bit_count() >= 2 or self.honours(suit) >= 3

    def defensive_tricks(self, trump: int) -> float:
        """Tricks it may be expected to take against a contract in `trump`: high cards, and trumps that are long."""
        side = [_quick(holding) for suit, holding in enumerate(self.holdings) if suit != trump]
        return sum(side) + (0.0 if trump == NO_TRUMP else self._trump_tricks(trump))

    def _trump_tricks(self, trump: Suit) -> float:
        """Behind a declarer's trumps, from three on."""
        length = self.lengths[trump]
        if length < 3:
            return 0.0
        return max(_quick(self.holdings[trump]) + 0.5, length - 3.0 + (self.honours(trump) >= 3))


def _high(holding: int) -> int:
    return sum([rank - TEN for rank in range(TEN + 1, ACE + 1) if holding >> rank & 1])


def _quick(holding: int) -> float:
    for one, other, tricks in _QUICK:
        if holding >> one & 1 and holding >> other & 1:
            return tricks
    return 0.5 if holding >> KING & 1 and holding.bit_count() > 1 else 0.0


def is_longest(suit: Suit) -> Callable[[Hand], bool]:
    """Whether a hand has no longer suit than `suit`."""
    return lambda hand: hand.lengths[suit] == max(hand.lengths)
