"""The score sheet: a line a finished board, and every point of the board on the table explained."""

from __future__ import annotations

from functools import lru_cache

from games.engine.bridge.sheet import board_line, is_declarer_vulnerable, receiver
from games.engine.bridge.state import Play, declaring_tricks
from games.engine.duplicate import contract_parts
from games.engine.game import Json
from games.engine.imps import imps
from games.engine.score_words import part_text
from games.engine.seats import SIDES
from games.engine.text import gettext_noop, text
from games.engine.views import by_side, score_line
from games.rules.imp_bridge.result import Result

_IMPS = gettext_noop("%(points)s points are %(imps)s IMPs")


@lru_cache(maxsize=4096)
def result_line(result: Result) -> Json:
    """A finished board (docs/RECORDS.md)."""
    return {
        **board_line(result.number, result.contract, result.tricks),
        "score": by_side(result.score),
        "imps": by_side(result.imps),
        "total": by_side(result.total),
    }


def explain(play: Play) -> list[Json]:
    """The explained lines of a finished board: part `contract` adds up to its score, part `imps` to its IMPs."""
    contract, vulnerable = play.contract, is_declarer_vulnerable(play)
    parts = contract_parts(contract, vulnerable, declaring_tricks(play))
    lines = [
        score_line(
            "contract",
            SIDES[receiver(part, contract)],
            None,
            part_text(part, contract, vulnerable),
            abs(part.points),
        )
        for part in parts
    ]
    return [*lines, _imps_line(sum(line["points"] for line in lines), receiver(parts[0], contract))]


def _imps_line(points: int, side: int) -> Json:
    gained = imps(points)
    return score_line("imps", SIDES[side], None, text(_IMPS, points=points, imps=gained), gained)
