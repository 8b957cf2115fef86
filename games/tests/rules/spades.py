"""Spades states for tests: boards dealt, bid and played from their notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.engine.actions import TRICK_BIDS, parse_action
from games.engine.cards import Hands
from games.engine.events import Acted, Dealt
from games.engine.game import Viewer
from games.engine.seats import SEAT_LETTERS, WEST, Seat
from games.rules.spades import SPADES
from games.rules.spades.race import RACES
from games.rules.spades.state import Awaiting, Match, Pair, Result, State
from games.tests.rules.ark import SUIT_EACH

BID = TRICK_BIDS[0]


def start(rules: str = "race-500") -> State:
    """A match before its first deal."""
    return SPADES.start({"rules": rules})


def after_totals(total: Pair, bags: Pair = (0, 0), rules: str = "race-500") -> State:
    """A match with one board behind it, dealt by West, whose totals and bags are these."""
    return Awaiting(Match(RACES[rules], (result(total, bags),)))


def result(total: Pair, bags: Pair = (0, 0)) -> Result:
    """A board of a match that stands so after it."""
    return Result(1, WEST, (BID, BID, BID, BID), (4, 3, 3, 3), total, bags, total)


def deal(state: State, dealt: Hands = SUIT_EACH, dealer: Seat = WEST, number: int = 1) -> State:
    """The next board dealt; unless said otherwise North bids first and holds all spades."""
    return SPADES.apply(state, Dealt(number, dealer, "None", dealt))


def act(state: State, actions: Iterable[str] | str) -> State:
    """The state after actions, parted by commas, each by the seat on turn."""
    for text in actions.split(", ") if isinstance(actions, str) else actions:
        state = SPADES.apply(state, Acted(SPADES.to_act(state)[0][0], parse_action(text)))
    return state


def bid(state: State, *bids: str) -> State:
    """The state after bids, `4`, `nil` or `blind`, each by the seat on turn, with a look where one is needed."""
    for text in bids:
        state = act(state, "blind" if text == "blind" else f"look, {'bid ' * text.isdigit()}{text}")
    return state


def play_all(state: State) -> State:
    """The state after the play, every seat playing the first of its legal cards in the pack's order."""
    while public(state)["phase"] == "play":
        seat = SPADES.to_act(state)[0][0]
        state = SPADES.apply(state, Acted(seat, SPADES.legal_actions(state, seat)[0]))
    return state


def public(state: State) -> dict[str, Any]:
    """What everyone sees."""
    return SPADES.public_view(state)


def private(state: State, seat: str, sees: Iterable[Seat] = ()) -> dict[str, Any]:
    """What a seat sees beside it."""
    view = SPADES.private_view(state, Viewer(SEAT_LETTERS.index(seat), frozenset(sees)))
    assert view is not None
    return view


def legal(state: State) -> list[str]:
    """The texts of what the seat on turn may do."""
    return [action.text for action in SPADES.legal_actions(state, SPADES.to_act(state)[0][0])]
