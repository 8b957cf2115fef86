"""The one door: everything that changes a match goes through `submit`.

People, bots, clocks and admins come in here; the log is what goes out, and the hub hears of it. Whatever is
refused has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from asgiref.sync import async_to_sync

from games import live
from games.engine.actions import Action, parse_action
from games.engine.errors import IllegalAction, InvalidAction
from games.engine.events import Acted, By, Ended, Event, SeatChanged, Who
from games.engine.seats import Seat
from games.engine.text import gettext_noop, text
from games.live import metrics
from games.live.memory import LiveMatch
from games.live.writer import Row
from games.services import clocks, dealing, settle
from games.services.entries import Entry, encode
from games.services.folding import MatchFold
from games.services.refusal import Refusal

MATCH_OVER = text(gettext_noop("The match is over."))

ATTEMPTS = 4
"""After a race lost to another writer the door tries again: three others may close a scoreboard at the same time."""


@dataclass(frozen=True, slots=True)
class Decider:
    """Who decides: a player (`user` is their primary key), a bot or the clock."""

    kind: By
    user: int | None = None


CLOCK, BOT = Decider("c"), Decider("b")


async def submit(
    match_id: int, seat: Seat | None, action: str, version: int, by: Decider, id: str = ""
) -> int:
    """Decide `action` for `seat` as seen at `version`; return the version made once it is on disk.

    `id` names the command: sent again, it is answered as it was. Raises Refusal with the code `form` (no action of
    any game, or an id used with another body), `turn`, `illegal`, `stale` or `closed`.
    """
    command = _Command(seat, action, version, by, id)
    return await _go_through(
        match_id, lambda match: _answered(match, command), lambda match: _decide(match, command)
    )


submit_now = async_to_sync(submit)
"""`submit` for synchronous callers outside the server's process: commands and plain tests."""


async def end_match(match_id: int, reason: str, seat: Seat | None = None) -> int:
    """End a match before its rules do: `reason` is one word for the record, `seat` who left, if anyone.

    Returns the version made. Raises Refusal with `closed` when it is over already.
    """
    return await _go_through(match_id, lambda _match: None, lambda match: _end(match, Ended(reason, seat)))


async def change_seat(match_id: int, seat: Seat, who: Who, user_id: int, write: Callable[[], object]) -> int:
    """From here on `seat` is played by the person `user_id` (`p`), or by a bot for them (`b`).

    `write` changes the rows of who sits where, in the transaction of the log's entry; what it raises is raised here,
    and nothing has changed. Returns the version made. Raises Refusal with `closed` when the match is over.
    """

    def change(match: LiveMatch) -> _Made:
        _check_running(match)
        changed = SeatChanged(seat, who)
        entry = Entry(clocks.now_ms(), (changed,), user_id)
        return entry, match.fold.game.apply(match.fold.state, changed)

    return await _go_through(match_id, lambda _match: None, change, write)


@dataclass(frozen=True, slots=True)
class _Command:
    seat: Seat | None
    action: str
    version: int
    by: Decider
    id: str


_Made: TypeAlias = tuple[Entry, Any]
"""An entry, and the state that its events lead to."""


async def _go_through(
    match_id: int,
    answered: Callable[[LiveMatch], int | None],
    decide: Callable[[LiveMatch], _Made],
    *beside: Callable[[], object],
) -> int:
    process = live.current()
    match = await process.matches.get(match_id)
    if match is None:
        raise Refusal("closed", text(gettext_noop("There is no such match.")))
    async with match.lock:
        before = match.fold.version
        try:
            return await _append(process, match, answered, decide, beside)
        finally:
            if match.fold.version != before:  # also where a refusal came from another writer's being first
                process.tell(match)
                if match.fold.is_over:
                    await process.settle(match)


async def _append(
    process: live.Process,
    match: LiveMatch,
    answered: Callable[[LiveMatch], int | None],
    decide: Callable[[LiveMatch], _Made],
    beside: tuple[Callable[[], object], ...],
) -> int:
    if match.is_behind:
        await match.catch_up()
    for _ in range(ATTEMPTS):
        version = answered(match)
        if version is not None:
            return version
        entry, state = decide(match)
        if await process.writer.append(_row(match, entry, state, beside)):
            await match.advance(entry, state)
            return match.fold.version
        metrics.LOST_RACES.inc()
        await match.catch_up(behind=True)
    raise _stale(match.fold.version)


def _end(match: LiveMatch, ended: Ended) -> _Made:
    _check_running(match)
    return Entry(clocks.now_ms(), (ended,)), match.fold.game.apply(match.fold.state, ended)


def _check_running(match: LiveMatch) -> None:
    if match.fold.is_over:
        raise Refusal("closed", MATCH_OVER, match.fold.version)


def _row(match: LiveMatch, entry: Entry, state: Any, beside: tuple[Callable[[], object], ...]) -> Row:
    game, fold = match.fold.game, match.fold
    outcome, seq = game.outcome(state), fold.version + 1
    if outcome.boards > fold.outcome.boards:
        line = game.scoresheet(state)[-1]
        beside += (partial(settle.keep_board, match.id, outcome.boards, line, seq, entry.at),)
    if outcome.over:
        beside += (partial(settle.mark_ended, match.id, entry.at),)
    due_at = entry.at if entry.changes_seats else clocks.first_due(fold, match.facts, state, entry.at)
    return Row(match.id, seq, encode(entry), due_at, beside)


def _answered(match: LiveMatch, command: _Command) -> int | None:
    """The version this very command made before, if it did."""
    if command.by.kind == "p":
        _check_seat(match, command)
    answer = match.fold.answers.get((command.by.user or 0, command.id))
    if answer is None:
        return None
    if answer.action != command.action:
        raise Refusal("form", text(gettext_noop("This id was used for another action.")), match.fold.version)
    return answer.version


def _check_seat(match: LiveMatch, command: _Command) -> None:
    own = match.facts.seats.get(command.by.user or 0)
    if own is None:
        raise Refusal("turn", text(gettext_noop("You have no seat in this match.")), match.fold.version)
    if own != command.seat:
        raise Refusal("turn", text(gettext_noop("This is not your seat.")), match.fold.version)


def _check_player(fold: MatchFold, command: _Command) -> None:
    """Does whoever decides play this seat now: its person, or its bot? The clock decides for either."""
    if command.by.kind == "p" and command.seat in fold.bots:
        raise Refusal(
            "turn", text(gettext_noop("The computer plays for you now. Take your seat back first."))
        )
    if command.by.kind == "b" and command.seat not in fold.bots:
        raise _stale(fold.version)


def _decide(match: LiveMatch, command: _Command) -> _Made:
    """The entry that `command` makes and the state it leads to."""
    fold, seat = match.fold, command.seat
    action = _parse(command.action, fold.version)
    _check_player(fold, command)
    _check_turn(fold, seat, command.version)
    assert seat is not None
    state, events = fold.state, list[Event]()
    try:
        acted = Acted(seat, action, command.by.kind)
        state = fold.game.apply(state, acted)
    except IllegalAction as error:
        raise Refusal("illegal", error.reason, fold.version) from None
    events.append(acted)
    if board := fold.game.next_board(state):
        dealt = dealing.deal(match.id, board)
        state = fold.game.apply(state, dealt)
        events.append(dealt)
    return Entry(clocks.now_ms(), tuple(events), command.by.user, command.id), state


def _parse(action: str, version: int) -> Action:
    try:
        return parse_action(action)
    except InvalidAction as error:
        raise Refusal("form", error.reason, version) from None


def _check_turn(fold: MatchFold, seat: Seat | None, version: int) -> None:
    """Is there a decision of this seat, and is it the one that was seen at `version`?"""
    opening = fold.openings.get(seat) if seat is not None else None
    if opening is None and fold.is_over:
        raise Refusal("closed", MATCH_OVER, fold.version)
    if opening is None and version == fold.version:
        raise Refusal("turn", text(gettext_noop("It is not your turn.")), fold.version)
    if opening is None or not opening.version <= version <= fold.version:
        raise _stale(fold.version)


def _stale(version: int) -> Refusal:
    return Refusal("stale", text(gettext_noop("The table has gone on. Look again.")), version)
