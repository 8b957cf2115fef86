"""What contracts score, as the help pages draw it: asked of the scoring itself, so that they cannot say something else.

Pairs are (not vulnerable, vulnerable).
"""

from __future__ import annotations

from games.engine import contract_score
from games.engine.actions import DENOMINATION_TEXTS
from games.engine.contract import CONTRACTS, DOUBLED_FACTORS, DOUBLED_TEXTS, Contract
from games.engine.game import Json
from games.engine.seats import SOUTH


def contract_of(level: int, denomination: int, doubled: int = 0) -> Contract:
    """A contract by South."""
    return CONTRACTS[5 * (level - 1) + denomination][SOUTH][doubled]


def denominations() -> list[Json]:
    """For each: `name`, what the `first` trick bid and each `next` is worth, an `over`trick, and the lowest `game`."""
    return [_denomination(number) for number in range(5)]


def _denomination(number: int) -> Json:
    first, two = contract_of(1, number), contract_of(2, number)
    return {
        "name": DENOMINATION_TEXTS[number],
        "first": first.points,
        "next": two.points - first.points,
        "over": contract_score.overtrick_points(first, vulnerable=False),
        "game": _lowest_game(number),
    }


def _lowest_game(denomination: int) -> int | None:
    """The lowest level whose tricks bid are a game, undoubled; None when there is none."""
    levels = (n for n in range(1, 8) if contract_score.is_game(contract_of(n, denomination)))
    return next(levels, None)


def doubling(doubled: int) -> Json:
    """What being doubled does: `text`, the `factor` of the tricks bid, the `insult`, a pair for each `over`trick."""
    return {
        "text": DOUBLED_TEXTS[doubled],
        "factor": DOUBLED_FACTORS[doubled],
        "insult": contract_score.INSULT[doubled],
        "over": contract_score.OVERTRICK_DOUBLED[doubled],
    }


def bonuses() -> Json:
    """`needs`: the points of a game; pairs for `game`, `small_slam` and `grand_slam`; and `part_score`."""
    return {
        "needs": contract_score.GAME_NEEDS,
        "game": contract_score.GAME,
        "part_score": contract_score.PART_SCORE,
        "small_slam": contract_score.SMALL_SLAM,
        "grand_slam": contract_score.GRAND_SLAM,
    }


UNDERTRICKS_SHOWN = 4
"""From the fourth on all undertricks cost the same."""


def undertricks() -> list[Json]:
    """For each doubling its `text` and the pairs that undertrick 1, 2, 3 and each further one cost."""
    return [
        {
            "text": DOUBLED_TEXTS[doubled],
            "each": [_undertrick(doubled, number) for number in range(1, UNDERTRICKS_SHOWN + 1)],
        }
        for doubled in range(3)
    ]


def _undertrick(doubled: int, number: int) -> list[int]:
    contract = contract_of(1, 0, doubled)
    return [contract_score.undertrick_points(contract, vulnerable, number) for vulnerable in (False, True)]
