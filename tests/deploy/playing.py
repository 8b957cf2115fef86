"""Four people play a match through nginx, and one of the two processes is restarted under them."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

from conftest import PASSWORD
from games.tests.attack.players import Player, Witness, log_in_four, shows
from games.tests.attack.processes import PEOPLE
from games.tests.attack.test_kill import open_at_last
from games.tests.clients import TableClient, connect_table, open_table
from games.tests.seating import NO_CLOCK
from tests.deploy.site import PLANTED, Site, ask

SPECTATORS = 6
"""As many as make sure that some are at either process."""
BEFORE_THE_RESTART = 12
"""Commands; the shortest match, four boards passed out, has 32."""


@dataclass
class Played:
    """What came of it."""

    match_id: int
    public: dict[str, Any]
    witness: Witness
    spectators_ended: list[int]
    """The close codes of those whose process ended."""
    spectators_kept: int
    failed_match_id: int
    """Another match, in which an action failed."""


def make_people(site: Site) -> None:
    """The four of PEOPLE, with a password each."""
    script = "from accounts.models import User\n" + "\n".join(
        f"User.objects.create_user('{name.lower()}@example.org', '{name}', {PASSWORD!r})"
        for name in PEOPLE.values()
    )
    done = site.manage("shell", "--command", script)
    assert done.returncode == 0, done.stderr


async def play_through_a_restart(site: Site) -> Played:
    """Play a match; restart a process in the middle; afterwards let one action fail in another match."""
    async with AsyncExitStack() as stack:
        browsers = await log_in_four(site.address, stack)
        witness = Witness()
        players = [Player(seat, browser, witness, random.Random(seat)) for seat, browser in browsers.items()]
        table_id = await open_at_last(players[0].browser)
        spectators = [await connect_table(site.address, table_id, None) for _ in range(SPECTATORS)]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play(table_id))
            group.create_task(restart_in_the_middle(site, players))
        ended = [s.socket.close_code for s in spectators if s.socket.close_code is not None]
        for spectator in spectators:
            await spectator.close()
        views = [player.client.view for player in players if player.client]
        assert all(view["public"] == views[0]["public"] for view in views)
        failed = await fail_once(site, players, stack)
        kept = SPECTATORS - len(ended)
        return Played(views[0]["match"], views[0]["public"], witness, ended, kept, failed)


async def restart_in_the_middle(site: Site, players: list[Player]) -> None:
    """Stop the first process after some commands, and start it again."""
    sent, enough = 0, asyncio.Event()

    def hear() -> None:
        nonlocal sent
        sent += 1
        if sent == BEFORE_THE_RESTART:
            enough.set()

    for player in players:
        player.sent = hear
    await enough.wait()
    await asyncio.to_thread(site.stop, site.ports[0])
    await asyncio.to_thread(site.start, site.ports[0])


async def fail_once(site: Site, players: list[Player], stack: AsyncExitStack) -> int:
    """At a new table, let the database refuse the first card that is played, then take it; the match."""
    table_id = await open_table(players[0].browser, clock=NO_CLOCK)
    clients = {}
    for player in players:
        client = clients[player.seat] = await connect_table(site.address, table_id, player.browser)
        stack.push_async_callback(client.close)
        await client.sit_ready(player.seat)
    leader, card = await bid_to_the_first_card(clients)
    database = site.said["DATABASE_URL"]
    ask(database, f"ALTER TABLE games_logentry ADD CONSTRAINT {PLANTED} CHECK (seq < 0) NOT VALID")
    refused = await leader.act(card)
    ask(database, f"ALTER TABLE games_logentry DROP CONSTRAINT {PLANTED}")
    assert refused["type"] == "error"
    assert (await leader.act(card))["type"] == "ok"
    return int(leader.view["match"])


async def bid_to_the_first_card(clients: dict[str, TableClient]) -> tuple[TableClient, str]:
    """One bid, and passes until someone is to lead; who, and a card to lead."""
    call = "1C"
    while True:
        await asyncio.gather(*(client.until(lambda c: c.view) for client in clients.values()))
        seat = clients["N"].view["public"]["turns"][0]
        offered = [offer["action"] for offer in clients[seat].view["you"]["actions"]]
        if "P" not in offered:
            return clients[seat], offered[0]
        answer = await clients[seat].act(call)
        assert answer["type"] == "ok", answer
        for client in clients.values():
            await shows(client, answer["version"])
        call = "P"
