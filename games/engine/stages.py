"""What is the same in every game's match before, between and after its boards.

A deal is taken if it is one, a scoreboard is closed by all four, and nothing is done where nobody is to act.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn, TypeAlias, TypeVar

from games.engine.actions import OK, Action
from games.engine.cards import Hands
from games.engine.deal import check_deal, nonce_bytes
from games.engine.duplicate import VULNERABLE
from games.engine.errors import IllegalAction, InvalidDeal, not_your_turn
from games.engine.events import Acted, Dealt, Ended, Event, SeatChanged
from games.engine.seats import SEATS, Seat
from games.engine.text import gettext_noop, text

StateT = TypeVar("StateT")
Act: TypeAlias = Callable[[Any, Seat, Action], StateT]
"""What an action of a seat makes of one stage; IllegalAction when it may not be done."""

Turns: TypeAlias = tuple[tuple[Seat, Seat], ...]
"""Every (seat, hand) that may decide now."""

NOBODY: Turns = ()
TURN_OF: tuple[Turns, ...] = tuple(((seat, seat),) for seat in SEATS)
"""One seat's turn, with its own hand, by seat."""
UNCONFIRMED: tuple[Turns, ...] = tuple(
    tuple((seat, seat) for seat in SEATS if not confirmed >> seat & 1) for confirmed in range(16)
)
"""Who is still to close a scoreboard, by who has: bit `seat` set for each."""
ALL_CONFIRMED = 0b1111

_STARTED = gettext_noop("The match has started already.")
_MATCH_OVER = gettext_noop("The match is over.")
_NO_BOARD = gettext_noop("No board is dealt.")
_CONFIRM = gettext_noop("The board is over: close the score sheet.")
_NOT_AWAITED = gettext_noop("No deal is awaited.")
_NOT_A_BOARD = gettext_noop("The board's number, dealer or vulnerability is not one.")


def transitions(
    act: Mapping[type, Act[StateT]],
    awaiting: type,
    deal: Callable[[Any, Dealt], StateT],
    over: type[Any],
) -> Callable[[StateT, Event], StateT]:
    """A game's `apply`: `act` of each stage; a deal where the stage is `awaiting` one; the end from every stage but the
    last, as `over(before, ended=True)`; another player at a seat changes nothing."""

    def apply(state: StateT, event: Event) -> StateT:
        if isinstance(event, Acted):
            return act[type(state)](state, event.seat, event.action)
        if isinstance(event, Dealt):
            if type(state) is not awaiting:
                raise not_awaited()
            return deal(state, event)
        if isinstance(event, SeatChanged):
            return state
        if isinstance(event, Ended):
            if type(state) is over:
                raise match_over()
            ended: StateT = over(state, ended=True)
            return ended
        raise started_already()

    return apply


def check_dealt(event: Dealt) -> Hands:
    """The hands of a deal that can be one, whatever board it is for; InvalidDeal otherwise."""
    if event.number < 1 or event.dealer not in SEATS or event.vulnerable not in VULNERABLE:
        raise not_a_board()
    if event.nonce:
        nonce_bytes(event.nonce)
    return check_deal(event.hands)


def not_a_board() -> InvalidDeal:
    """What is said of a deal whose number, dealer or vulnerability the game does not have."""
    return InvalidDeal(text(_NOT_A_BOARD))


def not_awaited() -> InvalidDeal:
    """What is said of a deal while a board is under way, or after the match."""
    return InvalidDeal(text(_NOT_AWAITED))


def started_already() -> IllegalAction:
    """What is said of a second start."""
    return IllegalAction(text(_STARTED))


def match_over() -> IllegalAction:
    """What is said of an end after the end."""
    return IllegalAction(text(_MATCH_OVER))


def confirmation(confirmed: int, seat: Seat) -> tuple[Action, ...]:
    """What `seat` may do at a scoreboard that those of `confirmed` have closed."""
    return (OK,) if (seat, seat) in UNCONFIRMED[confirmed] else ()


def confirm(confirmed: int, seat: Seat, action: Action) -> int:
    """Who has closed the scoreboard after `action` of `seat`; IllegalAction when that is not to confirm it."""
    if (seat, seat) not in UNCONFIRMED[confirmed]:
        raise not_your_turn()
    if action is not OK:
        raise IllegalAction(text(_CONFIRM))
    return confirmed | 1 << seat


def refuse_undealt(state: Any, seat: Seat, action: Action) -> NoReturn:
    """No action is legal before the deal."""
    raise IllegalAction(text(_NO_BOARD))


def refuse_over(state: Any, seat: Seat, action: Action) -> NoReturn:
    """No action is legal after the match."""
    raise match_over()


def nobody_acts(state: Any) -> Turns:
    """Whose turn it is while a deal is awaited and after the match."""
    return NOBODY


def nothing_legal(state: Any, seat: Seat) -> tuple[Action, ...]:
    """What a seat may do while a deal is awaited and after the match."""
    return ()
