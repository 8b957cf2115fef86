"""Where to play below game when nothing more is to be had: a fit, a long suit, 1NT, the partner's better suit."""

from __future__ import annotations

from collections.abc import Iterator

from games.bots.bridge.fits import FIT, OWN_SUIT, cards_standing, is_best_fit, trump_suits
from games.bots.bridge.hand import HIGH, LONG
from games.bots.bridge.meaning import Meaning, Option
from games.bots.bridge.reading import Reading, bid_text
from games.bots.bridge.strength import NOTRUMP_AT_ONE, game_needs
from games.engine.cards import SUITS, Suit
from games.engine.trick import NO_TRUMP


def part_scores(reading: Reading) -> Iterator[Option]:
    """Calls that end the auction as far as this hand goes."""
    high = game_needs(NO_TRUMP) - reading.partners.low - 1
    yield from _fits(reading, high)
    yield from _long_suits(reading, high)
    if reading.is_ours_last:
        stopped = tuple(reading.their_suits)
        yield Option(bid_text(1, NO_TRUMP), Meaning(0, NOTRUMP_AT_ONE, HIGH, stopped=stopped))
    for suit in reading.suits_of([reading.partner]):
        if _may_be_bid(reading, suit, level=2):
            meaning = Meaning(0, high, least={suit: 2})
            yield Option(bid_text(2, suit), meaning, is_best_fit(reading, suit))


def _fits(reading: Reading, high: int) -> Iterator[Option]:
    """A fit at level two; in a contest one trick for each trump of the two hands, up to level three."""
    for suit in trump_suits(reading):
        level, shown = reading.cheapest(suit), reading.partners.least[suit]
        if shown >= 3 and _may_be_bid(reading, suit, level=2 if reading.is_ours_last else 3):
            meaning = Meaning(0, high, suit, least={suit: max(level + 6, FIT) - shown})
            yield Option(bid_text(level, suit), meaning, is_best_fit(reading, suit))


def _long_suits(reading: Reading, high: int) -> Iterator[Option]:
    """Six cards at level two, unless what stands is a fit."""
    for suit in SUITS:
        if suit not in reading.their_suits and _may_be_bid(reading, suit, level=2):
            meaning = Meaning(0, high, LONG, least={suit: OWN_SUIT})
            yield Option(bid_text(2, suit), meaning, lambda hand: cards_standing(reading, hand) < FIT)


def _may_be_bid(reading: Reading, suit: Suit, level: int) -> bool:
    """Whether the suit can be bid no higher than that, and not at level one; never over own side's bid in it."""
    stands = reading.last is not None and reading.last.denomination == suit and reading.is_ours_last
    return 2 <= reading.cheapest(suit) <= level and not stands
