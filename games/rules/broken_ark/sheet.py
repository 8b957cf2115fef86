"""The score sheet: a line a finished board, and every point of the board on the table explained."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine.actions import Choice
from games.engine.duplicate import is_vulnerable
from games.engine.game import Json
from games.engine.memo import remember_by_identity
from games.engine.score_words import part_text
from games.engine.scores import Pair, added
from games.engine.seats import SEAT_LETTERS, SEATS, SIDES, Seat, side_of
from games.engine.text import Text, gettext_noop, text
from games.engine.views import by_seat, by_side, card_arg, score_line, seat_arg, side_arg
from games.rules.broken_ark.auction import CLUB_TEN
from games.rules.broken_ark.play import taken_by
from games.rules.broken_ark.scoring import (
    SEQUENCE,
    CardPart,
    card_parts,
    declaring_tricks,
    score_board,
    sequence_keeps,
    trick_pips,
)
from games.rules.broken_ark.settle import chooser_of, turned
from games.rules.broken_ark.state import Match, Play, Result
from games.rules.broken_ark.trick_score import trick_parts


@remember_by_identity(1024)
def scoresheet(match: Match) -> list[Json]:
    """A line a finished board (docs/RECORDS.md)."""
    return [_result_line(result) for result in match.results]


def _result_line(result: Result) -> Json:
    line: Json = {"board": result.number, "contract": "Pass"}
    if result.contract is not None:
        line["contract"] = result.contract.text
        line["declarer"] = SEAT_LETTERS[result.contract.declarer]
        line["tricks"] = result.tricks
        line["trick"] = by_side(result.trick)
        line["card"] = by_seat(result.card)
        line["sequence"] = by_side(result.sequence)
    return {**line, "score": by_side(result.score), "total": by_side(result.total)}


@remember_by_identity(256)
def explain(play: Play, negation: Choice | None, reversal: Choice | None) -> list[Json]:
    """The explained lines of a played board; None for a choice not made, or not yet."""
    lines = [*_trick_lines(play), *_card_lines(play), *_sequence_lines(play)]
    seat = chooser_of(play)
    if seat is None or negation is None:
        return lines
    scored = score_board(play).total
    score = turned(scored, seat, negation)
    lines.append(_choice_line("negation", seat, negation, scored, score))
    if reversal is not None:
        total = added(play.auction.deal.match.total, score)
        lines.append(_choice_line("reversal", seat, reversal, total, turned(total, seat, reversal)))
    return lines


def _trick_lines(play: Play) -> Iterable[Json]:
    contract, deal = play.contract, play.auction.deal
    vulnerable = is_vulnerable(deal.vulnerable, contract.declarer)
    for part in trick_parts(contract, vulnerable, declaring_tricks(play)):
        words = part_text(part, contract, vulnerable)
        yield score_line("trick", side_of(contract.declarer), None, words, part.points)


_CARD = {
    "": gettext_noop("%(card)s: %(value)s × %(factor)s"),
    "harvest": gettext_noop("%(card)s, harvest: %(value)s × %(factor)s"),
    "full harvest": gettext_noop("%(card)s, full harvest: %(value)s × %(factor)s"),
}
_ALONE = gettext_noop("%(card)s alone: %(value)s × %(factor)s")
_MULTIPLIER = gettext_noop("%(card)s multiplies %(value)s by %(factor)s")


def _card_lines(play: Play) -> Iterable[Json]:
    up, down = play.auction.up, play.auction.down
    for seat, taken in zip(SEATS, taken_by(play), strict=True):
        for part in card_parts(taken, up, down):
            yield score_line("card", side_of(seat), seat, _card_text(part), part.points)


def _card_text(part: CardPart) -> Text:
    key = _CARD[part.harvest]
    if part.card == CLUB_TEN:
        key = _MULTIPLIER if part.multiplies else _ALONE
    return text(key, card=card_arg(part.card), value=part.value, factor=part.factor)


_KEPT = gettext_noop("Trick %(number)s to %(seat)s, pips %(pips)s: kept by %(side)s")
_STOLEN = gettext_noop("Trick %(number)s to %(seat)s, pips %(pips)s: stolen by %(side)s")


def _sequence_lines(play: Play) -> Iterable[Json]:
    for number, (won_by, pips) in enumerate(zip(play.winners, trick_pips(play), strict=True), start=1):
        kept = sequence_keeps(number, pips)
        side = won_by & 1 if kept else ~won_by & 1
        words = text(
            _KEPT if kept else _STOLEN,
            number=number,
            seat=seat_arg(won_by),
            pips=pips,
            side=side_arg(SIDES[side]),
        )
        yield score_line("sequence", SIDES[side], None, words, SEQUENCE[number - 1])


_CHOSEN = {
    "negation": gettext_noop("Negation: %(seat)s turned the board's score of %(side)s"),
    "reversal": gettext_noop("Grand reversal: %(seat)s turned the total of %(side)s"),
}
_NO_EFFECT = gettext_noop("Negation: %(seat)s chose %(side)s, where there was nothing to turn")
_DECLINED = {
    "negation": gettext_noop("Negation: %(seat)s declined"),
    "reversal": gettext_noop("Grand reversal: %(seat)s declined"),
}


def _choice_line(part: str, seat: Seat, choice: Choice, before: Pair, after: Pair) -> Json:
    if choice == "decline":
        return score_line(part, side_of(seat), seat, text(_DECLINED[part], seat=seat_arg(seat)), 0)
    side = seat & 1 if choice == "own" else ~seat & 1
    points = after[side] - before[side]
    key = _CHOSEN[part] if points else _NO_EFFECT
    return score_line(
        part, SIDES[side], seat, text(key, seat=seat_arg(seat), side=side_arg(SIDES[side])), points
    )
