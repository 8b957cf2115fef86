"""The 16-board cycle of vulnerability (rules/README.md)."""

from __future__ import annotations

from typing import Literal, TypeAlias

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
