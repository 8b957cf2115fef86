"""The contract: a level, a denomination, whether it is doubled, and who declares it.

Also what contracts are worth in every bridge scoring of the site: the points of the tricks bid. Bonuses and
penalties differ from game to game and stand with the games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.engine.actions import DENOMINATION_TEXTS
from games.engine.seats import SEATS, Seat
from games.engine.trick import NO_TRUMP

Doubled: TypeAlias = int
"""0 undoubled, 1 doubled, 2 redoubled."""

DOUBLED_TEXTS = ("", "X", "XX")
DOUBLED_FACTORS = (1, 2, 4)
TRICK_POINTS = (20, 20, 30, 30, 30)
"""What a trick is worth by denomination (C D H S NT); at no trump the first trick bid is worth 10 more."""
FIRST_NO_TRUMP_EXTRA = 10


@dataclass(frozen=True, slots=True)
class Contract:
    """`bid`: the place among the 35 bids (1C is 0, 7NT is 34); `declarer`: the seat that plays it."""

    bid: int
    declarer: Seat
    doubled: Doubled = 0

    @property
    def level(self) -> int:
        """Tricks promised above six, 1 to 7."""
        return self.bid // 5 + 1

    @property
    def denomination(self) -> int:
        """C D H S NT as 0 to 4."""
        return self.bid % 5

    @property
    def text(self) -> str:
        """As in records: `4H`, `3NTX`."""
        return f"{self.level}{DENOMINATION_TEXTS[self.denomination]}{DOUBLED_TEXTS[self.doubled]}"

    @property
    def tricks_needed(self) -> int:
        """The tricks that make it, 7 to 13."""
        return self.level + 6

    @property
    def points(self) -> int:
        """Points of the tricks bid, doubling included."""
        extra = FIRST_NO_TRUMP_EXTRA if self.denomination == NO_TRUMP else 0
        return (self.level * TRICK_POINTS[self.denomination] + extra) * DOUBLED_FACTORS[self.doubled]


CONTRACTS = tuple(
    tuple(tuple(Contract(bid, seat, doubled) for doubled in range(3)) for seat in SEATS) for bid in range(35)
)
"""Every contract: `CONTRACTS[bid][declarer][doubled]`."""
