"""What one client is to be sent, and the sending of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Generator
from types import coroutine
from typing import Any

logger = logging.getLogger(__name__)

FRAMES = 64

Send = Callable[[dict[str, Any]], Awaitable[None]]
"""ASGI's `send`: it waits where the connection takes no more, and raises where there is none any more."""


class Outbox:
    """A bounded queue of frames. What the connection takes is sent at once, the rest as its client reads."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._frames: list[str] = []
        self._last: tuple[str, int] | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_sending = False

    def __len__(self) -> int:
        return len(self._frames)

    def put(self, frame: str) -> bool:
        """Send a frame; False, and it is thrown away with all that waits, when there are too many already."""
        if len(self._frames) == FRAMES:
            self._frames.clear()
            return False
        self._frames.append(frame)
        self._start()
        return True

    def end(self, frame: str, code: int) -> None:
        """Send a last frame after all that waits, and close with `code`."""
        self._last = frame, code
        self._start()

    def close(self) -> None:
        """Send nothing more."""
        if self._task is not None:
            self._task.cancel()

    def _start(self) -> None:
        """Send as far as it goes without waiting: a task, and its turn of the loop, cost as much as a frame."""
        if self._is_sending:
            return
        self._is_sending = True
        work = self._drain()
        try:
            waits_for = work.send(None)
        except StopIteration:
            return
        self._task = asyncio.create_task(_resume(work, waits_for))

    async def _drain(self) -> None:
        try:
            while self._frames:
                await self._send({"type": "websocket.send", "text": self._frames.pop(0)})
            if self._last is not None:
                frame, code = self._last
                await self._send({"type": "websocket.send", "text": frame})
                await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            return  # The connection is gone, which its consumer hears of next; nothing more is sent.
        except Exception:
            logger.exception("a frame could not be sent")
            return
        self._is_sending = False


@coroutine
def _resume(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine that was begun outside a task and `waits_for` a future.

    Together with its beginning, what `asyncio.Task(eager_start=True)` does from Python 3.12 on.
    """
    try:
        yield waits_for
    except BaseException as error:  # noqa: BLE001 (whatever it is, it is the work's to meet)
        try:
            work.throw(error)
        except StopIteration:
            return
    yield from work
