"""The socket of the lobby: `/ws/lobby/`. Everyone may look; nothing is asked of it but a `ping`."""

from __future__ import annotations

from games import live
from games.consumers.base import FrameConsumer
from games.consumers.messages import Command, Ping
from games.live import frames
from games.services import clocks


class LobbyConsumer(FrameConsumer):
    """Someone looking at the rooms and tables."""

    process: live.Process | None = None

    async def joined(self) -> None:
        """Be sent the lobby, and its changes from now on."""
        self.process = await live.ensure_started()
        await self.process.lobby.join(self)

    def left(self) -> None:
        """Hear no more of it."""
        if self.process is not None:
            self.process.lobby.leave(self)

    async def handle(self, command: Command) -> None:
        """Answer a `ping`; there is nothing to do at the lobby's socket."""
        if isinstance(command, Ping):
            self.deliver(frames.encode(frames.pong(clocks.now_ms(), 0, 0)))
        else:
            await super().handle(command)
