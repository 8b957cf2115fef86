"""Nobody fills the server with sockets alone."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import httpx

from accounts.models import User
from games.tests.clients import TableClient, connect_to, log_in


async def look(server: str, browser: httpx.AsyncClient | None = None) -> TableClient:
    return await connect_to(server, "/ws/lobby/", browser)


async def test_a_user_with_too_many_sockets_is_told_and_others_are_not_touched(
    server: str, four: dict[str, User], settings: Any
) -> None:
    settings.SOCKETS_OF_A_USER = 2
    async with AsyncExitStack() as stack:
        browsers = {seat: await log_in(server, four[seat].email) for seat in "NE"}
        for browser in browsers.values():
            stack.push_async_callback(browser.aclose)
        sockets = [await look(server, browsers["N"]) for _ in range(3)]
        sockets.append(await look(server, browsers["E"]))
        for socket in sockets:
            stack.push_async_callback(socket.close)
        await sockets[2].socket.wait_closed()
        assert sockets[2].socket.close_code == 4429
        assert [frame["type"] for frame in sockets[2].frames] == ["closed"]
        for socket in (sockets[0], sockets[1], sockets[3]):
            await socket.ping()
        await sockets[0].close()
        again = await look(server, browsers["N"])
        stack.push_async_callback(again.close)
        await again.ping()


async def test_visitors_of_one_address_share_a_limit(server: str, settings: Any) -> None:
    settings.SOCKETS_OF_AN_ADDRESS = 1
    async with AsyncExitStack() as stack:
        first, second = await look(server), await look(server)
        stack.push_async_callback(first.close)
        await second.socket.wait_closed()
        assert second.socket.close_code == 4429
        await first.ping()
