"""The tables of the help pages, asked of the scoring itself, so that the pages cannot say something else.

Every score here is what the functions that score a deal answer; only the deals they are asked about stand below.
"""

from __future__ import annotations

from games.engine.actions import BLIND, NIL, TRICK_BIDS, Action
from games.engine.game import Json
from games.rules.spades import scoring
from games.rules.spades.race import RACES
from games.rules.spades.scoring import SideDeal
from games.rules.spades.sheet import bid_text

_FOUR, _THREE, _FIVE = TRICK_BIDS[3], TRICK_BIDS[2], TRICK_BIDS[4]
_WORKED: tuple[tuple[tuple[Action, Action], tuple[int, int]], ...] = (
    ((_FOUR, _THREE), (2, 5)),
    ((_FOUR, _THREE), (4, 1)),
    ((NIL, _FIVE), (0, 6)),
    ((NIL, _FIVE), (2, 4)),
    ((NIL, _FOUR), (2, 3)),
    ((BLIND, _FOUR), (0, 5)),
    ((NIL, NIL), (1, 0)),
)
"""What a side's two players bid and took."""


def tables() -> Json:
    """`points` by what they are for, `worked` deals of one side, and the `races`."""
    return {
        "points": {
            "trick": scoring.CONTRACT_TRICK,
            "overtrick": scoring.OVERTRICK,
            "nil": scoring.NIL_POINTS,
            "blind": scoring.BLIND_POINTS,
            "bags": scoring.FULL_BAGS,
            "full_bags": scoring.FULL_BAGS_POINTS,
        },
        "worked": [_worked(SideDeal(bids, tricks)) for bids, tricks in _WORKED],
        "races": [{"key": race.key, "high": race.high, "low": race.low} for race in RACES.values()],
    }


def _worked(deal: SideDeal) -> Json:
    return {
        "bids": [bid_text(bid) for bid in deal.bids],
        "took": deal.tricks,
        "score": deal.score,
        "bags": deal.new_bags,
    }
