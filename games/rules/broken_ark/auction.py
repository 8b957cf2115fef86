"""The auction with detention (rules/broken-ark.md, "A board", 2).

Bids and doubles are those of every auction; detaining, flipping and the four passes that end it are the game's own.
"""

from __future__ import annotations

from collections.abc import Callable

from games.engine.actions import DOWNS, FLIPS, PASS, UPS, Action
from games.engine.calls import legal_calls, refuse_bid, refuse_double, refuse_redouble
from games.engine.cards import (
    ACE,
    BIT,
    CLUBS,
    DIAMONDS,
    HEARTS,
    JACK,
    QUEEN,
    SPADES,
    TEN,
    Card,
    card_of,
    cards_of,
    hand_of,
)
from games.engine.contract import CONTRACTS, Contract
from games.engine.errors import IllegalAction, not_your_turn
from games.engine.seats import LHO, Seat
from games.engine.text import Text, gettext_noop, text
from games.engine.views import card_arg
from games.rules.broken_ark.state import Auction, Play

SPADE_QUEEN: Card = card_of(SPADES, QUEEN)
HEART_ACE: Card = card_of(HEARTS, ACE)
DIAMOND_JACK: Card = card_of(DIAMONDS, JACK)
CLUB_TEN: Card = card_of(CLUBS, TEN)
DETAINABLE = hand_of((SPADE_QUEEN, HEART_ACE, DIAMOND_JACK, CLUB_TEN))

_IN_AUCTION = gettext_noop("The auction is under way: call, detain or flip.")
_NOT_DETAINABLE = gettext_noop("%(card)s cannot be detained.")
_NOT_HELD = gettext_noop("You do not hold %(card)s.")
_DETAINED = gettext_noop("%(card)s is detained already.")
_NOT_DOWN = gettext_noop("You have not detained %(card)s face down.")

_FOUR_PASSES = (PASS,) * 4


def _subsets(cards: int) -> list[int]:
    chosen = [0]
    for card in cards_of(cards):
        chosen += [subset | BIT[card] for subset in chosen]
    return chosen


_DETENTIONS = {
    subset: tuple(UPS[card] for card in cards_of(subset)) + tuple(DOWNS[card] for card in cards_of(subset))
    for subset in _subsets(DETAINABLE)
}
_FLIPPINGS = {subset: tuple(FLIPS[card] for card in cards_of(subset)) for subset in _subsets(DETAINABLE)}


def legal_in_auction(auction: Auction, seat: Seat) -> tuple[Action, ...]:
    """All that `seat` may do: calls, then detentions, then flips; nothing when it is not on turn."""
    if seat != auction.turn:
        return ()
    calls = legal_calls(auction.contract, seat)
    special = auction.deal.hands[seat] & DETAINABLE
    if not special:
        return calls
    return calls + _DETENTIONS[special & ~(auction.up | auction.down)] + _FLIPPINGS[special & auction.down]


def call_in_auction(auction: Auction, seat: Seat, action: Action) -> Auction:
    """The auction after `action` of `seat`; IllegalAction when it may not do that."""
    if seat != auction.turn:
        raise not_your_turn()
    change = _CHANGES.get(action.kind)
    if change is None:
        raise IllegalAction(text(_IN_AUCTION))
    return change(auction, action)


def is_auction_over(auction: Auction) -> bool:
    """Whether four passes in a row have ended it."""
    return auction.calls[-4:] == _FOUR_PASSES


def begin_play(auction: Auction, contract: Contract) -> Play:
    """The play of the contract: the seat on declarer's left is to lead."""
    return Play(auction, (LHO[contract.declarer],))


def _called(auction: Auction, action: Action, contract: Contract | None) -> Auction:
    return Auction(auction.deal, (*auction.calls, action), contract, auction.up, auction.down)


def _refuse(reason: Text | None) -> None:
    if reason is not None:
        raise IllegalAction(reason)


def _pass(auction: Auction, action: Action) -> Auction:
    return _called(auction, action, auction.contract)


def _bid(auction: Auction, action: Action) -> Auction:
    _refuse(refuse_bid(auction.contract, action))
    return _called(auction, action, CONTRACTS[action.number][auction.turn][0])


def _double(auction: Auction, action: Action) -> Auction:
    _refuse(refuse_double(auction.contract, auction.turn))
    return _doubled(auction, action)


def _redouble(auction: Auction, action: Action) -> Auction:
    _refuse(refuse_redouble(auction.contract, auction.turn))
    return _doubled(auction, action)


def _doubled(auction: Auction, action: Action) -> Auction:
    last = auction.contract
    assert last is not None
    return _called(auction, action, CONTRACTS[last.bid][last.declarer][last.doubled + 1])


def _refuse_detention(auction: Auction, seat: Seat, card: Card) -> Text | None:
    if not DETAINABLE >> card & 1:
        return text(_NOT_DETAINABLE, card=card_arg(card))
    if not auction.deal.hands[seat] >> card & 1:
        return text(_NOT_HELD, card=card_arg(card))
    if (auction.up | auction.down) >> card & 1:
        return text(_DETAINED, card=card_arg(card))
    return None


def _up(auction: Auction, action: Action) -> Auction:
    _refuse(_refuse_detention(auction, auction.turn, action.card))
    calls = (*auction.calls, action)
    return Auction(auction.deal, calls, auction.contract, auction.up | BIT[action.card], auction.down)


def _down(auction: Auction, action: Action) -> Auction:
    _refuse(_refuse_detention(auction, auction.turn, action.card))
    calls = (*auction.calls, action)
    return Auction(auction.deal, calls, auction.contract, auction.up, auction.down | BIT[action.card])


def _flip(auction: Auction, action: Action) -> Auction:
    bit = BIT[action.card]
    if not auction.down & bit & auction.deal.hands[auction.turn]:
        raise IllegalAction(text(_NOT_DOWN, card=card_arg(action.card)))
    calls = (*auction.calls, action)
    return Auction(auction.deal, calls, auction.contract, auction.up | bit, auction.down ^ bit)


_CHANGES: dict[str, Callable[[Auction, Action], Auction]] = {
    "pass": _pass,
    "bid": _bid,
    "double": _double,
    "redouble": _redouble,
    "up": _up,
    "down": _down,
    "flip": _flip,
}
