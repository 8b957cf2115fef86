"""A socket: its frames in and out, its limits, its end. What the frames mean is in `messages` and the consumers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import Any

from channels.consumer import AsyncConsumer
from channels.exceptions import StopConsumer
from django.conf import settings

from games.consumers import crowd, messages
from games.consumers.outbox import Outbox
from games.engine.text import gettext_noop, text
from games.live import frames, metrics
from games.live.hub import TOO_SLOW
from games.services.refusal import Refusal

logger = logging.getLogger(__name__)

LAST_FRAME_S = 10.0
"""How long a socket that was ended may take to read its last frame."""
TOO_BIG_CODE = 1009
TOO_MANY_CODE = 4429


class Allowance:
    """How much one socket may ask: a bucket of `burst` frames that fills by `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left = rate, burst, burst
        self._clock = asyncio.get_running_loop().time
        self._at = self._clock()

    def take(self) -> bool:
        """Use one; whether there was one."""
        now = self._clock()
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
    invites: Collection[str] = ()
    _patience: asyncio.TimerHandle | None = None
    """Runs from when the socket is ended to when its client, if it reads nothing, is let go of."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Run the connection to its end."""
        self.scope, self._send = scope, send
        self._outbox = Outbox(send)
        self._is_ended = False
        self._task, self._given_up = asyncio.current_task(), False
        self._allowance = Allowance(settings.SOCKET_FRAMES_PER_SECOND, settings.SOCKET_FRAMES_BURST)
        is_open = False
        try:
            await self._connect(await receive())
            metrics.SOCKETS.inc()
            is_open = True
            if crowd.come(self.user_id, self._address):
                await self.joined()
            else:
                self.end(frames.encode(frames.closed(TOO_MANY)), TOO_MANY_CODE)
            while True:
                await self._receive(await receive())
        except StopConsumer:
            pass
        except asyncio.CancelledError:
            if not self._given_up:
                raise
        finally:
            self.left()
            if self._patience:
                self._patience.cancel()
            self._outbox.close()
            if is_open:
                metrics.SOCKETS.dec()
                crowd.leave(self.user_id, self._address)

    async def _connect(self, message: dict[str, Any]) -> None:
        user = self.scope.get("user")
        self.user = user if user is not None and user.is_authenticated else None
        self.user_id = self.user.pk if self.user else None
        self._address = str((self.scope.get("client") or [""])[0])
        self.session_key = self.scope["session"].session_key if "session" in self.scope else None
        await self._send({"type": "websocket.accept"})

    async def _receive(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.disconnect":
            raise StopConsumer
        data = message.get("text")
        if data is None:
            data = message.get("bytes") or b""
        if len(data) > messages.MAX_BYTES // 4 and len(_bytes(data)) > messages.MAX_BYTES:
            self.end(frames.encode(frames.error("form", self.version(), TOO_BIG)), TOO_BIG_CODE)
            return
        await self._answer(data)

    async def _answer(self, data: str | bytes) -> None:
        """Do what a frame asks. Whatever goes wrong is answered; the socket stays. An ended one may ask nothing."""
        if self._is_ended:
            return
        try:
            if not self._allowance.take():
                raise Refusal("rate", TOO_FAST)
            await self.handle(messages.decode(data))
        except Refusal as refusal:
            self._refuse(refusal, data)
        except Exception:
            logger.exception("a frame could not be answered", extra=self.place())
            self._refuse(Refusal("stale", FAILED), data)

    def _refuse(self, refusal: Refusal, data: str | bytes) -> None:
        metrics.REFUSALS.labels(refusal.code).inc()
        version = refusal.version or self.version()
        frame = frames.error(refusal.code, version, refusal.text, messages.id_in(data))
        self.deliver(frames.encode(frame))

    def deliver(self, frame: str) -> None:
        """Send a frame in its turn; a client that lets too many wait is dropped and may come back."""
        if not self._is_ended and not self._outbox.put(frame):
            metrics.OUTBOX_DROPS.inc()
            self.end(frames.encode(frames.closed(WAS_TOO_SLOW)), TOO_SLOW)

    def end(self, frame: str, code: int) -> None:
        """Send a last frame and close with `code`. From here on the socket counts as gone, whether it reads or not."""
        if not self._is_ended:
            self._is_ended = True
            self._outbox.end(frame, code)
            loop = asyncio.get_running_loop()
            loop.call_soon(self.left)
            self._patience = loop.call_later(LAST_FRAME_S, self._give_up)

    def _give_up(self) -> None:
        """Let go of a client that reads nothing; of one that is gone already nothing is left to do."""
        if self._task is not None and not self._task.done():
            self._given_up = True
            self._task.cancel()

    async def joined(self) -> None:
        """The socket is open."""

    def left(self) -> None:
        """The socket is gone."""

    def version(self) -> int:
        """The version of the match that this socket shows; 0 for none."""
        return 0

    def place(self) -> dict[str, int]:
        """What this socket shows, for the log: `table` and `match`, primary keys, where there are such."""
        return {}

    async def handle(self, command: messages.Command) -> None:
        """Carry out a command. Raises Refusal: this one for all that a consumer does not take."""
        raise Refusal("form", NOT_HERE)


def _bytes(data: str | bytes) -> bytes:
    return data.encode(errors="replace") if isinstance(data, str) else data


NOT_HERE = text(gettext_noop("There is no such command here."))
TOO_BIG = text(gettext_noop("This message is too long."))
TOO_FAST = text(gettext_noop("Too many messages at once. Wait a moment."))
TOO_MANY = text(gettext_noop("Too many pages are open here at once. Close some."))
WAS_TOO_SLOW = text(gettext_noop("Your connection was too slow. Connecting again."))
FAILED = text(gettext_noop("The server could not do this. Nothing was changed; try again."))
