"""Who may decide now, and what: the questions asked of a state before each action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.engine.actions import Action
from games.engine.bridge.auction import legal_in_auction
from games.engine.bridge.claim import ANSWERS, answerer_of
from games.engine.bridge.dummy import TURNS, legal_in_play
from games.engine.bridge.state import Auction, Awaiting, Claimed, Over, Play, Scoreboard, State
from games.engine.seats import Seat
from games.engine.stages import TURN_OF, UNCONFIRMED, Turns, confirmation, nobody_acts, nothing_legal


def to_act(state: State) -> Turns:
    """The seat that decides, declarer for dummy too; at a scoreboard all who have not confirmed."""
    return _TURNS[type(state)](state)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """All that `seat` may do now; empty when it is not to act."""
    return _LEGAL[type(state)](state, seat)


def _caller(state: Auction) -> Turns:
    return TURN_OF[(state.deal.dealer + len(state.calls)) & 3]


def _hand(state: Play) -> Turns:
    return TURNS[state.contract.declarer][(state.leaders[-1] + len(state.cards)) & 3]


def _answerer(state: Claimed) -> Turns:
    return TURN_OF[answerer_of(state)]


def _unconfirmed(state: Scoreboard) -> Turns:
    return UNCONFIRMED[state.confirmed]


_TURNS: dict[type, Callable[[Any], Turns]] = {
    Awaiting: nobody_acts,
    Auction: _caller,
    Play: _hand,
    Claimed: _answerer,
    Scoreboard: _unconfirmed,
    Over: nobody_acts,
}


def _answers(state: Claimed, seat: Seat) -> tuple[Action, ...]:
    return ANSWERS if seat == answerer_of(state) else ()


def _confirmation(state: Scoreboard, seat: Seat) -> tuple[Action, ...]:
    return confirmation(state.confirmed, seat)


_LEGAL: dict[type, Callable[[Any, Seat], tuple[Action, ...]]] = {
    Awaiting: nothing_legal,
    Auction: legal_in_auction,
    Play: legal_in_play,
    Claimed: _answers,
    Scoreboard: _confirmation,
    Over: nothing_legal,
}
