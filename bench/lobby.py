"""`python -m bench.lobby --tables N --watchers W --seconds S`: what a busy lobby costs.

N open tables, W sockets looking at the lobby, and PEOPLE who sit down and stand up as soon as all have seen the change
before. Prints one JSON line: changes made a second, frames and bytes a second that each watcher was sent (changes are
gathered), and how long a change took to be seen by all watchers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import time
from typing import Any

import orjson

from bench.server import running, uvicorn
from bench.sockets import ClientSocket, open_socket
from bench.stores import SQLITE, fill, store

PEOPLE = 10


class Watcher:
    """A socket at the lobby: counts what it is sent and notes when it saw each table change."""

    def __init__(self) -> None:
        self.frames = self.bytes = 0
        self.seen: dict[int, float] = {}
        self.news = asyncio.Event()

    def receive(self, frame: bytes | None) -> None:
        """Take a frame in."""
        if frame is None:
            return
        self.frames += 1
        self.bytes += len(frame)
        if frame.startswith(b'{"type":"tables"'):
            now = time.perf_counter()
            for table in orjson.loads(frame)["changed"]:
                self.seen[table["id"]] = now
            self.news.set()


class Restless:
    """Someone at a table who sits down and stands up again and again, waiting until all watchers have seen it."""

    def __init__(self, port: int, table: int, cookie: str, watchers: list[Watcher]) -> None:
        self._port, self._table, self._cookie, self._watchers = port, table, cookie, watchers
        self._answered = asyncio.Event()
        self.delays: list[float] = []
        self.changes = 0

    def _receive(self, frame: bytes | None) -> None:
        if frame is not None and frame.startswith(b'{"type":"ok"'):
            self._answered.set()

    async def run(self) -> None:
        """Until cancelled."""
        socket = await open_socket(self._port, f"/ws/tables/{self._table}/", self._receive, self._cookie)
        while True:
            for command in (b'{"do":"sit","seat":"N","id":"a"}', b'{"do":"stand","id":"b"}'):
                await self._change(socket, command)

    async def _change(self, socket: ClientSocket, command: bytes) -> None:
        began = time.perf_counter()
        self._answered.clear()
        socket.send(command)
        await self._answered.wait()
        self.changes += 1
        for watcher in self._watchers:
            while watcher.seen.get(self._table, 0) < began:
                watcher.news.clear()
                await watcher.news.wait()
        self.delays.append(time.perf_counter() - began)


async def measure(port: int, seats: list[tuple[int, str]], watchers: int, seconds: float) -> dict[str, Any]:
    """Let them all be at it for so long."""
    looking = [Watcher() for _ in range(watchers)]
    for watcher in looking:
        await open_socket(port, "/ws/lobby/", watcher.receive)
    people = [Restless(port, table, cookie, looking) for table, cookie in seats]
    for watcher in looking:
        watcher.frames = watcher.bytes = 0
    tasks = [asyncio.create_task(person.run()) for person in people]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    delays = sorted(delay for person in people for delay in person.delays)
    return {
        "changes_per_s": round(sum(person.changes for person in people) / seconds, 1),
        "frames_per_watcher_per_s": round(sum(w.frames for w in looking) / watchers / seconds, 2),
        "bytes_per_watcher_per_s": round(sum(w.bytes for w in looking) / watchers / seconds),
        "seen_by_all_p50_ms": round(statistics.median(delays) * 1000),
        "seen_by_all_p99_ms": round(delays[int(len(delays) * 0.99)] * 1000),
    }


def main() -> None:
    """Measure and print one line."""
    parser = argparse.ArgumentParser(prog="python -m bench.lobby")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--watchers", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    options = parser.parse_args()
    with store(SQLITE) as environment:
        environment |= {"SOCKET_FRAMES_PER_SECOND": "1000000", "SOCKETS_OF_AN_ADDRESS": "1000000"}
        made = fill(environment, "--open", options.tables, PEOPLE)
        seats = [(table, cookie) for table, cookie in made]
        with running(uvicorn("arkserver.asgi:application", environment)) as server:
            figures = asyncio.run(measure(server.port, seats, options.watchers, options.seconds))
    print(json.dumps({"tables": options.tables, "watchers": options.watchers, **figures}))


if __name__ == "__main__":
    main()
