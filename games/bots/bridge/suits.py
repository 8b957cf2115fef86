"""Cards of one suit: the highest, the lowest, sequences, and the tricks that two hands may make of them."""

from __future__ import annotations

from typing import NamedTuple

from games.engine.cards import BIT, JACK, RANK_OF, SUITS, TEN, Card, card_of, cards_of

HONOURS = tuple(0b1111 << card_of(suit, JACK) for suit in SUITS)
"""By suit: ace, king, queen and jack."""
_LONGEST_OF = (0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9)
"""How long the longer of two opponents' holdings mostly is, by the cards they have together."""


def top(cards: int) -> Card:
    """The highest of cards of one suit."""
    return cards.bit_length() - 1


def lowest(cards: int) -> Card:
    """The lowest of cards of one suit."""
    return (cards & -cards).bit_length() - 1


def is_sequence(cards: int) -> bool:
    """Whether the two highest touch, and both are honours."""
    high = top(cards)
    return RANK_OF[high] > TEN and bool(cards & BIT[high - 1])


def fourth_best(cards: int) -> Card:
    """The fourth from the top, of fewer the lowest."""
    held = cards_of(cards)
    return held[-4] if len(held) >= 4 else held[0]


class Prospect(NamedTuple):
    """What a suit is good for: tricks to be had at once, tricks in the end, and those lost on the way."""

    sure: int
    tricks: int
    lost: int

    @property
    def gain(self) -> int:
        """Tricks that are to be had only after work."""
        return self.tricks - self.sure


def prospect(mine: int, partners: int, theirs: int) -> Prospect:
    """Of a suit that own side holds in two hands, when the opponents' cards lie as they mostly do.

    Round by round the higher top card wins; when they have run out, the rest win.
    """
    rounds = max(mine.bit_count(), partners.bit_count())
    ours, against = cards_of(mine | partners), cards_of(theirs)
    followed = _LONGEST_OF[len(against)]
    sure = tricks = lost = lost_before = 0
    for number in range(rounds):
        if number >= followed or not against or ours[-1] > against[-1]:
            ours.pop()
            tricks, lost = tricks + 1, lost_before
            sure += not lost_before
            del against[:1]
        else:
            against.pop()
            del ours[0]
            lost_before += 1
    return Prospect(sure, tricks, lost)
