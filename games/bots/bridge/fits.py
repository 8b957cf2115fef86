"""In which suits the two hands of a side may have a fit."""

from __future__ import annotations

from collections.abc import Callable

from games.bots.bridge.hand import Hand
from games.bots.bridge.reading import MAJORS, Reading
from games.engine.cards import SUITS, Suit
from games.engine.trick import NO_TRUMP

FIT = 8
"""Cards of both hands with which a suit is good trumps."""
OWN_SUIT = 6
"""Cards with which a suit is good trumps without much support."""


def support_for(reading: Reading, suit: Suit) -> int:
    """The cards that make a fit in a suit with what the partner has shown; seven where that is nothing."""
    shown = reading.partners.least[suit]
    return max(3 if shown < OWN_SUIT else 2, FIT - max(shown, 1))


def trump_suits(reading: Reading) -> list[Suit]:
    """The majors, and the minors that own side has shown: where the partner has most of them first. None of theirs."""
    shown = reading.suits_of((reading.seat, reading.partner))
    partners = reading.partners.least
    ours = [
        suit
        for suit in SUITS
        if (suit in MAJORS or suit in shown) and (suit not in reading.their_suits or partners[suit] >= 4)
    ]
    return sorted(ours, key=lambda suit: (suit not in MAJORS, -partners[suit]))


def is_best_fit(reading: Reading, suit: Suit) -> Callable[[Hand], bool]:
    """Whether the two hands have most cards of `suit`, and more than of what stands."""
    shown = reading.partners.least

    def when(hand: Hand) -> bool:
        combined = [hand.lengths[each] + shown[each] for each in SUITS]
        return combined[suit] == max(combined) and combined[suit] > cards_standing(reading, hand)

    return when


def cards_standing(reading: Reading, hand: Hand) -> int:
    """How many cards of its suit the two hands have for own side's last bid; no trump is as good as seven."""
    last = reading.last
    if last is None or not reading.is_ours_last:
        return 0
    if last.denomination == NO_TRUMP:
        return FIT - 1
    return hand.lengths[last.denomination] + reading.partners.least[last.denomination]
