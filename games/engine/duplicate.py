"""Duplicate bridge: the 16-board cycle of vulnerability, and contract scores (rules/README.md, rules/imp-bridge.md)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.engine.contract import Contract
from games.engine.contract_score import ScorePart, made_parts, undertrick_parts
from games.engine.seats import Seat

Vulnerable: TypeAlias = Literal["None", "NS", "EW", "All"]

VULNERABLE: tuple[Vulnerable, ...] = ("None", "NS", "EW", "All")
_CYCLE: tuple[Vulnerable, ...] = (
    "None", "NS", "EW", "All",
    "NS", "EW", "All", "None",
    "EW", "All", "None", "NS",
    "All", "None", "NS", "EW",
)  # fmt: skip


def vulnerable_on(number: int) -> Vulnerable:
    """Who is vulnerable on board `number`, from 1."""
    return _CYCLE[(number - 1) % 16]


def is_vulnerable(vulnerable: str, seat: Seat) -> bool:
    """Whether the side of `seat` is vulnerable."""
    return vulnerable == "All" or vulnerable == ("EW" if seat & 1 else "NS")


def contract_parts(contract: Contract, vulnerable: bool, tricks: int) -> list[ScorePart]:
    """What makes up the declaring side's score for `tricks` taken, each part with its points."""
    over = tricks - contract.tricks_needed
    return (
        made_parts(contract, vulnerable, over) if over >= 0 else undertrick_parts(contract, vulnerable, -over)
    )


def contract_score(contract: Contract, vulnerable: bool, tricks: int) -> int:
    """The declaring side's score for `tricks` taken; negative is what the defenders receive."""
    return sum(part.points for part in contract_parts(contract, vulnerable, tricks))
