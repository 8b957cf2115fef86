"""Who may decide now, and what: the questions asked of a state before each action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.engine.actions import Action
from games.engine.seats import Seat
from games.engine.stages import TURN_OF, UNCONFIRMED, Turns, confirmation, nobody_acts, nothing_legal
from games.rules.spades.bidding import legal_in_bidding
from games.rules.spades.play import legal_in_play
from games.rules.spades.state import Awaiting, Bidding, Over, Play, Scoreboard, State


def to_act(state: State) -> Turns:
    """The seat on turn; at a scoreboard all who have not confirmed, from North clockwise."""
    return _TURNS[type(state)](state)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """All that `seat` may do now; empty when it is not to act."""
    return _LEGAL[type(state)](state, seat)


def _bidder(state: Bidding) -> Turns:
    return TURN_OF[state.turn]


def _player(state: Play) -> Turns:
    return TURN_OF[(state.leaders[-1] + len(state.cards)) & 3]


def _unconfirmed(state: Scoreboard) -> Turns:
    return UNCONFIRMED[state.confirmed]


def _confirmation(state: Scoreboard, seat: Seat) -> tuple[Action, ...]:
    return confirmation(state.confirmed, seat)


_TURNS: dict[type, Callable[[Any], Turns]] = {
    Awaiting: nobody_acts,
    Bidding: _bidder,
    Play: _player,
    Scoreboard: _unconfirmed,
    Over: nobody_acts,
}
_LEGAL: dict[type, Callable[[Any, Seat], tuple[Action, ...]]] = {
    Awaiting: nothing_legal,
    Bidding: legal_in_bidding,
    Play: legal_in_play,
    Scoreboard: _confirmation,
    Over: nothing_legal,
}
