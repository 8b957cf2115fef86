"""Bringing the live half up and down, and reaching it from elsewhere in the process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from accounts.access import list_ended
from games.live import clock, heads
from games.live.bots import Bots
from games.live.bus import Bus, Hints
from games.live.database import Database, InlineDatabase, ThreadedDatabase
from games.live.hub import Hub
from games.live.lobby import Lobby
from games.live.memory import LiveMatch, Matches
from games.live.writer import GroupWriter, InlineWriter, Writer
from games.services import archive, clocks, closing
from games.services.settle import settle_match

logger = logging.getLogger(__name__)

HEAD_CHECK_S = 1.0
TICK_S = 0.5
IDLE_CHECK_S = 30.0
ARCHIVE_S = 60.0
ACCESS_CHECK_S = 30.0


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
        self.bots = Bots(self._let_bots_act)
        self.bus = Bus(self._hear)
        self._inline = inline
        self._tasks: list[asyncio.Task[None]] = []
        self._beside: set[asyncio.Task[None]] = set()
        self._unarchivable: set[int] = set()

    def look_around(self) -> None:
        """Begin to hear the bus, the head checks, the clock, and the closing of tables that have been left."""
        self.bus.listen()
        self._tasks = [
            asyncio.create_task(_every(HEAD_CHECK_S, lambda: heads.check_heads(self)), name="head check"),
            asyncio.create_task(_every(IDLE_CHECK_S, self._close_idle), name="closing"),
            asyncio.create_task(_every(ACCESS_CHECK_S, self._check_access), name="access check"),
            asyncio.create_task(_every(ARCHIVE_S, self._archive), name="archive"),
            asyncio.create_task(_every(TICK_S, lambda: clock.tick(self, clocks.now_ms())), name="clock"),
        ]

    def tell(self, match: LiveMatch) -> None:
        """A match has gone on, by this process: tell its sockets, and wake its bots in time."""
        self.hub.match_changed(match)
        if not self._inline:
            self.bots.watch(match)
            self.bus.tell_match(match.id, match.fold.version)

    async def settle(self, match: LiveMatch) -> None:
        """Settle a match that has ended, beside what goes on; where nothing goes on beside, at once."""
        if self._inline:
            await self._settle(match.id)
        else:
            self._do_beside(self._settle(match.id))

    def table_changed(self, table_id: int) -> None:
        """A table has changed, by this process: tell its sockets, the lobby and the other processes soon."""
        self._table_is_news(table_id)
        self.bus.tell_table(table_id)

    def _table_is_news(self, table_id: int) -> None:
        self.lobby.mark(table_id)
        if table_id in self.hub.tables:
            self._do_beside(self._tell_table(table_id))

    async def _hear(self, hints: Hints) -> None:
        """What the other processes tell: look for oneself at what is held here."""
        for user_id, session_key in hints.ended:
            self.hub.end_access(user_id, session_key)
        for table_id in hints.tables:
            self._table_is_news(table_id)
        held = ((self.matches.find(match_id), version) for match_id, version in hints.matches.items())
        await self.follow([match for match, version in held if match and match.hear_of(version)])

    async def follow(self, matches: Sequence[LiveMatch]) -> None:
        """Read what is new of matches that are behind, and tell their sockets."""
        await self.matches.follow(matches)
        for match in matches:
            self.hub.match_changed(match)

    def match_started(self, match_id: int) -> None:
        """A match has begun: its bots may be the first to act."""
        self._do_beside(self._watch_bots(match_id))

    def _do_beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _tell_table(self, table_id: int) -> None:
        try:
            await self.hub.table_changed(table_id)
        except Exception:
            logger.exception(
                "table %s could not be read; the next head check will", table_id, extra={"table": table_id}
            )

    async def _watch_bots(self, match_id: int) -> None:
        match = await self.matches.get(match_id)
        if match is not None:
            self.bots.watch(match)

    async def _let_bots_act(self, match: LiveMatch) -> None:
        await clock.act(self, match, clocks.now_ms())

    async def _settle(self, match_id: int) -> None:
        try:
            await self.database.run(settle_match, match_id)
        except Exception:
            logger.exception(
                "match %s could not be settled; the clock will try again", match_id, extra={"match": match_id}
            )

    async def _check_access(self) -> None:
        """End the sockets whose login has ended without this process hearing of it."""
        logins = {(socket.user_id, socket.session_key) for socket in self.hub.sockets() if socket.user_id}
        for user_id, session_key in await self.database.run(list_ended, logins) if logins else ():
            self.hub.end_access(user_id, session_key)

    async def _archive(self) -> None:
        await self.database.run(archive.archive_some, clocks.now_ms(), self._unarchivable)

    async def _close_idle(self) -> None:
        await closing.close_idle(self, clocks.now_ms())

    def _watchers(self, table_id: int) -> int:
        return self.hub.watchers(table_id)

    def end_access(self, user_id: int, session_key: str | None) -> None:
        """Close the sockets of a user, or of one of the user's browser sessions, in every process."""
        self.hub.end_access(user_id, session_key)
        self.bus.tell_ended(user_id, session_key)

    async def close(self) -> None:
        """Tell the sockets, write what is waiting, let go of everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.bus.close()
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
