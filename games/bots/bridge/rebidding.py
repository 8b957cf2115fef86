"""Opener's second call, after a new suit or 1NT of the partner."""

from __future__ import annotations

from collections.abc import Iterator

from games.bots.bridge.fits import FIT
from games.bots.bridge.hand import LONG, is_longest
from games.bots.bridge.meaning import GAME, NO, ROUND, Meaning, Option
from games.bots.bridge.opening import BALANCED_REBIDS, BALANCED_STRONG
from games.bots.bridge.reading import GAME_LEVEL, MAJORS, Bid, Reading, bid_text
from games.engine.actions import PASS
from games.engine.cards import SUITS
from games.engine.trick import NO_TRUMP

_MINIMUM, _MEDIUM, _MAXIMUM = (12, 15), (16, 18), (19, 24)
"""Points of an opening hand in three parts."""
_OVER_TWO_OVER_ONE = ((12, 14), (15, 24))
_ONE_OF_A_MAJOR, _NEW_SUIT, _REVERSE = (12, 18), (12, 18), (17, 24)


def rebidding(reading: Reading, opened: Bid, response: Bid) -> Iterator[Option]:
    """What opener may call over `response`, in the order in which a hand looks for it."""
    answered = response.denomination
    if answered != NO_TRUMP:
        yield from _raises(reading, response)
    yield from _balanced(reading, response)
    yield from _strong_suits(reading, opened)
    yield from _new_suits(reading, opened, response)
    yield from _own_suit(reading, opened)
    if reading.is_forced:
        yield from _makeshifts(reading, opened, response)
    else:
        yield Option(PASS.text, Meaning(high=_MEDIUM[0]))


def _raises(reading: Reading, response: Bid) -> Iterator[Option]:
    """Four cards for a suit that promised four, three for one that promised five."""
    suit, cheapest = response.denomination, reading.cheapest(response.denomination)
    support = {suit: FIT - reading.partners.least[suit]}
    # A response at level two has promised four points more, so that minimum and medium are enough for more.
    ranges = (_MINIMUM, _MEDIUM, _MAXIMUM) if response.level == 1 else _OVER_TWO_OVER_ONE
    for more, (low, high) in reversed(list(enumerate(ranges))):
        level = min(cheapest + more, GAME_LEVEL[suit])
        if level >= cheapest:
            yield Option(bid_text(level, suit), Meaning(low, high, suit, least=support))


def _balanced(reading: Reading, response: Bid) -> Iterator[Option]:
    """Too weak for 1NT: the cheapest no trump, a pass over 1NT; too strong: a jump in it."""
    weak, strong = BALANCED_REBIDS
    cheapest = reading.cheapest(NO_TRUMP)
    stopped = tuple(reading.their_suits)
    jump = cheapest + (response.denomination != NO_TRUMP)
    if jump <= 3:
        yield Option(bid_text(jump, NO_TRUMP), Meaning(*strong, balanced=True, stopped=stopped))
    if response.denomination != NO_TRUMP and cheapest <= 2:
        for suit in MAJORS:
            yield Option(bid_text(1, suit), Meaning(*_ONE_OF_A_MAJOR, least={suit: 4}))
        yield Option(bid_text(cheapest, NO_TRUMP), Meaning(*weak, balanced=True, stopped=stopped))


def _strong_suits(reading: Reading, opened: Bid) -> Iterator[Option]:
    """A jump in a new suit forces to game; a jump in the own suit invites, a jump to game is to play."""
    for suit in SUITS:
        level = reading.cheapest(suit) + 1
        if suit != opened.denomination and level <= 3 and not reading.partners.least[suit]:
            meaning = Meaning(_MAXIMUM[0], count=LONG, least={opened.denomination: 4, suit: 4}, forcing=GAME)
            yield Option(bid_text(level, suit), meaning)
    suit, cheapest = opened.denomination, reading.cheapest(opened.denomination)
    if suit in MAJORS:
        yield Option(bid_text(4, suit), Meaning(*_MAXIMUM, LONG, least={suit: 6}))
    if cheapest < 3:
        yield Option(bid_text(3, suit), Meaning(_MEDIUM[0], _MAXIMUM[1], LONG, least={suit: 6}))


def _new_suits(reading: Reading, opened: Bid, response: Bid) -> Iterator[Option]:
    """Four cards below the opened suit; above it at level two (a reverse) only with extra strength, and forcing."""
    for suit in SUITS:
        level = reading.cheapest(suit)
        if suit in (opened.denomination, response.denomination) or level > 3 or suit in reading.their_suits:
            continue
        is_reverse = level > 1 and (suit > opened.denomination or level == 3)
        low, high = _REVERSE if is_reverse else _NEW_SUIT
        least = {opened.denomination: 5 if level > 1 else 3, suit: 4}
        forcing = ROUND if is_reverse else NO
        yield Option(bid_text(level, suit), Meaning(low, high, LONG, least=least, forcing=forcing))


def _own_suit(reading: Reading, opened: Bid) -> Iterator[Option]:
    """Six cards; at level three, where there is no jump to show more, also with more."""
    suit, level = opened.denomination, reading.cheapest(opened.denomination)
    if level <= 3:
        high = _MINIMUM[1] if level < 3 else _MEDIUM[1]
        yield Option(bid_text(level, suit), Meaning(_MINIMUM[0], high, LONG, least={suit: 6}))


def _makeshifts(reading: Reading, opened: Bid, response: Bid) -> Iterator[Option]:
    """For hands that may not pass and fit nothing: the own suit again, support with a card less, no trump."""
    suit, answered = opened.denomination, response.denomination
    yield Option(bid_text(reading.cheapest(suit), suit), Meaning(least={suit: 5}), makeshift=True)
    if answered != NO_TRUMP:
        least = {answered: 7 - reading.partners.least[answered]}
        yield Option(bid_text(reading.cheapest(answered), answered), Meaning(least=least), makeshift=True)
    yield Option(bid_text(reading.cheapest(NO_TRUMP), NO_TRUMP), Meaning(), makeshift=True)


def strong_rebids(reading: Reading) -> Iterator[Option]:
    """What a strong opener may call next: balanced, or the longest suit, and then not to be passed below game."""
    low, high = BALANCED_STRONG
    yield Option("2NT", Meaning(low, high, balanced=True))
    yield Option("3NT", Meaning(high + 1, balanced=True))
    for suit in reversed(SUITS):
        meaning = Meaning(least={suit: 5}, forcing=ROUND)
        yield Option(bid_text(reading.cheapest(suit), suit), meaning, is_longest(suit))
    for suit in SUITS:
        meaning = Meaning(least={suit: 4}, forcing=ROUND)
        yield Option(bid_text(reading.cheapest(suit), suit), meaning, is_longest(suit), makeshift=True)
