"""Where a match of bridge stands."""

from __future__ import annotations

from games.engine.bridge.state import Over, State, match_of
from games.engine.game import Outcome
from games.engine.seats import SIDES


def outcome(state: State) -> Outcome:
    """Where the match stands; a match that an `Ended` stopped is over and has no winner."""
    match, is_over = match_of(state), isinstance(state, Over)
    winner = match.winner if isinstance(state, Over) and not state.ended else None
    return Outcome(is_over, winner, dict(zip(SIDES, match.total, strict=True)), match.counted)
