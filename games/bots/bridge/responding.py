"""The first response to the partner's opening of one of a suit: raises, new suits, no trump."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from games.bots.bridge.hand import HIGH, LONG, Hand, is_longest
from games.bots.bridge.meaning import GAME, NO, ROUND, Meaning, Option
from games.bots.bridge.reading import MAJORS, Bid, Reading, bid_text
from games.engine.actions import DOUBLE, PASS, REDOUBLE
from games.engine.cards import CLUBS, DIAMONDS, HEARTS, SUITS, Suit
from games.engine.trick import NO_TRUMP

RESPONSE = 6
"""Points without which a hand does not respond."""
_RAISE, _LIMIT_RAISE, _GAME_RAISE = (6, 9), (10, 12), (13, 15)
_TWO_OVER_ONE, _FOR_EACH_LEVEL_MORE = 10, 2
_JUMP_SHIFT = 17
_ONE_NOTRUMP, _TWO_NOTRUMP, _THREE_NOTRUMP = (6, 10), (11, 12), (13, 15)
_SUPPORT = {CLUBS: 5, DIAMONDS: 4}
"""Cards of a raise; three of a major, which has five."""
_UP_THE_LINE = (1, 0, 3, 2)
"""Of suits of four cards which is bid first, by suit: hearts, spades, clubs, diamonds."""


def responding(reading: Reading, opening: Bid) -> Iterator[Option]:
    """What may be called over one of a suit, whether or not the opponent has called between."""
    suit = opening.denomination
    if reading.doubled:
        yield Option(REDOUBLE.text, Meaning(_TWO_OVER_ONE, most={suit: 2}, forcing=ROUND))
    yield from _jump_shifts(reading, suit)
    if suit in MAJORS:
        yield from _raises(reading, suit)
    yield from _new_suits(reading, suit, [major for major in MAJORS if suit not in MAJORS])
    yield from _negative_double(reading)
    if suit not in MAJORS:
        yield from _raises(reading, suit)
    yield from _balanced(reading, suit)
    yield from _new_suits(reading, suit, SUITS)
    yield _one_notrump(reading)
    if reading.rho_passed:
        yield from _makeshifts(reading, suit)
    yield Option(PASS.text, Meaning(high=RESPONSE - 1 if reading.rho_passed else _TWO_OVER_ONE))


def _jump_shifts(reading: Reading, opened: Suit) -> Iterator[Option]:
    for suit in SUITS:
        level = reading.cheapest(suit) + 1
        if suit != opened and level <= 3 and suit not in reading.their_suits:
            meaning = Meaning(_JUMP_SHIFT, count=LONG, least={suit: 5}, sound=(suit,), forcing=GAME)
            yield Option(bid_text(level, suit), meaning, is_longest(suit))


def _raises(reading: Reading, suit: Suit) -> Iterator[Option]:
    """A single raise, a jump with more, game in a major with four cards and more still."""
    least = {suit: _SUPPORT.get(suit, 3)}
    if suit in MAJORS:
        yield Option(bid_text(4, suit), Meaning(*_GAME_RAISE, suit, least={suit: 4}))
    yield Option(bid_text(3, suit), Meaning(*_LIMIT_RAISE, suit, least=least))
    yield Option(bid_text(2, suit), Meaning(*_RAISE, suit, least=least))


def _new_suits(reading: Reading, opened: Suit, suits: Sequence[Suit]) -> Iterator[Option]:
    """Four cards and six points at level one, ten and five hearts at two; forcing, but for a passed hand."""
    forcing = NO if reading.has_passed_first(reading.seat) else ROUND
    for suit in suits:
        level = reading.cheapest(suit)
        if suit == opened or level > 3 or suit in reading.their_suits:
            continue
        low = RESPONSE if level == 1 else _TWO_OVER_ONE + _FOR_EACH_LEVEL_MORE * (level - 2)
        least = {suit: 4 if level == 1 or suit < HEARTS else 5}
        meaning = Meaning(low, count=LONG if level == 1 else HIGH, least=least, forcing=forcing)
        yield Option(bid_text(level, suit), meaning, _is_bid_first(suit, opened))


def _is_bid_first(suit: Suit, opened: Suit) -> Callable[[Hand], bool]:
    """Whether it is the longest beside the one opened; a major goes before minors."""
    rivals = [other for other in (MAJORS if suit in MAJORS else SUITS) if other != opened]

    def when(hand: Hand) -> bool:
        def appeal(other: Suit) -> tuple[int, int]:
            length = hand.lengths[other]
            return length, other if length >= 5 else _UP_THE_LINE[other]

        return suit == max(rivals, key=appeal)

    return when


def _negative_double(reading: Reading) -> Iterator[Option]:
    """Over an overcall: points, and four cards of the unbid majors, of one of them at least."""
    last = reading.last
    if last is None or reading.is_ours_last or last.denomination == NO_TRUMP or last.level > 3:
        return
    taken = (*reading.their_suits, *reading.suits_of([reading.partner]))
    unbid = [major for major in MAJORS if major not in taken]
    low = RESPONSE + _FOR_EACH_LEVEL_MORE * (last.level - 1)
    for major in unbid:
        yield Option(DOUBLE.text, Meaning(low, least={major: 4}, forcing=ROUND))


def _balanced(reading: Reading, opened: Suit) -> Iterator[Option]:
    """No trump at level two or three: no major to bid, and no suit of five cards."""
    most = {suit: 3 if suit in MAJORS else 4 for suit in SUITS if suit != opened}
    stopped = tuple(reading.their_suits)
    for level, points in ((2, _TWO_NOTRUMP), (3, _THREE_NOTRUMP)):
        meaning = Meaning(*points, most=most, balanced=True, stopped=stopped)
        yield Option(bid_text(level, NO_TRUMP), meaning)


def _one_notrump(reading: Reading) -> Option:
    """Enough to respond, and nothing else to bid: the hand may be of any shape."""
    return Option(bid_text(1, NO_TRUMP), Meaning(*_ONE_NOTRUMP, stopped=tuple(reading.their_suits)))


def _makeshifts(reading: Reading, opened: Suit) -> Iterator[Option]:
    """For hands too strong to pass that fit nothing: no trump, a suit of three cards, the opened suit."""
    yield Option("3NT", Meaning(_TWO_NOTRUMP[0], balanced=True), makeshift=True)
    for suit in SUITS:
        if suit != opened and reading.cheapest(suit) == 2:
            meaning = Meaning(_TWO_OVER_ONE, least={suit: 3}, forcing=ROUND)
            yield Option(bid_text(2, suit), meaning, makeshift=True)
    yield Option(bid_text(2, opened), Meaning(RESPONSE, least={opened: 3}), makeshift=True)
