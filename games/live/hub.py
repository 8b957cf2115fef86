"""The hub: this process's sockets, by table, and what each of them is sent.

A socket has a bounded outbox. One that is too slow for it is dropped and comes back to a fresh view, so that no
reader ever holds up a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator

from games.engine.text import Text, gettext_noop, text
from games.live import frames
from games.live.database import Database
from games.live.memory import LiveMatch, Matches
from games.live.table import LiveTable, Socket
from games.selectors.chat import list_chat
from games.selectors.tables import TableSnapshot, get_table_snapshot
from games.services import clocks

logger = logging.getLogger(__name__)

PRESENCE_S = 0.1
"""Who comes and goes within so long is told in one frame: a crowd at the door must not fill the others' outboxes."""

ACCESS_ENDED = 4401
NOT_WELCOME = 4403
NO_TABLE = 4404
TOO_SLOW = 4408
RESTART = 1012


class Hub:
    """Fans frames out to the sockets of each table. Lives on the event loop.

    `notice` is called with a table's primary key when who watches it has changed.
    """

    def __init__(
        self, matches: Matches, database: Database, booted_at: int, notice: Callable[[int], None]
    ) -> None:
        self.tables: dict[int, LiveTable] = {}
        self._matches = matches
        self._database = database
        self._booted_at = booted_at
        self._notice = notice

    async def join(self, table_id: int, socket: Socket) -> LiveTable | None:
        """Add a socket and send it table, talk and view; None, and its end, when it may not see such a table.

        It is added before the snapshot is read, so that no change falls between the two.
        """
        table = self.tables.setdefault(table_id, LiveTable(table_id, self._booted_at))
        table.sockets.add(socket)
        try:
            async with table.lock:
                if table.snapshot is None:
                    await self._read(table)
        finally:
            refused = _refusal(table.snapshot, socket)
            if refused:
                table.sockets.discard(socket)
                self._forget_if_empty(table)
        if refused:
            socket.end(*refused)
            return None
        self._send_all(table, socket)
        self._tell_presence_soon(table)
        return table

    def leave(self, table_id: int, socket: Socket) -> None:
        """Forget a socket, and the table with its last one."""
        table = self.tables.get(table_id)
        if table is None or socket not in table.sockets:
            return
        table.sockets.discard(socket)
        self._forget_if_empty(table)
        self._tell_presence_soon(table)

    def _forget_if_empty(self, table: LiveTable) -> None:
        if not table.sockets and self.tables.get(table.id) is table:
            del self.tables[table.id]

    def _tell_presence_soon(self, table: LiveTable) -> None:
        if not table.presence_due:
            table.presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_S, self._tell_presence, table)

    def _tell_presence(self, table: LiveTable) -> None:
        table.presence_due = False
        self._notice(table.id)
        if table.snapshot is not None:
            table.tell(table.table_texts())

    def _send_all(self, table: LiveTable, socket: Socket) -> None:
        socket.deliver(table.table_texts()(socket.user_id))
        if table.chat:
            socket.deliver(frames.encode(frames.chat(list(table.chat))))
        self.send_view(table, socket)
        if table.trips:
            socket.deliver(frames.encode(frames.trips(table.trips)))

    def tell_trips(self, tables: Iterable[LiveTable]) -> None:
        """Tell each table's sockets whose connection has become slower or quicker. Called once a second."""
        now = clocks.now_ms()
        for table in tables:
            trips = table.trips_by_seat(now)
            if trips != table.trips:
                table.trips = trips
                table.tell_all(frames.encode(frames.trips(trips)))

    async def table_changed(self, table_id: int) -> None:
        """Read the table again and tell its sockets what is new."""
        table = self.tables.get(table_id)
        if table is None:
            return
        async with table.lock:
            match, rev, said = table.match, table.snapshot and table.snapshot.rev, table.said
            await self._read(table)
        self._send_away(table)
        if table.snapshot and table.snapshot.rev != rev:
            table.tell(table.table_texts())
        if table.said != said:
            news = [message for message in table.chat if message["id"] > said]
            table.tell_all(frames.encode(frames.chat(news)))
        if table.match is not None and table.match is not match:
            self._tell_views(table)

    async def _read(self, table: LiveTable) -> None:
        table.snapshot = await self._database.run(get_table_snapshot, table.id)
        if table.snapshot:
            table.chat.extend(await self._database.run(list_chat, table.id, table.said))
        match_id = table.snapshot.match_id if table.snapshot else None
        match = await self._matches.get(match_id) if match_id else None
        if match is not table.match:
            table.match, table.told = match, match.fold.version if match else 0

    def _send_away(self, table: LiveTable) -> None:
        """Whoever may no longer watch goes."""
        for socket in list(table.sockets):
            if refused := _refusal(table.snapshot, socket):
                socket.end(*refused)

    def match_changed(self, match: LiveMatch) -> None:
        """Send the new views, after whoever is running now has had its answer: `ok` comes before the view."""
        asyncio.get_running_loop().call_soon(self._tell_match, match)

    def _tell_match(self, match: LiveMatch) -> None:
        table = self.tables.get(match.facts.table_id)
        if table is not None and table.match is match and table.is_behind():
            self._tell_views(table)

    def _tell_views(self, table: LiveTable) -> None:
        table.told = table.match.fold.version if table.match else 0
        table.tell(table.view_texts())

    def send_view(self, table: LiveTable, socket: Socket) -> None:
        """Send one socket the view as it stands, if a match has started."""
        if table.match is not None:
            socket.deliver(table.view_texts()(socket.user_id))

    def watchers(self, table_id: int) -> int:
        """How many watch a table from this process."""
        table = self.tables.get(table_id)
        return table.watchers() if table else 0

    def sockets(self) -> Iterator[Socket]:
        """Every socket at a table of this process."""
        for table in list(self.tables.values()):
            yield from list(table.sockets)

    def end_access(self, user_id: int, session_key: str | None = None) -> None:
        """Close the sockets of a user: all, or those of one of the user's browser sessions."""
        for socket in self.sockets():
            if socket.user_id == user_id and session_key in (None, socket.session_key):
                socket.end(*_SIGNED_OUT)

    def end_all(self) -> None:
        """Tell every socket to come back: the server restarts."""
        for socket in self.sockets():
            socket.end(*_RESTARTING)


def _refusal(table: TableSnapshot | None, socket: Socket) -> tuple[str, int] | None:
    """The last frame and code of a socket that may not be at this table; None when it may."""
    if table is None or not table.is_known_to(socket.user_id, socket.invites):
        return _NO_SUCH_TABLE
    return None if table.may_be_watched_by(socket.user_id) else _NOT_TO_BE_WATCHED


def _last(words: Text, code: int) -> tuple[str, int]:
    """A last frame and its close code."""
    return frames.encode(frames.closed(words)), code


_NO_SUCH_TABLE = _last(text(gettext_noop("There is no such table.")), NO_TABLE)
NOT_TO_BE_WATCHED = text(gettext_noop("The players of this table are not to be disturbed."))
_NOT_TO_BE_WATCHED = _last(NOT_TO_BE_WATCHED, NOT_WELCOME)
_SIGNED_OUT = _last(text(gettext_noop("You have been signed out here.")), ACCESS_ENDED)
_RESTARTING = _last(text(gettext_noop("The server restarts. You will be back in a moment.")), RESTART)
