"""The boards of a match of IMP bridge: how they follow one another, what they score, when the match is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.engine.bridge.sheet import is_declarer_vulnerable
from games.engine.bridge.state import Auction, Play, auction_of, declaring_tricks
from games.engine.duplicate import contract_score, vulnerable_on
from games.engine.game import Json, NextBoard
from games.engine.imps import imps
from games.engine.scores import Pair, added, leader, of_side
from games.engine.seats import WEST, Seat
from games.rules.imp_bridge import sheet
from games.rules.imp_bridge.result import Result


@dataclass(frozen=True, slots=True)
class Match:
    """`boards`: how many make a match; `results`: the finished ones, void ones among them."""

    boards: int
    results: tuple[Result, ...] = ()

    @property
    def total(self) -> Pair:
        """The running totals in IMPs."""
        return self.results[-1].total if self.results else (0, 0)

    @property
    def counted(self) -> int:
        """The finished boards that are not void."""
        return sum(1 for result in self.results if result.contract)

    @property
    def is_over(self) -> bool:
        """Whether all boards of the match are played."""
        return self.counted >= self.boards

    @property
    def winner(self) -> str:
        """The side with more IMPs, or "draw"."""
        return leader(self.total)

    def next_board(self, number: int | None) -> NextBoard:
        """The next number, or `number`; the dealer goes round with the numbers, North having dealt board 1."""
        last, dealer = self._last_board()
        number = last + 1 if number is None else number
        return NextBoard(number, (dealer + number - last) & 3, vulnerable_on(number))

    def _last_board(self) -> tuple[int, Seat]:
        """Number and dealer of the last board; before the first, West's turn has been."""
        return (self.results[-1].number, self.results[-1].dealer) if self.results else (0, WEST)

    def settle(self, board: Auction | Play) -> Match:
        """The match with the result of `board`; one that all passed is void."""
        deal = auction_of(board).deal
        if isinstance(board, Auction):
            result = Result(deal.number, deal.dealer, None, 0, (0, 0), (0, 0), self.total)
        else:
            result = self._played(deal.number, deal.dealer, board)
        return Match(self.boards, (*self.results, result))

    def _played(self, number: int, dealer: Seat, play: Play) -> Result:
        contract, tricks = play.contract, declaring_tricks(play)
        points = contract_score(contract, is_declarer_vulnerable(play), tricks)
        side = contract.declarer & 1 if points > 0 else ~contract.declarer & 1
        score, gained = of_side(side, abs(points)), of_side(side, imps(points))
        return Result(number, dealer, contract, tricks, score, gained, added(self.total, gained))

    def sheet(self) -> Sequence[Json]:
        """A line a finished board."""
        return [sheet.result_line(result) for result in self.results]

    def explain(self, play: Play) -> list[Json]:
        """The explained lines of a finished board."""
        return sheet.explain(play)

    def facts(self) -> Json:
        """`{"boards": how many make the match, "counted": how many of them are played}`."""
        return {"boards": self.boards, "counted": self.counted}
