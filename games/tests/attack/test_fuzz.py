"""Whatever is thrown at a socket: no failure, no lost honest socket, honest play goes on, nothing grows."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
from contextlib import AsyncExitStack
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from asgiref.sync import sync_to_async
from websockets.exceptions import ConnectionClosed

from accounts.models import User
from games import live
from games.consumers.base import FrameConsumer
from games.models import LogEntry, TableSeat
from games.tests.attack.fuzz import random_bytes, random_command
from games.tests.attack.players import choose, shows
from games.tests.clients import TableClient, connect_table, log_in
from games.tests.seating import seat_four

pytestmark = pytest.mark.django_db(transaction=True)

ROUND = 25
"""So many frames are thrown between two honest actions."""


class Fuzzer:
    """Someone with a socket, and another one whenever that has been closed for what was sent."""

    def __init__(
        self, server: str, table_id: int, browser: httpx.AsyncClient | None, rng: random.Random
    ) -> None:
        self.server, self.table_id, self.browser, self.rng = server, table_id, browser, rng
        self.client: TableClient | None = None
        self.answered: set[str] = set()

    async def throw(self, frames: int) -> None:
        """Send so many frames, and wait until the last was dealt with."""
        for _ in range(frames):
            client = await self._open()
            try:
                await client.socket.send(self._draw(client))
            except ConnectionClosed:
                await self.close()
        if self.client is not None:
            await self._settle(self.client)

    def _draw(self, client: TableClient) -> bytes | str:
        if self.rng.random() < 0.5:
            return random_bytes(self.rng)
        return random_command(self.rng, client.view["version"])

    async def _open(self) -> TableClient:
        if self.client is None:
            self.client = await connect_table(self.server, self.table_id, self.browser)
            await shows(self.client, 1)
        return self.client

    async def _settle(self, client: TableClient) -> None:
        try:
            await client.ping()
        except (ConnectionClosed, ConnectionError):
            await self.close()

    async def close(self) -> None:
        """Close the socket, if there is one."""
        client, self.client = self.client, None
        if client is not None:
            self.answered |= {frame.get("code", frame["type"]) for frame in client.frames}
            await client.close()


async def take_back(client: TableClient) -> None:
    """Sit at East as a person again, also where something thrown before takes effect only now."""
    for _ in range(200):
        for command in ({"do": "sit", "seat": "E"}, {"do": "computer", "computer": False}):
            await client.ask(command)
        if client.view["you"] and not client.table["seats"]["E"]["bot"]:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the seat does not come back")


async def act_honestly(clients: dict[str, TableClient], rng: random.Random) -> None:
    """Whoever is on turn acts, and all see it. A fuzzer who sits there too may have been quicker, and may have left
    the seat or lent it to the computer: its player takes it back."""
    while True:
        await take_back(clients["E"])
        version = max(client.view["version"] for client in clients.values())
        for client in clients.values():
            await shows(client, version)
        seat = clients["N"].view["public"]["turns"][0]
        answer = await clients[seat].act(choose(clients[seat].view, rng))
        if answer["type"] == "ok":
            return
        assert seat == "E", answer
        await shows(clients["N"], version + 1)


async def throw_garbage(server: str, rng: random.Random) -> None:
    """Bytes that are no WebSocket at all, before and after a handshake."""
    address = urlsplit(server)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    if rng.random() < 0.7:
        writer.write(
            f"GET /ws/tables/1/ HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.read(16)
    writer.write(rng.randbytes(rng.randrange(1, 500)))
    writer.close()


async def held() -> dict[str, int]:
    """How much of everything the server holds."""
    process = await live.ensure_started()
    tables = process.hub.tables.values()
    gc.collect()
    return {
        "tables": len(process.hub.tables),
        "sockets": sum(len(table.sockets) for table in tables),
        "outboxes": sum(len(socket._outbox) for table in tables for socket in table.sockets),
        "matches": len(process.matches.held()),
        "loading": len(process.matches._loading),
        "consumers": sum(isinstance(thing, FrameConsumer) for thing in gc.get_objects()),
    }


async def until_gone(before: dict[str, int]) -> None:
    """Wait until no more is held than before."""
    for _ in range(500):
        if await held() == before:
            return
        await asyncio.sleep(0.02)
    assert await held() == before


@pytest.mark.parametrize("frames", [1000, pytest.param(10_000, marks=pytest.mark.soak)])
async def test_whatever_is_thrown_at_a_socket_honest_play_goes_on_and_nothing_grows(
    frames: int,
    server: str,
    four: dict[str, User],
    make_user: Any,
    rng: random.Random,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seat_four(server, four, stack)
        table_id, before = clients["N"].table["table"], await held()
        stranger = await sync_to_async(make_user)("Stranger")
        browsers = [await log_in(server, user.email) for user in (four["E"], stranger)]
        fuzzers = [Fuzzer(server, table_id, browser, rng) for browser in (*browsers, None)]
        for _ in range(frames // ROUND):
            await rng.choices(fuzzers, (3, 1, 1))[0].throw(ROUND)
            await throw_garbage(server, rng)
            await act_honestly(clients, rng)
        for thing in fuzzers:
            await thing.close()
        for browser in browsers:
            await browser.aclose()
        await until_gone(before)
        assert {"form", "turn", "stale", "pong"} <= set().union(*(fuzzer.answered for fuzzer in fuzzers))
        assert all(client.socket.close_code is None for client in clients.values())
        version = clients["N"].view["version"]
        assert await sync_to_async(LogEntry.objects.count)() == version > frames // ROUND
        assert await sync_to_async(TableSeat.objects.count)() == 4
    failed = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not [record.getMessage() for record in failed if "Invalid UTF-8" not in record.getMessage()]
