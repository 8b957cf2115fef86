"""Time in a match: when a seat's time is up, and what is then done for it (rules/platform.md, "Turn clock")."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from games.engine.actions import OK
from games.engine.game import Game
from games.engine.seats import Seat
from games.services.folding import MatchFold

SCOREBOARD_MS = 30_000
"""Whoever has not confirmed a scoreboard by then is taken to have (rules/broken-ark.md, 7)."""

RESTART_GRACE_MS = 20_000
"""What a restart of the server gives the seat on turn beside its full time (rules/platform.md, "Connection")."""

time_ms: Callable[[], int] = lambda: time.time_ns() // 1_000_000  # noqa: E731 (tests put a fake clock here)


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return time_ms()


def limit_ms(game: Game[Any], state: Any, seat: Seat, clock: int | None) -> int | None:
    """How long `seat`, which is to act, may take; None: as long as it wants. `clock` in seconds a turn or None."""
    if game.legal_actions(state, seat) == (OK,):
        return SCOREBOARD_MS
    return clock * 1000 if clock else None


def first_due(game: Game[Any], state: Any, at: int, clock: int | None) -> int | None:
    """The first time that something is due for a decision which opened at `at`, in a state just reached then.

    Who decide at the same time have the same time for it.
    """
    turns = game.to_act(state)
    limit = limit_ms(game, state, turns[0][0], clock) if turns else None
    return None if limit is None else at + limit


def seat_deadline(fold: MatchFold, clock: int | None, seat: Seat, booted_at: int = 0) -> int | None:
    """When the time of `seat`, which is to act, is up; None when it has all the time it wants.

    `booted_at` is when this server began: a decision older than that gets its time anew and the grace.
    """
    limit = limit_ms(fold.game, fold.state, seat, clock)
    if limit is None:
        return None
    opened_at = fold.openings[seat].at
    return limit + (opened_at if opened_at >= booted_at else booted_at + RESTART_GRACE_MS)


def deadline(fold: MatchFold, clock: int | None, booted_at: int = 0) -> int | None:
    """The first of the deadlines of the seats that are to act."""
    times = [seat_deadline(fold, clock, seat, booted_at) for seat in fold.openings]
    return min((at for at in times if at is not None), default=None)
