"""The server is killed while four people play: nothing acknowledged is lost, nothing counts twice, nobody forfeits."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from games.tests.attack.players import Player, Witness, log_in_four
from games.tests.attack.processes import ServerProcess
from games.tests.clients import open_table
from games.tests.seating import NO_CLOCK

FOUR_BOARDS, NO_LIMIT = "0", "2"
"""Places among the choices of the form."""


async def make_players(server: ServerProcess, rng: random.Random, stack: AsyncExitStack) -> list[Player]:
    """The four people, logged in."""
    witness, browsers = Witness(), await log_in_four(server.address, stack)
    return [Player(seat, browser, witness, random.Random(rng.random())) for seat, browser in browsers.items()]


class Killer:
    """Kills the server after some of the commands sent, `kills` times in all."""

    def __init__(self, server: ServerProcess, players: list[Player], kills: int, rng: random.Random) -> None:
        self.server, self.players, self.left, self.rng = server, players, kills, rng
        self.unanswered = 0
        self._until_next = rng.randint(3, 20)
        self._now = asyncio.Event()
        for player in players:
            player.sent = self._hear

    def _hear(self) -> None:
        self._until_next -= 1
        if self._until_next <= 0:
            self._now.set()

    async def strike(self) -> None:
        """Wait for the moment, and kill and start again; for as often as is left."""
        while self.left:
            await self._now.wait()
            await asyncio.sleep(self.rng.choice((0, 0, 0.001, 0.002, 0.005)))
            self.server.kill()
            self.left -= 1
            self.unanswered += any(player.pending for player in self.players)
            await asyncio.to_thread(self.server.start)
            self._until_next = self.rng.randint(3, 20)
            self._now.clear()


async def open_at_last(browser: httpx.AsyncClient) -> int:
    """A new table, by as many tries as it takes: the server may be killed over one, and a page asks for no second."""
    while True:
        try:
            return await open_table(browser, boards=FOUR_BOARDS, limit=NO_LIMIT, clock=NO_CLOCK)
        except httpx.TransportError:
            await asyncio.sleep(0.05)


async def play_a_match(players: list[Player]) -> tuple[int, dict[str, Any]]:
    """At a new table, to the end; the match and its last public half as all four saw it."""
    table_id = await open_at_last(players[0].browser)
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(table_id))
    views = [player.client.view for player in players if player.client]
    assert len({(view["match"], view["version"], json.dumps(view["public"])) for view in views}) == 1
    return views[0]["match"], views[0]["public"]


def check_log(server: ServerProcess, match_id: int, witness: Witness) -> None:
    """Every acknowledged action is in the log at its version, and no command is there twice."""
    entries = server.entries(match_id)
    assert witness.acknowledged
    for seat, id, action, version in witness.acknowledged:
        entry = entries[version - 1]
        acted = {"event": "acted", "seat": seat, "action": action, "by": "p"}
        assert (entry["id"], entry["events"][0]) == (id, acted)
    ids = [entry["id"] for entry in entries[1:]]
    assert len(set(ids)) == len(ids) == len(witness.acknowledged)
    witness.acknowledged.clear()


def check_result(server: ServerProcess, match_id: int, public: dict[str, Any]) -> None:
    """The exported record scores to the sheet that the players saw."""
    exported = server.manage("export", str(match_id))
    assert exported.returncode == 0, exported.stderr
    scored = server.manage("score", "-", given=exported.stdout)
    assert scored.returncode == 0, scored.stderr
    lines = [json.loads(line) for line in scored.stdout.splitlines()]
    assert [{**line, "record": 1} for line in public["sheet"]["boards"]] == lines[:-1]
    match = lines[-1]["match"]
    assert match["over"]
    assert (match["winner"], match["total"]) == (public["outcome"]["winner"], public["totals"])


@pytest.mark.parametrize("kills", [20, pytest.param(200, marks=pytest.mark.soak)])
async def test_a_killed_server_loses_no_acknowledged_action_and_the_match_is_played_to_its_end(
    kills: int, own_server: ServerProcess, rng: random.Random
) -> None:
    async with AsyncExitStack() as stack:
        players = await make_players(own_server, rng, stack)
        killer = Killer(own_server, players, kills, rng)
        while killer.left:
            # In a group, since a server that does not start again must end the play, which would wait for it.
            async with asyncio.TaskGroup() as group:
                striking = group.create_task(killer.strike())
                match_id, public = await play_a_match(players)
                striking.cancel()
            check_log(own_server, match_id, players[0].witness)
            check_result(own_server, match_id, public)
    assert killer.unanswered
    assert sum(player.repeated for player in players)
    assert "Traceback" not in own_server.log.read_text()
