"""The auction so far, as everyone at the table reads it: who has shown what, and what the seat on turn may not pass."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from games.bots.bridge.meaning import GAME, NO, NOTHING, Meaning, Showing
from games.engine.actions import BIDS, DENOMINATION_TEXTS, DOUBLE, PASS, REDOUBLE
from games.engine.cards import HEARTS, SPADES, SUITS, Suit
from games.engine.seats import SEATS, Seat

MAJORS = (SPADES, HEARTS)
GAME_LEVEL = (5, 5, 4, 4, 3)
"""The level of game, by denomination."""

_DOUBLES = {DOUBLE.text: 1, REDOUBLE.text: 2}
_NUMBERS = {bid.text: bid.number for bid in BIDS}


def bid_text(level: int, denomination: int) -> str:
    """The bid as text: `1S`."""
    return f"{level}{DENOMINATION_TEXTS[denomination]}"


class Bid(NamedTuple):
    """A bid that has been made."""

    seat: Seat
    level: int
    denomination: int

    @property
    def text(self) -> str:
        """As in the view."""
        return bid_text(self.level, self.denomination)

    @property
    def is_game(self) -> bool:
        """Whether it is enough for game."""
        return self.level >= GAME_LEVEL[self.denomination]


class Reading:
    """`calls` from `dealer` on, of which each says what `meanings` has in its place; `seat` is on turn.

    `shown`: by seat; `bids`: all of them; `last`: the last one; `doubled`: 0, 1 or 2 of it; `opening`: the first one.
    """

    def __init__(self, dealer: Seat, calls: tuple[str, ...], meanings: tuple[Meaning, ...]) -> None:
        self.dealer, self.calls, self.meanings = dealer, calls, meanings
        self.seat: Seat = (dealer + len(calls)) & 3
        self.partner: Seat = self.seat ^ 2
        self.bids = [
            Bid(self.seat_of(place), _NUMBERS[call] // 5 + 1, _NUMBERS[call] % 5)
            for place, call in enumerate(calls)
            if call in _NUMBERS
        ]
        self.opening = self.bids[0] if self.bids else None
        self.last = self.bids[-1] if self.bids else None
        self.shown = [self._shown(seat) for seat in SEATS]
        self.doubled = self._doubled()

    def seat_of(self, place: int) -> Seat:
        """Who made the call at `place`."""
        return (self.dealer + place) & 3

    def is_ours(self, seat: Seat) -> bool:
        """Whether `seat` is on the side of the seat on turn."""
        return not (seat - self.seat) & 1

    def calls_of(self, seat: Seat) -> list[tuple[str, Meaning]]:
        """What `seat` has called but for passes, in turn."""
        return [
            (call, self.meanings[place])
            for place, call in enumerate(self.calls)
            if self.seat_of(place) == seat and call != PASS.text
        ]

    def has_passed_first(self, seat: Seat) -> bool:
        """Whether `seat` might have opened and passed."""
        first = (seat - self.dealer) & 3
        return first < len(self.calls) and all(call == PASS.text for call in self.calls[: first + 1])

    def _shown(self, seat: Seat) -> Showing:
        shown = Showing()
        for place, meaning in enumerate(self.meanings):
            if self.seat_of(place) == seat:
                shown = shown.narrowed(meaning)
        return shown

    def _doubled(self) -> int:
        spoken = [call for call in self.calls if call != PASS.text]
        return _DOUBLES.get(spoken[-1], 0) if spoken else 0

    @property
    def partners(self) -> Showing:
        """What the partner has shown."""
        return self.shown[self.partner]

    @property
    def own(self) -> Showing:
        """What the seat on turn has shown itself."""
        return self.shown[self.seat]

    @property
    def partners_last(self) -> tuple[str, Meaning]:
        """The partner's last call, a pass where there was none."""
        place = len(self.calls) - 2
        return (self.calls[place], self.meanings[place]) if place >= 0 else (PASS.text, NOTHING)

    @property
    def rho_passed(self) -> bool:
        """Whether the opponent before has passed."""
        return self.calls[-1:] == (PASS.text,)

    @property
    def is_ours_last(self) -> bool:
        """Whether the last bid is own side's."""
        return self.last is not None and self.is_ours(self.last.seat)

    @property
    def has_game(self) -> bool:
        """Whether own side has bid game."""
        return any(bid.is_game for bid in self.bids if self.is_ours(bid.seat))

    @property
    def is_forced_to_game(self) -> bool:
        """Whether own side has said that it will not stop below game."""
        ours = [meaning for place, meaning in enumerate(self.meanings) if self.is_ours(self.seat_of(place))]
        return any(meaning.forcing == GAME for meaning in ours) and not self.has_game

    @property
    def is_forced(self) -> bool:
        """Whether the seat on turn may not pass."""
        if not self.rho_passed:
            return False
        return self.partners_last[1].forcing != NO or (self.is_forced_to_game and self.is_ours_last)

    def cheapest(self, denomination: int) -> int:
        """The lowest level that outranks the last bid, 8 when there is none."""
        if self.last is None:
            return 1
        return self.last.level + (denomination <= self.last.denomination)

    def suits_of(self, seats: Iterable[Seat]) -> list[Suit]:
        """The suits in which one of `seats` has shown three cards or more."""
        shown = [self.shown[seat].least for seat in seats]
        return [suit for suit in SUITS if any(least[suit] >= 3 for least in shown)]

    @property
    def their_suits(self) -> list[Suit]:
        """The suits that the opponents have shown."""
        return self.suits_of(((self.seat + 1) & 3, (self.seat + 3) & 3))
