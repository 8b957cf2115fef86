"""The first call over the opponents' opening: overcalls, takeout doubles, preempts."""

from __future__ import annotations

from collections.abc import Iterator

from games.bots.bridge.hand import LONG, is_longest
from games.bots.bridge.meaning import ROUND, Meaning, Option
from games.bots.bridge.opening import preempts
from games.bots.bridge.reading import MAJORS, Bid, Reading, bid_text
from games.engine.actions import DOUBLE, PASS
from games.engine.cards import SUITS
from games.engine.trick import NO_TRUMP

_OVERCALL = ((8, 16), (11, 16), (13, 17), (16, 20))
"""Points of an overcall at level one to four."""
_LENGTH = (5, 5, 6, 6)
"""Its cards; those of five are to be good ones."""
_NOTRUMP = ((15, 18), (16, 18), (17, 20))
"""Points of a balanced overcall in no trump at level one to three."""
_DOUBLE, _STRONG_DOUBLE, _HIGHEST_DOUBLE = 12, 17, 4
"""Points of a takeout double, with the right shape and with any, and the level up to which it is one."""
_PENALTY = 16
"""Points of a double of 1NT, which is for penalties."""
_OVER_NOTRUMP = ((10, 16), (13, 16))
"""Points of an overcall at level two and three over no trump, with six good cards."""


def overcalling(reading: Reading) -> Iterator[Option]:
    """What may be called over the opponents' opening by a side that has only passed."""
    last = reading.last
    assert last is not None
    if last.denomination == NO_TRUMP:
        yield from _over_notrump(reading, last)
    else:
        yield from _notrump(reading)
        yield from preempts(reading)
        yield from _suits(reading)
        yield from _takeout(reading, last)
    yield Option(PASS.text, Meaning(high=_STRONG_DOUBLE - 1))


def _notrump(reading: Reading) -> Iterator[Option]:
    stopped = tuple(reading.their_suits)
    for level, (low, high) in enumerate(_NOTRUMP, start=1):
        if level == reading.cheapest(NO_TRUMP):
            meaning = Meaning(low, high, balanced=True, stopped=stopped)
            yield Option(bid_text(level, NO_TRUMP), meaning)


def _suits(reading: Reading) -> Iterator[Option]:
    """The longest suit; five cards of it only if they are good."""
    for suit in reversed(SUITS):
        level = reading.cheapest(suit)
        if level <= len(_OVERCALL) and suit not in reading.their_suits:
            low, high = _OVERCALL[level - 1]
            length = _LENGTH[level - 1]
            sound = (suit,) if length == min(_LENGTH) else ()
            meaning = Meaning(low, high, LONG, {suit: length}, sound=sound)
            yield Option(bid_text(level, suit), meaning, is_longest(suit))


def _takeout(reading: Reading, last: Bid) -> Iterator[Option]:
    """Short in theirs, with support for the suits they have not shown, or for the majors; or any strong hand."""
    if last.level > _HIGHEST_DOUBLE:
        return
    low = _DOUBLE + max(0, last.level - 2)
    open_suits = [suit for suit in SUITS if suit not in reading.their_suits]
    for suits in (open_suits, [suit for suit in open_suits if suit in MAJORS]):
        shape = Meaning(low, least=dict.fromkeys(suits, 3), most={last.denomination: 2}, forcing=ROUND)
        yield Option(DOUBLE.text, shape)
    yield Option(DOUBLE.text, Meaning(_STRONG_DOUBLE, forcing=ROUND))


def _over_notrump(reading: Reading, last: Bid) -> Iterator[Option]:
    if last.level == 1:
        yield Option(DOUBLE.text, Meaning(_PENALTY))
    for suit in reversed(SUITS):
        for level, (low, high) in enumerate(_OVER_NOTRUMP, start=2):
            if level == reading.cheapest(suit):
                meaning = Meaning(low, high, LONG, {suit: 6}, sound=(suit,))
                yield Option(bid_text(level, suit), meaning)
