"""The bus: what the processes of one site tell each other, through the channel layer; with one process there is none.

A message carries the hints of a moment: which tables changed, where which matches stand, whose access ended. Hints
may be lost, late, doubled or reordered; whoever hears one looks for itself, and the head check finds what none told.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from channels.layers import get_channel_layer
from redis.exceptions import RedisError

from games.live import metrics

logger = logging.getLogger(__name__)

AWAY = (OSError, TimeoutError, RedisError)
GROUP = "hints"
GATHER_S = 0.002
"""Hints of so long go in one message."""
LONGEST_WAIT_S = 10.0


@dataclass(slots=True)
class Hints:
    """`tables` by primary key; `matches`: the version by primary key; `ended`: users and the browser session, or None
    for all of a user's."""

    tables: set[int] = field(default_factory=set)
    matches: dict[int, int] = field(default_factory=dict)
    ended: set[tuple[int, str | None]] = field(default_factory=set)

    def as_message(self, sender: str) -> dict[str, Any]:
        """The layer's message: lists, since it knows no other keys than texts."""
        return {
            "type": "hints",
            "by": sender,
            "tables": list(self.tables),
            "matches": [list(hint) for hint in self.matches.items()],
            "ended": [list(hint) for hint in self.ended],
        }

    @classmethod
    def of_message(cls, message: dict[str, Any]) -> Hints:
        """The hints of a message."""
        ended = {(user, session) for user, session in message["ended"]}
        return cls(set(message["tables"]), dict(message["matches"]), ended)


class Bus:
    """This process's end of the bus. `hear` is given what the others tell."""

    def __init__(self, hear: Callable[[Hints], Awaitable[None]]) -> None:
        self._layer = get_channel_layer()
        self._hear = hear
        self._id = secrets.token_hex(8)
        self._hints = Hints()
        self._flushing: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    def listen(self) -> None:
        """Begin to hear the others."""
        if self._layer is not None:
            self._listening = asyncio.create_task(self._listen(), name="bus")

    def tell_table(self, table_id: int) -> None:
        """A table has changed."""
        if self._layer is not None:
            self._hints.tables.add(table_id)
            self._flush_soon()

    def tell_match(self, match_id: int, version: int) -> None:
        """A match stands at `version`."""
        if self._layer is not None:
            self._hints.matches[match_id] = version
            self._flush_soon()

    def tell_ended(self, user_id: int, session_key: str | None) -> None:
        """An access has ended."""
        if self._layer is not None:
            self._hints.ended.add((user_id, session_key))
            self._flush_soon()

    def _flush_soon(self) -> None:
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush(), name="bus flush")

    async def _flush(self) -> None:
        assert self._layer is not None
        await asyncio.sleep(GATHER_S)
        while self._hints.tables or self._hints.matches or self._hints.ended:
            hints, self._hints = self._hints, Hints()
            try:
                await self._layer.group_send(GROUP, hints.as_message(self._id))
            except AWAY as error:
                metrics.BUS_FAILURES.inc()
                logger.warning("hints were not sent: %s", type(error).__name__)
                return

    async def _listen(self) -> None:
        """For ever: join, and hear; where the layer is away, try again with growing waits."""
        wait = 0.1
        while True:
            try:
                channel = await self._join()
                wait = 0.1
                while True:
                    await self._take(await self._receive(channel))
            except AWAY as error:
                logger.warning("the bus is away: %s", type(error).__name__)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT_S)

    async def _join(self) -> str:
        assert self._layer is not None
        channel: str = await self._layer.new_channel()
        await self._layer.group_add(GROUP, channel)
        return channel

    async def _receive(self, channel: str) -> dict[str, Any]:
        assert self._layer is not None
        message: dict[str, Any] = await self._layer.receive(channel)
        return message

    async def _take(self, message: dict[str, Any]) -> None:
        if message.get("by") == self._id:
            return
        try:
            await self._hear(Hints.of_message(message))
        except Exception:
            logger.exception("hints could not be followed; the head check will")

    async def close(self) -> None:
        """Let go of the layer."""
        tasks = [task for task in (self._flushing, self._listening) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._layer is not None:
            try:
                await self._layer.flush()
            except AWAY as error:
                logger.warning("the bus did not close: %s", type(error).__name__)
