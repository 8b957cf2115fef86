"""What a side scores for a deal (rules/spades.md, "Scoring a deal, per side").

Scores come as parts, each with its points, so that the score sheet can explain every one of them and its lines add
up by construction. A side's two bids and tricks are in the order of its seats: North before South, East before West.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.engine.actions import BLIND, NIL, Action

CONTRACT_TRICK = 10
OVERTRICK = 1
NIL_POINTS = 100
BLIND_POINTS = 200
FULL_BAGS = 10
FULL_BAGS_POINTS = -100

NilKind: TypeAlias = Literal["nil", "blind"]
PartKind: TypeAlias = NilKind | Literal["made", "missed", "no contract", "overtricks", "bags", "full bags"]

_NILS: dict[Action, tuple[NilKind, int]] = {NIL: ("nil", NIL_POINTS), BLIND: ("blind", BLIND_POINTS)}


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a side's score. `count`: the tricks or bags it is about; `place`: which of the two bid nil."""

    kind: PartKind
    points: int
    count: int = 0
    place: int | None = None


@dataclass(frozen=True, slots=True)
class SideDeal:
    """What one side's two players bid and took in a deal, and the bags the side had before it."""

    bids: tuple[Action, Action]
    tricks: tuple[int, int]
    bags_before: int = 0

    @property
    def contract(self) -> int:
        """The tricks bid together; a nil counts 0."""
        return sum(bid.number for bid in self.bids if not is_nil(bid))

    @property
    def counting_tricks(self) -> int:
        """The tricks that count towards the contract: those of a player who did not bid nil."""
        return sum(tricks for bid, tricks in zip(self.bids, self.tricks, strict=True) if not is_nil(bid))

    @property
    def overtricks(self) -> int:
        """The tricks beyond the contract, 0 when it is missed."""
        return max(self.counting_tricks - self.contract, 0)

    @property
    def new_bags(self) -> int:
        """The deal's bags: overtricks, and each trick that a nil bidder took."""
        return self.overtricks + sum(self.tricks) - self.counting_tricks

    @property
    def bags_after(self) -> int:
        """The bags the side is left with, every full ten taken away."""
        return (self.bags_before + self.new_bags) % FULL_BAGS

    @property
    def score(self) -> int:
        """The side's points for the deal, what full bags cost included."""
        return sum(part.points for part in self.parts())

    def parts(self) -> Iterator[Part]:
        """What the score is made of."""
        yield from self._contract_parts()
        yield from self._nil_parts()
        if self.new_bags:
            yield Part("bags", 0, self.new_bags)
        full = (self.bags_before + self.new_bags) // FULL_BAGS
        if full:
            yield Part("full bags", full * FULL_BAGS_POINTS, full)

    def _contract_parts(self) -> Iterator[Part]:
        contract, taken = self.contract, self.counting_tricks
        if not contract:
            yield Part("no contract", 0)
        elif taken < contract:
            yield Part("missed", -CONTRACT_TRICK * contract, taken)
        else:
            yield Part("made", CONTRACT_TRICK * contract, taken)
        if self.overtricks:
            yield Part("overtricks", self.overtricks * OVERTRICK, self.overtricks)

    def _nil_parts(self) -> Iterator[Part]:
        for place, (bid, tricks) in enumerate(zip(self.bids, self.tricks, strict=True)):
            if bid in _NILS:
                kind, points = _NILS[bid]
                yield Part(kind, -points if tricks else points, tricks, place)


def is_nil(bid: Action) -> bool:
    """Whether the bidder undertakes to win no trick, blind or not."""
    return bid in _NILS
