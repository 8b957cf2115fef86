"""What a match of bridge is made of.

A state is one of six stages, and stages nest: a `Play` holds the `Auction` it came from, that the deal, and the deal
the match before it. Whose turn it is, who won which trick and which hands are left follow from the order of calls and
cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from games.engine.actions import ACCEPT, REJECT, Action
from games.engine.board import Deal
from games.engine.cards import Card
from games.engine.contract import Contract
from games.engine.game import Json, NextBoard
from games.engine.scores import Pair
from games.engine.seats import Seat


class BridgeMatch(Protocol):
    """The options and the finished boards of a match, as one of the games counts them. Frozen."""

    @property
    def total(self) -> Pair:
        """The running totals."""

    @property
    def counted(self) -> int:
        """The finished boards that count."""

    @property
    def is_over(self) -> bool:
        """Whether the match has been played to its end."""

    @property
    def winner(self) -> str:
        """The side that wins as it stands, or "draw"."""

    def next_board(self, number: int | None) -> NextBoard:
        """The board that follows, or, as `number`, the one of that number."""

    def settle(self, board: Auction | Play) -> BridgeMatch:
        """The match with the result of `board`, passed out or finished, after its others."""

    def sheet(self) -> Sequence[Json]:
        """A line a finished board (docs/RECORDS.md)."""

    def explain(self, play: Play) -> list[Json]:
        """The explained lines of a finished board that follows those of this match."""

    def facts(self) -> Json:
        """What the public view has of it under `facts`."""


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction. `contract`: the last bid with its doubling, and who declares if it stands."""

    deal: Deal[BridgeMatch]
    calls: tuple[Action, ...] = ()
    contract: Contract | None = None

    @property
    def turn(self) -> Seat:
        """Who is to call."""
        return (self.deal.dealer + len(self.calls)) & 3


@dataclass(frozen=True, slots=True)
class Claim:
    """Declarer's claim of `tricks` of those not complete; `answers`: the defenders', from declarer's left."""

    tricks: int
    answers: tuple[Action, ...] = ()

    @property
    def is_accepted(self) -> bool:
        """Whether both defenders have agreed."""
        return self.answers == (ACCEPT, ACCEPT)

    @property
    def is_rejected(self) -> bool:
        """Whether a defender has not."""
        return REJECT in self.answers


@dataclass(frozen=True, slots=True)
class Play:
    """The play. `cards`: in the order played, `played` the same as a set; `leaders`: of each trick begun.

    A trick's winner is the next one's leader; after the thirteenth, a fourteenth leader stands for its winner.
    `claim`: the one that has been rejected in the trick under way, or accepted.
    """

    auction: Auction
    leaders: tuple[Seat, ...]
    cards: tuple[Card, ...] = ()
    played: int = 0
    claim: Claim | None = None

    @property
    def contract(self) -> Contract:
        """What is played."""
        contract = self.auction.contract
        assert contract is not None
        return contract

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.contract.declarer ^ 2

    @property
    def hand(self) -> Seat:
        """The hand that the next card comes from."""
        return (self.leaders[-1] + len(self.cards)) & 3

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners of the finished tricks."""
        return self.leaders[1:]

    @property
    def tricks_left(self) -> int:
        """The tricks that are not complete, the one under way among them."""
        return 14 - len(self.leaders)


@dataclass(frozen=True, slots=True)
class Claimed:
    """The defenders answer `claim`, one after the other."""

    play: Play
    claim: Claim


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """The board is settled and the last of the match's; `confirmed`: bit `seat` set for each who closed it."""

    match: BridgeMatch
    board: Auction | Play
    confirmed: int = 0


@dataclass(frozen=True, slots=True)
class Awaiting:
    """The next board has not been dealt."""

    match: BridgeMatch


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended: by its rules after a settled board, or, `ended`, by an `Ended` wherever it stood."""

    before: Awaiting | Auction | Play | Claimed | Scoreboard
    ended: bool = False


State: TypeAlias = Awaiting | Auction | Play | Claimed | Scoreboard | Over
"""A match of bridge at one moment."""


def board_of(state: State) -> Auction | Play | None:
    """The board on the table: its play, or its auction while there is no play; None before a deal."""
    if isinstance(state, Over):
        return board_of(state.before)
    if isinstance(state, Scoreboard):
        return state.board
    if isinstance(state, Claimed):
        return state.play
    return None if isinstance(state, Awaiting) else state


def match_of(state: State) -> BridgeMatch:
    """The finished boards and the options."""
    if isinstance(state, Over):
        return match_of(state.before)
    if isinstance(state, Awaiting | Scoreboard):
        return state.match
    if isinstance(state, Claimed):
        return state.play.auction.deal.match
    return auction_of(state).deal.match


def auction_of(board: Auction | Play) -> Auction:
    """The auction of a board."""
    return board.auction if isinstance(board, Play) else board


def declaring_tricks(play: Play) -> int:
    """The tricks the declaring side has taken in a finished board, after a claim as agreed."""
    side = play.contract.declarer & 1
    taken = sum(1 for won_by in play.winners if won_by & 1 == side)
    return taken + play.claim.tricks if play.claim else taken
