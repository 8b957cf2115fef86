"""The writer: appends to the logs of many matches in one transaction (group commit).

One a process. `UNIQUE(match, seq)` decides between two writers. What a batch writes to is held in one order
(games.live.locks), since batches of two processes would deadlock otherwise on PostgreSQL. A batch that fails is tried
row by row, so that only the faulty submit fails.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from django.db import InterfaceError, OperationalError, connection, transaction

from games.live import metrics
from games.live.database import Database
from games.live.locks import held_matches, hold_tables_of
from games.services.refusal import Refusal

logger = logging.getLogger(__name__)

BATCH = 500
BUSY_S = 0.040
"""Writing back to back for so long …"""
PAUSE_S = 0.004
"""… the writer leaves the database free for so long: SQLite starves other writers otherwise."""


class Row(NamedTuple):
    """An entry to append. `due_at` (milliseconds) may move the match's earlier; `beside`: what else its transaction
    writes. What raises there fails this entry, and this one alone."""

    match_id: int
    seq: int
    entry: str
    due_at: int | None = None
    beside: tuple[Callable[[], object], ...] = ()


def append_rows(rows: Sequence[Row]) -> list[bool]:
    """Append in one transaction on this thread's connection; for each row whether it won its place in the log."""
    with transaction.atomic(), connection.cursor() as cursor:
        # The matches are held first, in the order of their keys. An archived one has given up its places: nothing is
        # ever appended to it again.
        match_ids = sorted({row.match_id for row in rows})
        places = ",".join(["(%s,%s,%s)"] * len(rows))
        cursor.execute(
            "INSERT INTO games_logentry (match_id, seq, entry) "  # noqa: S608 (only placeholders)
            f"SELECT column1, column2, column3 FROM (VALUES {places}) AS made "
            f"WHERE column1 IN ({held_matches(len(match_ids))}) ON CONFLICT DO NOTHING RETURNING match_id, seq",
            [*(value for row in rows for value in row[:3]), *match_ids],
        )
        won = set(cursor.fetchall())
        winners = [row for row in rows if row[:2] in won]
        _move_due(winners)
        hold_tables_of({row.match_id for row in winners if row.beside})
        for row in winners:
            for write in row.beside:
                write()
    return [row[:2] in won for row in rows]


def _move_due(rows: Sequence[Row]) -> None:
    """Only ever earlier: `due_at` is a lower bound, and the clock alone moves it later.

    One statement, though it seldom finds anything to move: every one lets go of the interpreter, and a busy event loop
    gives it back after milliseconds.
    """
    due = {row.match_id: row.due_at for row in rows if row.due_at is not None}
    if due:
        places = ",".join(["(%s,%s)"] * len(due))
        with connection.cursor() as cursor:
            cursor.execute(
                f"UPDATE games_match SET due_at = column2 FROM (VALUES {places}) AS made "  # noqa: S608
                "WHERE id = column1 AND (due_at IS NULL OR due_at > column2)",
                [value for item in due.items() for value in item],
            )


class Writer(Protocol):
    """What the door needs of a writer."""

    async def append(self, row: Row) -> bool:
        """Whether `row` won its place, once it is on disk. Raises what the database raises."""

    def close(self) -> None:
        """Write what is waiting and let go."""


class InlineWriter:
    """The same append on the caller's connection."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, row: Row) -> bool:
        """Append at once."""
        return (await self._database.run(append_rows, [row]))[0]

    def close(self) -> None:
        """Nothing waits here."""


class _Waiting(NamedTuple):
    row: Row
    future: asyncio.Future[bool]


class GroupWriter:
    """A thread that commits whatever has come in meanwhile."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._gathered: list[_Waiting] = []
        self._queue: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="log-writer", daemon=True)
        self._thread.start()

    async def append(self, row: Row) -> bool:
        """Wait for the commit that `row` is part of."""
        future: asyncio.Future[bool] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Waiting(row, future))
        return await future

    def _hand_over(self) -> None:
        """Give the thread what has come in during this turn of the loop: waking it costs more than a row."""
        gathered, self._gathered = self._gathered, []
        self._queue.put(gathered)

    def close(self) -> None:
        """Write what is waiting, then end the thread."""
        self._queue.put(list(self._gathered))
        self._queue.put(None)
        self._thread.join(timeout=30)

    def _run(self) -> None:
        try:
            busy_since = time.monotonic()
            while (batch := self._next_batch()) is not None:
                metrics.BATCH.observe(len(batch))
                with metrics.COMMIT_S.time():
                    results = _try_to_append([waiting.row for waiting in batch])
                metrics.ACTIONS.inc(results.count(True))
                self._answer(batch, results)
                if self._queue.empty():
                    busy_since = time.monotonic()
                elif time.monotonic() - busy_since > BUSY_S:
                    time.sleep(PAUSE_S)
                    busy_since = time.monotonic()
        finally:
            connection.close()

    def _next_batch(self) -> list[_Waiting] | None:
        """All that waits now, sorted by place; None at the end."""
        batch = self._queue.get()
        if batch is None:
            return None
        while len(batch) < BATCH and not self._queue.empty():
            more = self._queue.get()
            if more is None:
                self._queue.put(None)
                break
            batch += more
        return sorted(batch, key=lambda waiting: waiting.row[:2])

    def _answer(self, batch: list[_Waiting], results: list[bool | Exception]) -> None:
        self._loop.call_soon_threadsafe(_resolve, batch, results)


def _resolve(batch: list[_Waiting], results: list[bool | Exception]) -> None:
    for waiting, result in zip(batch, results, strict=True):
        if waiting.future.done():
            continue
        if isinstance(result, Exception):
            waiting.future.set_exception(result)
        else:
            waiting.future.set_result(result)


class _Away(Exception):
    """There is no connection to be had."""


def _try_to_append(rows: list[Row]) -> list[bool | Exception]:
    """The outcome of each row: together, and where that fails each alone, so that only the faulty one fails. Where the
    database is away all fail at once: each alone would wait for it as long again, and who plays would hear nothing."""
    try:
        return list(_append_on_any_connection(rows))
    except _Away as away:
        logger.exception("%s log entries were not written: the database is away", len(rows))
        return [away] * len(rows)
    except Exception as error:
        connection.close()
        if len(rows) == 1:
            if not isinstance(error, Refusal):
                match_id, seq = rows[0].match_id, rows[0].seq
                logger.exception(
                    "log entry %s of match %s was not written", seq, match_id, extra={"match": match_id}
                )
            return [error]
        return [result for row in rows for result in _try_to_append([row])]


def _append_on_any_connection(rows: list[Row]) -> list[bool]:
    """`append_rows`, once more on a new connection where the kept one has died meanwhile.

    If it died after the commit, the rows are found to be there already: their commands are answered from the log.
    """
    _connect()
    try:
        return append_rows(rows)
    except (OperationalError, InterfaceError):
        connection.close()
        _connect()
        return append_rows(rows)


def _connect() -> None:
    """See that there is a connection, kept or new; raises _Away, after as long as the settings wait for one."""
    try:
        connection.ensure_connection()
    except (OperationalError, InterfaceError) as error:
        connection.close()
        raise _Away from error
