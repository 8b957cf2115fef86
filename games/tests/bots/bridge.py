"""Bridge boards for tests of the bot. A hand is `AK5.QJ94.K83.A72`: its spades, hearts, diamonds and clubs."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from games.bots.bridge import BRIDGE_BOT
from games.engine.bridge.state import State
from games.engine.cards import PACK, Hand, Hands, cards_of, hand_of
from games.engine.deal import parse_deal_text
from games.engine.game import Viewer
from games.engine.seats import SEATS, Seat
from games.engine.views import view
from games.rules.imp_bridge import IMP_BRIDGE
from games.tests.rules.bridge import act, calls_for, deal, decider, start

Json = dict[str, Any]


def seen(state: State) -> Json:
    """What the seat that decides sees."""
    return view(IMP_BRIDGE, state, Viewer(decider(state)))


def chosen(state: State) -> str:
    """What the bot does for the seat that decides."""
    return BRIDGE_BOT.choose(seen(state), random.Random(1))


def board(hands: str, contract: str, *plays: str) -> State:
    """A board of four hands from North on, bid at once to a contract such as `S 4H`, after some cards."""
    dealer = 0
    dealt = deal(start(), parse_deal_text(f"N:{hands}"), dealer)
    return act(act(dealt, calls_for(dealer, contract)), plays)


def call_with(hand: str, *calls: str, cards: int = PACK) -> str:
    """What the bot calls with a hand after some calls; the others hold whatever is left of `cards`."""
    seat = len(calls) & 3
    return chosen(act(deal(start(), with_hand(seat, hand, cards), dealer=0), calls))


def with_hand(seat: Seat, hand: str, cards: int = PACK) -> Hands:
    """A deal in which `seat` has the hand."""
    suits = zip("SHDC", hand.split("."), strict=True)
    held = hand_of(
        13 * "CDHS".index(suit) + "23456789TJQKA".index(rank) for suit, ranks in suits for rank in ranks
    )
    others = iter(_thirds(cards_of(cards & ~held)))
    north, east, south, west = (held if each == seat else next(others) for each in SEATS)
    return north, east, south, west


def _thirds(cards: list[int]) -> Iterable[Hand]:
    return (hand_of(cards[place::3]) for place in range(3))
