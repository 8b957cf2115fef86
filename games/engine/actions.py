"""Actions: what a seat may decide, in the one notation of logs, records, tests and the wire (rules/README.md).

An action is known by its text. There is one object for each text, so actions compare and hash by identity, also
after copying or pickling; `parse_action` and the tables below are the only ways to get one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.engine.cards import CARD_TEXTS, HOLDING, SUITS, Card, Hand
from games.engine.errors import InvalidAction
from games.engine.text import gettext_noop, text

Kind: TypeAlias = Literal[
    "pass", "bid", "double", "redouble",
    "up", "down", "flip",
    "play", "claim", "accept", "reject",
    "negate", "reverse",
    "look", "blind", "nil", "tricks",
    "ok",
]  # fmt: skip
"""What sort of action it is; `tricks` is a bid of Spades (`bid 4`)."""

Choice: TypeAlias = Literal["own", "opponents", "decline"]
"""Whose score a negation or a grand reversal turns."""

CHOICES: tuple[Choice, ...] = ("own", "opponents", "decline")
NO_CARD = -1
NO_NUMBER = -1


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """One action. `card`: the card played, detained or flipped.

    `number`: a bid's place among the 35 bids (1C is 0, 7NT is 34), or the tricks of a claim or of a bid in Spades.
    """

    text: str
    kind: Kind
    card: Card = NO_CARD
    number: int = NO_NUMBER
    choice: Choice = "decline"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return parse_action, (self.text,)


_ACTIONS: dict[str, Action] = {}


def _intern(action: Action) -> Action:
    return _ACTIONS.setdefault(action.text, action)


def _words(*kinds: tuple[str, Kind]) -> tuple[Action, ...]:
    return tuple(_intern(Action(word, kind)) for word, kind in kinds)


def _on_cards(prefix: str, kind: Kind) -> tuple[Action, ...]:
    return tuple(_intern(Action(prefix + name, kind, card=card)) for card, name in enumerate(CARD_TEXTS))


def _numbered(word: str, kind: Kind, first: int) -> tuple[Action, ...]:
    return tuple(_intern(Action(f"{word} {n}", kind, number=n)) for n in range(first, 14))


DENOMINATION_TEXTS = ("C", "D", "H", "S", "NT")
BIDS = tuple(
    _intern(Action(f"{number // 5 + 1}{DENOMINATION_TEXTS[number % 5]}", "bid", number=number))
    for number in range(35)
)
"""The 35 bids from 1C to 7NT, by number."""
PASS, DOUBLE, REDOUBLE = _words(("P", "pass"), ("X", "double"), ("XX", "redouble"))
PLAYS = _on_cards("", "play")
"""The play of each card, by card."""
UPS = _on_cards("up ", "up")
DOWNS = _on_cards("down ", "down")
FLIPS = _on_cards("flip ", "flip")
"""Detaining and flipping, by card; a game says which cards can be detained."""
NEGATIONS = {choice: _intern(Action(f"negate {choice}", "negate", choice=choice)) for choice in CHOICES}
REVERSALS = {choice: _intern(Action(f"reverse {choice}", "reverse", choice=choice)) for choice in CHOICES}
CLAIMS = _numbered("claim", "claim", 0)
"""Claims of 0 to 13 tricks, by number."""
ACCEPT, REJECT = _words(("accept", "accept"), ("reject", "reject"))
LOOK, BLIND, NIL = _words(("look", "look"), ("blind", "blind"), ("nil", "nil"))
TRICK_BIDS = _numbered("bid", "tricks", 1)
"""The bids of Spades from `bid 1` to `bid 13`."""
(OK,) = _words(("ok", "ok"))

_NOT_AN_ACTION = gettext_noop("%(action)s is not an action.")


def parse_action(notation: str) -> Action:
    """The action of a text; InvalidAction when it is none."""
    action = _ACTIONS.get(notation) if isinstance(notation, str) else None
    if action is None:
        raise InvalidAction(text(_NOT_AN_ACTION, action=repr(notation)[:40]))
    return action


def _holding_plays(suit: int) -> tuple[tuple[Action, ...], ...]:
    """The plays of every holding of one suit, from the lowest card up."""
    table: list[tuple[Action, ...]] = [()]
    for rank in range(13):
        table += [(*plays, PLAYS[13 * suit + rank]) for plays in table]
    return tuple(table)


SUIT_PLAYS = tuple(_holding_plays(suit) for suit in SUITS)
"""The plays of a suit's holding: `SUIT_PLAYS[suit][thirteen bits]`, a table so that asking costs one look."""
_CLUB_PLAYS, _DIAMOND_PLAYS, _HEART_PLAYS, _SPADE_PLAYS = SUIT_PLAYS


def plays_of(hand: Hand | int) -> tuple[Action, ...]:
    """The plays of all cards of a hand, in the order of the pack."""
    return (
        _CLUB_PLAYS[hand & HOLDING]
        + _DIAMOND_PLAYS[hand >> 13 & HOLDING]
        + _HEART_PLAYS[hand >> 26 & HOLDING]
        + _SPADE_PLAYS[hand >> 39]
    )
