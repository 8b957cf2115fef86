"""Recorded boards, played by four people through login, socket, consumer and door, end as the scorer says."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from accounts.models import User
from games.engine.events import Dealt
from games.engine.game import NextBoard
from games.engine.record import parse_record
from games.engine.replay import replay
from games.rules.registry import get_game
from games.services import dealing
from games.tests.clients import TableClient
from games.tests.seating import seat_four

FOLDER = Path(__file__).parent / "data"
QUICK = {("ark", 3), ("ark", 6), ("rubber", 0), ("spades", 1), ("spades", 2)}
"""The records that every run plays, by file and place; the others are played in the soak."""


def sample_records() -> Iterator[Any]:
    """Each record of the samples with what it comes to."""
    for name in ("ark", "rubber", "spades"):
        lines = (FOLDER / f"{name}_sample.jsonl").read_text().splitlines()
        for place, line in enumerate(lines):
            marks = () if (name, place) in QUICK else pytest.mark.soak
            yield pytest.param(json.loads(line), id=f"{name}-{place}", marks=marks)


def recorded_dealer(record: dict[str, Any]) -> dealing.Dealer:
    """Deals the boards of a record, one after another."""
    steps = replay(get_game(record["game"]), parse_record(record))
    deals = (event for event, _state in steps if isinstance(event, Dealt))

    def deal(match_id: int, wanted: NextBoard) -> Dealt:
        return replace(next(deals), nonce="00" * 32)

    return deal


async def act_on_turn(clients: dict[str, TableClient], action: str) -> None:
    """Whoever is on turn decides; all four have seen it when this returns."""
    turns = clients["N"].view["public"]["turns"]
    actor = clients[turns[0]]
    answer = await actor.act(action)
    assert answer["type"] == "ok", (action, answer)
    for client in clients.values():
        await client.until(lambda c: c.view["version"] >= answer["version"])


async def confirm(clients: dict[str, TableClient]) -> None:
    """All four close the scoreboard at the same time, each as it saw it."""
    answers = await asyncio.gather(*(client.act("ok") for client in clients.values()))
    assert [answer["type"] for answer in answers] == ["ok"] * 4
    for client in clients.values():
        await client.until(lambda c: c.view["public"]["phase"] == "auction")


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("line", list(sample_records()))
async def test_four_sockets_play_a_recorded_match_to_the_recorded_result(
    line: dict[str, Any], server: str, four: dict[str, User]
) -> None:
    record, expected = line["record"], line["expect"]
    async with AsyncExitStack() as stack:
        stack.enter_context(dealing.deal_with(recorded_dealer(record)))
        clients = await seat_four(server, four, stack, record["game"], record.get("options"))
        for number, board in enumerate(record["boards"]):
            if number:
                await confirm(clients)
            for action in board["actions"]:
                await act_on_turn(clients, action)
        public = clients["E"].view["public"]
    assert public["sheet"]["boards"] == expected[:-1]
    match = expected[-1]["match"]
    assert public["outcome"] == {"over": match["over"], "winner": match["winner"]}
    assert public["totals"] == match["total"]
