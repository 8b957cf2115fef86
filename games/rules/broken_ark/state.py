"""What a match of Broken Ark is made of.

A state is one of seven stages, and stages nest: a `Play` holds the `Auction` it came from, that the deal, and the deal
the match before it, so that an action replaces as little as it can. Kept is what the next decision asks for: whose
turn it is, who won which trick and which hands are left follow from the order of calls and cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.engine.actions import Action, Choice
from games.engine.board import Deal
from games.engine.cards import Card
from games.engine.contract import Contract
from games.engine.scores import Pair
from games.engine.seats import Seat

Quartet: TypeAlias = tuple[int, int, int, int]
"""A number for each seat, from North clockwise."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished board. `trick`, `card`, `sequence`: before negation; `score`: after it; `total`: after reversal."""

    number: int
    contract: Contract | None
    tricks: int
    trick: Pair
    card: Quartet
    sequence: Pair
    score: Pair
    total: Pair


@dataclass(frozen=True, slots=True)
class Match:
    """The options (`limit` None: totals have none) and the boards finished so far."""

    boards: int
    limit: int | None
    results: tuple[Result, ...] = ()

    @property
    def total(self) -> Pair:
        """The running totals."""
        return self.results[-1].total if self.results else (0, 0)

    @property
    def next_number(self) -> int:
        """The number of the board after the last finished one."""
        return self.results[-1].number + 1 if self.results else 1


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction. `contract`: the last bid with its maker and doubling; `up`, `down`: the cards detained so."""

    deal: Deal[Match]
    calls: tuple[Action, ...] = ()
    contract: Contract | None = None
    up: int = 0
    down: int = 0

    @property
    def turn(self) -> Seat:
        """Who is to call: a turn is exactly one action."""
        return (self.deal.dealer + len(self.calls)) & 3


@dataclass(frozen=True, slots=True)
class Play:
    """The play. `cards`: in the order played, `played` the same as a set; `leaders`: of each trick begun.

    A trick's winner is the next one's leader; after the thirteenth, a fourteenth leader stands for its winner.
    """

    auction: Auction
    leaders: tuple[Seat, ...]
    cards: tuple[Card, ...] = ()
    played: int = 0

    @property
    def contract(self) -> Contract:
        """What is played."""
        contract = self.auction.contract
        assert contract is not None
        return contract

    @property
    def turn(self) -> Seat:
        """Who is to play."""
        return (self.leaders[-1] + len(self.cards)) & 3

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners of the finished tricks."""
        return self.leaders[1:]


@dataclass(frozen=True, slots=True)
class Negation:
    """The holder of ♣5 and ♦5 chooses."""

    play: Play


@dataclass(frozen=True, slots=True)
class Reversal:
    """The same player, who also won the first and the last trick, chooses again."""

    play: Play
    negation: Choice


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """The board is settled and the last of the match's results; `confirmed`: bit `seat` set for each who closed it.

    `negation`, `reversal`: what was chosen, None where nobody had the choice.
    """

    match: Match
    board: Auction | Play
    negation: Choice | None = None
    reversal: Choice | None = None
    confirmed: int = 0


@dataclass(frozen=True, slots=True)
class Awaiting:
    """The next board has not been dealt."""

    match: Match


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended: by its rules after a settled board, or, `ended`, by an `Ended` wherever it stood."""

    before: Awaiting | Auction | Play | Negation | Reversal | Scoreboard
    ended: bool = False


State: TypeAlias = Awaiting | Auction | Play | Negation | Reversal | Scoreboard | Over
"""A match of Broken Ark at one moment."""


def board_of(state: State) -> Auction | Play | None:
    """The board on the table: its play, or its auction while there is no play; None before a deal."""
    if isinstance(state, Over):
        return board_of(state.before)
    if isinstance(state, Scoreboard):
        return state.board
    if isinstance(state, Negation | Reversal):
        return state.play
    return None if isinstance(state, Awaiting) else state


def match_of(state: State) -> Match:
    """The finished boards and the options."""
    if isinstance(state, Over):
        return match_of(state.before)
    if isinstance(state, Awaiting | Scoreboard):
        return state.match
    if isinstance(state, Negation | Reversal):
        return state.play.auction.deal.match
    return auction_of(state).deal.match


def auction_of(board: Auction | Play) -> Auction:
    """The auction of a board."""
    return board.auction if isinstance(board, Play) else board
