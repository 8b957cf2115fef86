"""A board as it was dealt, in the games that play contracts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from games.engine.cards import Hands
from games.engine.events import Dealt
from games.engine.seats import Seat
from games.engine.stages import check_dealt

MatchT = TypeVar("MatchT")


@dataclass(frozen=True, slots=True)
class Deal(Generic[MatchT]):
    """A board as dealt; `match`: the boards before it; `nonce` "" where there is no commitment."""

    match: MatchT
    number: int
    dealer: Seat
    vulnerable: str
    hands: Hands
    nonce: str


def deal_board(match: MatchT, event: Dealt) -> Deal[MatchT]:
    """The board of a deal after those of `match`; InvalidDeal when it is none."""
    hands = check_dealt(event)
    return Deal(match, event.number, event.dealer, event.vulnerable, hands, event.nonce)
