"""Checking the commitments of match records: were the cards settled before the first action? (docs/RECORDS.md)"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

from games.engine.deal import commitment
from games.engine.errors import EngineError, InvalidRecord
from games.engine.record import BoardRecord, parse_record
from games.engine.text import gettext_noop, text

Verdict: TypeAlias = Literal["ok", "wrong", "not given"]

_IN_RECORD = gettext_noop("record %(record)s: %(reason)s")
_NOT_JSON = gettext_noop("This is not JSON in UTF-8.")
_WRONG = gettext_noop("%(word)s cannot be %(value)s.")
_HASH = re.compile("[0-9a-f]{64}")


class Checked(NamedTuple):
    """`record`: the line's number from 1; `board`: its number, counted on from the one before where it has none."""

    record: int
    board: int
    verdict: Verdict


def check_commitments(lines: Iterable[bytes]) -> Iterator[list[Checked]]:
    """The boards of each record, a list a record; InvalidRecord names a record that is not one."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                yield list(_check_record(number, _parse_json(line)))
            except EngineError as error:
                raise InvalidRecord(text(_IN_RECORD, record=number, reason=error.reason)) from error


def _parse_json(line: bytes) -> Any:
    try:
        return json.loads(line.decode())
    except (ValueError, RecursionError):
        raise InvalidRecord(text(_NOT_JSON)) from None


def _check_record(number: int, value: Any) -> Iterator[Checked]:
    """The commitments are taken out first: the reader of records refuses a wrong one, here it is an answer."""
    given = _take_commitments(value)
    board_number = 0
    for board, committed in zip(parse_record(value).boards, given, strict=True):
        board_number = board_number + 1 if board.number is None else board.number
        yield Checked(number, board_number, _verdict(board, committed))


def _take_commitments(value: Any) -> list[str | None]:
    boards = value.get("boards") if isinstance(value, dict) else None
    return [_take_commitment(board) for board in boards] if isinstance(boards, list) else []


def _take_commitment(board: Any) -> str | None:
    if not isinstance(board, dict) or "commitment" not in board:
        return None
    committed = board.pop("commitment")
    if not isinstance(committed, str) or not _HASH.fullmatch(committed):
        raise InvalidRecord(text(_WRONG, word="commitment", value=ascii(committed)[:60]))
    return committed


def _verdict(board: BoardRecord, committed: str | None) -> Verdict:
    if committed is None or not board.nonce:
        return "not given"
    return "ok" if commitment(board.nonce, board.hands) == committed else "wrong"
