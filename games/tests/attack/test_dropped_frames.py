"""Hints and frames are lost at random: everyone agrees again by the next head check or ping."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack

import pytest

from accounts.models import User
from games import live
from games.consumers.table import TableConsumer
from games.live import process as live_process
from games.live.memory import LiveMatch
from games.tests.attack.players import play_on, shows
from games.tests.clients import TableClient
from games.tests.seating import seat_four

pytestmark = pytest.mark.django_db(transaction=True)


def same_view(clients: dict[str, TableClient]) -> bool:
    """Whether all show the same public half."""
    return len({json.dumps(client.view["public"]) for client in clients.values()}) == 1


async def keep_pinging(client: TableClient) -> None:
    """Say again and again what one has, as a page does."""
    while True:
        await client.say({"do": "ping", "version": client.view["version"], "rev": client.table["rev"]})
        await asyncio.sleep(0.02)


async def test_frames_lost_at_random_are_made_up_for_by_pings(
    server: str, four: dict[str, User], rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost, deliver = [], TableConsumer.deliver

    def deliver_most(self: TableConsumer, frame: str) -> None:
        if frame.startswith(('{"type":"view"', '{"type":"table"')) and rng.random() < 0.4:
            lost.append(frame)
        else:
            deliver(self, frame)

    async with AsyncExitStack() as stack:
        clients = await seat_four(server, four, stack)
        monkeypatch.setattr(TableConsumer, "deliver", deliver_most)
        pinging = [asyncio.create_task(keep_pinging(client)) for client in clients.values()]
        for _ in range(60):
            version = await play_on(clients.values(), rng)
        for client in clients.values():
            await shows(client, version)
        for task in pinging:
            task.cancel()
        assert lost
        assert same_view(clients)


@pytest.fixture
def quick_heads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at the heads often, for a test that waits for it many times."""
    monkeypatch.setattr(live_process, "HEAD_CHECK_S", 0.02)


async def test_hints_lost_at_random_are_made_up_for_by_the_next_head_check(
    quick_heads: None, server: str, four: dict[str, User], rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost, tell = [], live.Process.tell

    def tell_mostly(self: live.Process, match: LiveMatch) -> None:
        if rng.random() < 0.5:
            lost.append(match.fold.version)
        else:
            tell(self, match)

    monkeypatch.setattr(live.Process, "tell", tell_mostly)
    async with AsyncExitStack() as stack:
        clients = await seat_four(server, four, stack)
        for _ in range(60):
            version = await play_on(clients.values(), rng)
        for client in clients.values():
            await shows(client, version)
        assert lost
        assert same_view(clients)
