"""After the last trick: the board's result and the match's end (rules/spades.md, "Two rule sets")."""

from __future__ import annotations

from games.engine.game import Outcome
from games.engine.scores import added
from games.engine.seats import SIDES
from games.rules.spades.play import tricks_by_seat
from games.rules.spades.scoring import SideDeal
from games.rules.spades.state import Bids, Match, Over, Play, Result, Scoreboard, State, match_of


def bids_by_seat(play: Play) -> Bids:
    """The four bids from North clockwise."""
    made, first = play.bidding.bids, play.bidding.first
    north, east, south, west = made[-first:] + made[:-first]
    return north, east, south, west


def side_deals(play: Play) -> tuple[SideDeal, SideDeal]:
    """What each side bid and has taken in a deal, North-South first."""
    bids, tricks = bids_by_seat(play), tricks_by_seat(play)
    north_south, east_west = play.bidding.deal.match.bags
    return (
        SideDeal((bids[0], bids[2]), (tricks[0], tricks[2]), north_south),
        SideDeal((bids[1], bids[3]), (tricks[1], tricks[3]), east_west),
    )


def settle(play: Play) -> State:
    """The board's result goes into the match, which ends or shows its scoreboard."""
    before = play.bidding.deal.match
    match = Match(before.race, (*before.results, _result(play)))
    scoreboard = Scoreboard(match, play)
    return Over(scoreboard) if is_match_over(match) else scoreboard


def _result(play: Play) -> Result:
    deal = play.bidding.deal
    north_south, east_west = side_deals(play)
    score = north_south.score, east_west.score
    return Result(
        number=deal.number,
        dealer=deal.dealer,
        bids=bids_by_seat(play),
        tricks=tricks_by_seat(play),
        score=score,
        bags=(north_south.bags_after, east_west.bags_after),
        total=added(deal.match.total, score),
    )


def is_match_over(match: Match) -> bool:
    """Whether a side stands at the mark and the totals differ; on level ones boards go on."""
    north_south, east_west = match.total
    if north_south == east_west:
        return False
    return max(match.total) >= match.race.high or min(match.total) <= match.race.low


def outcome(state: State) -> Outcome:
    """Where the match stands; a match that an `Ended` stopped is over and has no winner."""
    match = match_of(state)
    north_south, east_west = match.total
    winner = SIDES[east_west > north_south] if isinstance(state, Over) and not state.ended else None
    total = dict(zip(SIDES, match.total, strict=True))
    return Outcome(isinstance(state, Over), winner, total, len(match.results))
