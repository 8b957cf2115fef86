"""The lobby: what is listed, for whom, how quickly and at what price; and what a table says to those at it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.test import Client

from accounts.models import User
from games.models import Room, Table
from games.rules.registry import GAMES
from games.services import tables
from games.tests.clients import TableClient, connect_table, connect_to, log_in, open_table
from games.tests.seating import seat_four
from games.tests.wire import check_frame

pytestmark = pytest.mark.django_db(transaction=True)


async def look(server: str, stack: AsyncExitStack) -> TableClient:
    """Someone looking at the lobby, not logged in."""
    client = await connect_to(server, "/ws/lobby/", None)
    stack.push_async_callback(client.close)
    await client.until(lambda c: c.frames)
    return client


def listed(client: TableClient) -> dict[int, dict[str, Any]]:
    """The tables as this client has them after all its frames."""
    known: dict[int, dict[str, Any]] = {}
    for frame in client.frames:
        if frame["type"] == "lobby":
            known = {table["id"]: table for table in frame["tables"]}
        elif frame["type"] == "tables":
            known |= {table["id"]: table for table in frame["changed"]}
            for gone in frame["gone"]:
                del known[gone]
    return known


async def test_the_lobby_follows_a_table_from_its_opening_to_its_closing(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        watcher = await look(server, stack)
        assert [room["kind"] for room in watcher.frames[0]["rooms"]] == ["casual", "rated"] * len(GAMES)
        browser = await log_in(server, four["N"].email)
        stack.push_async_callback(browser.aclose)
        table_id = await open_table(browser)
        await watcher.until(lambda c: table_id in listed(c))
        north = await connect_table(server, table_id, browser)
        stack.push_async_callback(north.close)
        await north.ask({"do": "sit", "seat": "N"})
        await watcher.until(lambda c: listed(c)[table_id]["seats"]["N"] == {"name": "Nora", "bot": False})
        stranger = await connect_table(server, table_id, None)
        await watcher.until(lambda c: listed(c)[table_id]["watchers"] == 1)
        await stranger.close()
        await watcher.until(lambda c: listed(c)[table_id]["watchers"] == 0)
        await sync_to_async(tables.close_table)(table_id, "Enough")
        await watcher.until(lambda c: table_id not in listed(c))
        await north.until(lambda c: c.table["state"] == "closed")
        assert north.table["closed"] == "Enough"


async def test_a_match_shows_in_the_lobby_without_a_card(server: str, four: dict[str, User]) -> None:
    async with AsyncExitStack() as stack:
        watcher = await look(server, stack)
        clients = await seat_four(server, four, stack)
        table_id = clients["N"].table["table"]
        await watcher.until(lambda c: listed(c).get(table_id, {}).get("state") == "playing")
        names = {seat: sitter["name"] for seat, sitter in listed(watcher)[table_id]["seats"].items()}
        assert names == {"N": "Nora", "E": "Emil", "S": "Sana", "W": "Wout"}


async def test_a_private_table_is_not_listed_and_opens_by_its_invite_only(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        watcher = await look(server, stack)
        owner, friend = [await log_in(server, four[seat].email) for seat in "NE"]
        stack.push_async_callback(owner.aclose)
        stack.push_async_callback(friend.aclose)
        table_id = await open_table(owner, private="on")
        public = await open_table(owner)
        await watcher.until(lambda c: public in listed(c))
        assert table_id not in listed(watcher)
        north = await connect_table(server, table_id, owner)
        stack.push_async_callback(north.close)
        invite = north.table["invite"]
        closed = await connect_table(server, table_id, friend)
        assert closed.socket.close_code == 4404
        assert (await friend.get(f"/tables/{table_id}/")).status_code == 404
        assert (await friend.get(f"/tables/{table_id}/?invite={invite}")).status_code == 200
        east = await connect_table(server, table_id, friend)
        stack.push_async_callback(east.close)
        assert east.table["invite"] is None
        assert (await east.ask({"do": "sit", "seat": "E"}))["type"] == "ok"
        await east.until(lambda c: c.table["invite"] == invite)


async def test_a_table_not_to_be_disturbed_sends_its_watchers_away(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seat_four(server, four, stack)
        table_id = clients["N"].table["table"]
        watcher = await connect_table(server, table_id, None)
        stack.push_async_callback(watcher.close)
        assert (await clients["E"].ask({"do": "quiet", "quiet": True}))["code"] == "turn"
        assert (await clients["N"].ask({"do": "quiet", "quiet": True}))["type"] == "ok"
        await asyncio.wait_for(watcher.socket.wait_closed(), 10)
        assert watcher.socket.close_code == 4403
        again = await connect_table(server, table_id, None)
        assert again.socket.close_code == 4403
        assert [client.socket.close_code for client in clients.values()] == [None] * 4


async def test_what_is_said_reaches_everyone_and_who_comes_later(server: str, four: dict[str, User]) -> None:
    async with AsyncExitStack() as stack:
        clients = await seat_four(server, four, stack)
        assert (await clients["S"].ask({"do": "chat", "text": "gl 大家好 <b> 👩\u200d💻"}))["type"] == "ok"
        for client in clients.values():
            frame = await client.until(lambda c: [f for f in c.frames if f["type"] == "chat"])
            assert [(said["by"], said["text"]) for said in frame[0]["messages"]] == [
                ("Sana", "gl 大家好 <b> 👩\u200d💻")
            ]
        stranger = await connect_table(server, clients["N"].table["table"], None)
        stack.push_async_callback(stranger.close)
        await stranger.until(lambda c: any(f["type"] == "chat" for f in c.frames))
        assert (await stranger.ask({"do": "chat", "text": "hi"}))["code"] == "turn"
        assert (await clients["S"].ask({"do": "chat", "text": "x" * 300}))["code"] == "form"


async def test_the_lobby_socket_takes_nothing_but_a_ping(server: str) -> None:
    async with AsyncExitStack() as stack:
        client = await look(server, stack)
        await client.say({"do": "ping", "version": 0, "rev": 0})
        await client.until(lambda c: c.frames[-1]["type"] == "pong")
        assert (await client.ask({"do": "sit", "seat": "N", "id": "a"}))["code"] == "form"


def test_five_hundred_tables_take_few_queries(
    client: Client, four: dict[str, User], room: Room, django_assert_max_num_queries: Any
) -> None:
    owner = four["N"]
    Table.objects.bulk_create(Table(room=room, game=room.game, owner=owner, options={}) for _ in range(500))
    client.force_login(owner)
    with django_assert_max_num_queries(11):
        answer = client.get("/lobby/")
    assert answer.status_code == 200
    frame = check_frame({**answer.context["first_frame"], "tables": []})
    assert len(frame["rooms"]) == 2 * len(GAMES)
    assert len(answer.context["first_frame"]["tables"]) == 500
