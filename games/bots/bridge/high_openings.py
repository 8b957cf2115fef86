"""The first response to a strong opening, to a preempt, and to 1NT that the opponents have called over."""

from __future__ import annotations

from collections.abc import Iterator

from games.bots.bridge.fits import FIT
from games.bots.bridge.hand import LONG, is_longest
from games.bots.bridge.meaning import ROUND, Meaning, Option
from games.bots.bridge.reading import MAJORS, Bid, Reading, bid_text
from games.bots.bridge.strength import game_needs
from games.engine.actions import DOUBLE, PASS
from games.engine.cards import DIAMONDS, SUITS
from games.engine.trick import NO_TRUMP

_POSITIVE = 8
"""Points of a natural answer to a strong opening."""
_TO_PREEMPT, _NOTRUMP_TO_PREEMPT = 15, 16
"""Points with which the partner of a preempt wants game, and no trump."""
_RAISE = 6


def respond_to_strong(reading: Reading) -> Iterator[Option]:
    """To 2C: a good suit or 2NT with some strength, 2D with anything else."""
    for suit in reversed(SUITS):
        level = 3 if suit == DIAMONDS else reading.cheapest(suit)
        meaning = Meaning(_POSITIVE, least={suit: 5}, sound=(suit,))
        yield Option(bid_text(level, suit), meaning, is_longest(suit))
    yield Option("2NT", Meaning(_POSITIVE, balanced=True))
    yield Option("2D", Meaning())
    yield Option(PASS.text, Meaning())


def respond_to_preempt(reading: Reading, opening: Bid) -> Iterator[Option]:
    """To a weak opening: game with strength or with many trumps, a raise to hinder the opponents, an own major."""
    suit = opening.denomination
    trumps = FIT + 1 - reading.partners.least[suit]
    if suit in MAJORS:
        yield Option(bid_text(4, suit), Meaning(_TO_PREEMPT, count=suit, least={suit: trumps - 1}))
        yield Option(bid_text(4, suit), Meaning(_RAISE, least={suit: trumps + 1}))
    stopped = tuple(other for other in SUITS if other != suit)
    yield Option("3NT", Meaning(_NOTRUMP_TO_PREEMPT, stopped=stopped))
    if opening.level == 2:
        for major in MAJORS:
            meaning = Meaning(_TO_PREEMPT, least={major: 5}, forcing=ROUND)
            yield Option(bid_text(reading.cheapest(major), major), meaning)
        yield Option(bid_text(3, suit), Meaning(_RAISE, _TO_PREEMPT - 1, least={suit: trumps}))
    yield Option(PASS.text, Meaning(high=_NOTRUMP_TO_PREEMPT))


def respond_over_interference(reading: Reading) -> Iterator[Option]:
    """To no trump that has been called over: game, a long suit to play, a double for penalties."""
    needs = game_needs(NO_TRUMP) - reading.partners.low
    yield Option("3NT", Meaning(needs, stopped=tuple(reading.their_suits)))
    for suit in MAJORS:
        yield Option(bid_text(3, suit), Meaning(needs, count=LONG, least={suit: 5}, forcing=ROUND))
    for suit in SUITS:
        yield Option(bid_text(2, suit), Meaning(high=needs - 1, least={suit: 5}))
    if not reading.is_ours_last:
        yield Option(DOUBLE.text, Meaning(needs - 1))
    yield Option(PASS.text, Meaning(high=needs - 1))
