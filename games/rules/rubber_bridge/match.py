"""The boards of a match of rubber bridge: games, vulnerability and rubbers, and when the match is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.engine.bridge.state import Auction, Play, auction_of, declaring_tricks
from games.engine.contract import Contract
from games.engine.game import Json, NextBoard
from games.engine.scores import Pair, added, of_side
from games.engine.seats import LHO, NORTH, Seat
from games.rules.rubber_bridge import sheet
from games.rules.rubber_bridge.result import Result
from games.rules.rubber_bridge.scoring import Part, Scoring, is_made, received
from games.rules.rubber_bridge.standing import GAMES_OF_A_RUBBER, Standing


@dataclass(frozen=True, slots=True)
class Match:
    """`rubbers`: how many make a match, None: it goes on; `results`: the finished boards, passed-out ones too."""

    scoring: Scoring
    rubbers: int | None
    results: tuple[Result, ...] = ()

    @property
    def standing(self) -> Standing:
        """Where both sides stand after the last board."""
        return self.results[-1].standing if self.results else Standing()

    @property
    def total(self) -> Pair:
        """The running totals."""
        return self.standing.total

    @property
    def counted(self) -> int:
        """The finished boards."""
        return len(self.results)

    @property
    def is_over(self) -> bool:
        """Whether all rubbers are played."""
        return self.rubbers is not None and sum(self.standing.rubbers) >= self.rubbers

    @property
    def winner(self) -> str:
        """The side that wins as it stands, or "draw"."""
        return self.scoring.winner(self.standing)

    def next_board(self, number: int | None) -> NextBoard:
        """The next number, or `number`; North deals first and the deal goes clockwise, passed-out boards too."""
        last = self.results[-1] if self.results else None
        following = last.number + 1 if last else 1
        dealer: Seat = LHO[last.dealer] if last else NORTH
        return NextBoard(
            following if number is None else number, dealer, self.standing.under_way().vulnerable
        )

    def settle(self, board: Auction | Play) -> Match:
        """The match with the result of `board`; one that all passed scores nothing."""
        deal, before = auction_of(board).deal, self.standing.under_way()
        if isinstance(board, Auction):
            result = Result(deal.number, deal.dealer, None, 0, (0, 0), before)
        else:
            parts = self.scoring.parts(board, before)
            result = Result(
                number=deal.number,
                dealer=deal.dealer,
                contract=board.contract,
                tricks=declaring_tricks(board),
                score=received(parts),
                standing=self._standing_after(before, board, parts),
            )
        return Match(self.scoring, self.rubbers, (*self.results, result))

    def _standing_after(self, before: Standing, play: Play, parts: list[Part]) -> Standing:
        total = added(before.total, received(parts))
        below = added(before.below, received(part for part in parts if part.column == "below"))
        if not is_made(play):
            return Standing(total, below, before.part, before.games, before.rubbers)
        contract = play.contract
        side = contract.declarer & 1
        if not before.makes_game(side, contract.points):
            return Standing(total, below, self._part_after(before, contract), before.games, before.rubbers)
        games = added(before.games, of_side(side, 1))
        rubber = of_side(side, int(games[side] == GAMES_OF_A_RUBBER))
        return Standing(total, below, (0, 0), games, added(before.rubbers, rubber))

    def _part_after(self, before: Standing, contract: Contract) -> Pair:
        """Part-scores add up where they are written below a line."""
        points = contract.points if self.scoring.has_line else 0
        return added(before.part, of_side(contract.declarer & 1, points))

    def sheet(self) -> Sequence[Json]:
        """A line a finished board."""
        return [sheet.result_line(result, self.scoring.has_line) for result in self.results]

    def explain(self, play: Play) -> list[Json]:
        """The explained lines of a finished board."""
        return [sheet.explained(part) for part in self.scoring.parts(play, self.standing.under_way())]

    def facts(self) -> Json:
        """The options, and how the rubber stands."""
        return sheet.standing_facts(self.standing, self.scoring, self.rubbers)
