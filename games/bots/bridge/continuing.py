"""Every later call: from what the partner has shown, how high and in what.

Both hands are added up. A fit is eight cards, the partner's counted as the fewest that have been shown; strength is
the own points and the fewest that the partner can have. What a call says follows from the same sums, seen from there.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.bots.bridge.fits import FIT, OWN_SUIT, support_for, trump_suits
from games.bots.bridge.hand import HIGH, LONG, Hand
from games.bots.bridge.meaning import NO, ROUND, Meaning, Option
from games.bots.bridge.part_scores import part_scores
from games.bots.bridge.reading import GAME_LEVEL, MAJORS, Reading, bid_text
from games.bots.bridge.strength import GRAND_SLAM_NEEDS, INVITATION, SLAM_NEEDS, game_needs
from games.engine.actions import DOUBLE, PASS
from games.engine.cards import SUITS, Suit
from games.engine.trick import NO_TRUMP

_SLAM = 6
_FEW_TRUMPS = 2
_POINTS_A_TRICK = 7.0
"""How many of the partner's points are good for a trick in defence."""
_DOUBLE_MARGIN = 0.5
"""Tricks more than are needed to set a contract with which it is doubled."""


def continuing(reading: Reading) -> Iterator[Option]:
    """What may be called in the later auction, in the order in which a hand looks for it."""
    if _leaves_in(reading):
        yield Option(PASS.text, Meaning())
    yield from _slams(reading)
    if reading.has_game:
        yield from _corrections(reading)
        yield from _penalty_double(reading)
    else:
        yield from _games(reading)
        yield from _invitations(reading)
        yield from _forward(reading)
        yield from _penalty_double(reading)
        yield from part_scores(reading)
    yield from _forced(reading) if reading.is_forced else (Option(PASS.text, Meaning()),)


def _leaves_in(reading: Reading) -> bool:
    """Whether the partner has doubled for penalties, and nobody has run."""
    call, meaning = reading.partners_last
    return call == DOUBLE.text and meaning.forcing == NO and reading.rho_passed


def _slams(reading: Reading) -> Iterator[Option]:
    """Short suits count for nothing here; nobody goes beyond a slam that the partner has bid."""
    low, last = reading.partners.low, reading.last
    if last is not None and last.seat == reading.partner and last.level >= _SLAM:
        return
    for level, needs, count in ((_SLAM + 1, GRAND_SLAM_NEEDS, HIGH), (_SLAM, SLAM_NEEDS, LONG)):
        for suit in trump_suits(reading):
            least = {suit: support_for(reading, suit)}
            yield Option(bid_text(level, suit), Meaning(needs - low, count=count, least=least))
        stopped = tuple(reading.their_suits)
        yield Option(bid_text(level, NO_TRUMP), Meaning(needs - low, stopped=stopped))


def _games(reading: Reading) -> Iterator[Option]:
    """Four of a major with a fit, 3NT, five of a minor."""
    suits = trump_suits(reading)
    yield from (_game(reading, suit) for suit in suits if suit in MAJORS)
    low = reading.partners.low
    stopped = (*reading.their_suits, *_unbid(reading))
    yield Option("3NT", Meaning(game_needs(NO_TRUMP) - low, SLAM_NEEDS - low - 1, stopped=stopped))
    yield from (_game(reading, suit) for suit in suits if suit not in MAJORS)


def _game(reading: Reading, suit: Suit) -> Option:
    low = reading.partners.low
    least = {suit: support_for(reading, suit)}
    meaning = Meaning(game_needs(suit) - low, SLAM_NEEDS - low - 1, suit, least=least)
    return Option(bid_text(GAME_LEVEL[suit], suit), meaning)


def _unbid(reading: Reading) -> list[Suit]:
    """The one suit that nobody has shown, where the partner may be short in it: no trump needs a stopper there."""
    shown = reading.suits_of((reading.seat, reading.partner))
    unbid = [suit for suit in SUITS if suit not in shown and suit not in reading.their_suits]
    return unbid if len(unbid) == 1 and reading.partners.least[unbid[0]] < 2 else []


def _invitations(reading: Reading) -> Iterator[Option]:
    """A raise of a fit, or 2NT, when the partner may have enough for game and may not."""
    shown = reading.partners
    if shown.high - shown.low < INVITATION:
        return
    for suit in trump_suits(reading):
        if suit in MAJORS or reading.cheapest(suit) == 3:
            needs = game_needs(suit) - shown.low
            least = {suit: support_for(reading, suit)}
            yield Option(bid_text(3, suit), Meaning(needs - INVITATION, needs - 1, suit, least=least))
    needs = game_needs(NO_TRUMP) - shown.low
    yield Option("2NT", Meaning(needs - INVITATION, needs - 1, stopped=tuple(reading.their_suits)))


def _forward(reading: Reading) -> Iterator[Option]:
    """Game is there and it is not clear where: a new suit, which forces; else 3NT, or a major with seven cards."""
    low = game_needs(NO_TRUMP) - reading.partners.low
    shown = reading.suits_of((reading.seat, reading.partner))
    for suit in SUITS:
        level = reading.cheapest(suit)
        if suit not in shown and suit not in reading.their_suits and level <= 3:
            meaning = Meaning(low, count=LONG, least={suit: 4}, forcing=ROUND)
            yield Option(bid_text(level, suit), meaning)
    yield Option("3NT", Meaning(low, stopped=tuple(reading.their_suits)), makeshift=True)
    for suit in MAJORS:
        least = {suit: max(_FEW_TRUMPS, FIT - 1 - reading.partners.least[suit])}
        yield Option(bid_text(4, suit), Meaning(low, least=least), makeshift=True)


def _corrections(reading: Reading) -> Iterator[Option]:
    """The partner's 3NT into a major in which that hand has shown five."""
    last = reading.last
    if last is None or last.seat != reading.partner or last.text != "3NT":
        return
    for suit in MAJORS:
        if reading.partners.least[suit] >= OWN_SUIT - 1:
            yield Option(bid_text(4, suit), Meaning(least={suit: FIT - reading.partners.least[suit]}))


def _penalty_double(reading: Reading) -> Iterator[Option]:
    """Their contract has hardly a chance: own tricks, and those that the partner's points are good for."""
    last = reading.last
    if last is None or reading.is_ours_last or reading.doubled:
        return
    trump, needed = last.denomination, 8 - last.level + _DOUBLE_MARGIN
    partners = reading.partners.low / _POINTS_A_TRICK

    def when(hand: Hand) -> bool:
        return hand.defensive_tricks(trump) + partners >= needed

    yield Option(DOUBLE.text, Meaning(), when)


def _forced(reading: Reading) -> Iterator[Option]:
    """What a hand calls that may not pass and fits nothing else: some support, a long suit, no trump."""
    for suit in trump_suits(reading):
        if reading.partners.least[suit] >= 3:
            least = {suit: 7 - min(reading.partners.least[suit], 5)}
            yield Option(bid_text(reading.cheapest(suit), suit), Meaning(least=least), makeshift=True)
    for suit in SUITS:
        yield Option(bid_text(reading.cheapest(suit), suit), Meaning(least={suit: 5}), makeshift=True)
    yield Option(bid_text(reading.cheapest(NO_TRUMP), NO_TRUMP), Meaning(), makeshift=True)
