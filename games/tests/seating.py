"""Four people brought to a table through the site's own doors."""

from __future__ import annotations

from contextlib import AsyncExitStack

from asgiref.sync import sync_to_async

from accounts.models import User
from games.selectors.verification import list_disagreements
from games.tests.clients import TableClient, connect_table, log_in, open_table

NO_CLOCK = "3"
"""The place of "No clock" among the choices of the form."""


@sync_to_async
def check_logs() -> None:
    """Every match agrees with its log (`manage.py verify_log`)."""
    found = list(list_disagreements())
    assert found == [], found


async def seat_four(server: str, four: dict[str, User], stack: AsyncExitStack) -> dict[str, TableClient]:
    """Log four people in, open a table and sit them down by their sockets; the match has started.

    When the stack is left and all have gone, what is stored beside the log must agree with it.
    """
    stack.push_async_callback(check_logs)
    browsers = {seat: await log_in(server, user.email) for seat, user in four.items()}
    for browser in browsers.values():
        stack.push_async_callback(browser.aclose)
    table_id = await open_table(browsers["N"], clock=NO_CLOCK)
    clients = {}
    for seat, browser in browsers.items():
        clients[seat] = await connect_table(server, table_id, browser)
        stack.push_async_callback(clients[seat].close)
        await clients[seat].sit_ready(seat)
    for client in clients.values():
        await client.until(lambda c: c.view)
    return clients
