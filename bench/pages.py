"""Pages at tables, as far as the server notices them: each keeps its socket as `static/js/socket.js` does."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import NamedTuple

from bench import product
from bench.sockets import ClientSocket, open_socket

PING_EVERY_S = 4.0
SILENT_FOR_S = 10.0
"""A page gives up a connection on which it has heard nothing for so long."""
PAGE_WAITS_S = (0.3, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""How long a page waits after a connection has ended, and after each further attempt; up to three tenths less."""
NO_WAITS_S = (0.0, 0.25)
"""Of clients that come back at once, and knock again and again while nobody opens."""
OPENING = 64
"""So many connect at a time where nothing is said of a storm."""

BROWSER_HEADERS = {
    "User-Agent": "Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Accept-Encoding": "gzip, deflate, br, zstd",
    "Accept-Language": "zh-CN,zh;q=0.9,en;q=0.8",
    "Cache-Control": "no-cache",
    "Pragma": "no-cache",
}
"""What a browser sends beside: a server that keeps a handshake keeps these too."""


class Seat(NamedTuple):
    """Where a page's socket connects, and whose it is."""

    path: str
    cookie: str


class Page:
    """One page, from its first connection on. `here` is set while it has the newest view that it has ever seen, `back`
    while it has it again after a loss.

    `met` counts what all pages of a bench meet: `refused` (nobody listened), `failed` (a handshake that came to
    nothing), `errors` (frames that say so), `lost` (connections that ended), `silent` (those of them that were given
    up), `pongs`. `away_s` is how long this one was without its view before it was last `back`.
    """

    def __init__(self, port: int, seat: Seat, met: Counter[str], waits: Sequence[float], seed: int) -> None:
        self._port, self._seat, self._met, self._waits = port, seat, met, waits
        self._rng = random.Random(seed)
        self._socket: ClientSocket | None = None
        self._version = self._rev = self._trip_ms = self._tries = 0
        self._pinged_at = self._heard_at = self._lost_at = 0.0
        self.away_s = 0.0
        self.here, self.back, self._ended = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def stay(self) -> None:
        """Connect, and again after each loss; cancelled from outside."""
        beat = asyncio.create_task(self._beat())
        try:
            while True:
                await self._connect()
                await asyncio.sleep(self._wait())
        finally:
            beat.cancel()
            if self._socket is not None:
                self._socket.close()

    def cut(self) -> None:
        """Lose the connection without a word."""
        if self._socket is not None:
            self._socket.cut()

    async def _connect(self) -> None:
        """One connection, until it ends."""
        self._ended.clear()
        self._heard_at = time.perf_counter()
        try:
            self._socket = await open_socket(
                self._port, self._seat.path, self._hear, self._seat.cookie, BROWSER_HEADERS
            )
        except ConnectionRefusedError:
            self._met["refused"] += 1
        except OSError:
            self._met["failed"] += 1
        else:
            self._ping()
            await self._ended.wait()
            self._met["lost"] += 1
        self._socket = None

    def _wait(self) -> float:
        wait = self._waits[min(self._tries, len(self._waits) - 1)]
        self._tries += 1
        return wait * (0.7 + 0.3 * self._rng.random())

    async def _beat(self) -> None:
        """Ping regularly, each page at a moment of its own, or give the connection up."""
        await asyncio.sleep(self._rng.random() * PING_EVERY_S)
        while True:
            if self._socket is not None and time.perf_counter() - self._heard_at > SILENT_FOR_S:
                self._met["silent"] += 1
                self._socket.cut()
            else:
                self._ping()
            await asyncio.sleep(PING_EVERY_S)

    def _ping(self) -> None:
        if self._socket is not None:
            self._pinged_at = time.perf_counter()
            self._socket.send(product.ping(self._version, self._rev, self._trip_ms))

    def _hear(self, frame: bytes | None) -> None:
        if frame is None:
            self._lose()
            return
        self._tries, self._heard_at = 0, time.perf_counter()
        if frame.startswith(b'{"type":"pong"'):
            self._met["pongs"] += 1
            self._trip_ms = int((time.perf_counter() - self._pinged_at) * 1000)
        elif frame.startswith(b'{"type":"error"'):
            self._met["errors"] += 1
        elif (rev := product.rev_of(frame)) is not None:
            self._rev = rev
        elif (version := product.version_of(frame)) is not None:
            self._see(version)

    def _see(self, version: int) -> None:
        if version >= self._version:
            self._version = version
            if self._lost_at and not self.here.is_set():
                self.away_s = time.perf_counter() - self._lost_at
                self.back.set()
            self.here.set()

    def _lose(self) -> None:
        if self.here.is_set():
            self._lost_at = time.perf_counter()
        self.here.clear()
        self.back.clear()
        self._ended.set()


class Crowd:
    """Many pages together."""

    def __init__(
        self, port: int, seats: Collection[Seat], waits: Sequence[float] = PAGE_WAITS_S, seed: int = 1
    ) -> None:
        self.met: Counter[str] = Counter()
        self.pages = [Page(port, seat, self.met, waits, seed + number) for number, seat in enumerate(seats)]
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, patience_s: float) -> None:
        """Open all, some at a time, until each has its view; TimeoutError when one does not get it."""
        gate = asyncio.Semaphore(OPENING)

        async def enter(page: Page) -> None:
            async with gate:
                self._tasks.append(asyncio.create_task(page.stay()))
                await page.here.wait()

        async with asyncio.timeout(patience_s):
            await asyncio.gather(*(enter(page) for page in self.pages))

    async def wait_back(self, patience_s: float) -> list[float]:
        """Wait until each is back that was lost, as long as the patience lasts; how long those who are were away."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience_s):
                await asyncio.gather(*(page.back.wait() for page in self.pages))
        return [page.away_s for page in self.pages if page.back.is_set()]

    def count_open(self) -> int:
        """How many have a connection and their view now."""
        return sum(page.here.is_set() for page in self.pages)

    async def close(self) -> None:
        """Leave."""
        for task in self._tasks:
            task.cancel()
        results = await asyncio.gather(*self._tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result


def seats_of(lanes: Sequence[Sequence[tuple[str, Sequence[str]]]]) -> list[Seat]:
    """The seats of the tables that `bench.seats` has set, table by table."""
    return [Seat(path, cookie) for lane in lanes for path, cookies in lane for cookie in cookies]
