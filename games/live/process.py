"""Bringing the live half up and down, and reaching it from elsewhere in the process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from games.live import clock, heads
from games.live.database import Database, InlineDatabase, ThreadedDatabase
from games.live.hub import Hub
from games.live.lobby import Lobby
from games.live.memory import LiveMatch, Matches
from games.live.writer import GroupWriter, InlineWriter, Writer
from games.services import clocks, closing

logger = logging.getLogger(__name__)

HEAD_CHECK_S = 1.0
TICK_S = 0.5
IDLE_CHECK_S = 30.0


class Process:
    """The live half of one process: memory, writer, hub, lobby, and the tasks that look around.

    `inline` is the half without memory that commands and plain tests use: nothing runs beside the caller.
    """

    def __init__(self, inline: bool = False) -> None:
        self.loop = asyncio.get_running_loop()
        self.booted_at = 0 if inline else clocks.now_ms()
        self.database: Database = InlineDatabase() if inline else ThreadedDatabase()
        self.writer: Writer = InlineWriter(self.database) if inline else GroupWriter(self.loop)
        self.matches = Matches(self.database, keep=not inline)
        self.lobby = Lobby(self.database, self._watchers)
        self.hub = Hub(self.matches, self.database, self.booted_at, self.lobby.mark)
        self._tasks: list[asyncio.Task[None]] = []
        self._telling: set[asyncio.Task[None]] = set()

    def look_around(self) -> None:
        """Begin the head checks, the clock, and the closing of tables that have been left."""
        self._tasks = [
            asyncio.create_task(_every(HEAD_CHECK_S, lambda: heads.check_heads(self)), name="head check"),
            asyncio.create_task(_every(IDLE_CHECK_S, self._close_idle), name="closing"),
            asyncio.create_task(_every(TICK_S, lambda: clock.tick(self, clocks.now_ms())), name="clock"),
        ]

    def tell(self, match: LiveMatch) -> None:
        """A match has gone on."""
        self.hub.match_changed(match)

    def table_changed(self, table_id: int) -> None:
        """A table has changed: tell its sockets and the lobby soon."""
        self.lobby.mark(table_id)
        task = asyncio.create_task(self._tell_table(table_id))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell_table(self, table_id: int) -> None:
        try:
            await self.hub.table_changed(table_id)
        except Exception:
            logger.exception("table %s could not be read; the next head check will", table_id)

    async def _close_idle(self) -> None:
        await closing.close_idle(self, clocks.now_ms())

    def _watchers(self, table_id: int) -> int:
        return self.hub.watchers(table_id)

    def end_access(self, user_id: int, session_key: str | None) -> None:
        """Close the sockets of a user, or of one of the user's browser sessions."""
        self.hub.end_access(user_id, session_key)

    async def close(self) -> None:
        """Tell the sockets, write what is waiting, let go of everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.hub.end_all()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.database.close)


_running: Process | None = None


async def ensure_started() -> Process:
    """The live half of this process on this event loop, started if it is not."""
    global _running
    if _running is None or _running.loop is not asyncio.get_running_loop():
        _running = Process()
        _running.look_around()
    return _running


async def stop() -> None:
    """End the live half, if it runs."""
    global _running
    process, _running = _running, None
    if process is not None:
        await process.close()


def current() -> Process:
    """This event loop's live half, or an inline one where none runs."""
    if _running is not None and _running.loop is asyncio.get_running_loop():
        return _running
    return Process(inline=True)


def booted_at() -> int:
    """When the live half of this process began, in milliseconds since 1970; 0 where none runs."""
    return _running.booted_at if _running is not None else 0


def from_outside(function: Callable[[Process], Any]) -> None:
    """Let the live half of this process, if one runs, do something soon: for synchronous code beside it."""
    if _running is not None and not _running.loop.is_closed():
        _running.loop.call_soon_threadsafe(function, _running)


async def _every(seconds: float, do: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await do()
        except Exception:
            logger.exception("a regular task failed; it goes on")
        await asyncio.sleep(seconds)
