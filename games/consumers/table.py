"""The socket of a table: `/ws/tables/<id>/`."""

from __future__ import annotations

from typing import Any

from games import live
from games.consumers.base import FrameConsumer
from games.consumers.messages import Act, Command, Ping, Sit, Stand
from games.engine.text import gettext_noop, text
from games.live import frames
from games.live.hub import NO_TABLE, LiveTable
from games.services import clocks, play, seating
from games.services.refusal import Refusal


class TableConsumer(FrameConsumer):
    """Someone at a table, seated or watching."""

    table: LiveTable | None = None

    async def joined(self) -> None:
        """Join the table; a table that is not there closes the socket."""
        self.process = await live.ensure_started()
        table_id = self.scope["url_route"]["kwargs"]["table_id"]
        self.table = await self.process.hub.join(table_id, self)
        if self.table is None:
            self.end(frames.encode(frames.closed(NO_SUCH_TABLE)), NO_TABLE)

    def left(self) -> None:
        """Leave the table's sockets; the seat stays."""
        if self.table is not None:
            self.process.hub.leave(self.table.id, self)

    def version(self) -> int:
        """The version of the table's match; 0 before it."""
        match = self.table.match if self.table else None
        return match.fold.version if match else 0

    async def handle(self, command: Command) -> None:
        """Carry out a command."""
        if self.table is None:
            raise Refusal("closed", NO_SUCH_TABLE)
        match command:
            case Act():
                await self._act(self.table, command)
            case Sit():
                await self._change_seat(self.table, command.id, seating.sit, command.seat)
            case Stand():
                await self._change_seat(self.table, command.id, seating.stand)
            case Ping():
                self._pong(self.table, command)

    async def _act(self, table: LiveTable, command: Act) -> None:
        if table.match is None:
            raise Refusal("turn", text(gettext_noop("The match has not started yet.")))
        if self.user_id is None:
            raise Refusal("turn", LOG_IN)
        seat = table.match.facts.seats.get(self.user_id)
        by = play.Decider("p", self.user_id)
        version = await play.submit(table.match.id, seat, command.action, command.version, by, command.id)
        self.deliver(frames.encode(frames.ok(command.id, version)))

    async def _change_seat(self, table: LiveTable, id: str, change: Any, *args: str) -> None:
        if self.user is None:
            raise Refusal("turn", LOG_IN)
        await self.process.database.run(change, table.id, self.user, *args)
        if id:
            self.deliver(frames.encode(frames.ok(id, self.version())))
        await self.process.hub.table_changed(table.id)

    def _pong(self, table: LiveTable, command: Ping) -> None:
        """What the client has missed comes before the `pong`."""
        rev, version = table.snapshot.rev if table.snapshot else 0, self.version()
        if command.rev < rev:
            self.deliver(table.table_texts()(self.user_id))
        if command.version != version:
            self.process.hub.send_view(table, self)
        self.deliver(frames.encode(frames.pong(clocks.now_ms(), version, rev)))


NO_SUCH_TABLE = text(gettext_noop("There is no such table."))
LOG_IN = text(gettext_noop("Log in to sit and play."))
