"""Two servers that tell each other where to look: hints may be lost, late, doubled, reordered or wrong.

Two servers need Redis, so those tests run where the tests are started with it (tests/services.py).
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import pytest
from asgiref.sync import sync_to_async

from accounts.models import User
from games import live
from games.live.bus import Hints
from games.models import Table
from games.services import dealing
from games.tests.attack.players import Player, Witness, log_in_four
from games.tests.attack.processes import ServerProcess
from games.tests.attack.stores import Store
from games.tests.attack.test_kill import check_log, check_result, play_a_match
from games.tests.clients import TableClient, new_browser
from games.tests.matches import deal_suits
from games.tests.seating import seat_four
from tests import services

OUTAGES = 2
TRIES = 4
"""A server that did not let go was seen in every second try."""


@pytest.fixture
async def pair(own_server: ServerProcess) -> AsyncIterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers on one database."""
    second = ServerProcess(own_server.folder, own_server.store)
    second.start()
    yield own_server, second
    second.kill()


async def spread(
    pair: tuple[ServerProcess, ServerProcess], rng: random.Random, stack: AsyncExitStack
) -> list[Player]:
    """Four players, North and South at the first server, East and West at the second; each may go to the other."""
    witness, players = Witness(), list[Player]()
    addresses = [server.address for server in pair]
    for number, (seat, browser) in enumerate((await log_in_four(addresses[0], stack)).items()):
        player = Player(seat, browser, witness, random.Random(rng.random()))
        player.address, player.others = addresses[number % 2], addresses
        players.append(player)
    return players


async def gaps(server: ServerProcess) -> float:
    """How much news a server has found that no hint had told."""
    async with new_browser(server.address) as browser:
        text = (await browser.get("/metrics")).text
    return next(
        float(line.split()[1]) for line in text.splitlines() if line.startswith("ark_bus_gaps_total ")
    )


@pytest.mark.redis
@pytest.mark.parametrize("kills", [10, pytest.param(100, marks=pytest.mark.soak)])
async def test_either_of_two_servers_is_killed_and_everyone_plays_on_through_the_other(
    kills: int, pair: tuple[ServerProcess, ServerProcess], rng: random.Random
) -> None:
    async with AsyncExitStack() as stack:
        players = await spread(pair, rng, stack)
        left = kills
        while left:
            playing = asyncio.create_task(play_a_match(players))
            while left and not playing.done():
                await asyncio.sleep(rng.uniform(0.05, 0.4))
                victim = rng.choice(pair)
                victim.kill()
                left -= 1
                await asyncio.sleep(rng.choice((0, 0.05, 0.3)))
                await asyncio.to_thread(victim.start)
            match_id, public = await playing
            check_log(pair[0], match_id, players[0].witness)
            check_result(pair[0], match_id, public)
    for server in pair:
        assert "Traceback" not in server.log.read_text()


@pytest.mark.redis
async def test_hints_tell_all_that_the_other_server_does(
    pair: tuple[ServerProcess, ServerProcess], rng: random.Random
) -> None:
    async with AsyncExitStack() as stack:
        players = await spread(pair, rng, stack)
        match_id, public = await play_a_match(players)
        check_log(pair[0], match_id, players[0].witness)
        check_result(pair[0], match_id, public)
    # A head check may be a moment quicker than the hint; that happens, but not at every action of hundreds.
    assert max([await gaps(server) for server in pair]) < public["board"] * 10


@pytest.mark.redis
async def test_redis_may_be_away_and_come_back_and_nobody_loses_anything(
    prepared: Store, tmp_path: Path, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = services.free_port()
    monkeypatch.setenv("REDIS_URL", f"redis://127.0.0.1:{port}/0")
    store = prepared.copy(tmp_path)
    pair = ServerProcess(tmp_path, store), ServerProcess(tmp_path, store)
    with ExitStack() as running, tempfile.TemporaryDirectory() as folder:
        redis = ExitStack()
        redis.enter_context(services.redis(Path(folder), port))
        running.callback(redis.close)
        for server in pair:
            server.start()
            running.callback(server.kill)
        async with AsyncExitStack() as stack:
            players = await spread(pair, rng, stack)
            playing = asyncio.create_task(play_a_match(players))
            for outage in range(1, OUTAGES + 1):
                await asyncio.sleep(1)
                await asyncio.to_thread(redis.close)
                for server in pair:
                    await until_told(server, "the bus is away: ConnectionError", outage)
                await asyncio.sleep(rng.uniform(0.5, 2))
                redis.enter_context(services.redis(Path(folder), port))
                for server in pair:
                    await until_told(server, "the bus is back", outage)
            match_id, public = await playing
            check_log(pair[0], match_id, players[0].witness)
            check_result(pair[0], match_id, public)
        assert pair[0].manage("verify_log").returncode == 0
        for server in pair:
            lines = messages(server)
            assert [line for line in lines if "the bus" in line] == [
                *(f"the bus is {word}" for word in ["away: ConnectionError", "back"] * OUTAGES)
            ]
            assert len([line for line in lines if "the shared cache is away" in line]) <= OUTAGES
            assert "Traceback" not in server.log.read_text()


async def until_told(server: ServerProcess, words: str, times: int) -> None:
    """Wait until a server's log holds so many of these messages."""
    for _ in range(1000):
        if messages(server).count(words) >= times:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(server.log.read_text())


def messages(server: ServerProcess) -> list[str]:
    """What a server has logged, without when and by whom."""
    return [line.partition(": ")[2] for line in server.log.read_text().splitlines()]


async def hear_nonsense(client: TableClient, rng: random.Random) -> None:
    """Hints about what is held and what is not: doubled, old, from the future, for tables that there are none of."""
    process = await live.ensure_started()
    match, table = client.view["match"], client.table["table"]
    for _ in range(rng.randrange(4)):
        versions = {match: rng.choice((0, 1, client.view["version"], client.view["version"] + 50)), 10**9: 3}
        hints = Hints({table, 10**9}, versions, {(10**9, None), (10**9, "session")})
        await process._hear(Hints.of_message(hints.as_message("another")))


@pytest.mark.django_db(transaction=True)
async def test_wrong_hints_cost_a_look_and_change_nothing(
    server: str, four: dict[str, User], rng: random.Random
) -> None:
    async with AsyncExitStack() as stack:
        stack.enter_context(dealing.deal_with(deal_suits))
        clients = await seat_four(server, four, stack)
        for version, seat in enumerate("NESW", start=1):
            await hear_nonsense(clients["N"], rng)
            answer: dict[str, Any] = await clients[seat].act("P", version)
            assert (answer["type"], answer["version"]) == ("ok", version + 1)
        for client in clients.values():
            await client.until(lambda c: c.view["version"] == 5)
        assert await sync_to_async(Table.objects.count)() == 1


@pytest.mark.redis
async def test_a_server_whose_port_is_taken_ends_and_lets_go_of_the_bus(own_server: ServerProcess) -> None:
    other = ServerProcess(own_server.folder, own_server.store, own_server.port)
    for _ in range(TRIES):
        other.launch()
        try:
            assert await asyncio.to_thread(other.wait_for_end) != 0
        finally:
            other.kill()
