"""Who may decide now, and what: the questions asked of a state before each action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from games.engine.actions import NEGATIONS, OK, REVERSALS, Action
from games.engine.seats import SEATS, Seat
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

Turns: TypeAlias = tuple[tuple[Seat, Seat], ...]

_TURN: tuple[Turns, ...] = tuple(((seat, seat),) for seat in SEATS)


def to_act(state: State) -> Turns:
    """The seat on turn; at a scoreboard all who have not confirmed, from North clockwise."""
    return _TURNS[type(state)](state)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """All that `seat` may do now; empty when it is not to act."""
    return _LEGAL[type(state)](state, seat)


def _nobody(state: Awaiting | Over) -> Turns:
    return ()


def _caller(state: Auction) -> Turns:
    return _TURN[(state.deal.dealer + len(state.calls)) & 3]


def _player(state: Play) -> Turns:
    return _TURN[(state.leaders[-1] + len(state.cards)) & 3]


def _holder(state: Negation | Reversal) -> Turns:
    return _TURN[holder_of(state)]


def _unconfirmed(state: Scoreboard) -> Turns:
    return _UNCONFIRMED[state.confirmed]


_UNCONFIRMED: tuple[Turns, ...] = tuple(
    tuple((seat, seat) for seat in SEATS if not confirmed >> seat & 1) for confirmed in range(16)
)
_TURNS: dict[type, Callable[[Any], Turns]] = {
    Awaiting: _nobody,
    Auction: _caller,
    Play: _player,
    Negation: _holder,
    Reversal: _holder,
    Scoreboard: _unconfirmed,
    Over: _nobody,
}


def _nothing(state: Awaiting | Over, seat: Seat) -> tuple[Action, ...]:
    return ()


def _negations(state: Negation, seat: Seat) -> tuple[Action, ...]:
    return tuple(NEGATIONS.values()) if seat == holder_of(state) else ()


def _reversals(state: Reversal, seat: Seat) -> tuple[Action, ...]:
    if seat != holder_of(state):
        return ()
    return tuple(REVERSALS[choice] for choice in reversal_choices(state))


def _confirmation(state: Scoreboard, seat: Seat) -> tuple[Action, ...]:
    return (OK,) if (seat, seat) in _unconfirmed(state) else ()


_LEGAL: dict[type, Callable[[Any, Seat], tuple[Action, ...]]] = {
    Awaiting: _nothing,
    Auction: legal_in_auction,
    Play: legal_in_play,
    Negation: _negations,
    Reversal: _reversals,
    Scoreboard: _confirmation,
    Over: _nothing,
}
