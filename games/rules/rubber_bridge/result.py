"""What is kept of a finished board of rubber bridge."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine.contract import Contract
from games.engine.scores import Pair
from games.engine.seats import Seat
from games.rules.rubber_bridge.standing import Standing


@dataclass(frozen=True, slots=True)
class Result:
    """A finished board; `contract` None: passed out. `score`: what each side received; `standing`: after it."""

    number: int
    dealer: Seat
    contract: Contract | None
    tricks: int
    score: Pair
    standing: Standing
