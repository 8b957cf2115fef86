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
from django.db.models import Count
from websockets.exceptions import ConnectionClosed

from accounts.models import User
from games import live
from games.consumers import base
from games.consumers.base import FrameConsumer
from games.live import memory
from games.models import LogEntry, TableSeat
from games.rules.registry import GAMES
from games.services import handover
from games.tests.attack.fuzz import random_bytes, random_command
from games.tests.attack.players import choose, is_over, on_turn, play_again, shows
from games.tests.clients import TableClient, connect_table, log_in
from games.tests.seating import seat_four

pytestmark = pytest.mark.django_db(transaction=True)

ROUND, ACTIONS = 25, 6
"""So many frames are thrown, and so many honest actions done, in turn: ten times, and a board has been played."""


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
    """Sit on one's seat as a person again, also where something thrown before takes effect only now."""
    for _ in range(200):
        table = client.table
        seat = table["you"] or table["left"] or next(seat for seat in "NESW" if table["seats"][seat] is None)
        for command in ({"do": "sit", "seat": seat}, {"do": "computer", "computer": False}):
            await client.ask(command)
        if client.view["you"] and client.table["you"] and not client.table["seats"][seat]["bot"]:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the seat does not come back")


async def act_honestly(clients: list[TableClient], victim: TableClient, rng: random.Random) -> None:
    """Whoever is on turn acts, and all see it; after a match the next begins. A fuzzer who has the victim's seat too
    may have been quicker, and may have left the seat or lent it to the computer: its player takes it back."""
    while True:
        await take_back(victim)
        version = await agree(clients)
        actor = on_turn(clients)
        answer = await actor.act(choose(actor.view, rng))
        if answer["type"] == "ok":
            await shows(actor, answer["version"])
            await agree(clients)
            return
        assert actor is victim, answer
        await shows(clients[0], version + 1)


async def agree(clients: list[TableClient]) -> int:
    """All see the newest version, in the next match if this one is over; that version."""
    version = int(max(client.view["version"] for client in clients))
    for client in clients:
        await shows(client, version)
    if is_over(clients[0]):
        await play_again(clients)
        return 1
    return version


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


@sync_to_async
def read_versions() -> dict[int, int]:
    """How many entries each match's log has."""
    counted = LogEntry.objects.values("match").annotate(entries=Count("pk"))
    return dict(counted.values_list("match", "entries"))


@pytest.mark.parametrize("frames", [250, pytest.param(2_500, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
async def test_whatever_is_thrown_at_a_socket_honest_play_goes_on_and_nothing_grows(
    game: str,
    frames: int,
    server: str,
    four: dict[str, User],
    make_user: Any,
    rng: random.Random,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(memory, "IDLE_S", 1.0)
    monkeypatch.setattr(base, "LAST_FRAME_S", 3600.0)  # a socket that has gone is not kept for that long
    monkeypatch.setattr(handover, "CHANGES_A_MINUTE", 10_000)
    async with AsyncExitStack() as stack:
        clients = list((await seat_four(server, four, stack, game)).values())
        # Not the owner, who may let nobody watch.
        victim = next(client for client in clients if not client.table["host"])
        table_id, before = victim.table["table"], await held()
        stranger = await log_in(server, (await sync_to_async(make_user)("Stranger")).email)
        fuzzers = [Fuzzer(server, table_id, browser, rng) for browser in (victim.browser, stranger, None)]
        for _ in range(frames // ROUND):
            await rng.choices(fuzzers, (3, 1, 1))[0].throw(ROUND)
            await throw_garbage(server, rng)
            for _ in range(ACTIONS):
                await act_honestly(clients, victim, rng)
        for thing in fuzzers:
            await thing.close()
        await stranger.aclose()
        await until_gone(before)
        assert {"form", "turn", "pong"} <= set().union(*(fuzzer.answered for fuzzer in fuzzers))
        assert all(client.socket.close_code is None for client in clients)
        versions = await read_versions()
        assert versions[victim.view["match"]] == victim.view["version"]
        assert sum(versions.values()) > frames // ROUND * ACTIONS
        assert await sync_to_async(TableSeat.objects.count)() == 4
    failed = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not [record.getMessage() for record in failed]
