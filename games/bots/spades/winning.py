"""How likely each seat is to win the trick on the table, from what one seat sees.

Each unseen card lies anywhere it can with equal chance. Who has bid nil wins only when it must; others win when they
can and want to.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.bots.chances import HIGHER, can_beat
from games.bots.sight import Sight
from games.engine.cards import SUIT_MASK, SUIT_OF, Card
from games.engine.seats import SEATS, Seat
from games.engine.trick import winning_place

_TAKE = 0.85
"""How often an opponent wins a trick that it can."""
_SPARE = 0.1
"""How often it beats an opponent whose nil would fail."""
_RAISED = 0.6
"""What is left of a later seat's chance when another has beaten the card before it."""


def winning_chances(sight: Sight, card: Card, nils: Sequence[float]) -> list[float]:
    """By seat: the chance that it wins the trick when the seat on turn plays `card`.

    `nils`: by seat, 0 unless it has bid a nil that still stands.
    """
    cards = (*sight.trick.cards, card)
    place = winning_place(cards, sight.trump)
    best, led, holder = cards[place], SUIT_OF[cards[0]], (sight.trick.leader + place) & 3
    stands, raised = 1.0, [0.0, 0.0, 0.0, 0.0]
    for seat in sight.later:
        can = forced(sight, seat, best, led) if nils[seat] else can_beat(sight, seat, best, led)
        taken = stands * can * _will(seat, holder, nils)
        stands -= taken
        for other in SEATS:
            again = raised[other] * can * _RAISED * _will(seat, other, nils)
            raised[other] -= again
            taken += again
        raised[seat] += taken
    raised[holder] += stands
    return raised


def _will(seat: Seat, holder: Seat, nils: Sequence[float]) -> float:
    """How ready `seat` is to beat `holder`: not its partner, but for a nil; hardly an opponent that has bid nil."""
    if nils[seat]:
        return 1.0
    if not (holder - seat) & 1:
        return 1.0 if nils[holder] else 0.0
    return _SPARE if nils[holder] else _TAKE


def forced(sight: Sight, seat: Seat, best: Card, led: int) -> float:
    """The chance that `seat` must beat `best`: it has cards of the suit led, and none below."""
    if SUIT_OF[best] != led:
        return 0.0
    share = sight.shares[led][seat]
    higher = sight.unseen & HIGHER[best]
    lower = sight.unseen & SUIT_MASK[led] & ~HIGHER[best]
    return (1.0 - (1.0 - share) ** higher.bit_count()) * (1.0 - share) ** lower.bit_count()
