"""Bids, doubles and redoubles, as every auction of the site has them.

What ends an auction and who declares is each game's own.
"""

from __future__ import annotations

from games.engine.actions import BIDS, DOUBLE, PASS, REDOUBLE, Action
from games.engine.contract import CONTRACTS, Contract
from games.engine.seats import SEATS, Seat
from games.engine.text import Text, gettext_noop, text

_OUTRANK = gettext_noop("A bid must outrank %(call)s.")
_NOTHING_TO_DOUBLE = gettext_noop("There is no bid to double.")
_OWN_BID = gettext_noop("The last bid is your own side's.")
_DOUBLED_ALREADY = gettext_noop("The last bid is doubled already.")
_NOT_DOUBLED = gettext_noop("There is no double to redouble.")
_THEIR_BID = gettext_noop("Only the side that was doubled may redouble.")
_REDOUBLED_ALREADY = gettext_noop("The last bid is redoubled already.")


def _calls_over(contract: Contract, seat: Seat) -> tuple[Action, ...]:
    calls = (PASS, *BIDS[contract.bid + 1 :])
    if refuse_double(contract, seat) is None:
        return (*calls, DOUBLE)
    return (*calls, REDOUBLE) if refuse_redouble(contract, seat) is None else calls


def legal_calls(contract: Contract | None, seat: Seat) -> tuple[Action, ...]:
    """The calls of `seat` over the last bid, its maker and its doubling (None: no bid yet)."""
    if contract is None:
        return _OPENING
    return _CALLS[contract.bid][contract.declarer][contract.doubled][seat]


def refuse_bid(contract: Contract | None, bid: Action) -> Text | None:
    """Why `bid` may not be made over the last bid, or None."""
    if contract is None or bid.number > contract.bid:
        return None
    return text(_OUTRANK, call={"call": BIDS[contract.bid].text})


def refuse_double(contract: Contract | None, seat: Seat) -> Text | None:
    """Why `seat` may not double, or None."""
    if contract is None:
        return text(_NOTHING_TO_DOUBLE)
    if contract.doubled:
        return text(_DOUBLED_ALREADY)
    return text(_OWN_BID) if (contract.declarer ^ seat) & 1 == 0 else None


def refuse_redouble(contract: Contract | None, seat: Seat) -> Text | None:
    """Why `seat` may not redouble, or None."""
    if contract is None or not contract.doubled:
        return text(_NOT_DOUBLED)
    if contract.doubled == 2:
        return text(_REDOUBLED_ALREADY)
    return text(_THEIR_BID) if (contract.declarer ^ seat) & 1 else None


_OPENING = (PASS, *BIDS)
_CALLS = tuple(
    tuple(
        tuple(tuple(_calls_over(contract, seat) for seat in SEATS) for contract in by_doubled)
        for by_doubled in by_seat
    )
    for by_seat in CONTRACTS
)
