"""A turn of the auction: the first call of the system that is legal and that the hand fits."""

from __future__ import annotations

from games.bots.base import offered
from games.bots.bridge.hand import Hand
from games.bots.bridge.system import options, read
from games.engine.actions import PASS
from games.engine.cards import hand_of, parse_card
from games.engine.game import Json
from games.engine.seats import parse_seat


def choose_call(view: Json) -> str:
    """The call of the seat whose view it is; a pass when the system has none."""
    public, you = view["public"], view["you"]
    reading = read(parse_seat(public["dealer"]), tuple([entry["call"] for entry in public["calls"]]))
    hand = Hand(hand_of(map(parse_card, you["hands"][you["seat"]])))
    legal = set(offered(view))
    calls = (option.call for option in options(reading) if option.call in legal and option.suits(hand))
    return next(calls, PASS.text)
