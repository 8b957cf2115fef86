"""The lobby's sockets: what they are sent first, and changes gathered for a moment and sent together.

Hundreds watch hundreds of tables, so a change costs one encoding and no query of its own: tables that changed within
a moment are read in one go.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from games.live import frames
from games.live.database import Database
from games.live.table import Socket
from games.selectors import lobby as selectors
from games.selectors.tables import TableSnapshot
from games.services import clocks

logger = logging.getLogger(__name__)

GATHER_S = 0.25
OVERLAP_MS = 5_000
"""A change is looked for so long after it was made: its transaction may have taken that long."""


class Lobby:
    """What this process lists. Lives on the event loop; holds tables only while someone looks."""

    def __init__(self, database: Database, watchers: Callable[[int], int]) -> None:
        self.sockets: set[Socket] = set()
        self._database = database
        self._watchers = watchers
        self._lock = asyncio.Lock()
        self._rooms: list[dict[str, Any]] = []
        self._tables: dict[int, dict[str, Any]] | None = None
        self._revs: dict[int, int] = {}
        self._marked: set[int] = set()
        self._flushing: asyncio.Task[None] | None = None
        self._whole: str | None = None
        self._checked_at = 0

    async def join(self, socket: Socket) -> None:
        """Add a socket, before the tables are read, and send it all of them."""
        self.sockets.add(socket)
        async with self._lock:
            if self._tables is None:
                await self._read_all()
        socket.deliver(self._whole_text())

    def leave(self, socket: Socket) -> None:
        """Forget a socket, and the tables with the last one."""
        self.sockets.discard(socket)
        if not self.sockets:
            self._tables, self._whole = None, None

    def mark(self, table_id: int) -> None:
        """A table has changed, or who watches it: it will be read and told with the others of this moment."""
        if self._tables is None:
            return
        self._marked.add(table_id)
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush_soon(), name="lobby")

    async def check(self) -> None:
        """Mark what has changed without this process hearing of it."""
        if self._tables is None:
            return
        since, self._checked_at = self._checked_at - OVERLAP_MS, clocks.now_ms()
        for table in await self._database.run(selectors.list_changed_tables, since):
            if self._revs.get(table.id) != table.rev:
                self.mark(table.id)

    async def _read_all(self) -> None:
        self._checked_at = clocks.now_ms()
        self._rooms = await self._database.run(selectors.list_rooms)
        tables = await self._database.run(selectors.list_open_tables)
        self._revs = {table.id: table.rev for table in tables}
        self._tables = {table.id: self._listed(table) for table in tables}
        self._whole = None

    def _listed(self, table: TableSnapshot) -> dict[str, Any]:
        return frames.listed_table(table, self._watchers(table.id))

    def _whole_text(self) -> str:
        if self._whole is None:
            self._whole = frames.encode(frames.lobby_frame(self._rooms, list((self._tables or {}).values())))
        return self._whole

    async def _flush_soon(self) -> None:
        while self._marked:
            await asyncio.sleep(GATHER_S)
            marked, self._marked = self._marked, set()
            try:
                async with self._lock:
                    await self._flush(marked)
            except Exception:
                logger.exception("the lobby could not tell of a change; the next check will")

    async def _flush(self, marked: set[int]) -> None:
        """Read what is marked, and tell what is listed differently now."""
        tables = await self._database.run(selectors.list_tables, marked)
        if self._tables is None:
            return
        before = {id: self._tables.get(id) for id in marked}
        for id in marked:
            self._tables.pop(id, None)
        for table in tables:
            self._revs[table.id] = table.rev
            if table.state != "closed" and not table.is_private:
                self._tables[table.id] = self._listed(table)
        changed = [
            self._tables[id] for id in sorted(marked) if id in self._tables and self._tables[id] != before[id]
        ]
        gone = [id for id in sorted(marked) if id not in self._tables and before[id] is not None]
        if changed or gone:
            self._whole = None
            text = frames.encode(frames.lobby_change(changed, gone))
            for socket in list(self.sockets):
                socket.deliver(text)
