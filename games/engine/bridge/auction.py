"""The auction: calls from the dealer clockwise until three passes follow a bid, or nobody bids (Laws 2017, 17–22)."""

from __future__ import annotations

from collections.abc import Callable

from games.engine.actions import PASS, Action
from games.engine.bridge.state import Auction, Play
from games.engine.calls import legal_calls, refuse_bid, refuse_double, refuse_redouble
from games.engine.contract import CONTRACTS, Contract
from games.engine.errors import IllegalAction, not_your_turn
from games.engine.seats import LHO, Seat
from games.engine.text import Text, gettext_noop, text

_IN_AUCTION = gettext_noop("The auction is under way: call.")
_THREE_PASSES = (PASS,) * 3


def legal_in_auction(auction: Auction, seat: Seat) -> tuple[Action, ...]:
    """The calls of `seat`; nothing when it is not on turn."""
    return legal_calls(auction.contract, seat) if seat == auction.turn else ()


def call_in_auction(auction: Auction, seat: Seat, action: Action) -> Auction:
    """The auction after a call of `seat`; IllegalAction when it may not make it."""
    if seat != auction.turn:
        raise not_your_turn()
    call = _CALLS.get(action.kind)
    if call is None:
        raise IllegalAction(text(_IN_AUCTION))
    return Auction(auction.deal, (*auction.calls, action), call(auction, action))


def is_auction_over(auction: Auction) -> bool:
    """Whether three passes have followed a bid, or all four have passed."""
    return auction.calls[-3:] == _THREE_PASSES and len(auction.calls) > 3


def begin_play(auction: Auction, contract: Contract) -> Play:
    """The play of the contract: the seat on declarer's left is to lead."""
    return Play(auction, (LHO[contract.declarer],))


def declarer_of(auction: Auction, bid: Action) -> Seat:
    """Who declares if `bid`, the next call, stands: who of the bidder's side named its denomination first."""
    denomination, bidder = bid.number % 5, auction.turn
    for place, call in enumerate(auction.calls):
        seat = (auction.deal.dealer + place) & 3
        if call.kind == "bid" and call.number % 5 == denomination and seat & 1 == bidder & 1:
            return seat
    return bidder


def _refuse(reason: Text | None) -> None:
    if reason is not None:
        raise IllegalAction(reason)


def _pass(auction: Auction, action: Action) -> Contract | None:
    return auction.contract


def _bid(auction: Auction, action: Action) -> Contract:
    _refuse(refuse_bid(auction.contract, action))
    return CONTRACTS[action.number][declarer_of(auction, action)][0]


def _double(auction: Auction, action: Action) -> Contract:
    _refuse(refuse_double(auction.contract, auction.turn))
    return _doubled(auction)


def _redouble(auction: Auction, action: Action) -> Contract:
    _refuse(refuse_redouble(auction.contract, auction.turn))
    return _doubled(auction)


def _doubled(auction: Auction) -> Contract:
    last = auction.contract
    assert last is not None
    return CONTRACTS[last.bid][last.declarer][last.doubled + 1]


_CALLS: dict[str, Callable[[Auction, Action], Contract | None]] = {
    "pass": _pass,
    "bid": _bid,
    "double": _double,
    "redouble": _redouble,
}
