"""Broken Ark states for tests: boards dealt, called and played from their notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.engine.actions import parse_action
from games.engine.cards import CARD_TEXTS, Hands, cards_of, hand_of, parse_card
from games.engine.deal import parse_hand
from games.engine.events import Acted, Dealt
from games.engine.game import Viewer
from games.engine.seats import NORTH, SEAT_LETTERS, Seat
from games.rules.broken_ark import BROKEN_ARK
from games.rules.broken_ark.state import Awaiting, Match, Result, State

SUIT_EACH: Hands = tuple(hand_of(range(13 * suit, 13 * suit + 13)) for suit in (3, 0, 1, 2))  # type: ignore[assignment]
"""North holds all spades, East all clubs, South all diamonds, West all hearts: whoever leads at no trump takes all."""

FOUR_PASSES = ["P", "P", "P", "P"]


def hands(**texts: str) -> Hands:
    """Four hands from their cards by seat letter."""
    north, east, south, west = (parse_hand(texts[seat]) for seat in SEAT_LETTERS)
    return north, east, south, west


def card_set(texts: str) -> int:
    """Cards as a set, from texts such as `SQ H5`."""
    return hand_of(parse_card(text) for text in texts.split())


def start(**options: Any) -> State:
    """A match before its first deal."""
    return BROKEN_ARK.start(options)


def after_totals(north_south: int, east_west: int, boards: int = 16, limit: int | None = 10_000) -> State:
    """A match with one board behind it, whose totals are these."""
    score = north_south, east_west
    result = Result(1, None, 0, (0, 0), (0, 0, 0, 0), (0, 0), score, score)
    return Awaiting(Match(boards, limit, (result,)))


def deal(
    state: State,
    dealt: Hands = SUIT_EACH,
    dealer: Seat = NORTH,
    vulnerable: str = "None",
    number: int = 1,
    nonce: str = "",
) -> State:
    """The next board dealt."""
    return BROKEN_ARK.apply(state, Dealt(number, dealer, vulnerable, dealt, nonce))


def act(state: State, actions: Iterable[str] | str) -> State:
    """The state after actions, each by the seat on turn."""
    for text in actions.split(" ") if isinstance(actions, str) else actions:
        seat = BROKEN_ARK.to_act(state)[0][0]
        state = BROKEN_ARK.apply(state, Acted(seat, parse_action(text)))
    return state


FIRST, LAST = 0, -1


def play_all(state: State, place: int = FIRST) -> State:
    """The state after the play, every seat playing the first (or last) of its legal cards in the pack's order."""
    while BROKEN_ARK.public_view(state)["phase"] == "play":
        seat = BROKEN_ARK.to_act(state)[0][0]
        state = BROKEN_ARK.apply(state, Acted(seat, BROKEN_ARK.legal_actions(state, seat)[place]))
    return state


def public(state: State) -> dict[str, Any]:
    """What everyone sees."""
    return BROKEN_ARK.public_view(state)


def private(state: State, seat: str, sees: Iterable[Seat] = ()) -> dict[str, Any]:
    """What a seat sees beside it."""
    view = BROKEN_ARK.private_view(state, Viewer(SEAT_LETTERS.index(seat), frozenset(sees)))
    assert view is not None
    return view


def legal(state: State) -> set[str]:
    """The texts of what the seat on turn may do."""
    return {action.text for action in BROKEN_ARK.legal_actions(state, BROKEN_ARK.to_act(state)[0][0])}


def texts(cards: int) -> list[str]:
    """The texts of a set of cards, in the order of the pack."""
    return [CARD_TEXTS[card] for card in cards_of(cards)]
