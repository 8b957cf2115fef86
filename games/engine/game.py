"""What a game is to the rest of the system: a structural protocol, no base class."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from games.engine.actions import Action
from games.engine.errors import InvalidOptions
from games.engine.events import Event
from games.engine.seats import Seat, Side
from games.engine.text import Text, gettext_noop, text

Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a match starts. `choices` are offered on a form; `allows` is asked of records too.

    `accepts`: which values beside the choices a match may be started with; None: no other. `series`: choices that
    mean one match after another at the same table, each with the value they map to; for casual tables alone.
    """

    key: str
    label: Text
    default: Any
    choices: tuple[tuple[Any, Text], ...]
    accepts: Callable[[Any], bool] | None = None
    series: tuple[tuple[Any, Any], ...] = ()

    def offered(self, is_rated: bool) -> tuple[tuple[Any, Text], ...]:
        """The choices for a table in a room of that kind."""
        if not is_rated:
            return self.choices
        endless = dict(self.series)
        return tuple((value, label) for value, label in self.choices if value not in endless)

    def allows(self, value: Any) -> bool:
        """Whether a match may be started with `value`."""
        if any(type(value) is type(choice) and value == choice for choice, _ in self.choices):
            return True
        return self.accepts is not None and self.accepts(value)


def is_count(value: Any) -> bool:
    """Whether an option's value is a whole number from 1."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


Begins: TypeAlias = Literal["dealer", "first"]
"""Which seat a record names of a board: its dealer, or who bids first, on the dealer's left."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """`key` names the game in records and addresses; `rules` is its rules version; `begins`: a word of its records.

    `draws_seats`: who sits where is drawn at random when a match starts.
    """

    key: str
    name: Text
    options: tuple[Option, ...]
    rules: int
    begins: Begins = "dealer"
    draws_seats: bool = False


@dataclass(frozen=True, slots=True)
class NextBoard:
    """What must be dealt now. `dealer` None: the rules draw it at random with the deal."""

    number: int
    dealer: Seat | None
    vulnerable: str


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: the seat they hold (None: no seat) and the seats whose hands they may see."""

    seat: Seat | None = None
    sees: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Outcome:
    """Where the match stands; `boards` counts the finished ones.

    `winner` is a side, "draw", or None: the match is not over, or an `Ended` stopped it before the rules did.
    """

    over: bool
    winner: str | None
    total: Mapping[Side, int]
    boards: int


def options_of_a_match(info: GameInfo, agreed: Mapping[str, Any]) -> dict[str, Any]:
    """The options that each match is played with at a table where `agreed` are the game's: a series is played match
    by match."""
    chosen = {option.key: agreed.get(option.key, option.default) for option in info.options}
    return {
        option.key: dict(option.series).get(chosen[option.key], chosen[option.key]) for option in info.options
    }


def is_series(info: GameInfo, agreed: Mapping[str, Any]) -> bool:
    """Whether matches follow one another at a table where `agreed` are the options, with totals that run on."""
    return any(agreed.get(option.key) in dict(option.series) for option in info.options if option.series)


UNKNOWN_OPTION = gettext_noop("This game has no option %(option)s.")
WRONG_OPTION = gettext_noop("The option %(option)s does not take the value %(value)s.")


def chosen_options(info: GameInfo, options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option of the game with the value given or its default; InvalidOptions for what it does not take."""
    known = {option.key: option for option in info.options}
    for key, value in options.items():
        if key not in known:
            raise InvalidOptions(text(UNKNOWN_OPTION, option=repr(key)[:40]))
        if not known[key].allows(value):
            raise InvalidOptions(text(WRONG_OPTION, option=key, value=repr(value)[:40]))
    return {key: options.get(key, option.default) for key, option in known.items()}


StateT = TypeVar("StateT")


class Game(Protocol[StateT]):
    """A game's rules. Every function is pure; states are frozen and compare by value."""

    info: GameInfo

    def start(self, options: Mapping[str, Any]) -> StateT:
        """The state before the first deal. Raises InvalidOptions."""

    def next_board(self, state: StateT, number: int | None = None) -> NextBoard | None:
        """What must be dealt before anyone can act, or None; `number`: as that board, for recorded deals."""

    def to_act(self, state: StateT) -> tuple[tuple[Seat, Seat], ...]:
        """Every (seat, hand) that may decide now: `seat` decides, with the cards of `hand`. Empty when over."""

    def legal_actions(self, state: StateT, seat: Seat) -> tuple[Action, ...]:
        """All that `seat` may do now; empty when it is not to act."""

    def apply(self, state: StateT, event: Event) -> StateT:
        """The state after `event`. Raises IllegalAction or InvalidDeal, and then nothing has changed."""

    def public_view(self, state: StateT) -> Json:
        """What everyone may see (docs/PROTOCOL.md, "The public half")."""

    def private_view(self, state: StateT, viewer: Viewer) -> Json | None:
        """What one viewer may see beside it (docs/PROTOCOL.md, "The private half"); None for a plain spectator."""

    def scoresheet(self, state: StateT) -> Sequence[Json]:
        """A line a finished board, in the format of docs/RECORDS.md without `record`."""

    def outcome(self, state: StateT) -> Outcome:
        """Whether the match is over, who won, and the totals."""

    def default_action(self, state: StateT, seat: Seat) -> Action:
        """What the clock does for an absent `seat` that is to act."""

    def tables(self) -> Json:
        """What the game's help pages draw as tables, under names of its own: the points the rules count with."""
