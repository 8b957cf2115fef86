"""Scripted people who play random legal actions, come back when the connection is lost, and send again what was not
answered, with the same id: what a good client does.
"""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from games.engine.actions import parse_action
from games.tests.attack.processes import PEOPLE
from games.tests.clients import TableClient, connect_table, log_in
from games.tests.rules.random_matches import random_action

Json = dict[str, Any]


class Acknowledged(NamedTuple):
    """An action that the server has said `ok` to, and the version it made."""

    seat: str
    id: str
    action: str
    version: int


@dataclass
class Witness:
    """What all the players have seen; whoever sees a version of a match sees the same of it."""

    publics: dict[tuple[int, int], str] = field(default_factory=dict)
    privates: dict[tuple[int, int, str], str] = field(default_factory=dict)
    acknowledged: list[Acknowledged] = field(default_factory=list)

    def see(self, seat: str, view: Json) -> None:
        """Compare a view with what anyone saw of that version, before or after whatever happened to the server."""
        place = view["match"], view["version"]
        public, private = json.dumps(view["public"]), json.dumps(view["you"])
        assert self.publics.setdefault(place, public) == public, place
        assert self.privates.setdefault((*place, seat), private) == private, place


class Player:
    """One person on a seat. `sent` hears of each command just after it was sent; `others`: the servers to go to."""

    def __init__(self, seat: str, browser: httpx.AsyncClient, witness: Witness, rng: random.Random) -> None:
        self.seat, self.browser, self.witness, self.rng = seat, browser, witness, rng
        self.address = str(browser.base_url)
        self.others = [self.address]
        self.sent: Callable[[], None] = lambda: None
        self.client: TableClient | None = None
        self.pending: Json | None = None
        self.repeated = 0
        self._known = 0

    async def play(self, table_id: int) -> None:
        """Sit down and play the match at the table to its end, whatever happens to the connection."""
        self.pending, self._known = None, 0
        while True:
            self.client = await self._come_back(table_id)
            try:
                await self._go_on(self.client)
            except (ConnectionError, WebSocketException):
                continue
            else:
                return
            finally:
                await self.client.close()

    async def _come_back(self, table_id: int) -> TableClient:
        while True:
            try:
                return await connect_table(self.address, table_id, self.browser)
            except TimeoutError:
                raise
            except (OSError, WebSocketException):
                self.address = self.rng.choice(self.others)
                await asyncio.sleep(0.02)

    async def _go_on(self, client: TableClient) -> None:
        """Repeat what was not answered, then decide whenever it is this seat's turn."""
        await client.sit_ready(self.seat)
        await client.until(lambda c: c.view)
        if self.pending is not None:
            self.repeated += 1
            await self._carry_out(client, self.pending)
        while not is_over(client):
            await client.until(lambda c: is_over(c) or self._may_act(c.view))
            if not is_over(client):
                await self._carry_out(client, self._decide(client.view))
        self.look(client)

    def _may_act(self, view: Json) -> bool:
        return bool(view["version"] >= self._known and view["you"]["actions"])

    def _decide(self, view: Json) -> Json:
        action = choose(view, self.rng)
        return {
            "do": "act",
            "action": action,
            "version": view["version"],
            "id": str(uuid.UUID(int=self.rng.getrandbits(128))),
        }

    async def _carry_out(self, client: TableClient, command: Json) -> None:
        self.look(client)
        self.pending = command
        await client.say(command)
        self.sent()
        answer = await client.until(lambda c: c.answers.get(command["id"]))
        assert answer["type"] == "ok", (command, answer)
        self.pending, self._known = None, answer["version"]
        self.witness.acknowledged.append(
            Acknowledged(self.seat, command["id"], command["action"], answer["version"])
        )

    def look(self, client: TableClient) -> None:
        """Tell the witness of every view that has come."""
        for frame in client.frames:
            if frame["type"] == "view":
                self.witness.see(self.seat, frame)
        client.frames.clear()
        client.texts.clear()


def is_over(client: TableClient) -> bool:
    """Whether the match that the client shows has ended."""
    return bool(client.view["public"]["outcome"]["over"])


async def shows(client: TableClient, version: int) -> None:
    """Wait until a client has got that far."""
    await client.until(lambda c: c.view and c.view["version"] >= version)


def choose(view: Json, rng: random.Random) -> str:
    """One of the actions that the view offers, drawn as in the engine's random matches."""
    offered = tuple(parse_action(offer["action"]) for offer in view["you"]["actions"])
    return random_action(rng, offered).text


def on_turn(clients: Iterable[TableClient]) -> TableClient:
    """Who is on turn by the newest view, the first of them where several are."""
    clients = list(clients)
    newest = max(clients, key=lambda client: client.view["version"]).view
    return next(client for client in clients if client.view["you"]["seat"] == newest["public"]["turns"][0])


async def play_on(clients: Iterable[TableClient], rng: random.Random) -> int:
    """Whoever is on turn acts; the version it made. The others may not have heard of it."""
    clients = list(clients)
    actor = on_turn(clients)
    await shows(actor, max(client.view["version"] for client in clients))
    answer = await actor.act(choose(actor.view, rng))
    assert answer["type"] == "ok", answer
    await shows(actor, answer["version"])
    return int(answer["version"])


async def play_together(clients: Iterable[TableClient], rng: random.Random) -> int:
    """Whoever is on turn acts; the version it made, which all have seen when this returns."""
    clients = list(clients)
    version = await play_on(clients, rng)
    for client in clients:
        await shows(client, version)
    return version


async def play_again(clients: Iterable[TableClient]) -> None:
    """All are ready for another match after the one that is over; it has started when this returns."""
    clients = list(clients)
    over = clients[0].view["match"]
    for client in clients:
        answer = await client.ask({"do": "ready"})
        assert answer["type"] == "ok", answer
    for client in clients:
        await client.until(lambda c: c.view["match"] != over)


async def log_in_four(address: str, stack: AsyncExitStack) -> dict[str, httpx.AsyncClient]:
    """A browser for each of the four people of a prepared database."""
    browsers = {}
    for seat, name in PEOPLE.items():
        browsers[seat] = await log_in(address, f"{name.lower()}@example.org")
        stack.push_async_callback(browsers[seat].aclose)
    return browsers
