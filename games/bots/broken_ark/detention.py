"""Whether to detain a card, and how, once the contract stands as far as this seat can see.

Read off boards played with the card free, face down and face up: ♦J gains for a declaring side, which takes it five
times in six, if it is guarded; ♠Q where there are small spades to wait with until it can be discarded, and no spade is
trump; ♣10 multiplies what mostly is below zero, so defenders gain who can wait. ♥A never: who holds it mostly takes it
home.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from games.bots.chances import HIGHER, length
from games.engine.cards import CLUBS, DIAMONDS, SPADES, Card, parse_card
from games.engine.contract import Contract
from games.rules.broken_ark.auction import CLUB_TEN, DIAMOND_JACK, SPADE_QUEEN


def choose_detention(actions: Iterable[str], hand: int, contract: Contract, declares: bool) -> str | None:
    """The one of `actions` (`up SQ`, `down SQ`, …) that gains, or None; `declares`: the contract is own side's."""
    for action in actions:
        how, card = action.split()
        advise = _ADVICE.get(parse_card(card))
        if advise and how == advise(hand, contract, declares):
            return action
    return None


def _jack(hand: int, contract: Contract, declares: bool) -> str | None:
    if declares:
        return "up" if length(hand, DIAMONDS) >= 3 else None
    honours = (hand & HIGHER[DIAMOND_JACK]).bit_count()
    return "up" if length(hand, DIAMONDS) >= 5 and honours >= 2 else None


def _queen(hand: int, contract: Contract, declares: bool) -> str | None:
    held = length(hand, SPADES)
    if contract.denomination == SPADES or held < (5 if declares else 3):
        return None
    return "down" if held == 3 else "up"


def _ten(hand: int, contract: Contract, declares: bool) -> str | None:
    if declares:
        return None
    return "up" if length(hand, CLUBS) >= 4 else "down"


_ADVICE: Mapping[Card, Callable[[int, Contract, bool], str | None]] = {
    DIAMOND_JACK: _jack,
    SPADE_QUEEN: _queen,
    CLUB_TEN: _ten,
}
