"""What a match of Spades is made of.

A state is one of five stages, and stages nest: a `Play` holds the `Bidding` it came from, that the deal, and the deal
the match before it. Whose turn it is, who won which trick and which hands are left follow from the order of bids and
cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.engine.actions import Action
from games.engine.board import Deal
from games.engine.cards import Card
from games.engine.scores import Pair
from games.engine.seats import LHO, Seat
from games.rules.spades.race import Race

Quartet: TypeAlias = tuple[int, int, int, int]
"""A number for each seat, from North clockwise."""

Bids: TypeAlias = tuple[Action, Action, Action, Action]
"""A bid for each seat, from North clockwise."""


NOT_VULNERABLE = "None"
"""The vulnerability of every board: the game knows none."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished board. `bags`: those each side is left with, `total`: the running totals, both after the board."""

    number: int
    dealer: Seat
    bids: Bids
    tricks: Quartet
    score: Pair
    bags: Pair
    total: Pair


@dataclass(frozen=True, slots=True)
class Match:
    """The rule set and the boards finished so far."""

    race: Race
    results: tuple[Result, ...] = ()

    @property
    def total(self) -> Pair:
        """The running totals."""
        return self.results[-1].total if self.results else (0, 0)

    @property
    def bags(self) -> Pair:
        """The bags each side has."""
        return self.results[-1].bags if self.results else (0, 0)

    @property
    def next_number(self) -> int:
        """The number of the board after the last finished one."""
        return self.results[-1].number + 1 if self.results else 1

    @property
    def next_dealer(self) -> Seat | None:
        """The deal goes clockwise; None before the first board, whose dealer is drawn."""
        return LHO[self.results[-1].dealer] if self.results else None


@dataclass(frozen=True, slots=True)
class Bidding:
    """The bidding. `bids`: in the order made; `looked`: the seat on turn has looked at its cards."""

    deal: Deal[Match]
    bids: tuple[Action, ...] = ()
    looked: bool = False

    @property
    def first(self) -> Seat:
        """Who bids first: the seat on the dealer's left."""
        return LHO[self.deal.dealer]

    @property
    def turn(self) -> Seat:
        """Who is to look or to bid."""
        return (self.first + len(self.bids)) & 3

    def bid_of(self, seat: Seat) -> Action | None:
        """The bid of `seat`, if it has made one."""
        place = (seat - self.first) & 3
        return self.bids[place] if place < len(self.bids) else None

    def has_seen(self, seat: Seat) -> bool:
        """Whether `seat` has turned its cards up: it has bid, or is on turn and has looked."""
        return self.bid_of(seat) is not None or (self.looked and seat == self.turn)


@dataclass(frozen=True, slots=True)
class Play:
    """The play. `cards`: in the order played, `played` the same as a set; `leaders`: of each trick begun.

    A trick's winner is the next one's leader; after the thirteenth, a fourteenth leader stands for its winner."""

    bidding: Bidding
    leaders: tuple[Seat, ...]
    cards: tuple[Card, ...] = ()
    played: int = 0

    @property
    def turn(self) -> Seat:
        """Who is to play."""
        return (self.leaders[-1] + len(self.cards)) & 3

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners of the finished tricks."""
        return self.leaders[1:]


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """The board is the last of the match's results; `confirmed`: bit `seat` set for each who closed it."""

    match: Match
    play: Play
    confirmed: int = 0


@dataclass(frozen=True, slots=True)
class Awaiting:
    """The next board has not been dealt."""

    match: Match


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended: by its rules after a board, or, `ended`, by an `Ended` wherever it stood."""

    before: Awaiting | Bidding | Play | Scoreboard
    ended: bool = False


State: TypeAlias = Awaiting | Bidding | Play | Scoreboard | Over
"""A match of Spades at one moment."""


def board_of(state: State) -> Bidding | Play | None:
    """The board on the table: its play, or its bidding while there is no play; None before a deal."""
    if isinstance(state, Over):
        return board_of(state.before)
    if isinstance(state, Scoreboard):
        return state.play
    return None if isinstance(state, Awaiting) else state


def match_of(state: State) -> Match:
    """The finished boards and the rule set."""
    if isinstance(state, Over):
        return match_of(state.before)
    if isinstance(state, Awaiting | Scoreboard):
        return state.match
    return bidding_of(state).deal.match


def bidding_of(board: Bidding | Play) -> Bidding:
    """The bidding of a board."""
    return board.bidding if isinstance(board, Play) else board
