"""What is kept of a finished board of IMP bridge."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine.contract import Contract
from games.engine.scores import Pair
from games.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Result:
    """A finished board; `contract` None: it was void. `score` and `imps`: what each side received; `total`: in IMPs."""

    number: int
    dealer: Seat
    contract: Contract | None
    tricks: int
    score: Pair
    imps: Pair
    total: Pair
