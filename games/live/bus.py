"""The bus: what the processes of one site tell each other, through the channel layer; with one process there is none.

A message carries the hints of a moment: which tables changed, where which matches stand, whose access ended. Hints
may be lost, late, doubled or reordered; whoever hears one looks for itself, and the head check finds what none told.

While the layer is away the bus sends itself messages without a hint: the first that it hears again ends the outage.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from channels.layers import get_channel_layer
from redis.exceptions import RedisError

from games.live import metrics
from games.outages import Outage

logger = logging.getLogger(__name__)

AWAY = (OSError, TimeoutError, RedisError)
GROUP = "hints"
GATHER_S = 0.002
"""A message follows another no sooner than this; the hints of meanwhile go in one."""
LONGEST_WAIT_S = 10.0
CANCEL_S = 0.5
ECHO_S = 1.0
"""How often an outage is tried to be over."""
LAYERS_LOG = "channels_redis.pubsub"
"""Where the layer logs, with a traceback a second, that it hears nothing."""


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
        self._flush_at = 0.0
        self._flushing: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._calling: asyncio.Task[None] | None = None
        self._outage = Outage("the bus", logger)

    def listen(self) -> None:
        """Begin to hear the others, and what the layer says of itself."""
        if self._layer is not None:
            logging.getLogger(LAYERS_LOG).addFilter(self._hear_layer)
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
        clock = asyncio.get_running_loop().time
        while self._hints.tables or self._hints.matches or self._hints.ended:
            await asyncio.sleep(max(0.0, self._flush_at - clock()))
            hints, self._hints = self._hints, Hints()
            self._flush_at = clock() + GATHER_S
            try:
                await self._layer.group_send(GROUP, hints.as_message(self._id))
            except AWAY as error:
                metrics.BUS_FAILURES.inc()
                self._miss(error)
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
                self._miss(error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT_S)

    def _hear_layer(self, record: logging.LogRecord) -> bool:
        """A filter of the layer's log: that it is away is the bus's to say, and once."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, AWAY):
            return True
        self._miss(error)
        return False

    def _miss(self, error: BaseException) -> None:
        if self._outage.begins(error) and (self._calling is None or self._calling.done()):
            self._calling = asyncio.create_task(self._call_until_heard(), name="bus echo")

    async def _call_until_heard(self) -> None:
        """Until the outage is over: send what only this bus itself takes for anything."""
        assert self._layer is not None
        while self._outage.is_on:
            await asyncio.sleep(ECHO_S)
            with suppress(*AWAY):
                await self._layer.group_send(GROUP, Hints().as_message(self._id))

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
            self._outage.ends()
            return
        try:
            await self._hear(Hints.of_message(message))
        except Exception:
            logger.exception("hints could not be followed; the head check will")

    async def close(self) -> None:
        """Let go of the layer."""
        await self._cancel(self._flushing, self._listening)
        if self._layer is not None:
            try:
                await self._layer.flush()
            except AWAY as error:
                logger.warning("the bus did not close: %s", type(error).__name__)
        logging.getLogger(LAYERS_LOG).removeFilter(self._hear_layer)
        await self._cancel(self._calling)

    async def _cancel(self, *tasks: asyncio.Task[None] | None) -> None:
        """Until they have ended: a task that is just connecting may lose one cancellation on the way."""
        running = {task for task in tasks if task is not None}
        while running:
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=CANCEL_S)
