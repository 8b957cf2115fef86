"""What an event makes of a state; what may not happen raises and changes nothing."""

from __future__ import annotations

from games.engine.actions import Action
from games.engine.board import deal_board
from games.engine.errors import IllegalAction, not_your_turn
from games.engine.events import Dealt
from games.engine.seats import Seat
from games.engine.stages import (
    ALL_CONFIRMED,
    Act,
    confirm,
    refuse_over,
    refuse_undealt,
    transitions,
)
from games.engine.text import gettext_noop, text
from games.rules.broken_ark.auction import begin_play, call_in_auction, is_auction_over
from games.rules.broken_ark.play import play_card
from games.rules.broken_ark.settle import after_negation, after_play, holder_of, reversal_choices, settle
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

_CHOOSE_NEGATION = gettext_noop("Choose first whose score of this board is turned, or decline.")
_CHOOSE_REVERSAL = gettext_noop("Choose first whose total is turned, or decline.")
_NOT_OFFERED = gettext_noop("That total cannot be turned.")


def _deal(state: Awaiting, event: Dealt) -> State:
    """The number and the vulnerability of a deal hold for its board; the next ones follow from its number."""
    return Auction(deal_board(state.match, event))


def _act_in_auction(state: Auction, seat: Seat, action: Action) -> State:
    auction = call_in_auction(state, seat, action)
    if not is_auction_over(auction):
        return auction
    return settle(auction) if auction.contract is None else begin_play(auction, auction.contract)


def _act_in_play(state: Play, seat: Seat, action: Action) -> State:
    play = play_card(state, seat, action)
    return after_play(play) if len(play.cards) == 52 else play


def _negate(state: Negation, seat: Seat, action: Action) -> State:
    if seat != holder_of(state):
        raise not_your_turn()
    if action.kind != "negate":
        raise IllegalAction(text(_CHOOSE_NEGATION))
    return after_negation(state, action.choice)


def _reverse(state: Reversal, seat: Seat, action: Action) -> State:
    if seat != holder_of(state):
        raise not_your_turn()
    if action.kind != "reverse":
        raise IllegalAction(text(_CHOOSE_REVERSAL))
    if action.choice not in reversal_choices(state):
        raise IllegalAction(text(_NOT_OFFERED))
    return settle(state.play, state.negation, action.choice)


def _confirm(state: Scoreboard, seat: Seat, action: Action) -> State:
    confirmed = confirm(state.confirmed, seat, action)
    if confirmed == ALL_CONFIRMED:
        return Awaiting(state.match)
    return Scoreboard(state.match, state.board, state.negation, state.reversal, confirmed)


_ACT: dict[type, Act[State]] = {
    Awaiting: refuse_undealt,
    Auction: _act_in_auction,
    Play: _act_in_play,
    Negation: _negate,
    Reversal: _reverse,
    Scoreboard: _confirm,
    Over: refuse_over,
}

apply = transitions(_ACT, Awaiting, _deal, Over)
"""The state after an event. A deal with another number or vulnerability than the next board's is taken."""
