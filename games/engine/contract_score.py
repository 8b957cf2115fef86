"""What a contract scores beside the points of the tricks bid: bonuses, overtricks and undertricks.

One table of each, for every game of the site that plays contracts; where a game departs from them, its own module says
so (rules/imp-bridge.md; rules/rubber-bridge.md; rules/broken-ark.md, "Trick score").
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from games.engine.contract import TRICK_POINTS, Contract

# Pairs are (not vulnerable, vulnerable); rows by doubling are undoubled, doubled, redoubled.
GAME_NEEDS = 100
GAME = (300, 500)
PART_SCORE = 50
SMALL_SLAM = (500, 750)
GRAND_SLAM = (1000, 1500)
INSULT = (0, 50, 100)
OVERTRICK_DOUBLED = (None, (100, 200), (200, 400))
UNDERTRICK = (50, 100)
UNDERTRICKS_DOUBLED = ((100, 200, 200, 300), (200, 300))
"""The first undertricks when doubled; the last value is that of each further one. Redoubled they cost twice as much."""

PartKind: TypeAlias = Literal[
    "bid", "game", "part-score", "small slam", "grand slam", "insult", "overtricks", "undertricks", "undertrick"
]  # fmt: skip


class ScorePart(NamedTuple):
    """A part of what the declaring side gets for its contract, negative for what it pays.

    `number`: how many overtricks or undertricks, or, for one `undertrick`, which: 1 for the first.
    """

    kind: PartKind
    points: int
    number: int = 1


def is_game(contract: Contract) -> bool:
    """Whether the tricks bid are worth a game by themselves."""
    return contract.points >= GAME_NEEDS


def overtrick_points(contract: Contract, vulnerable: bool) -> int:
    """What one overtrick is worth."""
    doubled = OVERTRICK_DOUBLED[contract.doubled]
    return doubled[vulnerable] if doubled else TRICK_POINTS[contract.denomination]


def undertrick_points(contract: Contract, vulnerable: bool, number: int) -> int:
    """What the undertrick `number`, from 1, costs."""
    if not contract.doubled:
        return UNDERTRICK[vulnerable]
    costs = UNDERTRICKS_DOUBLED[vulnerable]
    return costs[min(number, len(costs)) - 1] * contract.doubled


def undertrick_parts(contract: Contract, vulnerable: bool, under: int) -> list[ScorePart]:
    """A part for each of `under` undertricks."""
    return [
        ScorePart("undertrick", -undertrick_points(contract, vulnerable, number), number)
        for number in range(1, under + 1)
    ]


def bid_part(contract: Contract) -> ScorePart:
    """The tricks bid, doubling included."""
    return ScorePart("bid", contract.points)


def game_part(contract: Contract, vulnerable: bool) -> ScorePart:
    """The bonus for a game made, or for less."""
    return ScorePart("game", GAME[vulnerable]) if is_game(contract) else ScorePart("part-score", PART_SCORE)


def slam_parts(contract: Contract, vulnerable: bool) -> list[ScorePart]:
    """The bonus for a slam bid and made, if it was one."""
    if contract.level == 7:
        return [ScorePart("grand slam", GRAND_SLAM[vulnerable])]
    return [ScorePart("small slam", SMALL_SLAM[vulnerable])] if contract.level == 6 else []


def insult_parts(contract: Contract) -> list[ScorePart]:
    """The bonus for having been doubled and made it."""
    return [ScorePart("insult", INSULT[contract.doubled])] if contract.doubled else []


def overtrick_parts(contract: Contract, vulnerable: bool, over: int) -> list[ScorePart]:
    """The overtricks, if there are any."""
    return [ScorePart("overtricks", over * overtrick_points(contract, vulnerable), over)] if over else []


def made_parts(contract: Contract, vulnerable: bool, over: int) -> list[ScorePart]:
    """All that a contract made with `over` overtricks scores where each board stands by itself."""
    return [
        bid_part(contract),
        game_part(contract, vulnerable),
        *slam_parts(contract, vulnerable),
        *insult_parts(contract),
        *overtrick_parts(contract, vulnerable, over),
    ]
