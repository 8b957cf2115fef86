"""Readers that stop reading, and sockets whose owner's access has ended: they hold up nobody and can do nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from asgiref.sync import sync_to_async
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from accounts.models import User
from conftest import PASSWORD
from games import live
from games.consumers import base
from games.consumers.outbox import Outbox
from games.consumers.table import TableConsumer
from games.models import LogEntry
from games.services import dealing
from games.tests.attack.players import play_on, shows
from games.tests.clients import log_in, post
from games.tests.matches import deal_suits
from games.tests.seating import seat_four

pytestmark = pytest.mark.django_db(transaction=True)


async def stop_reading(
    server: str, table_id: int, browser: httpx.AsyncClient, stack: AsyncExitStack
) -> ClientConnection:
    """A socket at the table that asks for views and never reads, until the server has nowhere to put more."""
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    address = f"{server.replace('http', 'ws')}/ws/tables/{table_id}/"
    deaf = await connect(
        address, origin=server, additional_headers={"Cookie": cookies}, compression=None, max_queue=1
    )
    stack.push_async_callback(deaf.close)
    return deaf


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The codes with which the server has ended sockets."""
    codes, end = list[int](), TableConsumer.end

    def end_and_tell(self: TableConsumer, frame: str, code: int) -> None:
        codes.append(code)
        end(self, frame, code)

    monkeypatch.setattr(TableConsumer, "end", end_and_tell)
    return codes


async def last_frame(socket: ClientConnection) -> str:
    """Read on to the end."""
    text = ""
    with contextlib.suppress(ConnectionClosed):
        while True:
            text = str(await socket.recv())
    return text


async def fill(deaf: ClientConnection, ended: list[int]) -> None:
    """Ask for more and more until the server has had enough."""
    while not ended:
        for _ in range(50):
            await deaf.send('{"do":"ping","version":0,"rev":0}')
        await asyncio.sleep(0)


async def test_who_never_reads_is_dropped_and_holds_up_nobody(
    server: str, four: dict[str, User], rng: random.Random, ended: list[int]
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seat_four(server, four, stack)
        browser = await log_in(server, four["W"].email)
        stack.push_async_callback(browser.aclose)
        table_id = clients["N"].table["table"]
        deaf = await stop_reading(server, table_id, browser, stack)
        filling = asyncio.create_task(fill(deaf, ended))
        for _ in range(40):
            version = await play_on(clients.values(), rng)
        for client in clients.values():
            await shows(client, version)
        await filling
        assert ended == [4408]
        table = (await live.ensure_started()).hub.tables[table_id]
        assert len(table.sockets) == 4
        await play_on(clients.values(), rng)
        deaf.transport.resume_reading()
        assert json.loads(await last_frame(deaf))["type"] == "closed"
        assert deaf.close_code == 4408


async def test_a_socket_that_reads_nothing_is_let_go_of_after_a_while(
    server: str, four: dict[str, User], ended: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(base, "LAST_FRAME_S", 0.05)
    left = asyncio.Event()
    call = TableConsumer.__call__

    async def call_and_tell(self: TableConsumer, scope: Any, receive: Any, send: Any) -> None:
        await call(self, scope, receive, send)
        left.set()

    async with AsyncExitStack() as stack:
        clients = await seat_four(server, four, stack)
        browser = await log_in(server, four["W"].email)
        stack.push_async_callback(browser.aclose)
        monkeypatch.setattr(TableConsumer, "__call__", call_and_tell)
        deaf = await stop_reading(server, clients["N"].table["table"], browser, stack)
        await fill(deaf, ended)
        await asyncio.wait_for(left.wait(), 20)
        deaf.transport.abort()


async def change_password(browser: httpx.AsyncClient, user: User) -> None:
    """By the form on the account page."""
    await browser.get("/accounts/password/change/")
    fields = {
        "oldpassword": PASSWORD,
        "password1": "another horse battery",
        "password2": "another horse battery",
    }
    answer = await post(browser, "/accounts/password/change/", **fields)
    assert answer.status_code == 302, answer.text


@sync_to_async
def deactivate(user: User) -> None:
    """As the admin does."""
    user.refresh_from_db()
    user.is_active = False
    user.save()


@pytest.mark.parametrize("how", ["password", "ban"])
async def test_a_new_password_or_a_ban_ends_every_socket_of_that_person_and_no_other(
    how: str, server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seat_four(server, four, stack)
        browser = await log_in(server, four["N"].email)
        stack.push_async_callback(browser.aclose)
        await (change_password(browser, four["N"]) if how == "password" else deactivate(four["N"]))
        await asyncio.wait_for(clients["N"].socket.wait_closed(), 10)
        assert clients["N"].socket.close_code == 4401
        assert clients["N"].frames[-1]["type"] == "closed"
        await clients["E"].ping()


async def test_who_was_banned_can_not_go_on_acting_by_leaving_the_last_frame_unread(
    server: str, four: dict[str, User], ended: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket whose outbox waits for its client is not closed yet; it may ask nothing all the same."""
    heard, answer = asyncio.Event(), TableConsumer._answer

    async def answer_and_tell(self: TableConsumer, data: str | bytes) -> None:
        await answer(self, data)
        heard.set()

    class UnreadOutbox(Outbox):
        async def _drain(self) -> None:
            await asyncio.Event().wait()

    async with AsyncExitStack() as stack:
        stack.enter_context(dealing.deal_with(deal_suits))
        clients = await seat_four(server, four, stack)
        browser = await log_in(server, four["N"].email)
        stack.push_async_callback(browser.aclose)
        monkeypatch.setattr(base, "Outbox", UnreadOutbox)
        monkeypatch.setattr(TableConsumer, "_answer", answer_and_tell)
        deaf = await stop_reading(server, clients["E"].table["table"], browser, stack)
        await deaf.send('{"do":"ping","version":0,"rev":0}')
        await heard.wait()
        heard.clear()
        await deactivate(four["N"])
        await asyncio.wait_for(clients["N"].socket.wait_closed(), 10)
        assert ended == [4401, 4401]
        await deaf.send('{"do":"act","action":"1C","version":1,"id":"banned"}')
        await asyncio.wait_for(heard.wait(), 10)
        written = LogEntry.objects.filter(entry__contains="banned")
        assert not await sync_to_async(written.exists)()
        deaf.transport.abort()
