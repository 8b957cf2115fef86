"""A restart of the server costs nobody anything: who was on turn gets the turn's time anew, and 20 s more."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from asgiref.sync import async_to_sync

from accounts.models import User
from conftest import FakeClock
from games.engine.seats import WEST
from games.live import clock as live_clock
from games.live.clock import tick
from games.live.process import Process
from games.models import Match, Room
from games.services import play, tables
from games.services.clocks import SCOREBOARD_MS
from games.tests.attack.players import log_in_four
from games.tests.attack.processes import ServerProcess
from games.tests.clients import TableClient, connect_table, open_table
from games.tests.matches import People, fold_of, start_match_of

FIFTEEN_SECONDS = "0"
TURN_MS, GRACE_MS = 15_000, 20_000


def restart_and_wait(clock: FakeClock, *waits: float) -> None:
    """A server that starts now, and whose clock looks after each of the waits (seconds)."""

    async def run() -> None:
        process = Process(inline=True)
        process.booted_at = clock.now
        for wait in waits:
            await tick(process, clock.move(wait))

    async_to_sync(run)()


@pytest.fixture
def timed_match(four: dict[str, User], room: Room, clock: FakeClock) -> Match:
    """A match with 15 s a turn, North to call."""
    return start_match_of(four, tables.open_table(four["N"], room, {"clock": 15}))


def test_a_server_that_was_away_for_an_hour_acts_for_nobody_before_the_turn_and_the_grace_have_passed(
    timed_match: Match, clock: FakeClock
) -> None:
    clock.move(3600)
    restart_and_wait(clock, 0, 0.5, 14.5, 19.9)
    restart_and_wait(clock, 34.9)
    assert fold_of(timed_match).version == 1


def test_after_turn_and_grace_the_clock_acts_once_and_the_next_seat_has_its_plain_time(
    timed_match: Match, clock: FakeClock
) -> None:
    clock.move(3600)
    restart_and_wait(clock, 35, 0.5, 14.4)
    assert fold_of(timed_match).version == 2
    booted_at = clock.now
    restart_and_wait(clock, 0.2)
    assert fold_of(timed_match).version == 2
    timed_match.refresh_from_db()
    assert timed_match.due_at == booted_at + TURN_MS + GRACE_MS


async def open_timed_table(
    server: ServerProcess, stack: AsyncExitStack
) -> dict[str, tuple[TableClient, httpx.AsyncClient]]:
    """Four people whose match with 15 s a turn has begun."""
    browsers = await log_in_four(server.address, stack)
    table_id = await open_table(browsers["N"], clock=FIFTEEN_SECONDS)
    clients = {}
    for seat, browser in browsers.items():
        clients[seat] = await connect_table(server.address, table_id, browser)
        await clients[seat].sit_ready(seat)
    for client in clients.values():
        await client.until(lambda c: c.view)
    return {seat: (clients[seat], browsers[seat]) for seat in clients}


async def test_a_killed_server_gives_the_seat_on_turn_its_time_and_the_grace_from_its_start(
    own_server: ServerProcess,
) -> None:
    async with AsyncExitStack() as stack:
        people = await open_timed_table(own_server, stack)
        client, browser = people["N"]
        table_id, before = client.table["table"], client.view
        assert before["deadline"] - before["now"] <= TURN_MS
        own_server.kill()
        killed_at = time.time_ns() // 1_000_000
        await asyncio.to_thread(own_server.start)
        again = await connect_table(own_server.address, table_id, browser)
        stack.push_async_callback(again.close)
        after = await again.until(lambda c: c.view)
        assert after["version"] == before["version"] == 1
        assert killed_at <= after["deadline"] - TURN_MS - GRACE_MS <= after["now"]
        page = (await browser.get(f"/tables/{table_id}/")).text
        assert f'"deadline": {after["deadline"]}' in page


def test_a_scoreboard_that_opens_while_the_clock_looks_elsewhere_is_not_forgotten(
    match: Match, people: People, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock has found that nothing is due; before it says so, the last pass opens a scoreboard."""
    for version, seat in enumerate("NES", start=1):
        people.act(seat, "P", version)
    Match.objects.update(due_at=clock.now)
    look = live_clock._act

    async def look_and_be_overtaken(process: Process, match_id: int, now: int) -> Any:
        found = await look(process, match_id, now)
        await play.submit(match_id, WEST, "P", 4, play.CLOCK)
        return found

    monkeypatch.setattr(live_clock, "_act", look_and_be_overtaken)
    restart_and_wait(clock, 0)
    match.refresh_from_db()
    assert match.due_at is not None
    assert match.due_at <= clock.now + SCOREBOARD_MS
