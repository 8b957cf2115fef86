"""Does all that is stored beside the logs say what the logs say?

Every match is folded again from its log and compared, one after another, its entries as they come from the database:
what is in memory is never more than one match. A server may be at work meanwhile, so a match that seems to disagree
is looked at again before it is reported. No report names a card.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from games.engine.events import Acted, Dealt, Started
from games.engine.game import options_of_a_match
from games.engine.seats import SEAT_LETTERS, SEATS, Seat, parse_seat
from games.models import Board, Match, MatchResult, Table
from games.rules.registry import GAMES
from games.selectors.matches import get_match_facts, list_rows
from games.services import clocks
from games.services.entries import Entry, decode
from games.services.folding import MatchFold
from games.services.settle import result_of

LOOKS = 3
AT_ONCE = 500


class Disagreement(NamedTuple):
    """What does not agree in which match."""

    match_id: int
    what: str


def list_disagreements(sample: int | None = None) -> Iterator[Disagreement]:
    """Those of every match, by primary key, or of about so many spread evenly over all.

    Matches under other rules than this version's are not folded.
    """
    for match_id in _list_matches(sample):
        for what in _look(match_id):
            yield Disagreement(match_id, what)


def _list_matches(sample: int | None) -> Iterator[int]:
    keys = Match.objects.order_by("pk").values_list("pk", flat=True).iterator(AT_ONCE)
    step = 1 if sample is None else max(1, Match.objects.count() // sample)
    return islice(keys, 0, None, step)


def _look(match_id: int) -> list[str]:
    """What disagrees, also when looked at again: between two questions the match may have gone on."""
    found: list[str] = []
    for _ in range(LOOKS):
        match = Match.objects.select_related("table").get(pk=match_id)
        found = list(_compare(match))
        if not found:
            break
    return found


def _compare(match: Match) -> Iterator[str]:
    game = GAMES.get(match.game)
    if game is None:
        yield f"there is no game {match.game!r}"
    elif match.rules == game.info.rules:
        check = _Check(match)
        yield from check.fold_log()
        yield from check.compare_row()
        yield from check.compare_table()


class _Check:
    """One match held against its log."""

    def __init__(self, match: Match) -> None:
        self.match = match
        rows = list(match.seats.all())
        self.players: set[tuple[Seat, int]] = {(parse_seat(row.seat), row.user_id) for row in rows}
        self.seats: dict[Seat, int] = {parse_seat(row.seat): row.user_id for row in rows if row.plays}
        self.boards: dict[int, Board] = {row.place: row for row in match.boards.all()}
        self.fold = MatchFold(match.game)
        self.last_at = 0
        self.is_whole = True
        self._commands: set[tuple[int, str]] = set()

    def fold_log(self) -> Iterator[str]:
        """Fold every entry; one that can not be folded ends it."""
        try:
            rows = list_rows(self.match.pk)
        except ValueError as fault:
            yield from self._broken(f"the archive does not open: {fault}")
            return
        for seq, text in rows:
            if seq != self.fold.version + 1:
                yield from self._broken(f"log entry {seq} follows entry {self.fold.version}")
                return
            try:
                entry = decode(text)
                finished = self._finished()
                self.fold.fold(seq, entry)
            except (ValueError, KeyError, TypeError, IndexError, AttributeError) as fault:
                yield from self._broken(f"log entry {seq} does not fit: {type(fault).__name__}")
                return
            yield from self._compare_entry(seq, entry)
            if self._finished() > finished:
                yield from self._compare_board(seq, entry.at)
        if not self.fold.version:
            yield from self._broken("the log is empty")

    def _broken(self, what: str) -> Iterator[str]:
        self.is_whole = False
        yield what

    def _compare_entry(self, seq: int, entry: Entry) -> Iterator[str]:
        if entry.at < self.last_at:
            yield f"log entry {seq} is older than the one before it"
        self.last_at = entry.at
        for event in entry.events:
            if isinstance(event, Started):
                yield from self._compare_start(event)
            elif (
                isinstance(event, Acted) and event.by == "p" and (event.seat, entry.user) not in self.players
            ):
                yield f"log entry {seq} was made by someone who has not the seat {SEAT_LETTERS[event.seat]}"
            elif isinstance(event, Dealt) and not event.nonce:
                yield f"board {event.number} was dealt without a nonce"
        if entry.user is not None and entry.id:
            if (entry.user, entry.id) in self._commands:
                yield f"log entry {seq} has the id of an earlier command"
            self._commands.add((entry.user, entry.id))

    def _finished(self) -> int:
        return self.fold.game.outcome(self.fold.state).boards if self.fold.version else 0

    def _compare_board(self, seq: int, at: int) -> Iterator[str]:
        """The board that entry `seq` finished is kept as the log has it."""
        place, line = self._finished(), self.fold.game.scoresheet(self.fold.state)[-1]
        row = self.boards.pop(place, None)
        if row is None:
            yield f"board {place} is not kept"
        elif (row.seq, row.number, row.line) != (seq, line["board"], line):
            yield f"board {place} is kept otherwise than the log has it"
        elif row.finished_at != clocks.moment(at):
            yield f"board {place} was finished at another time than is kept"

    def _compare_start(self, started: Started) -> Iterator[str]:
        for name in ("game", "options", "rules"):
            logged, stored = getattr(started, name), getattr(self.match, name)
            if logged != stored:
                yield f"{name}: {stored!r} is stored, {logged!r} logged"

    def compare_row(self) -> Iterator[str]:
        """Who plays, whether and when it ended, and when the clock must look at it."""
        if self.is_whole:
            if set(self.seats) | self.fold.bots != set(SEATS):
                yield "not every seat is played"
            if self.boards:
                yield f"boards are kept that were not finished: {sorted(self.boards)}"
            yield from self._compare_end()
            yield from self._compare_result()
            yield from self._compare_due()

    def _compare_end(self) -> Iterator[str]:
        ended_at = self.match.ended_at
        if self.fold.is_over != (ended_at is not None):
            yield f"{'over' if self.fold.is_over else 'not over'} by the log, ended_at is {ended_at}"
        elif ended_at is not None and ended_at != clocks.moment(self.last_at):
            yield f"ended_at is {ended_at}, the last entry another time"

    def _compare_result(self) -> Iterator[str]:
        """A match that is over is settled as its log says, or due to be."""
        result = MatchResult.objects.filter(match=self.match).first()
        if result is None:
            if self.fold.is_over and self.match.due_at is None:
                yield "over, and neither settled nor due to be"
        elif not self.fold.is_over:
            yield "settled, and not over by the log"
        elif self.match.due_at is not None:
            yield f"settled, and due at {self.match.due_at}"
        else:
            for name, logged in result_of(self.fold).items():
                if getattr(result, name) != logged:
                    yield f"result: {name} is {getattr(result, name)!r}, {logged!r} by the log"

    def _compare_due(self) -> Iterator[str]:
        """`due_at` is a lower bound. The latest that it can be bound by is what a server would say that starts now."""
        facts = get_match_facts(self.match.pk)
        if facts is None or self.fold.is_over:
            return
        now, due_at = clocks.now_ms(), self.match.due_at
        latest = clocks.due_at(self.fold, facts, now)
        if latest is not None:
            latest = max(latest, now + clocks.LEASE_MS)  # a clock may be at it
        if latest is not None and (due_at is None or due_at > latest):
            yield f"due at {due_at}, which is later than {latest}"

    def compare_table(self) -> Iterator[str]:
        """The table that plays it agrees on game, options and seats."""
        table = self.match.table
        if table.match_id != self.match.pk:
            if Table.objects.filter(match_id=self.match.pk).exists():
                yield "another table plays it"
            return
        if table.game != self.match.game or _played(table) != self.match.options | {
            "clock": self.match.clock
        }:
            yield "the table has another game or other options"
        rows = list(table.seats.all())
        seated = {parse_seat(row.seat): row.user_id for row in rows if row.user_id is not None}
        if self.match.ended_at is None and seated != self.seats:
            yield "others sit at the table than play the match"
        if (
            self.match.ended_at is None
            and {parse_seat(row.seat) for row in rows if row.by_bot} != self.fold.bots
        ):
            yield "the computer plays other seats by the log than at the table"


def _played(table: Table) -> dict[str, object]:
    """What a match of the table is played with."""
    info = GAMES[table.game].info
    return options_of_a_match(info, table.options) | {"clock": table.options["clock"]}
