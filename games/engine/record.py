"""Match records: how a match leaves and enters the system, one JSON object each (docs/RECORDS.md).

`parse_record` reads one and says what is wrong with it; whether its actions are legal is found by replaying it.
`write_record` makes one of a match's events. Both are pure: lines and files are the caller's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from games.engine.cards import Hands
from games.engine.deal import check_deal, commitment, hand_text, nonce_bytes, parse_hand
from games.engine.duplicate import VULNERABLE
from games.engine.errors import EngineError, InvalidDeal, InvalidRecord
from games.engine.events import Acted, By, Dealt, Ended, Event, Started
from games.engine.game import Begins, Json
from games.engine.seats import LHO, RHO, SEAT_LETTERS, Seat, parse_seat
from games.engine.text import Arg, gettext_noop, text

_ON_BOARD = gettext_noop("board %(board)s: %(reason)s")
_UNKNOWN = gettext_noop("The word %(word)s is not known here.")
_MISSING = gettext_noop("The word %(word)s is missing.")
_WRONG = gettext_noop("%(word)s cannot be %(value)s.")
_BROKEN_COMMITMENT = gettext_noop("The commitment does not match the nonce and the deal.")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """A board as recorded; None for what the record leaves to the game's rules. `actions` are not looked at yet.

    `dealer` stands in the records of most games, `first`, who bids first, in place of it in those of others.
    """

    number: int | None
    dealer: Seat | None
    first: Seat | None
    vulnerable: str | None
    hands: Hands
    nonce: str
    actions: tuple[Any, ...]
    by: tuple[By, ...]


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match as recorded; `rules` None: the version there is."""

    game: str
    options: Mapping[str, Any]
    boards: tuple[BoardRecord, ...]
    rules: int | None = None
    players: Mapping[Seat, str] = field(default_factory=dict)
    ended: Ended | None = None


def parse_record(value: Any) -> MatchRecord:
    """The record of a parsed JSON value; InvalidRecord says what is wrong, and on which board."""
    record = _object(
        "a record", value, required=("game", "boards"), optional=("options", "players", "rules", "ended")
    )
    return MatchRecord(
        rules=_optional(record, "rules", _count, None),
        game=_string("game", record["game"]),
        options=_optional(record, "options", _object_of_any, {}),
        players=_optional(record, "players", _players, {}),
        ended=_optional(record, "ended", _ended, None),
        boards=tuple(
            _board(board, place) for place, board in enumerate(_list("boards", record["boards"]), start=1)
        ),
    )


def _wrong(word: str, value: Any) -> InvalidRecord:
    return InvalidRecord(text(_WRONG, word=word, value=ascii(value)[:60]))


def _object(word: str, value: Any, required: Collection[str], optional: Collection[str]) -> Json:
    if not isinstance(value, dict):
        raise _wrong(word, value)
    for key in value:
        if key not in required and key not in optional:
            raise InvalidRecord(text(_UNKNOWN, word=ascii(key)[:40]))
    for key in required:
        if key not in value:
            raise InvalidRecord(text(_MISSING, word=key))
    return value


def _optional(record: Json, word: str, read: Callable[[str, Any], T], default: T) -> T:
    return read(word, record[word]) if word in record else default


def _object_of_any(word: str, value: Any) -> Json:
    if not isinstance(value, dict):
        raise _wrong(word, value)
    return value


def _list(word: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise _wrong(word, value)
    return value


def _string(word: str, value: Any) -> str:
    if not isinstance(value, str):
        raise _wrong(word, value)
    return value


def _count(word: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise _wrong(word, value)
    return value


def _seat(word: str, value: Any) -> Seat:
    try:
        return parse_seat(value)
    except (TypeError, ValueError):
        raise _wrong(word, value) from None


def _vulnerable(word: str, value: Any) -> str:
    if not isinstance(value, str) or value not in VULNERABLE:
        raise _wrong(word, value)
    return value


def _players(word: str, value: Any) -> dict[Seat, str]:
    names = _object(word, value, required=(), optional=tuple(SEAT_LETTERS))
    return {parse_seat(seat): _string(seat, name) for seat, name in names.items()}


def _ended(word: str, value: Any) -> Ended:
    ended = _object(word, value, required=("reason",), optional=("seat",))
    seat = ended.get("seat")
    return Ended(_string("reason", ended["reason"]), None if seat is None else _seat("seat", seat))


_BOARD_OPTIONAL = ("number", "dealer", "first", "vul", "by", "times", "nonce", "commitment")


def _board(value: Any, place: int) -> BoardRecord:
    """A board; an error names it by its number, or by its place in the record where it has none."""
    number = value.get("number", place) if isinstance(value, dict) else place
    named: Arg = number if isinstance(number, int) else ascii(number)[:20]
    try:
        return _named_board(_object("a board", value, required=("deal", "actions"), optional=_BOARD_OPTIONAL))
    except EngineError as error:
        raise InvalidRecord(text(_ON_BOARD, board=named, reason=error.reason)) from error


def _named_board(board: Json) -> BoardRecord:
    actions = _list("actions", board["actions"])
    hands = _deal(board["deal"])
    _check_times(board, len(actions))
    return BoardRecord(
        number=_optional(board, "number", _count, None),
        dealer=_optional(board, "dealer", _seat, None),
        first=_optional(board, "first", _seat, None),
        vulnerable=_optional(board, "vul", _vulnerable, None),
        hands=hands,
        nonce=_nonce(board, hands),
        actions=tuple(actions),
        by=_by(board, len(actions)),
    )


def _deal(value: Any) -> Hands:
    deal = _object("deal", value, required=tuple(SEAT_LETTERS), optional=())
    return check_deal([parse_hand(_string(seat, deal[seat])) for seat in SEAT_LETTERS])


def _by(board: Json, actions: int) -> tuple[By, ...]:
    letters = board.get("by", "p" * actions)
    if not isinstance(letters, str) or len(letters) != actions or not set(letters) <= set("pbc"):
        raise _wrong("by", letters)
    return cast(tuple[By, ...], tuple(letters))


def _check_times(board: Json, actions: int) -> None:
    times = _list("times", board.get("times", [0] * actions))
    if len(times) != actions or not all(
        isinstance(at, int) and not isinstance(at, bool) and at >= 0 for at in times
    ):
        raise _wrong("times", times)


def _nonce(board: Json, hands: Hands) -> str:
    nonce = _optional(board, "nonce", _string, "")
    committed = _optional(board, "commitment", _string, "")
    if "nonce" in board:
        nonce_bytes(nonce)
    if "commitment" in board:
        try:
            nonce_bytes(committed)
        except InvalidDeal:
            raise _wrong("commitment", committed) from None
    if nonce and committed and commitment(nonce, hands) != committed:
        raise InvalidRecord(text(_BROKEN_COMMITMENT))
    return nonce


def recorded_dealer(board: BoardRecord, begins: Begins) -> Seat | None:
    """Who dealt, if the record says; InvalidRecord when it names the other seat than its game's records do."""
    other: Begins = "first" if begins == "dealer" else "dealer"
    if getattr(board, other) is not None:
        raise InvalidRecord(text(_UNKNOWN, word=ascii(other)))
    if begins == "dealer" or board.first is None:
        return board.dealer
    return RHO[board.first]


def write_record(
    logged: Iterable[tuple[Event, int | None]],
    players: Mapping[Seat, str] | None = None,
    begins: Begins = "dealer",
) -> Json:
    """The record of a match from its events, each with its time in milliseconds (None: not known), Started first.

    `begins`: which seat the game's records name. The record holds every hand dealt: whoever hands it out sees to it
    that a board under way is not shown.
    """
    record: Json = {}
    board: Json = {}
    dealt_at: int | None = None
    for event, at in logged:
        if isinstance(event, Started):
            record |= {"game": event.game, "options": dict(event.options), "rules": event.rules, "boards": []}
        elif isinstance(event, Dealt):
            board, dealt_at = _dealt_board(event, begins), at
            record["boards"].append(board)
        elif isinstance(event, Acted):
            _add_action(board, event, None if at is None or dealt_at is None else at - dealt_at)
        elif isinstance(event, Ended):
            record["ended"] = {
                "reason": event.reason,
                "seat": None if event.seat is None else SEAT_LETTERS[event.seat],
            }
    if players:
        record["players"] = {SEAT_LETTERS[seat]: name for seat, name in sorted(players.items())}
    return record


def _dealt_board(event: Dealt, begins: Begins) -> Json:
    seat = event.dealer if begins == "dealer" else LHO[event.dealer]
    board: Json = {
        "number": event.number,
        begins: SEAT_LETTERS[seat],
        "vul": event.vulnerable,
        "deal": dict(zip(SEAT_LETTERS, map(hand_text, event.hands), strict=True)),
    }
    if event.nonce:
        board |= {"nonce": event.nonce, "commitment": commitment(event.nonce, event.hands)}
    return {**board, "actions": [], "by": "", "times": []}


def _add_action(board: Json, event: Acted, after: int | None) -> None:
    board["actions"].append(event.action.text)
    board["by"] += event.by
    if after is None:
        board.pop("times", None)
    elif "times" in board:
        board["times"].append(after)
