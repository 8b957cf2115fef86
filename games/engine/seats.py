"""Seats and sides. A seat is an int, clockwise from North; on the wire and in records it is its letter."""

from __future__ import annotations

from typing import Literal, TypeAlias

Seat: TypeAlias = int
Side: TypeAlias = Literal["NS", "EW"]

NORTH, EAST, SOUTH, WEST = SEATS = (0, 1, 2, 3)
SEAT_LETTERS = "NESW"
SIDES: tuple[Side, Side] = ("NS", "EW")

LHO = (1, 2, 3, 0)
"""The next seat clockwise (left-hand opponent) of each seat."""
RHO = (3, 0, 1, 2)
"""The seat before it (right-hand opponent) of each seat."""


def side_of(seat: Seat) -> Side:
    """The side that `seat` plays for."""
    return SIDES[seat & 1]


def other_side(side: Side) -> Side:
    """The opponents of `side`."""
    return "EW" if side == "NS" else "NS"


def parse_seat(letter: str) -> Seat:
    """`N`, `E`, `S` or `W` as a seat; ValueError otherwise."""
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        raise ValueError(f"not a seat: {letter!r}")
    return SEAT_LETTERS.index(letter)
