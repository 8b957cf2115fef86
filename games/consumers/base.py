"""A socket: its outbox, its sender, its limits. What the frames mean is in `messages` and the consumers."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

from channels.consumer import AsyncConsumer
from channels.exceptions import StopConsumer
from django.conf import settings

from games.consumers import messages
from games.engine.text import gettext_noop, text
from games.live import frames
from games.services.refusal import Refusal

logger = logging.getLogger(__name__)

OUTBOX_FRAMES = 64
TOO_BIG = 1009


class Allowance:
    """How much one socket may ask: a bucket of `burst` frames that fills by `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left = burst
        self._at = asyncio.get_running_loop().time()

    def take(self) -> bool:
        """Use one; whether there was one."""
        now = asyncio.get_running_loop().time()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class FrameConsumer(AsyncConsumer):
    """A WebSocket of JSON frames, without a channel layer and without Channels' sweep of old connections on every
    message (that sweep is a thread hop each; games.live.database does its own).

    Frames are handled one after another, so a client's second command never overtakes its first.
    """

    user_id: int | None = None
    session_key: str | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Run the connection to its end."""
        self.scope, self._send = scope, send
        self._outbox: deque[str] = deque()
        self._filled = asyncio.Event()
        self._last: tuple[str, int] | None = None
        self._allowance = Allowance(settings.SOCKET_FRAMES_PER_SECOND, settings.SOCKET_FRAMES_BURST)
        sender: asyncio.Task[None] | None = None
        try:
            await self._connect(await receive())
            sender = asyncio.create_task(self._drain())
            await self.joined()
            while True:
                await self._receive(await receive())
        except StopConsumer:
            pass
        finally:
            self.left()
            if sender:
                sender.cancel()

    async def _connect(self, message: dict[str, Any]) -> None:
        user = self.scope.get("user")
        self.user = user if user is not None and user.is_authenticated else None
        self.user_id = self.user.pk if self.user else None
        self.session_key = self.scope["session"].session_key if "session" in self.scope else None
        await self._send({"type": "websocket.accept"})

    async def _receive(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.disconnect":
            raise StopConsumer
        data = message.get("text")
        if data is None:
            data = message.get("bytes") or b""
        if len(data) > messages.MAX_BYTES or len(_bytes(data)) > messages.MAX_BYTES:
            await self._send({"type": "websocket.close", "code": TOO_BIG})
            raise StopConsumer
        await self._answer(data)

    async def _answer(self, data: str | bytes) -> None:
        """Do what a frame asks. Whatever goes wrong is answered; the socket stays."""
        command: messages.Command | None = None
        try:
            if not self._allowance.take():
                raise Refusal("rate", TOO_FAST)
            command = messages.decode(data)
            await self.handle(command)
        except Refusal as refusal:
            self._refuse(refusal, command)
        except Exception:
            logger.exception("a frame could not be answered")
            self._refuse(Refusal("stale", FAILED), command)

    def _refuse(self, refusal: Refusal, command: messages.Command | None) -> None:
        version = refusal.version or self.version()
        id = command.id if command else ""
        self.deliver(frames.encode(frames.error(refusal.code, version, refusal.text, id)))

    def deliver(self, frame: str) -> None:
        """Put a frame in the outbox; a client that lets it fill up is dropped and may come back."""
        if self._last is not None:
            return
        self._outbox.append(frame)
        if len(self._outbox) > OUTBOX_FRAMES:
            self._outbox.clear()
            self.end(frames.encode(frames.closed(TOO_SLOW)), TOO_SLOW_CODE)
        self._filled.set()

    def end(self, frame: str, code: int) -> None:
        """Send a last frame and close with `code`."""
        if self._last is None:
            self._last = (frame, code)
            self._filled.set()

    async def _drain(self) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft()})
            if self._last is not None:
                frame, code = self._last
                await self._send({"type": "websocket.send", "text": frame})
                await self._send({"type": "websocket.close", "code": code})
                return

    async def joined(self) -> None:
        """The socket is open."""

    def left(self) -> None:
        """The socket is gone."""

    def version(self) -> int:
        """The version of the match that this socket shows; 0 for none."""
        return 0

    async def handle(self, command: messages.Command) -> None:
        """Carry out a command. Raises Refusal."""
        raise NotImplementedError


def _bytes(data: str | bytes) -> bytes:
    return data.encode(errors="replace") if isinstance(data, str) else data


TOO_SLOW_CODE = 4408
TOO_FAST = text(gettext_noop("Too many messages at once. Wait a moment."))
TOO_SLOW = text(gettext_noop("Your connection was too slow. Connecting again."))
FAILED = text(gettext_noop("The server could not do this. Nothing was changed; try again."))
