"""The hub: this process's sockets, by table, and what each of them is sent.

A socket has a bounded outbox. One that is too slow for it is dropped and comes back to a fresh view, so that no
reader ever holds up a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from typing import Protocol

from games.engine.game import Viewer
from games.engine.text import Text, gettext_noop, text
from games.live import frames
from games.live.database import Database
from games.live.memory import LiveMatch, Matches
from games.selectors.tables import TableSnapshot, get_table_snapshot
from games.services import clocks

logger = logging.getLogger(__name__)

PRESENCE_S = 0.1
"""Who comes and goes within so long is told in one frame: a crowd at the door must not fill the others' outboxes."""

ACCESS_ENDED = 4401
NO_TABLE = 4404
TOO_SLOW = 4408
RESTART = 1012


class Socket(Protocol):
    """What the hub needs of a consumer."""

    user_id: int | None
    session_key: str | None

    def deliver(self, frame: str) -> None:
        """Put a frame in the outbox."""

    def end(self, frame: str, code: int) -> None:
        """Send a last frame and close with `code`."""


class LiveTable:
    """A table with sockets in this process."""

    def __init__(self, id: int) -> None:
        self.id = id
        self.sockets: set[Socket] = set()
        self.lock = asyncio.Lock()
        self.snapshot: TableSnapshot | None = None
        self.match: LiveMatch | None = None
        self.told = 0
        """The version of the match that all sockets have been sent."""
        self.presence_due = False

    def is_behind(self) -> bool:
        """Whether the match has gone on without the sockets being told."""
        return self.match is not None and self.told != self.match.fold.version

    def present(self) -> set[int]:
        """The users with a socket here."""
        return {socket.user_id for socket in self.sockets if socket.user_id is not None}

    def watchers(self) -> int:
        """How many sockets belong to nobody seated."""
        seated = {sitter.user_id for sitter in self.snapshot.seats.values()} if self.snapshot else set()
        return sum(socket.user_id not in seated for socket in self.sockets)

    def table_texts(self) -> Callable[[int | None], str]:
        """The `table` frame of each user as things stand now, encoded once a seat and once for all others."""
        snapshot, present, watchers = self.snapshot, self.present(), self.watchers()
        assert snapshot is not None
        made: dict[str | None, str] = {}

        def text_for(user_id: int | None) -> str:
            seat = snapshot.seat_of(user_id)
            if seat not in made:
                made[seat] = frames.encode(frames.table_frame(snapshot, user_id, present, watchers))
            return made[seat]

        return text_for


class Hub:
    """Fans frames out to the sockets of each table. Lives on the event loop."""

    def __init__(self, matches: Matches, database: Database, booted_at: int) -> None:
        self.tables: dict[int, LiveTable] = {}
        self._matches = matches
        self._database = database
        self._booted_at = booted_at

    async def join(self, table_id: int, socket: Socket) -> LiveTable | None:
        """Add a socket and send it table and view; None when there is no such table.

        It is added before the snapshot is read, so that no change falls between the two.
        """
        table = self.tables.setdefault(table_id, LiveTable(table_id))
        table.sockets.add(socket)
        try:
            async with table.lock:
                if table.snapshot is None:
                    await self._read(table)
        finally:
            if table.snapshot is None:
                self.leave(table_id, socket)
        if table.snapshot is None:
            return None
        socket.deliver(table.table_texts()(socket.user_id))
        self.send_view(table, socket)
        self._tell_presence_soon(table)
        return table

    def leave(self, table_id: int, socket: Socket) -> None:
        """Forget a socket, and the table with its last one."""
        table = self.tables.get(table_id)
        if table is None or socket not in table.sockets:
            return
        table.sockets.discard(socket)
        if not table.sockets:
            del self.tables[table_id]
        else:
            self._tell_presence_soon(table)

    def _tell_presence_soon(self, table: LiveTable) -> None:
        if not table.presence_due:
            table.presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_S, self._tell_presence, table)

    def _tell_presence(self, table: LiveTable) -> None:
        table.presence_due = False
        if table.snapshot is not None:
            self._tell_table(table)

    async def table_changed(self, table_id: int) -> None:
        """Read the table again and tell its sockets."""
        table = self.tables.get(table_id)
        if table is None:
            return
        before = table.match
        async with table.lock:
            await self._read(table)
        self._tell_table(table)
        if table.match is not before:
            self._tell_views(table)

    async def _read(self, table: LiveTable) -> None:
        table.snapshot = await self._database.run(get_table_snapshot, table.id)
        match_id = table.snapshot.match_id if table.snapshot else None
        match = await self._matches.get(match_id) if match_id else None
        if match is not table.match:
            table.match, table.told = match, match.fold.version if match else 0

    def match_changed(self, match: LiveMatch) -> None:
        """Send the new views, after whoever is running now has had its answer: `ok` comes before the view."""
        asyncio.get_running_loop().call_soon(self._tell_match, match)

    def _tell_match(self, match: LiveMatch) -> None:
        table = self.tables.get(match.facts.table_id)
        if table is not None and table.match is match and table.is_behind():
            self._tell_views(table)

    def _tell_table(self, table: LiveTable) -> None:
        texts = table.table_texts()
        for socket in list(table.sockets):
            socket.deliver(texts(socket.user_id))

    def _tell_views(self, table: LiveTable) -> None:
        texts = self._view_texts(table)
        table.told = table.match.fold.version if table.match else 0
        for socket in list(table.sockets):
            socket.deliver(texts(socket.user_id))

    def _view_texts(self, table: LiveTable) -> Callable[[int | None], str]:
        """The view of each user, encoded once a viewer."""
        match, now, made = table.match, clocks.now_ms(), dict[Viewer, str]()
        assert match is not None

        def view(user_id: int | None) -> str:
            viewer = match.viewer(user_id)
            if viewer not in made:
                made[viewer] = frames.view_text(match, viewer, now, self._booted_at)
            return made[viewer]

        return view

    def send_view(self, table: LiveTable, socket: Socket) -> None:
        """Send one socket the view as it stands, if a match has started."""
        if table.match is not None:
            socket.deliver(self._view_texts(table)(socket.user_id))

    def sockets(self) -> Iterator[Socket]:
        """Every socket of this process."""
        for table in list(self.tables.values()):
            yield from list(table.sockets)

    def end_access(self, user_id: int, session_key: str | None = None) -> None:
        """Close the sockets of a user: all, or those of one of the user's browser sessions."""
        for socket in self.sockets():
            if socket.user_id == user_id and session_key in (None, socket.session_key):
                socket.end(frames.encode(frames.closed(SIGNED_OUT)), ACCESS_ENDED)

    def end_all(self) -> None:
        """Tell every socket to come back: the server restarts."""
        for socket in self.sockets():
            socket.end(frames.encode(frames.closed(RESTARTING)), RESTART)


SIGNED_OUT: Text = text(gettext_noop("You have been signed out here."))
RESTARTING: Text = text(gettext_noop("The server restarts. You will be back in a moment."))
