"""The scoring tables of the help pages, asked of the scoring itself. Pairs are (not vulnerable, vulnerable)."""

from __future__ import annotations

from games.engine import contract_tables
from games.engine.contract import DOUBLED_TEXTS
from games.engine.game import Json
from games.rules.rubber_bridge import laws, simple


def tables() -> Json:
    """What both scorings share (`denominations`, `doublings`, `bonuses`), and `simple` and `laws`."""
    return {
        "denominations": contract_tables.denominations(),
        "doublings": [contract_tables.doubling(doubled) for doubled in range(3)],
        "bonuses": contract_tables.bonuses(),
        "simple": [_simple(doubled) for doubled in range(3)],
        "laws": {
            "undertricks": contract_tables.undertricks(),
            "honours": {
                "four": laws.FOUR_TRUMP_HONOURS,
                "five": laws.FIVE_TRUMP_HONOURS,
                "aces": laws.FOUR_ACES,
            },
            "rubber": laws.RUBBER,
        },
    }


def _simple(doubled: int) -> Json:
    """By doubling: the bonuses for making a part-score and a game, the first undertrick and each later one."""
    return {
        "text": DOUBLED_TEXTS[doubled],
        "part_score": simple.PART_SCORE_MADE[doubled],
        "game": simple.GAME_MADE[doubled],
        "under": [_undertrick(doubled, number) for number in range(1, simple.LAST_COST + 1)],
    }


def _undertrick(doubled: int, number: int) -> list[int]:
    contract = contract_tables.contract_of(1, 0, doubled)
    return [simple.undertrick_cost(contract, vulnerable, number) for vulnerable in (False, True)]
