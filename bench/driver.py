"""Drives tables of four sockets without think time, and counts actions that all four have received."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bench.sockets import ClientSocket, open_socket

STALL_S = 3.0
SEATED_S = 120.0


@dataclass
class Tally:
    """What was measured: how long each action took (seconds), and what it cost the server.

    `processor` tells the processor time that the servers have used so far; `processor_s` is what they used meanwhile.
    `view_bytes` are what the first of the four was sent as an action's view, `received_bytes` all that the four were
    sent on account of actions: the texts of their frames, without the few bytes that head each.
    """

    processor: Callable[[], float]
    processor_s: float = 0.0
    latencies: list[float] = field(default_factory=list)
    refused: int = 0
    view_bytes: int = 0
    received_bytes: int = 0
    measuring: bool = False


@dataclass(frozen=True)
class Place:
    """Where a table's sockets connect: a path, and the four cookies from North clockwise."""

    path: str
    cookies: tuple[str, str, str, str]


Decide = Callable[[list[bytes], "random.Random"], tuple[int, bytes] | None]
"""Newest frame of each of the four -> who sends what next; None when this table has nothing more."""
VersionOf = Callable[[bytes], int | None]
"""The version that a frame brings; None when it brings none."""


class Lane:
    """One table at a time, the next place when its match is over. Its four are spread evenly over `ports`.

    `greeted`: whether each of the four is sent a version when it connects, which the first action waits for.
    """

    greeted = True

    def __init__(
        self,
        ports: Sequence[int],
        places: list[Place],
        tally: Tally,
        decide: Decide,
        version_of: VersionOf,
        seed: int,
    ) -> None:
        self._ports, self._places, self._tally = ports, places, tally
        self._decide, self._version_of, self._rng = decide, version_of, random.Random(seed)
        self._sockets: list[ClientSocket] = []
        self.moved_at = time.perf_counter()
        self.finished = False
        self.began = asyncio.Event()

    async def run(self) -> None:
        """Play from place to place; cancelled from outside."""
        for place in self._places:
            await self._sit(place)
            await self._over.wait()
            self.close()
        self.finished = True

    def close(self) -> None:
        """Leave the table."""
        for socket in self._sockets:
            socket.close()
        self._sockets = []

    async def _sit(self, place: Place) -> None:
        self._over = asyncio.Event()
        self._frames: list[bytes] = [b""] * 4
        self._seen = [0] * 4
        self._version = 0
        self._sent_at = 0.0
        self._sockets = []
        for number in range(4):
            await self._open(place, number, self._receiver(number))
        self._begin()

    async def _open(self, place: Place, number: int, receive: Callable[[bytes | None], None]) -> None:
        """Add the socket of one of the four."""
        port = self._port_of(number)
        self._sockets.append(await open_socket(port, place.path, receive, place.cookies[number]))

    def _port_of(self, number: int) -> int:
        """Where one of the four connects."""
        return self._ports[number % len(self._ports)]

    def _receiver(self, number: int) -> Callable[[bytes | None], None]:
        def receive(frame: bytes | None) -> None:
            if frame is None:
                return
            if self._sent_at and self._tally.measuring:
                self._tally.received_bytes += len(frame)
            version = self._version_of(frame)
            if version is None:
                if frame.startswith(b'{"type":"error"'):
                    self._tally.refused += 1
                return
            if version > self._seen[number]:
                self._seen[number], self._frames[number] = version, frame
                self._step()

        return receive

    def _begin(self) -> None:
        """A table where nothing is to be waited for gets its first action."""
        self._sent_at = 0.0
        self.began.set()
        self._step()

    def _step(self) -> None:
        """When all four have a newer version, the action is done: count it and make the next one."""
        if len(self._sockets) < 4 or self._over.is_set():
            return
        newest = min(self._seen)
        if self._sent_at and newest <= self._version:
            return
        if not self._sent_at and (len(set(self._seen)) > 1 or (self.greeted and not newest)):
            return
        now = time.perf_counter()
        if self._sent_at and self._tally.measuring:
            self._tally.latencies.append(now - self._sent_at)
            self._tally.view_bytes += len(self._frames[0])
        self._version, self.moved_at = newest, now
        decision = self._decide(self._frames, self._rng)
        if decision is None:
            self._over.set()
            return
        number, text = decision
        self._sent_at = time.perf_counter()
        self._sockets[number].send(text)


async def measure(lanes: list[Lane], tally: Tally, seconds: float, warm_up: float = 1.0) -> tuple[float, int]:
    """Run all lanes; the seconds measured, from when all have sat down, and how many stood still at the end."""
    tasks = [asyncio.create_task(lane.run()) for lane in lanes]
    async with asyncio.timeout(SEATED_S):
        await asyncio.gather(*(lane.began.wait() for lane in lanes))
    await asyncio.sleep(warm_up)
    tally.measuring, began, used = True, time.perf_counter(), tally.processor()
    await asyncio.sleep(seconds)
    tally.measuring, ended = False, time.perf_counter()
    tally.processor_s = tally.processor() - used
    stalled = sum(not lane.finished and ended - lane.moved_at > STALL_S for lane in lanes)
    for task, lane in zip(tasks, lanes, strict=True):
        task.cancel()
        lane.close()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
    return ended - began, stalled
