"""Replaying match records through a game's rules, and scoring them (docs/RECORDS.md).

What a record leaves out follows from the rules: whose action each one is, and the `ok` of those who have not closed
a scoreboard before the next board.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from games.engine.actions import OK, parse_action
from games.engine.errors import EngineError, InvalidRecord
from games.engine.events import Acted, Dealt, Event
from games.engine.game import Game, Json
from games.engine.record import BoardRecord, MatchRecord, parse_record, recorded_dealer
from games.engine.seats import NORTH, SEAT_LETTERS, SIDES, Seat
from games.engine.text import Arg, gettext_noop, text

Step: TypeAlias = tuple[Event, Any]
"""An event and the state it leads to."""

_IN_RECORD = gettext_noop("record %(record)s: %(reason)s")
_ON_BOARD = gettext_noop("board %(board)s: %(reason)s")
_AT_ACTION = gettext_noop("board %(board)s, action %(action)s: %(reason)s")
_NOT_JSON = gettext_noop("This is not JSON in UTF-8.")
_NO_GAME = gettext_noop("There is no game %(game)s.")
_OTHER_RULES = gettext_noop("Version %(version)s of this game's rules is not known here.")
_AFTER_END = gettext_noop("The match is over before this board.")
_AFTER_UNFINISHED = gettext_noop("The board before this one is not finished.")
_NOT_NAMED = {
    "dealer": gettext_noop("The dealer is missing."),
    "first": gettext_noop("The first bidder is missing."),
}
_FIFTH_OK = gettext_noop("All four have confirmed this board.")


def replay(game: Game[Any], record: MatchRecord) -> Iterator[Step]:
    """Each event of the record after its start, with its state; InvalidRecord names the board and the action."""
    state = game.start(record.options)
    for place, board in enumerate(record.boards, start=1):
        state = yield from _replay_board(game, state, board, place)
    if record.ended and not game.outcome(state).over:
        yield record.ended, game.apply(state, record.ended)


def score_lines(lines: Iterable[bytes], games: Mapping[str, Game[Any]]) -> Iterator[list[Json]]:
    """The result lines of each record, a list a record; InvalidRecord names the record, which gives no lines."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                yield [{"record": number, **result} for result in _score(line, games)]
            except EngineError as error:
                raise InvalidRecord(text(_IN_RECORD, record=number, reason=error.reason)) from error


def score_record(game: Game[Any], record: MatchRecord) -> list[Json]:
    """A line a board and a last one for the match, without `record`."""
    state, stopped = game.start(record.options), None
    for event, after in replay(game, record):
        stopped = state if event is record.ended else None
        state = after
    lines = list(game.scoresheet(state))
    last = state if stopped is None else stopped
    if not _is_between_boards(game, last):
        lines.append(_unfinished(game, last))
    return [*lines, {"match": _match_line(game, state)}]


def _score(line: bytes, games: Mapping[str, Game[Any]]) -> list[Json]:
    record = parse_record(_parse_json(line))
    game = games.get(record.game)
    if game is None:
        raise InvalidRecord(text(_NO_GAME, game=ascii(record.game)[:40]))
    if record.rules not in (None, game.info.rules):
        raise InvalidRecord(text(_OTHER_RULES, version=record.rules))
    return score_record(game, record)


def _parse_json(line: bytes) -> Any:
    try:
        return json.loads(line.decode("utf-8"), parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise InvalidRecord(text(_NOT_JSON)) from None


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def _unfinished(game: Game[Any], state: Any) -> Json:
    seat = game.to_act(state)[0][0]
    legal = sorted(action.text for action in game.legal_actions(state, seat) if action.kind != "claim")
    board = game.public_view(state)["board"]
    return {"board": board, "unfinished": True, "to_act": SEAT_LETTERS[seat], "legal": legal}


def _match_line(game: Game[Any], state: Any) -> Json:
    outcome = game.outcome(state)
    total = {side: outcome.total[side] for side in SIDES}
    return {"over": outcome.over, "winner": outcome.winner, "total": total, "boards": outcome.boards}


def _is_between_boards(game: Game[Any], state: Any) -> bool:
    """Whether no board is under way: nothing dealt yet, a scoreboard, or the match's end."""
    turns = game.to_act(state)
    return not turns or OK in game.legal_actions(state, turns[0][0])


def _replay_board(game: Game[Any], state: Any, board: BoardRecord, place: int) -> Generator[Step, None, Any]:
    state = yield from _close_scoreboard(game, state)
    wanted = game.next_board(state)
    named: Arg = board.number or (wanted.number if wanted else place)
    try:
        dealt = _dealt(game, state, board)
        state = game.apply(state, dealt)
    except EngineError as error:
        raise InvalidRecord(text(_ON_BOARD, board=named, reason=error.reason)) from error
    yield dealt, state
    return (yield from _replay_actions(game, state, board, named))


def _close_scoreboard(game: Game[Any], state: Any) -> Generator[Step, None, Any]:
    """The `ok` of those who have not confirmed the last board, as the clock gives them."""
    while _is_between_boards(game, state) and (turns := game.to_act(state)):
        acted = Acted(turns[0][0], OK, "c")
        state = game.apply(state, acted)
        yield acted, state
    return state


def _dealt(game: Game[Any], state: Any, board: BoardRecord) -> Dealt:
    wanted = game.next_board(state, board.number)
    if wanted is None:
        raise InvalidRecord(text(_AFTER_END if game.outcome(state).over else _AFTER_UNFINISHED))
    named = recorded_dealer(board, game.info.begins)
    dealer = wanted.dealer if named is None else named
    if dealer is None:
        raise InvalidRecord(text(_NOT_NAMED[game.info.begins]))
    return Dealt(wanted.number, dealer, board.vulnerable or wanted.vulnerable, board.hands, board.nonce)


def _replay_actions(
    game: Game[Any], state: Any, board: BoardRecord, named: Arg
) -> Generator[Step, None, Any]:
    oks = 0
    for number, (notation, by) in enumerate(zip(board.actions, board.by, strict=True), start=1):
        try:
            action = parse_action(notation)
            if action is OK and _is_between_boards(game, state):
                oks = _counted(oks)
                if game.outcome(state).over:
                    continue
            acted = Acted(_decider(game, state), action, by)
            state = game.apply(state, acted)
        except EngineError as error:
            raise InvalidRecord(text(_AT_ACTION, board=named, action=number, reason=error.reason)) from error
        yield acted, state
    return state


def _counted(oks: int) -> int:
    if oks == 4:
        raise InvalidRecord(text(_FIFTH_OK))
    return oks + 1


def _decider(game: Game[Any], state: Any) -> Seat:
    """Whose the next action of a record is; any seat where nobody may act, for the rules to refuse it."""
    turns = game.to_act(state)
    return turns[0][0] if turns else NORTH
