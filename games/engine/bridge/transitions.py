"""What an event makes of a state; what may not happen raises and changes nothing."""

from __future__ import annotations

from games.engine.actions import Action
from games.engine.board import deal_board
from games.engine.bridge.auction import begin_play, call_in_auction, is_auction_over
from games.engine.bridge.claim import answer_claim, is_play_over, make_claim
from games.engine.bridge.dummy import play_card
from games.engine.bridge.state import (
    Auction,
    Awaiting,
    Claimed,
    Over,
    Play,
    Scoreboard,
    State,
    auction_of,
)
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


def _deal(state: Awaiting, event: Dealt) -> State:
    return Auction(deal_board(state.match, event))


def _act_in_auction(state: Auction, seat: Seat, action: Action) -> State:
    auction = call_in_auction(state, seat, action)
    if not is_auction_over(auction):
        return auction
    return _settle(auction) if auction.contract is None else begin_play(auction, auction.contract)


def _act_in_play(state: Play, seat: Seat, action: Action) -> State:
    if action.kind == "claim":
        return make_claim(state, seat, action)
    play = play_card(state, seat, action)
    return _settle(play) if len(play.cards) == 52 else play


def _answer(state: Claimed, seat: Seat, action: Action) -> State:
    after = answer_claim(state, seat, action)
    return _settle(after) if isinstance(after, Play) and is_play_over(after) else after


def _settle(board: Auction | Play) -> State:
    """The board's result goes into the match, which ends or shows its scoreboard."""
    match = auction_of(board).deal.match.settle(board)
    scoreboard = Scoreboard(match, board)
    return Over(scoreboard) if match.is_over else scoreboard


def _confirm(state: Scoreboard, seat: Seat, action: Action) -> State:
    confirmed = confirm(state.confirmed, seat, action)
    if confirmed == ALL_CONFIRMED:
        return Awaiting(state.match)
    return Scoreboard(state.match, state.board, confirmed)


_ACT: dict[type, Act[State]] = {
    Awaiting: refuse_undealt,
    Auction: _act_in_auction,
    Play: _act_in_play,
    Claimed: _answer,
    Scoreboard: _confirm,
    Over: refuse_over,
}

apply = transitions(_ACT, Awaiting, _deal, Over)
"""The state after an event. A deal's number, dealer and vulnerability are taken as they are given."""
