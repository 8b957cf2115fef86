"""What it is worth to a side that one seat or another wins the trick on the table, in points.

A side's result is a step: ten points a trick bid, or as many lost, and nearly ten lost for each trick beyond. So a
trick is worth much when the contract hangs on it and less than nothing once it is home; how likely the one or the
other is, is guessed from the tricks that each seat still expects.
"""

from __future__ import annotations

from math import comb

from games.engine.game import Json
from games.engine.seats import SEAT_LETTERS, SEATS, SIDES, Seat
from games.rules.spades.scoring import (
    BLIND_POINTS,
    CONTRACT_TRICK,
    FULL_BAGS,
    FULL_BAGS_POINTS,
    NIL_POINTS,
    OVERTRICK,
)

BAG = OVERTRICK + 0.7 * FULL_BAGS_POINTS / FULL_BAGS
"""What an overtrick is worth: a point, less a tenth of what ten bags cost, of which not all is ever paid."""
_NILS = {"nil": 2.0 * NIL_POINTS, "blind": 2.0 * BLIND_POINTS}
"""What hangs on a nil: its points won or lost."""
_STRAY = 0.5
"""Tricks beyond its bid that a seat may expect of a whole hand."""


class Stakes:
    """The bids and the tricks of a play, seen from one side.

    `nil`: by seat, what hangs on a nil not yet failed, else 0; `counts`: by seat, whether its tricks count towards a
    contract; `lacking`: by seat, the tricks it has bid and not yet won; `contracts`, `needs`: by side, the tricks bid
    and those still needed (below 0: tricks beyond them); `left`: the tricks to come, the one under way among them.
    """

    def __init__(self, public: Json, seat: Seat) -> None:
        bids = [public["facts"]["bids"][letter] for letter in SEAT_LETTERS]
        taken = [public["seats"][letter]["tricks"] for letter in SEAT_LETTERS]
        self.seat = seat
        self.left: int = 13 - sum(taken)
        self.counts = [bid not in _NILS for bid in bids]
        self.nil = [0.0 if taken[each] else _NILS.get(bids[each], 0.0) for each in SEATS]
        self.lacking: list[int] = [
            int(bids[each]) - taken[each] if self.counts[each] else 0 for each in SEATS
        ]
        self.contracts = [public["facts"]["contracts"][side] for side in SIDES]
        self.needs = [self.lacking[0] + self.lacking[2], self.lacking[1] + self.lacking[3]]

    def worths(self, own_tricks: float) -> list[float]:
        """By seat: what it is worth to the own side that this seat wins the trick, over the opponents winning it.

        `own_tricks`: those that the seat's own hand may yet be expected to win.
        """
        trick = self._trick_worth(own_tricks)
        return [self._worth(seat, trick) for seat in SEATS]

    def _worth(self, seat: Seat, trick: float) -> float:
        ours = not (seat - self.seat) & 1
        if self.counts[seat]:
            return trick if ours else 0.0
        # A nil bidder's trick is a bag of its side and none of the contract's: half a trick's worth away from both.
        value = trick / 2 + (BAG if ours else -BAG)
        return value - self.nil[seat] if ours else value + self.nil[seat]

    def _trick_worth(self, own_tricks: float) -> float:
        """What one trick more is worth, over all numbers of further tricks the own side may win."""
        rest = self.left - 1
        share = self._share(own_tricks)
        results = [self._result(won) for won in range(self.left + 1)]
        return sum(_chance(won, rest, share) * (results[won + 1] - results[won]) for won in range(rest + 1))

    def _result(self, won: int) -> float:
        """The own side's points less the opponents' when it wins `won` of the tricks left and they the rest."""
        own = self.seat & 1
        return self._points(own, won) - self._points(1 - own, self.left - won)

    def _points(self, side: int, won: int) -> float:
        over = won - self.needs[side]
        contract: int = CONTRACT_TRICK * self.contracts[side]
        return contract + BAG * over if over >= 0 else -contract

    def _share(self, own_tricks: float) -> float:
        """The share of the tricks after this one that the own side may be expected to win."""
        expected = [max(self.lacking[seat], 0) + _STRAY * self.left / 13 for seat in SEATS]
        expected[self.seat] = 0.0 if self.nil[self.seat] else own_tricks
        ours = expected[self.seat] + expected[self.seat ^ 2]
        share = ours / (sum(expected) or 1.0)
        return min(0.95, max(0.05, share))


def _chance(won: int, tricks: int, share: float) -> float:
    """The chance of winning `won` of so many tricks, each with the chance `share`."""
    chance: float = comb(tricks, won) * share**won * (1 - share) ** (tricks - won)
    return chance
