"""The answer to the partner's first call over the opponents' opening."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from games.bots.bridge.hand import LONG, Hand
from games.bots.bridge.meaning import NO, Meaning, Option
from games.bots.bridge.notrump import respond_to_notrump
from games.bots.bridge.reading import GAME_LEVEL, MAJORS, Reading, bid_text
from games.engine.actions import DOUBLE, PASS
from games.engine.cards import SUITS, Suit
from games.engine.trick import NO_TRUMP

_CHEAP, _JUMP, _GAME = (0, 11), (9, 11), (12, 40)
"""Points with which a takeout double is answered cheaply, with a jump, and with game."""
_FREE = 6
"""Points with which it is answered although the opponent has called."""
_LEFT_IN, _HONOURS = 5, 3
"""Trumps, and honours among them, with which it is left in."""
_NOTRUMP_TO_DOUBLE = ((7, 10), (11, 12), (13, 40))
_NOTRUMP_TO_OVERCALL = ((8, 11), (12, 14), (15, 40))
"""Points of an answer in no trump at level one to three."""
_RAISE = ((6, 10), (11, 13), (14, 40))
"""Points of a raise of an overcall to level two, three and, of a major, four."""
_NEW_SUIT = ((9, 16), (12, 16))
"""Points of a new suit over an overcall at level one and two."""


def advancing(reading: Reading) -> Iterator[Option]:
    """What the partner of the first to overcall or double may call."""
    call, meaning = reading.calls_of(reading.partner)[0]
    if call == DOUBLE.text:
        return _answer_double(reading) if meaning.forcing != NO else iter((Option(PASS.text, Meaning()),))
    if call.endswith("NT") and reading.partners_last[0] == call and reading.rho_passed:
        return respond_to_notrump(reading)
    return _answer_overcall(reading)


def _answer_double(reading: Reading) -> Iterator[Option]:
    """Passing leaves it in, for penalties, and takes good trumps; over a call of the opponent nothing needs be said."""
    yield from _leave_in(reading)
    yield from _majors_to_game(reading)
    unshown = [suit for suit in MAJORS if suit not in reading.their_suits]
    yield from _notrump(reading, _NOTRUMP_TO_DOUBLE, dict.fromkeys(unshown, 3))
    yield from _suits(reading)
    if reading.is_forced:
        yield from _makeshifts(reading)
    else:
        yield Option(PASS.text, Meaning(high=_JUMP[0]))


def _leave_in(reading: Reading) -> Iterator[Option]:
    last = reading.last
    if last is not None and last.denomination != NO_TRUMP and reading.is_forced:
        trumps = last.denomination
        meaning = Meaning(least={trumps: _LEFT_IN})
        yield Option(PASS.text, meaning, lambda hand: hand.honours(trumps) >= _HONOURS)


def _majors_to_game(reading: Reading) -> Iterator[Option]:
    for suit in MAJORS:
        meaning = Meaning(*_GAME, suit, least={suit: 4})
        yield Option(bid_text(4, suit), meaning, _is_longest_open(reading, suit))


def _notrump(
    reading: Reading, ranges: Sequence[tuple[int, int]], most: Mapping[Suit, int]
) -> Iterator[Option]:
    """With a stopper, at a level by the points."""
    stopped = tuple(reading.their_suits)
    for level, (low, high) in enumerate(ranges, start=1):
        yield Option(bid_text(level, NO_TRUMP), Meaning(low, high, most=most, stopped=stopped))


def _suits(reading: Reading) -> Iterator[Option]:
    """The longest suit they have not shown: by a jump with some strength, as cheaply as possible without."""
    for suit in reversed(SUITS):
        cheapest, when = reading.cheapest(suit), _is_longest_open(reading, suit)
        if cheapest + 1 < GAME_LEVEL[suit]:
            high = _JUMP[1] if suit in MAJORS else _GAME[1]
            yield Option(bid_text(cheapest + 1, suit), Meaning(_JUMP[0], high, least={suit: 4}), when)
        if reading.is_forced or cheapest <= 2:
            low = _CHEAP[0] if reading.is_forced else _FREE
            yield Option(bid_text(cheapest, suit), Meaning(low, _CHEAP[1], least={suit: 4}), when)


def _makeshifts(reading: Reading) -> Iterator[Option]:
    """Three cards of a suit, or no trump without a stopper, where the partner may not be left alone."""
    for suit in SUITS:
        when = _is_longest_open(reading, suit)
        yield Option(bid_text(reading.cheapest(suit), suit), Meaning(least={suit: 3}), when, makeshift=True)
    yield Option(bid_text(reading.cheapest(NO_TRUMP), NO_TRUMP), Meaning(), makeshift=True)


def _is_longest_open(reading: Reading, suit: Suit) -> Callable[[Hand], bool]:
    """Whether it is the longest of the suits they have not shown, the higher of two."""
    open_suits = [other for other in SUITS if other not in reading.their_suits]

    def when(hand: Hand) -> bool:
        return suit in open_suits and suit == max(open_suits, key=lambda other: (hand.lengths[other], other))

    return when


def _answer_overcall(reading: Reading) -> Iterator[Option]:
    """Support with three cards; no trump with a stopper; a good suit of one's own."""
    partners = reading.partners.least
    suit = max(SUITS, key=lambda each: partners[each])
    for level, (low, high) in enumerate(_RAISE, start=2):
        if level < 4 or suit in MAJORS:
            yield Option(bid_text(level, suit), Meaning(low, high, suit, least={suit: 3}))
    yield from _notrump(reading, _NOTRUMP_TO_OVERCALL, {})
    for other in reversed(SUITS):
        level = reading.cheapest(other)
        if other != suit and other not in reading.their_suits and level <= len(_NEW_SUIT):
            low, high = _NEW_SUIT[level - 1]
            meaning = Meaning(low, high, LONG, {other: 5}, sound=(other,))
            yield Option(bid_text(level, other), meaning)
    yield Option(PASS.text, Meaning(high=_RAISE[2][0]))
