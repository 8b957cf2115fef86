"""What both scorings of rubber bridge have in common: a board's parts, and how a scoring is told apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from games.engine.bridge.state import Play, declaring_tricks
from games.engine.scores import Pair
from games.engine.seats import Seat
from games.engine.text import Text
from games.rules.rubber_bridge.standing import Standing

Column: TypeAlias = Literal["contract", "below", "above"]
"""Where a part is written: below or above the line, or, without a line, under the contract."""


class Part(NamedTuple):
    """What `side` (0 North-South, 1 East-West) receives for one thing; `seat`: whose honours they are."""

    column: Column
    side: int
    points: int
    words: Text
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Scoring:
    """One of the two scorings. `parts`: what a finished board scores, as the rubber stood before it.

    `has_line`: whether points are written below and above a line, where part-scores add up to games; `winner`: the
    side that wins a match which ends so, or "draw".
    """

    key: str
    name: Text
    parts: Callable[[Play, Standing], list[Part]]
    has_line: bool
    winner: Callable[[Standing], str]


def received(parts: Iterable[Part]) -> Pair:
    """The points of both sides."""
    score = [0, 0]
    for part in parts:
        score[part.side] += part.points
    return score[0], score[1]


def is_made(play: Play) -> bool:
    """Whether the contract of a finished board was made."""
    return declaring_tricks(play) >= play.contract.tricks_needed
