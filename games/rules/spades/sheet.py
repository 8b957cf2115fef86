"""The score sheet: a line a finished board, and every point of the board on the table explained."""

from __future__ import annotations

from games.engine.actions import Action
from games.engine.game import Json
from games.engine.memo import remember_by_identity
from games.engine.seats import SIDES, Seat
from games.engine.text import Text, gettext_noop, text
from games.engine.views import by_seat, by_side, score_line, seat_arg
from games.rules.spades.scoring import CONTRACT_TRICK, Part, SideDeal
from games.rules.spades.settle import side_deals
from games.rules.spades.state import Match, Play, Result


@remember_by_identity(1024)
def scoresheet(match: Match) -> list[Json]:
    """A line a finished board (docs/RECORDS.md)."""
    return [_result_line(result) for result in match.results]


def _result_line(result: Result) -> Json:
    return {
        "board": result.number,
        "bids": by_seat([bid_text(bid) for bid in result.bids]),
        "tricks": by_seat(result.tricks),
        "score": by_side(result.score),
        "bags": by_side(result.bags),
        "total": by_side(result.total),
    }


def bid_text(bid: Action) -> str:
    """A bid as in results: `3`, `nil`, `blind`."""
    return str(bid.number) if bid.kind == "tricks" else bid.text


@remember_by_identity(256)
def explain(play: Play) -> list[Json]:
    """The explained lines of a finished board, North-South's first; a side's points add up to its score."""
    return [line for side, dealt in enumerate(side_deals(play)) for line in _side_lines(side, dealt)]


def _side_lines(side: int, dealt: SideDeal) -> list[Json]:
    return [
        score_line(
            _SECTIONS[part.kind], SIDES[side], _seat(side, part), _words(side, dealt, part), part.points
        )
        for part in dealt.parts()
    ]


_SECTIONS = {
    "made": "contract",
    "missed": "contract",
    "no contract": "contract",
    "overtricks": "contract",
    "nil": "nil",
    "blind": "nil",
    "bags": "bags",
    "full bags": "bags",
}
"""The part of the sheet that a line stands in."""

_CONTRACT = {
    "made": gettext_noop("Contract made, tricks won %(tricks)s: %(contract)s × %(points)s"),
    "missed": gettext_noop("Contract missed, tricks won %(tricks)s: %(contract)s × −%(points)s"),
}
_NO_CONTRACT = gettext_noop("No contract: both bid nil")
_COUNTED = {
    "overtricks": gettext_noop("Overtricks: %(count)s × %(points)s"),
    "full bags": gettext_noop("Ten bags taken away: %(count)s × %(points)s"),
}
_BAGS = gettext_noop("Bags: %(before)s and %(count)s more")
_NIL = {
    "nil": (
        gettext_noop("Nil by %(seat)s made"),
        gettext_noop("Nil by %(seat)s failed, tricks won %(tricks)s"),
    ),
    "blind": (
        gettext_noop("Blind nil by %(seat)s made"),
        gettext_noop("Blind nil by %(seat)s failed, tricks won %(tricks)s"),
    ),
}
"""What is said of a nil made, and of one failed."""


def _seat(side: int, part: Part) -> Seat | None:
    return None if part.place is None else side + 2 * part.place


def _words(side: int, dealt: SideDeal, part: Part) -> Text:
    seat = _seat(side, part)
    if seat is not None:
        return _nil_text(seat, part)
    if part.kind == "no contract":
        return text(_NO_CONTRACT)
    if part.kind == "bags":
        return text(_BAGS, before=dealt.bags_before, count=part.count)
    if part.kind in _COUNTED:
        return text(_COUNTED[part.kind], count=part.count, points=part.points // part.count)
    return text(_CONTRACT[part.kind], contract=dealt.contract, tricks=part.count, points=CONTRACT_TRICK)


def _nil_text(seat: Seat, part: Part) -> Text:
    made, failed = _NIL[part.kind]
    if part.count:
        return text(failed, seat=seat_arg(seat), tricks=part.count)
    return text(made, seat=seat_arg(seat))
