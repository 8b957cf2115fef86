"""Whose cards a reader may know of a board under way, in each game: found from its actions, without any view.

A game that is registered without a line in `KNOWN_HANDS` fails the conformance tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from games.engine.events import Acted
from games.engine.game import Viewer
from games.engine.seats import Seat

Acts: TypeAlias = list[Acted]
KnownHands: TypeAlias = Callable[[Viewer, Acts], set[Seat]]
"""`(reader, actions of the board so far) -> the seats whose cards the reader has been shown`."""


def shown_seats(reader: Viewer) -> set[Seat]:
    """The seats whose own view the reader may share."""
    return set(reader.sees) | ({reader.seat} if reader.seat is not None else set())


def declarer_of(acts: Acts) -> Seat:
    """Who of the last bidder's side was the first to name its denomination."""
    bids = [act for act in acts if act.action.kind == "bid"]
    last = bids[-1]
    return next(
        bid.seat
        for bid in bids
        if (bid.seat - last.seat) % 2 == 0 and bid.action.number % 5 == last.action.number % 5
    )


def _in_broken_ark(reader: Viewer, acts: Acts) -> set[Seat]:
    return shown_seats(reader)


def _in_spades(reader: Viewer, acts: Acts) -> set[Seat]:
    """Nobody's, not even one's own, before that seat has looked or bid blind."""
    return shown_seats(reader) & {act.seat for act in acts if act.action.kind in ("look", "blind")}


def _in_rubber_bridge(reader: Viewer, acts: Acts) -> set[Seat]:
    """Dummy's from the opening lead on, declarer's once it has been shown with a claim."""
    known = shown_seats(reader)
    kinds = {act.action.kind for act in acts}
    if "play" in kinds:
        known.add((declarer_of(acts) + 2) % 4)
    if "claim" in kinds:
        known.add(declarer_of(acts))
    return known


def _in_imp_bridge(reader: Viewer, acts: Acts) -> set[Seat]:
    """Dummy's player also knows declarer's while dummy is down."""
    known = _in_rubber_bridge(reader, acts)
    is_down = any(act.action.kind == "play" for act in acts)
    if is_down and reader.seat == (declarer_of(acts) + 2) % 4:
        known.add(declarer_of(acts))
    return known


KNOWN_HANDS: dict[str, KnownHands] = {
    "broken-ark": _in_broken_ark,
    "rubber-bridge": _in_rubber_bridge,
    "imp-bridge": _in_imp_bridge,
    "spades": _in_spades,
}
