"""What the score sheets of the bridge games have in common."""

from __future__ import annotations

from games.engine.bridge.state import Play
from games.engine.contract import Contract
from games.engine.contract_score import ScorePart
from games.engine.duplicate import is_vulnerable
from games.engine.game import Json
from games.engine.seats import SEAT_LETTERS


def board_line(number: int, contract: Contract | None, tricks: int) -> Json:
    """How the line of a finished board begins: `{"board", "contract", "declarer", "tricks"}`, or a passed-out one's."""
    if contract is None:
        return {"board": number, "contract": "Pass"}
    declarer = SEAT_LETTERS[contract.declarer]
    return {"board": number, "contract": contract.text, "declarer": declarer, "tricks": tricks}


def is_declarer_vulnerable(play: Play) -> bool:
    """Whether the declaring side is vulnerable on this board."""
    return is_vulnerable(play.auction.deal.vulnerable, play.contract.declarer)


def receiver(part: ScorePart, contract: Contract) -> int:
    """The side (0 North-South, 1 East-West) that receives a part: undertricks go to the defenders."""
    declaring = contract.declarer & 1
    return declaring if part.points >= 0 else 1 - declaring
