"""A turn of the auction: the call after which the contract on the table is worth most, or a detention."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from math import erf, sqrt

from games.bots.base import offered
from games.bots.broken_ark.detention import choose_detention
from games.bots.broken_ark.prices import contract_of, trick_scores
from games.bots.broken_ark.strength import expected_tricks, showings, tricks_of_shortness
from games.bots.chances import length
from games.engine.actions import BIDS, DOUBLE, PASS, Action, parse_action
from games.engine.cards import hand_of, parse_card
from games.engine.contract import CONTRACTS, Contract
from games.engine.duplicate import is_vulnerable
from games.engine.game import Json
from games.engine.seats import SEATS, Seat, parse_seat
from games.engine.trick import NO_TRUMP

_DEVIATION, _DEVIATION_KNOWN = 1.7, 1.5
"""Standard deviation of a side's tricks from those expected: before, and after the partner has bid."""
_BID_MARGIN, _DOUBLE_MARGIN, _RAISE_MARGIN = 50.0, 30.0, -30.0
"""How much better than passing a call must be; a first raise may cost a little, since the partner learns of the fit."""
_BELIEVED, _PARTNER_BELIEVED = 0.3, 0.7
"""How much of the tricks is believed that a bid of the opponents, or of the partner, promises over those expected."""
_SLAM = 6
"""From this level on they may be bidding for other reasons."""
_DOUBLED_FROM = 0.5
"""The chance to go down from which opponents may double; they surely do what is sure to go down."""
_SUPPORT = 4
"""How many cards support the partner's suit."""
_BID_TEXTS = frozenset(bid.text for bid in BIDS)


class Bidding:
    """The auction as the seat on turn sees it.

    `contract`: as it stands, None before a bid; `vulnerable`: by seat; `shown`: by seat what it is expected to hold;
    `is_doubled`: opponents have doubled, and will again; `deviation`: of own side's tricks.
    """

    def __init__(self, view: Json) -> None:
        public, you = view["public"], view["you"]
        self.seat = parse_seat(you["seat"])
        self.hand = hand_of(map(parse_card, you["hands"][you["seat"]]))
        self.contract = contract_of(public) if public["contract"] else None
        self.vulnerable = [is_vulnerable(public["vulnerable"], seat) for seat in SEATS]
        bids: list[list[int]] = [[], [], [], []]
        turns = [0, 0, 0, 0]
        self.is_doubled = False
        for entry in public["calls"]:
            seat, call = parse_seat(entry["seat"]), entry["call"]
            turns[seat] += 1
            if call in _BID_TEXTS:
                bids[seat].append(parse_action(call).number)
            self.is_doubled |= call == DOUBLE.text and not self.is_ours(seat)
        self.own_bids, self.partner_bids = bids[self.seat], bids[(self.seat + 2) & 3]
        self.shown = showings(self.hand, self.seat, bids, turns)
        self.deviation = _DEVIATION_KNOWN if self.partner_bids else _DEVIATION

    def is_ours(self, seat: Seat) -> bool:
        """Whether `seat` is on the side of the seat on turn."""
        return not (seat - self.seat) & 1

    def raises_first(self, trump: int) -> bool:
        """Whether the partner has bid this suit, the seat on turn has not, and it holds four or more."""
        return (
            trump != NO_TRUMP
            and length(self.hand, trump) >= _SUPPORT
            and _names(self.partner_bids, trump)
            and not _names(self.own_bids, trump)
        )


def _names(bids: Iterable[int], trump: int) -> bool:
    return any(bid % 5 == trump for bid in bids)


def choose_in_auction(view: Json) -> str:
    """The best call; where that is to pass on a contract, a detention if there is a card to detain."""
    bidding = Bidding(view)
    call = best_call(bidding, offered(view, "bid", "double"))
    contract = bidding.contract
    if call != PASS.text or contract is None:
        return call
    declares = bidding.is_ours(contract.declarer)
    return choose_detention(offered(view, "up", "down"), bidding.hand, contract, declares) or call


def best_call(bidding: Bidding, calls: Iterable[str]) -> str:
    """Which of `calls` is worth most, or a pass when none of them is worth enough more than that."""
    best, most = PASS.text, worth(bidding, bidding.contract) if bidding.contract else 0.0
    for text in calls:
        call = parse_action(text)
        value = worth(bidding, _contract_after(bidding, call)) - _margin(bidding, call)
        if value > most:
            best, most = text, value
    return best


def _margin(bidding: Bidding, call: Action) -> float:
    if call.kind == "double":
        return _DOUBLE_MARGIN
    return _RAISE_MARGIN if bidding.raises_first(call.number % 5) else _BID_MARGIN


def _contract_after(bidding: Bidding, call: Action) -> Contract:
    if call.kind == "bid":
        return CONTRACTS[call.number][bidding.seat][0]
    contract = bidding.contract
    assert contract is not None
    return CONTRACTS[contract.bid][contract.declarer][contract.doubled + 1]


def worth(bidding: Bidding, contract: Contract) -> float:
    """Points that own side may expect of the trick score: below zero for what the opponents make."""
    if not bidding.is_ours(contract.declarer):
        return -_expected_score(bidding, contract, _their_tricks(bidding, contract), _DEVIATION)
    tricks = _our_tricks(bidding, contract)
    score = _expected_score(bidding, contract, tricks, bidding.deviation)
    if contract.doubled:
        return score
    doubled = CONTRACTS[contract.bid][contract.declarer][1]
    risk = 1.0 if bidding.is_doubled else _chance_of_double(contract, tricks, bidding.deviation)
    return score + risk * (_expected_score(bidding, doubled, tricks, bidding.deviation) - score)


def _our_tricks(bidding: Bidding, contract: Contract) -> float:
    own, partner = bidding.shown[bidding.seat], bidding.shown[(bidding.seat + 2) & 3]
    trump = contract.denomination
    tricks = expected_tricks(own, partner, trump) + tricks_of_shortness(bidding.hand, trump)
    trusted = 0.0 if contract.declarer == bidding.seat else _PARTNER_BELIEVED
    return tricks + trusted * max(0.0, contract.tricks_needed - tricks)


def _their_tricks(bidding: Bidding, contract: Contract) -> float:
    declarer, partner = bidding.shown[contract.declarer], bidding.shown[(contract.declarer + 2) & 3]
    tricks = expected_tricks(declarer, partner, contract.denomination)
    believed = _BELIEVED if contract.level < _SLAM else 0.0
    return tricks + believed * max(0.0, contract.tricks_needed - tricks)


def _chance_of_double(contract: Contract, tricks: float, deviation: float) -> float:
    down = sum(_spread(round(tricks, 1), deviation)[: contract.tricks_needed])
    return min(1.0, max(0.0, (down - _DOUBLED_FROM) / (1 - _DOUBLED_FROM)))


def _expected_score(bidding: Bidding, contract: Contract, tricks: float, deviation: float) -> float:
    scores = trick_scores(contract, bidding.vulnerable[contract.declarer])
    return sum(
        [chance * score for chance, score in zip(_spread(round(tricks, 1), deviation), scores, strict=True)]
    )


@lru_cache(maxsize=1024)
def _spread(tricks: float, deviation: float) -> tuple[float, ...]:
    """The chances of taking 0 to 13 tricks when `tricks` are expected: a normal distribution, cut off at both ends."""
    width = deviation * sqrt(2)
    below = [0.0, *(0.5 + 0.5 * erf((taken + 0.5 - tricks) / width) for taken in range(13)), 1.0]
    return tuple(after - before for before, after in pairwise(below))
