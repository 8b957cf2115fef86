"""After the last trick: negation, grand reversal, the match's result and its end (rules/broken-ark.md)."""

from __future__ import annotations

from games.engine.actions import Choice
from games.engine.cards import CLUBS, DIAMONDS, card_of
from games.engine.game import Outcome
from games.engine.scores import Pair, added
from games.engine.seats import SIDES, Seat
from games.rules.broken_ark.scoring import score_board
from games.rules.broken_ark.state import (
    Auction,
    Match,
    Negation,
    Over,
    Play,
    Result,
    Reversal,
    Scoreboard,
    State,
    auction_of,
    match_of,
)

_FIVE = 3
_CLUB_FIVE = card_of(CLUBS, _FIVE)
_DIAMOND_FIVE = card_of(DIAMONDS, _FIVE)


def chooser_of(play: Play) -> Seat | None:
    """The player who took both ♣5 and ♦5 and so may negate, and perhaps reverse; asked of a finished play."""
    cards, winners = play.cards, play.winners
    seat = winners[cards.index(_CLUB_FIVE) // 4]
    return seat if seat == winners[cards.index(_DIAMOND_FIVE) // 4] else None


def holder_of(stage: Negation | Reversal) -> Seat:
    """The player who may choose."""
    seat = chooser_of(stage.play)
    assert seat is not None
    return seat


def turned(values: Pair, seat: Seat, choice: Choice | None) -> Pair:
    """Both sides' values after `seat` has chosen: own changes sign if negative, opponents' if positive."""
    if choice is None or choice == "decline":
        return values
    side = seat & 1 if choice == "own" else ~seat & 1
    value = values[side]
    if value >= 0 if choice == "own" else value <= 0:
        return values
    return (-value, values[1]) if side == 0 else (values[0], -value)


def negated_score(stage: Reversal) -> Pair:
    """The board's score after the negation that was chosen."""
    return turned(score_board(stage.play).total, holder_of(stage), stage.negation)


def reversal_total(stage: Reversal) -> Pair:
    """The running totals that a grand reversal turns: the board, negation included, is in them."""
    return added(match_of(stage).total, negated_score(stage))


def reversal_choices(stage: Reversal) -> tuple[Choice, ...]:
    """What the holder of ♣5 and ♦5 may reverse; empty when nothing is offered."""
    seat, winners = holder_of(stage), stage.play.winners
    if winners[0] != seat or winners[-1] != seat:
        return ()
    total = reversal_total(stage)
    choices: tuple[Choice, ...] = ("own", "opponents")
    offered = tuple(choice for choice in choices if turned(total, seat, choice) != total)
    return (*offered, "decline") if offered else ()


def after_play(play: Play) -> State:
    """What follows the last trick: a negation, or the board's settlement."""
    return settle(play) if chooser_of(play) is None else Negation(play)


def after_negation(stage: Negation, choice: Choice) -> State:
    """What follows a negation: a grand reversal where one is offered, or the board's settlement."""
    reversal = Reversal(stage.play, choice)
    return reversal if reversal_choices(reversal) else settle(stage.play, choice)


def settle(board: Auction | Play, negation: Choice | None = None, reversal: Choice | None = None) -> State:
    """The board's result goes into the match, which ends or shows its scoreboard."""
    before = auction_of(board).deal.match
    result = _result(before, board, negation, reversal)
    match = Match(before.boards, before.limit, (*before.results, result))
    scoreboard = Scoreboard(match, board, negation, reversal)
    return Over(scoreboard) if is_match_over(match) else scoreboard


def _result(before: Match, board: Auction | Play, negation: Choice | None, reversal: Choice | None) -> Result:
    number = auction_of(board).deal.number
    if isinstance(board, Auction):
        return Result(number, None, 0, (0, 0), (0, 0, 0, 0), (0, 0), (0, 0), before.total)
    scored = score_board(board)
    seat = chooser_of(board)
    score = scored.total if seat is None else turned(scored.total, seat, negation)
    total = added(before.total, score)
    return Result(
        number=number,
        contract=board.contract,
        tricks=scored.tricks,
        trick=scored.trick,
        card=scored.card,
        sequence=scored.sequence,
        score=score,
        total=total if seat is None else turned(total, seat, reversal),
    )


def is_match_over(match: Match) -> bool:
    """Whether an end is reached, all boards or the limit, and the totals differ; on level ones boards go on."""
    north_south, east_west = match.total
    if north_south == east_west:
        return False
    return len(match.results) >= match.boards or any(
        _is_at_limit(match, result.total) for result in match.results
    )


def _is_at_limit(match: Match, total: Pair) -> bool:
    return match.limit is not None and max(abs(total[0]), abs(total[1])) >= match.limit


def outcome(state: State) -> Outcome:
    """Where the match stands; a match that an `Ended` stopped is over and has no winner."""
    match = match_of(state)
    north_south, east_west = match.total
    winner = SIDES[east_west > north_south] if isinstance(state, Over) and not state.ended else None
    total = {SIDES[0]: north_south, SIDES[1]: east_west}
    return Outcome(isinstance(state, Over), winner, total, len(match.results))
