"""A game is one module, one line in each registry: toy Whist through engine, socket, pages, bots and ranking."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from asgiref.sync import sync_to_async
from django.test import Client

from accounts.models import User
from games.bots import registry as bots
from games.engine.game import Viewer
from games.engine.views import view
from games.models import MatchResult, Room
from games.rules import registry as rules
from games.selectors.records import get_record
from games.selectors.verification import list_disagreements
from games.services import clocks
from games.services.rooms import set_up_standard_rooms
from games.tests.clients import TableClient, connect_table, log_in, post
from games.tests.rules.random_matches import random_steps
from ranking.models import Standing
from tests.whist import HIGH_CARD, KEY, WHIST


@pytest.fixture(autouse=True)
def fifth(monkeypatch: pytest.MonkeyPatch) -> None:
    """The two lines."""
    monkeypatch.setitem(rules._BY_KEY, KEY, WHIST)
    monkeypatch.setitem(bots._BY_KEY, KEY, HIGH_CARD)
    monkeypatch.setattr(clocks, "BOT_DELAY_MS", (0, 5))


@sync_to_async
def room_of(kind: str) -> str:
    set_up_standard_rooms()
    return Room.objects.get(game=KEY, kind=kind).key


@sync_to_async
def disagreements() -> list[Any]:
    return list(list_disagreements())


async def open_table(browser: httpx.AsyncClient, kind: str, **options: object) -> int:
    path = f"/rooms/{await room_of(kind)}/open/"
    await browser.get(path)
    answer = await post(browser, path, **options)
    assert answer.status_code == 302, answer.text
    return int(answer.headers["location"].strip("/").split("/")[1])


async def play_as_the_bot(client: TableClient) -> None:
    """Whatever the bot would do, from this person's own view, to the match's end."""
    while True:
        await client.until(lambda c: c.view["public"]["outcome"]["over"] or c.view["you"]["actions"])
        if client.view["public"]["outcome"]["over"]:
            return
        version = client.view["version"]
        await client.act(HIGH_CARD.choose(client.view, random.Random(1)), version)
        await client.until(lambda c, version=version: c.view["version"] > version)


async def test_a_person_and_three_bots_play_it_through_socket_and_pages(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        browser = await log_in(server, four["S"].email)
        stack.push_async_callback(browser.aclose)
        table_id = await open_table(browser, "casual", bots="on", clock="3")
        client = await connect_table(server, table_id, browser)
        stack.push_async_callback(client.close)
        await client.ask({"do": "sit", "seat": "S"})
        for seat in "NEW":
            await client.ask({"do": "bot", "seat": seat, "bot": True})
        await client.ask({"do": "ready"})
        await client.until(lambda c: c.view)
        page = await browser.get(f"/tables/{table_id}/")
        assert KEY in page.text
        await play_as_the_bot(client)
        assert client.view["public"]["sheet"]["boards"][0]["total"] == client.view["public"]["totals"]
        match_id = client.view["match"]
        for path in ("/lobby/", "/help/", f"/matches/{match_id}/end/"):
            assert (await browser.get(path)).status_code in (200, 202)
    record = await sync_to_async(get_record)(match_id)
    assert record is not None
    assert record["game"] == KEY
    assert {"p", "b"} == set(record["boards"][0]["by"])
    assert await disagreements() == []


async def test_four_people_play_it_rated_and_the_ranking_counts_it(
    server: str, four: dict[str, User]
) -> None:
    async with AsyncExitStack() as stack:
        browsers = {seat: await log_in(server, user.email) for seat, user in four.items()}
        for browser in browsers.values():
            stack.push_async_callback(browser.aclose)
        table_id = await open_table(browsers["N"], "rated", clock="3")
        clients = {seat: await connect_table(server, table_id, browser) for seat, browser in browsers.items()}
        for seat, client in clients.items():
            stack.push_async_callback(client.close)
            await client.sit_ready(seat)
        for client in clients.values():
            await client.until(lambda c: c.view)
        await asyncio.gather(*(play_as_the_bot(client) for client in clients.values()))
        await clients["N"].until(lambda c: c.table["seats"]["N"]["badge"])
        for _ in range(100):
            if await sync_to_async(MatchResult.objects.exists)():
                break
            await asyncio.sleep(0.05)
        page = await browsers["N"].get(f"/leaderboards/{KEY}/")
        assert page.status_code == 200
        assert all(user.display_name in page.text for user in four.values())
    standings = await sync_to_async(list)(Standing.objects.filter(game=KEY).values_list("matches", flat=True))
    assert standings == [1] * 8, "four people, all time and the last 30 days"
    assert await disagreements() == []


@pytest.mark.django_db
def test_pages_that_list_games_list_it(client: Client, four: dict[str, User]) -> None:
    set_up_standard_rooms()
    for path in ("/", "/lobby/", "/leaderboards/", f"/leaderboards/{KEY}/", f"/players/{four['N'].pk}/"):
        assert client.get(path, follow=True).status_code == 200
    assert "Toy Whist" in client.get("/lobby/").content.decode()


@pytest.mark.parametrize("seed", range(20))
def test_its_random_matches_end_with_thirteen_tricks_shared(seed: int) -> None:
    state = [step.after for step in random_steps(WHIST, seed, {"boards": 3})][-1]
    outcome = WHIST.outcome(state)
    assert outcome.over
    assert outcome.winner == max(outcome.total, key=lambda side: outcome.total[side])
    for line in WHIST.scoresheet(state):
        assert min(line["score"].values()) == 0 < max(line["score"].values()) <= 7
    assert view(WHIST, state, Viewer(0))["public"]["outcome"]["over"]
