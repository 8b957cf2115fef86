"""Opening the bidding: five-card majors, 1NT 15–17, 2C strong, weak twos, and higher preempts."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.bots.bridge.hand import LONG, Hand
from games.bots.bridge.meaning import GAME, Meaning, Option
from games.bots.bridge.reading import MAJORS, Reading, bid_text
from games.engine.actions import PASS
from games.engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUITS, Suit

STRONG = 22
BALANCED_STRONG = (22, 24)
"""Points of a 2NT rebid after a strong opening."""
BALANCED_REBIDS = ((12, 14), (18, 19))
"""Points of a balanced opening in a suit: too few for 1NT, or too many."""

_ONE, _IN_HIGH_CARDS = (12, 24), 10
"""Points of an opening of one of a suit, long suits among them, and the fewest of them in high cards."""
_LENGTH = {CLUBS: 3, DIAMONDS: 3, HEARTS: 5, SPADES: 5}
_NOTRUMP, _TWO_NOTRUMP = (15, 17), (20, 21)
_WEAK = (5, 10)
_WEAK_LENGTHS = {2: (6, 6), 3: (7, 7), 4: (8, 13)}
"""Cards of a weak opening by its level, from and to."""


def opening(reading: Reading) -> Iterator[Option]:
    """What may be called before anyone has bid. In fourth seat a weak hand has nobody to hinder."""
    yield Option("2C", Meaning(STRONG, forcing=GAME))
    yield Option("2NT", Meaning(*_TWO_NOTRUMP, balanced=True))
    yield Option("1NT", Meaning(*_NOTRUMP, balanced=True))
    for suit in SUITS:
        meaning = Meaning(*_ONE, LONG, least={suit: _LENGTH[suit]})
        yield Option(bid_text(1, suit), meaning, _opens(suit))
    if len(reading.calls) < 3:
        yield from preempts(reading)
    yield Option(PASS.text, Meaning(high=_ONE[0] - 1))


def _opens(suit: Suit) -> Callable[[Hand], bool]:
    return lambda hand: hand.high >= _IN_HIGH_CARDS and _best_to_open(hand) == suit


def _best_to_open(hand: Hand) -> Suit:
    """The longest of five cards or more, of two the higher; else diamonds with more of them than clubs, or 4-4."""
    five = [suit for suit in SUITS if hand.lengths[suit] >= 5]
    if five:
        return max(five, key=lambda suit: (hand.lengths[suit], suit))
    clubs, diamonds = hand.lengths[CLUBS], hand.lengths[DIAMONDS]
    return DIAMONDS if diamonds > clubs or diamonds == clubs == 4 else CLUBS


def preempts(reading: Reading) -> Iterator[Option]:
    """Weak hands with one good long suit, as a jump over what has been bid; 2C is never one."""
    for level in sorted(_WEAK_LENGTHS, reverse=True):
        low, high = _WEAK_LENGTHS[level]
        for suit in reversed(SUITS):
            if level > reading.cheapest(suit) and bid_text(level, suit) != "2C":
                most = {**dict.fromkeys(MAJORS, 3), suit: high}
                yield Option(
                    bid_text(level, suit), Meaning(*_WEAK, least={suit: low}, most=most, sound=(suit,))
                )
