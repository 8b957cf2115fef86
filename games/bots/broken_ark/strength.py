"""How many tricks a side may take: from one's own hand, and from what the others' calls show of theirs.

The numbers were read off boards that this bot played with all four hands: what those who called so held, and tricks
against the points (A 4, K 3, Q 2, J 1), trumps and short suits of the declaring side.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.bots.chances import length
from games.engine.cards import RANK_OF, SUITS, TEN, Suit, cards_of
from games.engine.seats import SEATS, Seat
from games.engine.trick import NO_TRUMP

Bids: TypeAlias = Sequence[Sequence[int]]
"""By seat: its bids so far, each as its place among the 35 (1C is 0, 7NT is 34)."""

_POINTS_OF_FIRST_BID = (12.3, 9.5, 16.0, 12.0)
_POINTS_OF_ANSWER = (10.5, 8.6, 14.5, 11.0)
"""Points shown by a first bid at level 1, 2, 3 and higher: before the partner has bid, and after."""
_POINTS_OF_FURTHER_BID = 0.7
_POINTS_OF_PASS = 7.4
_POINTS_UNHEARD = 10.0
_LENGTH_OF_FIRST_SUIT, _LENGTH_OF_OTHER_SUIT = 5.4, 4.5
_LENGTH_OF_REBID = 0.8
_DECLINED, _NOT_BID = 0.6, 0.85
"""How much shorter a seat is expected to be in the partner's suit after it bid another, and in what it has not bid."""


@dataclass(frozen=True, slots=True)
class Showing:
    """What a seat is expected to hold: high-card points, and cards by suit."""

    points: float
    lengths: tuple[float, ...]


def high_card_points(hand: int) -> int:
    """A 4, K 3, Q 2, J 1."""
    return sum([max(0, RANK_OF[card] - TEN) for card in cards_of(hand)])


def expected_tricks(declarer: Showing, partner: Showing, trump: int) -> float:
    """The tricks of a side that declares with these two hands, with short suits as usual."""
    points = declarer.points + partner.points
    if trump == NO_TRUMP:
        return 1.2 + 0.27 * points
    return -2.1 + 0.2 * points + 0.78 * declarer.lengths[trump] + 0.62 * partner.lengths[trump]


def tricks_of_shortness(hand: int, trump: int) -> float:
    """What the declarer's short suits add to that, or take away: by the cards missing from three in each but trumps."""
    if trump == NO_TRUMP:
        return 0.0
    missing = sum([max(0, 3 - length(hand, suit)) for suit in SUITS if suit != trump])
    return 0.12 * (missing - 3)


def showings(hand: int, seat: Seat, bids: Bids, turns: Sequence[int]) -> list[Showing]:
    """By seat what it is expected to hold, `hand` being what `seat` does; `turns`: how often each has called."""
    points = [_points(bids, each, turns[each]) for each in SEATS]
    mine = high_card_points(hand)
    scale = (40 - mine) / (sum(points) - points[seat])
    shown = [Showing(points[each] * scale, _lengths(hand, seat, bids, each)) for each in SEATS]
    shown[seat] = Showing(mine, tuple(length(hand, suit) for suit in SUITS))
    return shown


def _points(bids: Bids, seat: Seat, turns: int) -> float:
    own, partners = bids[seat], bids[(seat + 2) & 3]
    if not own:
        return _POINTS_OF_PASS if turns else _POINTS_UNHEARD
    table = _POINTS_OF_ANSWER if partners and partners[0] < own[0] else _POINTS_OF_FIRST_BID
    return table[min(own[0] // 5, 3)] + _POINTS_OF_FURTHER_BID * (len(own) - 1)


def _lengths(hand: int, seat: Seat, bids: Bids, of: Seat) -> tuple[float, ...]:
    return tuple(_length(13 - length(hand, suit), seat, bids, of, suit) for suit in SUITS)


def _length(rest: int, seat: Seat, bids: Bids, of: Seat, suit: Suit) -> float:
    """How many of the `rest` of a suit, which `seat` has not, the seat `of` is expected to hold."""
    shown = [0.0 if each == seat else _shown_length(bids[each], suit) for each in SEATS]
    total = sum(shown)
    if shown[of]:
        return shown[of] * min(1.0, rest / total)
    weights = [0.0 if each == seat or shown[each] else _weight(bids, each, suit) for each in SEATS]
    return max(0.0, rest - total) * weights[of] / (sum(weights) or 1.0)


def _shown_length(bids: Sequence[int], suit: Suit) -> float:
    times = sum([bid % 5 == suit for bid in bids])
    if not times:
        return 0.0
    first = _LENGTH_OF_FIRST_SUIT if bids[0] % 5 == suit else _LENGTH_OF_OTHER_SUIT
    return first + _LENGTH_OF_REBID * (times - 1)


def _weight(bids: Bids, seat: Seat, suit: Suit) -> float:
    own = bids[seat]
    if not own:
        return 1.0
    declined = any(bid % 5 == suit and bid < own[-1] for bid in bids[(seat + 2) & 3])
    return _DECLINED if declined else _NOT_BID
