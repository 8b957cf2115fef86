"""Several writers of one match: two servers on one database, a command beside a server, rivals in a race."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from asgiref.sync import sync_to_async

from accounts.models import User
from games.engine.actions import OK, parse_action
from games.engine.events import Acted
from games.engine.seats import parse_seat
from games.live import heads, writer
from games.models import LogEntry, Match
from games.services import dealing
from games.services.entries import Entry, encode
from games.tests.attack.players import log_in_four, shows
from games.tests.attack.processes import ServerProcess
from games.tests.clients import TableClient, connect_table, log_in, open_table
from games.tests.matches import People, deal_suits, fold_of
from games.tests.seating import NO_CLOCK, seat_four


class TwoServers:
    """A table whose four people have a socket each to both of the servers."""

    def __init__(self, servers: tuple[ServerProcess, ServerProcess]) -> None:
        self.servers = servers
        self.here: dict[str, TableClient] = {}
        self.there: dict[str, TableClient] = {}

    async def seat(self, stack: AsyncExitStack) -> None:
        """Sit the four down at the first server."""
        browsers = await log_in_four(self.servers[0].address, stack)
        table_id = await open_table(browsers["N"], clock=NO_CLOCK)
        for seat, browser in browsers.items():
            self.here[seat] = await connect_table(self.servers[0].address, table_id, browser)
            self.there[seat] = await connect_table(self.servers[1].address, table_id, browser)
            await self.here[seat].sit_ready(seat)
        await self.agree(1)

    def sockets(self) -> list[TableClient]:
        """All eight."""
        return [*self.here.values(), *self.there.values()]

    async def agree(self, version: int) -> None:
        """Wait until all eight sockets show a version, all the same; by head check where no hint comes."""
        for socket in self.sockets():
            await shows(socket, version)
        publics = [socket.view["public"] for socket in self.sockets() if socket.view["version"] == version]
        assert publics
        assert all(public == publics[0] for public in publics)

    def on_turn(self) -> str:
        """The seat on turn."""
        return str(self.here["N"].view["public"]["turns"][0])


@pytest.fixture
async def two(own_server: ServerProcess) -> AsyncIterator[TwoServers]:
    """Two servers as processes of their own, on one database."""
    second = ServerProcess(own_server.folder, own_server.store)
    second.start()
    async with AsyncExitStack() as stack:
        pair = TwoServers((own_server, second))
        await pair.seat(stack)
        yield pair
        for socket in pair.sockets():
            await socket.close()
    second.kill()


async def test_of_two_servers_that_take_a_decision_at_the_same_time_one_wins_and_the_other_says_stale(
    two: TwoServers,
) -> None:
    version = 1
    for bids in (("1C", "1D"), ("2C", "2D"), ("3C", "3D")):
        seat = two.on_turn()
        answers = await asyncio.gather(two.here[seat].act(bids[0]), two.there[seat].act(bids[1]))
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["error", "ok"], answers
        lost = next(answer for answer in answers if answer["type"] == "error")
        version += 1
        assert (lost["code"], lost["version"]) == ("stale", version)
        await two.agree(version)


async def test_one_command_sent_to_two_servers_many_times_is_one_entry_and_one_answer(
    two: TwoServers,
) -> None:
    seat = two.on_turn()
    frame = {"do": "act", "action": "P", "version": 1, "id": "once"}
    for _ in range(25):
        await two.here[seat].say(frame)
        await two.there[seat].say(frame)
    for socket in (two.here[seat], two.there[seat]):
        await socket.until(lambda c: sum(f["type"] == "ok" and f["id"] == "once" for f in c.frames) == 25)
        assert {f["version"] for f in socket.frames if f["type"] == "ok" and f["id"] == "once"} == {2}
        assert not [f for f in socket.frames if f["type"] == "error"]
    assert len(two.servers[0].entries(two.here[seat].view["match"])) == 2


async def test_four_who_confirm_a_scoreboard_at_once_through_two_servers_all_count(two: TwoServers) -> None:
    for version in range(2, 6):
        seat = two.on_turn()
        assert (await two.there[seat].act("P"))["type"] == "ok"
        await two.agree(version)
    sockets = [two.here["N"], two.there["E"], two.here["S"], two.there["W"]]
    answers = await asyncio.gather(*(socket.act("ok", 5) for socket in sockets))
    assert [answer["type"] for answer in answers] == ["ok"] * 4
    assert sorted(answer["version"] for answer in answers) == [6, 7, 8, 9]
    await two.agree(9)
    assert two.there["N"].view["public"]["board"] == 2


async def test_what_a_command_changes_beside_the_server_reaches_open_tables(two: TwoServers) -> None:
    seat, match_id = two.on_turn(), two.here["N"].view["match"]
    script = (
        "from games.services import play\n"
        f"play.submit_now({match_id}, {parse_seat(seat)}, 'P', 1, play.CLOCK)"
    )
    done = await asyncio.to_thread(two.servers[0].manage, "shell", "--command", script)
    assert done.returncode == 0, done.stderr
    await two.agree(2)


class Rivals:
    """Other writers who are each a little quicker: before an append goes through, one of theirs does."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, match_id: int, version: int, acts: list[Acted]
    ) -> None:
        entries = [encode(Entry(1_800_000_000_000, (act,))) for act in acts]
        self.rows = [writer.Row(match_id, version + n, entry) for n, entry in enumerate(entries, start=1)]
        self.real = writer.append_rows
        monkeypatch.setattr(writer, "append_rows", self)

    def __call__(self, rows: list[writer.Row]) -> list[bool]:
        if self.rows:
            assert self.real([self.rows.pop(0)]) == [True]
        return self.real(rows)


def test_who_loses_to_each_of_the_three_others_still_confirms_the_scoreboard(
    match: Match,
    people: People,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    version = people.pass_out()
    Rivals(monkeypatch, match.pk, version, [Acted(seat, OK) for seat in (1, 2, 3)])
    assert people.act("N", "ok", version) == version + 4
    assert fold_of(match).version == version + 4


@pytest.fixture
def no_head_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks where the logs stand."""

    async def check_nothing(process: Any) -> None:
        """Do not look."""

    monkeypatch.setattr(heads, "check_heads", check_nothing)


@sync_to_async
def append_beside(match_id: int, seq: int, seat: int, action: str) -> None:
    """Write an entry as another process would."""
    entry = encode(Entry(1_800_000_000_000, (Acted(seat, parse_action(action), "c"),)))
    LogEntry.objects.create(match_id=match_id, seq=seq, entry=entry)


@pytest.mark.django_db(transaction=True)
async def test_who_is_told_stale_is_sent_where_the_table_stands_and_so_is_everybody_else(
    no_head_checks: None, server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        stack.enter_context(dealing.deal_with(deal_suits))
        clients = await seat_four(server, four, stack)
        await append_beside(clients["N"].view["match"], 2, 0, "1D")
        answer = await clients["N"].act("1C")
        assert (answer["code"], answer["version"]) == ("stale", 2)
        for client in clients.values():
            await client.until(lambda c: c.view["version"] == 2)


@pytest.mark.django_db(transaction=True)
async def test_a_command_that_is_sent_again_brings_nobody_another_view(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        stack.enter_context(dealing.deal_with(deal_suits))
        clients = await seat_four(server, four, stack)
        await clients["N"].act("1C", id="once")
        await clients["E"].until(lambda c: c.view["version"] == 2)
        views = sum(frame["type"] == "view" for frame in clients["E"].frames)
        for _ in range(50):
            assert (await clients["N"].act("1C", version=1, id="once"))["version"] == 2
        await clients["E"].ping(version=2)
        assert sum(frame["type"] == "view" for frame in clients["E"].frames) == views


@pytest.mark.django_db(transaction=True)
async def test_two_tabs_and_two_devices_of_one_person_are_all_live_and_any_may_act(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        stack.enter_context(dealing.deal_with(deal_suits))
        clients = await seat_four(server, four, stack)
        table_id = clients["N"].table["table"]
        devices = [await log_in(server, four["N"].email) for _ in range(2)]
        tabs = [await connect_table(server, table_id, device) for device in (*devices, devices[0])]
        for thing in (*tabs, *clients.values()):
            stack.push_async_callback(thing.close)
        for device in devices:
            stack.push_async_callback(device.aclose)
        version = 1
        for level, tab in enumerate((clients["N"], *tabs), start=1):
            for client, action in ((tab, f"{level}C"), *((clients[seat], "P") for seat in "ESW")):
                await shows(client, version)
                assert (await client.act(action))["type"] == "ok"
                version += 1
            for each in (*tabs, clients["N"]):
                await shows(each, version)
            seen = [each.view for each in (*tabs, clients["N"])]
            assert all((view["public"], view["you"]) == (seen[0]["public"], seen[0]["you"]) for view in seen)
