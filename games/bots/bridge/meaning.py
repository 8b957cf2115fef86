"""What a call says of the hand that makes it.

A meaning is written once and serves both ends: whoever calls looks for the first that the hand fits, and whoever
listens takes the hand to fit it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from games.bots.bridge.hand import HIGH, Hand
from games.engine.cards import SUITS, Suit

NO, ROUND, GAME = 0, 1, 2
"""Whether the partner may pass: yes; not this time; not below game."""

_MOST_POINTS = 40


@dataclass(frozen=True, slots=True)
class Meaning:
    """A description of hands.

    `low`, `high`: its points, counted as `count` says (HIGH, LONG or a trump suit); `least`, `most`: cards by suit;
    `stopped`: suits in which it has a stopper; `sound`: suits fit to be bid by themselves; `forcing`: NO, ROUND or
    GAME; `asks`: what an artificial call wants to know, which the partner's next call answers.
    """

    low: int = 0
    high: int = _MOST_POINTS
    count: int = HIGH
    least: Mapping[Suit, int] = field(default_factory=dict)
    most: Mapping[Suit, int] = field(default_factory=dict)
    balanced: bool = False
    stopped: tuple[Suit, ...] = ()
    sound: tuple[Suit, ...] = ()
    forcing: int = NO
    asks: str = ""

    def fits(self, hand: Hand) -> bool:
        """Whether `hand` is one of these."""
        return (
            self.low <= hand.points(self.count) <= self.high
            and all(hand.lengths[suit] >= length for suit, length in self.least.items())
            and all(hand.lengths[suit] <= length for suit, length in self.most.items())
            and (hand.is_balanced or not self.balanced)
            and all(map(hand.stops, self.stopped))
            and all(map(hand.is_sound, self.sound))
        )


NOTHING = Meaning()
"""A call that the system does not know."""


def always(hand: Hand) -> bool:
    """Nothing more is asked of a hand."""
    return True


class Option(NamedTuple):
    """A call, what it says, and what else its hand must have that the partner is not told.

    `makeshift`: a last resort that the partner does not think of.
    """

    call: str
    meaning: Meaning
    when: Callable[[Hand], bool] = always
    makeshift: bool = False

    def suits(self, hand: Hand) -> bool:
        """Whether `hand` may make the call."""
        return self.meaning.fits(hand) and self.when(hand)


@dataclass(frozen=True, slots=True)
class Showing:
    """What a seat has shown so far: points from `low` to `high`, and by suit at least and at most so many cards."""

    low: int = 0
    high: int = _MOST_POINTS
    least: tuple[int, ...] = (0, 0, 0, 0)
    most: tuple[int, ...] = (13, 13, 13, 13)

    def narrowed(self, meaning: Meaning) -> Showing:
        """What it has shown once a call has said `meaning`; where that excludes what was shown, the first holds."""
        low = min(max(self.low, meaning.low), self.high)
        high = max(min(self.high, meaning.high), low)
        shortest = 2 if meaning.balanced else 0
        return Showing(
            low,
            high,
            tuple(max(self.least[suit], meaning.least.get(suit, shortest)) for suit in SUITS),
            tuple(min(self.most[suit], meaning.most.get(suit, 13)) for suit in SUITS),
        )
