"""A table's socket: whatever comes in, the answer is clear, nothing is changed and the honest stay."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import httpx
import pytest
from asgiref.sync import sync_to_async
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from accounts.models import User
from games.live.table import LiveTable, Socket
from games.models import LogEntry, Table, TableSeat
from games.selectors.tables import TableSnapshot
from games.services import dealing
from games.tests.clients import TableClient, connect_table, log_in, open_table
from games.tests.matches import deal_suits
from games.tests.seating import seat_four

pytestmark = pytest.mark.django_db(transaction=True)

count_entries = sync_to_async(LogEntry.objects.count)

MALFORMED: list[Any] = [
    "",
    "not json",
    "[]",
    "null",
    "41",
    '"act"',
    "{}",
    '{"do":"fly"}',
    '{"do":["act"]}',
    '{"do":"act"}',
    '{"do":"act","action":"1C","version":1}',
    '{"do":"act","action":"1C","version":"1","id":"a"}',
    '{"do":"act","action":"1C","version":true,"id":"a"}',
    '{"do":"act","action":"1C","version":-1,"id":"a"}',
    '{"do":"act","action":"1C","version":1e400,"id":"a"}',
    '{"do":"act","action":"1C","version":99999999999999999999999,"id":"a"}',
    '{"do":"act","action":["1C"],"version":1,"id":"a"}',
    '{"do":"act","action":"","version":1,"id":"a"}',
    '{"do":"act","action":"1C","version":1,"id":""}',
    '{"do":"act","action":"1C","version":1,"id":"%s"}' % ("x" * 65),
    '{"do":"act","action":"1C","version":1,"id":"a\\u0000"}',
    '{"do":"act","action":"1C","version":1,"id":"a","seat":"N"}',
    '{"do":"act","action":"one club","version":1,"id":"a"}',
    '{"do":"act","action":"8C","version":1,"id":"a"}',
    '{"do":"sit"}',
    '{"do":"sit","seat":"X"}',
    '{"do":"sit","seat":"NE"}',
    '{"do":"sit","seat":null}',
    '{"do":"stand","seat":"N"}',
    '{"do":"ping"}',
    '{"do":"ping","version":0,"rev":0.5}',
    '{"do":"ping","version":0,"rev":0,"trip":-1}',
    "[" * 5000,
    b"\xff\xfe\x00",
    b"{}",
]


async def seated(server: str, four: dict[str, User], stack: AsyncExitStack) -> dict[str, TableClient]:
    """Four seated people and a match in which North holds the clubs and is to call."""
    stack.enter_context(dealing.deal_with(deal_suits))
    return await seat_four(server, four, stack)


async def test_a_malformed_frame_is_answered_with_form_and_the_socket_stays(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seated(server, four, stack)
        for frame in MALFORMED:
            error = await clients["N"].last_error(frame)
            assert error["code"] == "form", frame
        assert await count_entries() == 1
        assert (await clients["N"].act("1C"))["type"] == "ok"


async def test_what_is_not_allowed_is_refused_with_its_code_and_changes_nothing(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seated(server, four, stack)
        for seat, action, version, code in (
            ("E", "1D", 1, "turn"),
            ("N", "X", 1, "illegal"),
            ("N", "down DJ", 1, "illegal"),
            ("N", "C2", 1, "illegal"),
            ("N", "1C", 7, "stale"),
        ):
            answer = await clients[seat].act(action, version)
            assert (answer["type"], answer.get("code")) == ("error", code), answer
            assert answer["version"] == 1
        assert await count_entries() == 1
        assert (await clients["N"].act("1C"))["type"] == "ok"


async def test_the_same_command_fifty_times_at_once_makes_one_entry(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seated(server, four, stack)
        browser = await log_in(server, four["N"].email)
        stack.push_async_callback(browser.aclose)
        table_id = clients["N"].table["table"]
        tabs = [await connect_table(server, table_id, browser) for _ in range(4)]
        for tab in tabs:
            stack.push_async_callback(tab.close)
        frame = {"do": "act", "action": "1C", "version": 1, "id": "once"}
        answers = await asyncio.gather(*(tab.ask(dict(frame)) for tab in tabs for _ in range(13)))
        assert {(answer["type"], answer["version"]) for answer in answers} == {("ok", 2)}
        assert await count_entries() == 2


async def test_a_frame_over_eight_kibibytes_closes_only_its_own_socket(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seated(server, four, stack)
        await clients["E"].say('{"do":"ping","version":0,"rev":"%s"}' % ("x" * 8192))
        with pytest.raises(ConnectionError):
            await clients["E"].until(lambda client: False)
        assert clients["E"].socket.close_code == 1009
        assert (clients["E"].frames[-1]["type"], clients["E"].frames[-1]["code"]) == ("error", "form")
        assert (await clients["N"].act("1C"))["type"] == "ok"


async def test_a_spectator_sees_no_hand_and_may_not_act(server: str, four: dict[str, User]) -> None:
    async with AsyncExitStack() as stack:
        clients = await seated(server, four, stack)
        spectator = await connect_table(server, clients["N"].table["table"], None)
        stack.push_async_callback(spectator.close)
        await spectator.until(lambda client: client.view)
        assert spectator.view["you"] is None
        assert (await spectator.act("1C"))["code"] == "turn"
        assert (await spectator.ask({"do": "sit", "seat": "N"}))["code"] == "turn"
        assert await count_entries() == 1


async def test_nobody_takes_a_taken_seat_or_another_after_the_start(
    server: str, four: dict[str, User], make_user: Any
) -> None:
    stranger = await sync_to_async(make_user)("Stranger")
    async with AsyncExitStack() as stack:
        browsers = {seat: await log_in(server, user.email) for seat, user in four.items()}
        for browser in browsers.values():
            stack.push_async_callback(browser.aclose)
        table_id = await open_table(browsers["N"])
        north = await connect_table(server, table_id, browsers["N"])
        east = await connect_table(server, table_id, browsers["E"])
        stack.push_async_callback(north.close)
        stack.push_async_callback(east.close)
        assert (await north.ask({"do": "sit", "seat": "N"}))["type"] == "ok"
        assert (await east.ask({"do": "sit", "seat": "N"}))["code"] == "illegal"
        assert (await east.ask({"do": "stand"}))["type"] == "ok"
        assert (await east.ask({"do": "sit", "seat": "S"}))["type"] == "ok"
        assert (await east.ask({"do": "sit", "seat": "E"}))["type"] == "ok"
        assert (await east.ask({"do": "stand"}))["type"] == "ok"
        await north.until(lambda client: client.table["seats"]["E"] is None)
        assert await sync_to_async(TableSeat.objects.count)() == 1
        assert stranger.pk


async def test_a_socket_that_comes_back_stands_where_the_table_stands(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seated(server, four, stack)
        await clients["N"].act("1C")
        await clients["W"].close()
        await clients["E"].until(lambda client: not client.table["seats"]["W"]["present"])
        await clients["E"].until(lambda client: client.view["version"] == 2)
        await clients["E"].act("1D")
        browser = await log_in(server, four["W"].email)
        stack.push_async_callback(browser.aclose)
        west = await connect_table(server, clients["N"].table["table"], browser)
        stack.push_async_callback(west.close)
        await west.until(lambda client: client.view)
        assert west.view["version"] == 3
        assert west.view["you"]["hands"]["W"][0] == "SA"


async def test_a_ping_from_behind_brings_the_view_and_the_table(server: str, four: dict[str, User]) -> None:
    async with AsyncExitStack() as stack:
        clients = await seated(server, four, stack)
        east = clients["E"]
        east.view, east.table, seen = {}, {}, len(east.frames)
        await east.say({"do": "ping", "version": 0, "rev": 0})
        await east.until(lambda client: client.frames[-1]["type"] == "pong")
        assert [frame["type"] for frame in east.frames[seen:]] == ["table", "view", "pong"]
        seen = len(east.frames)
        await east.say({"do": "ping", "version": 1, "rev": east.table["rev"]})
        await east.until(lambda client: client.frames[-1]["type"] == "pong" and len(client.frames) > seen)
        assert [frame["type"] for frame in east.frames[seen:]] == ["pong"]


async def test_a_crowd_at_the_door_does_not_close_the_players_sockets(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seated(server, four, stack)
        table_id = clients["N"].table["table"]
        for _ in range(2):
            crowd = await asyncio.gather(*(connect_table(server, table_id, None) for _ in range(120)))
            for stranger in crowd:
                stranger.socket.transport.abort()
            await asyncio.gather(*(stranger.close() for stranger in crowd))
        await clients["N"].until(lambda client: client.table["watchers"] == 0)
        assert [client.socket.close_code for client in clients.values()] == [None] * 4
        assert (await clients["N"].act("1C"))["type"] == "ok"


async def test_a_refusal_names_the_command_even_if_it_was_malformed(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seated(server, four, stack)
        assert (await clients["N"].ask({"do": "fly", "id": "f"}))["code"] == "form"
        assert (await clients["N"].ask({"do": "act", "action": "8C", "version": 1, "id": "g"}))[
            "code"
        ] == "form"


async def test_a_foreign_origin_is_refused_at_the_handshake(server: str, four: dict[str, User]) -> None:
    browser = await log_in(server, four["N"].email)
    table_id = await open_table(browser)
    await browser.aclose()
    for origin in ("http://evil.example", server.rsplit(":", 1)[0] + ":1", "null", "http://[", ""):
        with pytest.raises(InvalidStatus) as caught:
            await connect(f"{server.replace('http', 'ws')}/ws/tables/{table_id}/", origin=origin)
        assert caught.value.response.status_code == 403


@pytest.mark.parametrize("path", ["/ws/tables/0/", "/ws/tables/99999999999999999999999999/"])
async def test_a_table_that_is_not_there_closes_with_its_own_code(path: str, server: str) -> None:
    socket = await connect(server.replace("http", "ws") + path, origin=server)
    assert '"type":"closed"' in str(await socket.recv())
    await socket.wait_closed()
    assert socket.close_code == 4404


async def test_an_unknown_socket_address_is_refused(server: str) -> None:
    with pytest.raises(InvalidStatus) as caught:
        await connect(server.replace("http", "ws") + "/ws/nowhere/", origin=server)
    assert caught.value.response.status_code == 403


async def test_who_asks_too_much_is_told_so_and_stays(
    server: str, four: dict[str, User], settings: Any
) -> None:
    settings.SOCKET_FRAMES_PER_SECOND, settings.SOCKET_FRAMES_BURST = 0.001, 5
    browser = await log_in(server, four["N"].email)
    table_id = await open_table(browser)
    client = await connect_table(server, table_id, browser)
    for _ in range(8):
        await client.say({"do": "ping", "version": 0, "rev": 0})
    await client.until(lambda c: sum(frame["type"] == "error" for frame in c.frames) == 3)
    assert {frame["code"] for frame in client.frames if frame["type"] == "error"} == {"rate"}
    assert client.socket.close_code is None
    await client.close()
    await browser.aclose()


async def test_logging_out_ends_that_browsers_sockets_and_no_others(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        browsers: list[httpx.AsyncClient] = [await log_in(server, four["N"].email) for _ in range(2)]
        for browser in browsers:
            stack.push_async_callback(browser.aclose)
        table_id = await open_table(browsers[0])
        here, there = [await connect_table(server, table_id, browser) for browser in browsers]
        stack.push_async_callback(there.close)
        await browsers[0].get("/accounts/logout/")
        token = browsers[0].cookies["csrftoken"]
        await browsers[0].post(
            "/accounts/logout/", data={"csrfmiddlewaretoken": token}, headers={"Referer": server}
        )
        await asyncio.wait_for(here.socket.wait_closed(), 10)
        assert here.socket.close_code == 4401
        assert here.frames[-1]["type"] == "closed"
        await there.say({"do": "ping", "version": 0, "rev": 0})
        await there.until(lambda client: client.frames[-1]["type"] == "pong")


async def test_a_change_made_beside_the_server_reaches_open_tables(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seated(server, four, stack)
        rev = clients["N"].table["rev"]
        await sync_to_async(Table.objects.all().raise_rev)()
        await clients["N"].until(lambda client: client.table["rev"] == rev + 1)


async def test_each_players_round_trip_is_told_to_all_and_forgotten_with_the_connection(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seated(server, four, stack)
        table = clients["N"].table

        def told(trips: dict[str, int]) -> Any:
            return lambda client: (
                [frame for frame in client.frames if frame["type"] == "trips"][-1:]
                == [{"type": "trips", "trips": trips}]
            )

        await clients["N"].say({"do": "ping", "version": 1, "rev": table["rev"], "trip": 2345})
        await clients["E"].until(told({"N": 2300}))
        stranger = await connect_table(server, table["table"], None)
        stack.push_async_callback(stranger.close)
        await stranger.say({"do": "ping", "version": 1, "rev": table["rev"], "trip": 10})
        await stranger.until(told({"N": 2300}))
        await clients["N"].close()
        await clients["E"].until(told({}))


def test_who_is_not_heard_of_counts_as_slow_as_that_silence() -> None:
    table = LiveTable(1, 0)
    table.snapshot = cast(TableSnapshot, SimpleNamespace(seats={"S": SimpleNamespace(user_id=5)}))
    table.sockets = {Mock(Socket, user_id=5)}
    table.hear_of_trip(5, 150, now=0)
    heard = [table.trips_by_seat(now) for now in (4_100, 6_050, 9_000)]
    assert heard == [{"S": 100}, {"S": 2_000}, {"S": 5_000}]
