"""Who may decide now, and what: the questions asked of a state before each action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.engine.actions import NEGATIONS, REVERSALS, Action
from games.engine.seats import Seat
from games.engine.stages import TURN_OF, UNCONFIRMED, Turns, confirmation, nobody_acts, nothing_legal
from games.rules.broken_ark.auction import legal_in_auction
from games.rules.broken_ark.play import legal_in_play
from games.rules.broken_ark.settle import holder_of, reversal_choices
from games.rules.broken_ark.state import (
    Auction,
    Awaiting,
    Negation,
    Over,
    Play,
    Reversal,
    Scoreboard,
    State,
)


def to_act(state: State) -> Turns:
    """The seat on turn; at a scoreboard all who have not confirmed, from North clockwise."""
    return _TURNS[type(state)](state)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """All that `seat` may do now; empty when it is not to act."""
    return _LEGAL[type(state)](state, seat)


def _caller(state: Auction) -> Turns:
    return TURN_OF[(state.deal.dealer + len(state.calls)) & 3]


def _player(state: Play) -> Turns:
    return TURN_OF[(state.leaders[-1] + len(state.cards)) & 3]


def _holder(state: Negation | Reversal) -> Turns:
    return TURN_OF[holder_of(state)]


def _unconfirmed(state: Scoreboard) -> Turns:
    return UNCONFIRMED[state.confirmed]


_TURNS: dict[type, Callable[[Any], Turns]] = {
    Awaiting: nobody_acts,
    Auction: _caller,
    Play: _player,
    Negation: _holder,
    Reversal: _holder,
    Scoreboard: _unconfirmed,
    Over: nobody_acts,
}


def _negations(state: Negation, seat: Seat) -> tuple[Action, ...]:
    return tuple(NEGATIONS.values()) if seat == holder_of(state) else ()


def _reversals(state: Reversal, seat: Seat) -> tuple[Action, ...]:
    if seat != holder_of(state):
        return ()
    return tuple(REVERSALS[choice] for choice in reversal_choices(state))


def _confirmation(state: Scoreboard, seat: Seat) -> tuple[Action, ...]:
    return confirmation(state.confirmed, seat)


_LEGAL: dict[type, Callable[[Any, Seat], tuple[Action, ...]]] = {
    Awaiting: nothing_legal,
    Auction: legal_in_auction,
    Play: legal_in_play,
    Negation: _negations,
    Reversal: _reversals,
    Scoreboard: _confirmation,
    Over: nothing_legal,
}
