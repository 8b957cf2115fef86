"""What an event makes of a state; what may not happen raises and changes nothing."""

from __future__ import annotations

from games.engine.actions import Action
from games.engine.board import deal_board
from games.engine.events import Dealt
from games.engine.seats import Seat
from games.engine.stages import (
    ALL_CONFIRMED,
    Act,
    confirm,
    not_a_board,
    refuse_over,
    refuse_undealt,
    transitions,
)
from games.rules.spades.bidding import act_in_bidding
from games.rules.spades.play import is_play_over, play_card
from games.rules.spades.settle import settle
from games.rules.spades.state import (
    NOT_VULNERABLE,
    Awaiting,
    Bidding,
    Over,
    Play,
    Scoreboard,
    State,
)


def _deal(state: Awaiting, event: Dealt) -> State:
    """The number and the dealer of a deal hold for its board; the next ones follow from them."""
    deal = deal_board(state.match, event)
    if deal.vulnerable != NOT_VULNERABLE:
        raise not_a_board()
    return Bidding(deal)


def _act_in_play(state: Play, seat: Seat, action: Action) -> State:
    play = play_card(state, seat, action)
    return settle(play) if is_play_over(play) else play


def _confirm(state: Scoreboard, seat: Seat, action: Action) -> State:
    confirmed = confirm(state.confirmed, seat, action)
    if confirmed == ALL_CONFIRMED:
        return Awaiting(state.match)
    return Scoreboard(state.match, state.play, confirmed)


_ACT: dict[type, Act[State]] = {
    Awaiting: refuse_undealt,
    Bidding: act_in_bidding,
    Play: _act_in_play,
    Scoreboard: _confirm,
    Over: refuse_over,
}

apply = transitions(_ACT, Awaiting, _deal, Over)
"""The state after an event. A deal with another number or dealer than the next board's is taken."""
