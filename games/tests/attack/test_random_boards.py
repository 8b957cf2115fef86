"""Random boards of every game through sockets, door, log and export: what was seen is what the record scores to."""

from __future__ import annotations

import json
import random
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import pytest
from asgiref.sync import sync_to_async

from accounts.models import User
from games.engine.actions import parse_action
from games.engine.events import Dealt
from games.engine.game import NextBoard
from games.engine.replay import score_lines
from games.rules.registry import GAMES
from games.services import clocks, dealing
from games.tests.attack.players import choose, is_over, play_again, play_together, shows
from games.tests.clients import TableClient, connect_table, log_in, post
from games.tests.matches import export
from games.tests.rules.random_matches import random_deal
from games.tests.seating import check_logs, seat_four

Json = dict[str, Any]

pytestmark = pytest.mark.django_db(transaction=True)
every_game = pytest.mark.parametrize("game", GAMES)

KINDS = {
    "broken-ark": {"double", "up", "down"},
    "rubber-bridge": {"claim", "accept", "reject"},
    "imp-bridge": {"claim", "accept", "reject"},
    "spades": {"look", "blind", "nil", "tricks"},
}
"""The kinds of actions that a game's boards go on for until each has been seen."""


def deal_from(rng: random.Random, match_id: int, board: NextBoard) -> Dealt:
    """The same deals in each run."""
    return random_deal(rng, board, rng.randbytes(32).hex())


def played(client: TableClient) -> list[Json]:
    """The lines of the client's sheet for boards that were not passed out."""
    return [line for line in client.view["public"]["sheet"]["boards"] if line.get("contract") != "Pass"]


async def check_export(client: TableClient) -> set[str]:
    """The exported match scores to what the client sees of it; the kinds of actions in it."""
    public, record = client.view["public"], await sync_to_async(export)(client.view["match"])
    ((*boards, last),) = score_lines([record.encode()], GAMES)
    assert boards == [{"record": 1, **line} for line in public["sheet"]["boards"]]
    assert last["match"]["total"] == public["totals"]
    assert {key: last["match"][key] for key in ("over", "winner")} == public["outcome"]
    texts = {text for board in json.loads(record)["boards"] for text in board["actions"]}
    return {parse_action(text).kind for text in texts}


async def play_a_board(clients: list[TableClient], rng: random.Random) -> None:
    """Until one has been played or the match is over; after a match that is, the next begins."""
    if is_over(clients[0]):
        await play_again(clients)
    before = len(played(clients[0]))
    while len(played(clients[0])) == before and not is_over(clients[0]):
        await play_together(clients, rng)


@pytest.mark.parametrize("boards", [1, pytest.param(60, marks=pytest.mark.soak)])
@every_game
async def test_random_boards_played_over_sockets_are_exported_as_they_were_seen(
    game: str, boards: int, server: str, four: dict[str, User], rng: random.Random
) -> None:
    kinds, left = set[str](), boards
    async with AsyncExitStack() as stack:
        stack.enter_context(dealing.deal_with(partial(deal_from, rng)))
        clients = list((await seat_four(server, four, stack, game)).values())
        while left > 0 or not KINDS[game] <= kinds:
            await play_a_board(clients, rng)
            kinds |= await check_export(clients[0])
            left -= 1
            assert left > -30, kinds
        assert len({json.dumps(client.view["public"]) for client in clients}) == 1


async def play_now(server: str, user: User, game: str, stack: AsyncExitStack) -> TableClient:
    """Someone at a table of their own with three bots, play begun by one press."""
    browser = await log_in(server, user.email)
    stack.push_async_callback(browser.aclose)
    answer = await post(browser, "/play/", game=game)
    assert answer.status_code == 302, answer.text
    table_id = int(answer.headers["location"].strip("/").split("/")[1])
    client = await connect_table(server, table_id, browser)
    stack.push_async_callback(client.close)
    await client.until(lambda c: c.view)
    return client


async def act_on_turns(client: TableClient, rng: random.Random) -> None:
    """Anything legal, whenever it is the client's turn, until a board has been played."""
    while not played(client):
        if client.view["you"]["actions"]:
            answer = await client.act(choose(client.view, rng))
            assert answer["type"] == "ok", answer
            await shows(client, answer["version"])
        await client.until(lambda c: played(c) or c.view["you"]["actions"])


@every_game
async def test_one_person_who_does_anything_legal_and_three_bots_play_a_board(
    game: str,
    server: str,
    four: dict[str, User],
    rng: random.Random,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(clocks, "BOT_DELAY_MS", (0, 5))
    async with AsyncExitStack() as stack:
        stack.push_async_callback(check_logs)
        client = await play_now(server, four["E"], game, stack)
        assert [seat["bot"] for seat in client.table["seats"].values()].count(True) == 3
        await act_on_turns(client, rng)
        await check_export(client)
    assert not caplog.records, "a bot that fails or cheats is logged"
