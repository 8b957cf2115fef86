"""The trick score: what the declaring side receives for its contract (rules/broken-ark.md, "Trick score").

A contract made scores as everywhere (`engine.contract_score`); undertricks are the game's own.
"""

from __future__ import annotations

from games.engine.contract import DOUBLED_FACTORS, Contract
from games.engine.contract_score import UNDERTRICK, ScorePart, made_parts


def trick_parts(contract: Contract, vulnerable: bool, tricks: int) -> list[ScorePart]:
    """What makes up the declaring side's score for `tricks` taken, each part with its points."""
    over = tricks - contract.tricks_needed
    if over < 0:
        return [ScorePart("undertricks", over * undertrick_points(contract, vulnerable), -over)]
    return made_parts(contract, vulnerable, over)


def undertrick_points(contract: Contract, vulnerable: bool) -> int:
    """What one undertrick costs; flat, however many there are."""
    return UNDERTRICK[vulnerable] * DOUBLED_FACTORS[contract.doubled]


def trick_score(contract: Contract, vulnerable: bool, tricks: int) -> int:
    """The declaring side's trick score for `tricks` taken; the other side's is 0."""
    return sum(part.points for part in trick_parts(contract, vulnerable, tricks))
