"""The scoring tables of the help pages, asked of the scoring itself."""

from __future__ import annotations

from games.engine import contract_tables
from games.engine.duplicate import vulnerable_on
from games.engine.game import Json
from games.engine.imps import THRESHOLDS, imps

_CYCLE = 16
_STEP = 10
"""Scores are multiples of ten."""


def tables() -> Json:
    """`denominations`, `doublings`, `bonuses`, `undertricks`, `imps` and `vulnerable`."""
    return {
        "denominations": contract_tables.denominations(),
        "doublings": [contract_tables.doubling(doubled) for doubled in range(3)],
        "bonuses": contract_tables.bonuses(),
        "undertricks": contract_tables.undertricks(),
        "imps": _scale(),
        "vulnerable": [vulnerable_on(number) for number in range(1, _CYCLE + 1)],
    }


def _scale() -> list[Json]:
    """For each number of IMPs the scores from `low` to `high`, None for no upper end."""
    highs = [low - _STEP for low in THRESHOLDS[1:]]
    return [
        {"low": low, "high": high, "imps": imps(low)}
        for low, high in zip(THRESHOLDS, [*highs, None], strict=True)
    ]
