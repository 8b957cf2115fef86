"""The trick score: what the declaring side receives for its contract (rules/broken-ark.md, "Trick score").

All its numbers stand in the table below. The points of the tricks bid are the shared ones of `engine.contract`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.engine.contract import DOUBLED_FACTORS, TRICK_POINTS, Contract

# Pairs are (not vulnerable, vulnerable); rows by doubling are undoubled, doubled, redoubled.
GAME_NEEDS = 100
GAME = (300, 500)
PART_SCORE = 50
SMALL_SLAM = (500, 750)
GRAND_SLAM = (1000, 1500)
INSULT = (0, 50, 100)
OVERTRICK_DOUBLED = (None, (100, 200), (200, 400))
UNDERTRICK = (50, 100)

TrickPart: TypeAlias = Literal[
    "bid", "game", "part-score", "small slam", "grand slam", "insult", "overtricks", "undertricks"
]


def trick_parts(contract: Contract, vulnerable: bool, tricks: int) -> list[tuple[TrickPart, int]]:
    """What makes up the declaring side's score for `tricks` taken, each part with its points."""
    over = tricks - contract.tricks_needed
    if over < 0:
        return [("undertricks", over * undertrick_points(contract, vulnerable))]
    points = contract.points
    game = points >= GAME_NEEDS
    parts: list[tuple[TrickPart, int]] = [
        ("bid", points),
        ("game", GAME[vulnerable]) if game else ("part-score", PART_SCORE),
    ]
    if contract.level >= 6:
        parts.append(
            ("small slam", SMALL_SLAM[vulnerable])
            if contract.level == 6
            else ("grand slam", GRAND_SLAM[vulnerable])
        )
    if contract.doubled:
        parts.append(("insult", INSULT[contract.doubled]))
    if over:
        parts.append(("overtricks", over * overtrick_points(contract, vulnerable)))
    return parts


def overtrick_points(contract: Contract, vulnerable: bool) -> int:
    """What one overtrick is worth."""
    doubled = OVERTRICK_DOUBLED[contract.doubled]
    return doubled[vulnerable] if doubled else TRICK_POINTS[contract.denomination]


def undertrick_points(contract: Contract, vulnerable: bool) -> int:
    """What one undertrick costs; flat, however many there are."""
    return UNDERTRICK[vulnerable] * DOUBLED_FACTORS[contract.doubled]


def trick_score(contract: Contract, vulnerable: bool, tricks: int) -> int:
    """The declaring side's trick score for `tricks` taken; the other side's is 0."""
    return sum(points for _, points in trick_parts(contract, vulnerable, tricks))
