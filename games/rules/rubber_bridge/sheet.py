"""The score sheet: a line a finished board, every point explained, and the two columns with their line."""

from __future__ import annotations

from functools import lru_cache

from games.engine.bridge.sheet import board_line
from games.engine.game import Json
from games.engine.seats import SIDES
from games.engine.views import by_side, score_line
from games.rules.rubber_bridge.result import Result
from games.rules.rubber_bridge.scoring import Part, Scoring
from games.rules.rubber_bridge.standing import Standing


@lru_cache(maxsize=4096)
def result_line(result: Result, has_line: bool) -> Json:
    """A finished board (docs/RECORDS.md); with a line, what stands below and above it."""
    standing = result.standing
    line = {
        **board_line(result.number, result.contract, result.tricks),
        "score": by_side(result.score),
        "total": by_side(standing.total),
        "games": by_side(standing.games),
    }
    return {**line, **_columns(standing)} if has_line else line


def explained(part: Part) -> Json:
    """A part of the board on the table; the parts of a column add up to what the board wrote there."""
    return score_line(part.column, SIDES[part.side], part.seat, part.words, part.points)


def standing_facts(standing: Standing, scoring: Scoring, rubbers: int | None) -> Json:
    """`scoring`, `rubbers` (agreed, or None), `won` rubbers, `games`; with a line `below`, `above`, `part`."""
    facts: Json = {
        "scoring": scoring.key,
        "rubbers": rubbers,
        "won": by_side(standing.rubbers),
        "games": by_side(standing.games),
    }
    if not scoring.has_line:
        return facts
    return {**facts, **_columns(standing), "part": by_side(standing.part)}


def _columns(standing: Standing) -> Json:
    return {"below": by_side(standing.below), "above": by_side(standing.above)}
