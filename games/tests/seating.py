"""Four people brought to a table through the site's own doors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import AsyncExitStack
from typing import Any

from asgiref.sync import sync_to_async

from accounts.models import User
from games.rules.registry import get_game
from games.selectors.verification import list_disagreements
from games.tests.clients import TableClient, connect_table, log_in, open_table

NO_CLOCK = "3"
"""The place of "No clock" among the choices of the form."""


@sync_to_async
def check_logs() -> None:
    """Every match agrees with its log (`manage.py verify_log`)."""
    found = list(list_disagreements())
    assert found == [], found


def places(game: str, options: Mapping[str, Any]) -> dict[str, str]:
    """The places that the form names the values of a game's options by."""
    values = {option.key: [value for value, _ in option.choices] for option in get_game(game).info.options}
    return {key: str(values[key].index(value)) for key, value in options.items()}


def by_seat(clients: Iterable[TableClient]) -> dict[str, TableClient]:
    """The clients by the seats they play, clockwise from North."""
    seated = {client.view["you"]["seat"]: client for client in clients}
    return {seat: seated[seat] for seat in "NESW"}


async def seat_four(
    server: str,
    four: dict[str, User],
    stack: AsyncExitStack,
    game: str = "broken-ark",
    options: Mapping[str, Any] | None = None,
) -> dict[str, TableClient]:
    """Log four people in, open a table and sit them down by their sockets; the match has started.

    The clients stand by the seats they play, which in a game that draws seats are not those of `four`. When the stack
    is left and all have gone, what is stored beside the log must agree with it.
    """
    stack.push_async_callback(check_logs)
    browsers = {seat: await log_in(server, user.email) for seat, user in four.items()}
    for browser in browsers.values():
        stack.push_async_callback(browser.aclose)
    table_id = await open_table(browsers["N"], game, clock=NO_CLOCK, **places(game, options or {}))
    clients = []
    for seat, browser in browsers.items():
        client = await connect_table(server, table_id, browser)
        stack.push_async_callback(client.close)
        await client.sit_ready(seat)
        clients.append(client)
    for client in clients:
        await client.until(lambda c: c.view)
    return by_seat(clients)
