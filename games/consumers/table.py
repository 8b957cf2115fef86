"""The socket of a table: `/ws/tables/<id>/`."""

from __future__ import annotations

from collections.abc import Callable
from inspect import iscoroutinefunction
from typing import Any

from games import live
from games.consumers.base import FrameConsumer
from games.consumers.messages import Act, Bot, Chat, Command, Computer, Ping, Quiet, Ready, Sit, Stand
from games.engine.text import gettext_noop, text
from games.live import frames
from games.live.table import LiveTable
from games.selectors.invites import INVITES
from games.services import chat, clocks, handover, play, seating, tables
from games.services.refusal import Refusal


class TableConsumer(FrameConsumer):
    """Someone at a table, seated or watching."""

    table: LiveTable | None = None

    async def joined(self) -> None:
        """Join the table; whoever may not see such a table is told so and closed."""
        self.process = await live.ensure_started()
        self.invites = self.scope["session"].get(INVITES, [])
        table_id = self.scope["url_route"]["kwargs"]["table_id"]
        self.table = await self.process.hub.join(table_id, self)

    def left(self) -> None:
        """Leave the table's sockets; the seat stays."""
        if self.table is not None:
            self.process.hub.leave(self.table.id, self)

    def version(self) -> int:
        """The version of the table's match; 0 before it."""
        match = self.table.match if self.table else None
        return match.fold.version if match else 0

    def place(self) -> dict[str, int]:
        """The table and its match."""
        if self.table is None:
            return {}
        match = self.table.match
        return {"table": self.table.id} | ({"match": match.id} if match else {})

    async def handle(self, command: Command) -> None:
        """Carry out a command."""
        if self.table is None:
            raise Refusal("closed", NO_SUCH_TABLE)
        if isinstance(command, Act):
            await self._act(self.table, command)
        elif isinstance(command, Ping):
            self._pong(self.table, command)
        else:
            await self._serve(self.table, command)

    async def _act(self, table: LiveTable, command: Act) -> None:
        if table.match is None:
            raise Refusal("turn", text(gettext_noop("The match has not started yet.")))
        if self.user_id is None:
            raise Refusal("turn", LOG_IN)
        seat = table.match.facts.seats.get(self.user_id)
        by = play.Decider("p", self.user_id)
        version = await play.submit(table.match.id, seat, command.action, command.version, by, command.id)
        self.deliver(frames.encode(frames.ok(command.id, version)))

    async def _serve(self, table: LiveTable, command: Command) -> None:
        """A service changes something about the table for this user, and announces it itself."""
        if self.user is None:
            raise Refusal("turn", LOG_IN)
        service, names = _SERVICES[type(command)]
        values = [getattr(command, name) for name in names]
        if iscoroutinefunction(service):
            await service(table.id, self.user, *values)
        else:
            await self.process.database.run(service, table.id, self.user, *values)
        if command.id:
            self.deliver(frames.encode(frames.ok(command.id, self.version())))

    def _pong(self, table: LiveTable, command: Ping) -> None:
        """What the client has missed comes before the `pong`."""
        if command.trip is not None and self.user_id is not None:
            table.hear_of_trip(self.user_id, command.trip, clocks.now_ms())
        rev, version = table.snapshot.rev if table.snapshot else 0, self.version()
        if command.rev < rev:
            self.deliver(table.table_texts()(self.user_id))
        if command.version != version:
            self.process.hub.send_view(table, self)
        self.deliver(frames.encode(frames.pong(clocks.now_ms(), version, rev)))


_SERVICES: dict[type, tuple[Callable[..., Any], tuple[str, ...]]] = {
    Sit: (handover.sit, ("seat",)),
    Stand: (handover.stand, ()),
    Ready: (seating.set_ready, ("ready",)),
    Bot: (seating.set_bot, ("seat", "bot")),
    Computer: (handover.set_computer, ("computer",)),
    Quiet: (tables.set_quiet, ("quiet",)),
    Chat: (chat.say_at_table, ("text",)),
}
"""Of each command: what does it, `(table's primary key, user, …)`, and which of its fields that takes."""

NO_SUCH_TABLE = text(gettext_noop("There is no such table."))
LOG_IN = text(gettext_noop("Log in to sit and play."))
