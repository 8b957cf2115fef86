"""A command whose answer was lost is sent again, by another socket perhaps: what is so already is answered `ok`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from asgiref.sync import async_to_sync, sync_to_async

from accounts.models import User
from games.models import LogEntry, Match, Room, Table, TableSeat
from games.services import handover, seating, tables
from games.services.refusal import Refusal
from games.tests.clients import Json, TableClient, connect_table, log_in
from games.tests.matches import start_match_of

pytestmark = pytest.mark.django_db(transaction=True)

TIMES = 3


class Owner:
    """The owner of a casual table with bots, at several sockets."""

    def __init__(self, table_id: int, sockets: list[TableClient]) -> None:
        self.table_id = table_id
        self.sockets = sockets

    async def does(self, **command: Any) -> None:
        """A command, then the same again, and the same from all sockets at once: each is answered with `ok`."""
        frame: Json = {"id": f"once-{sorted(command.items())}"[:64], **command}
        again: list[Json] = [await self.sockets[0].ask(dict(frame)) for _ in range(TIMES)]
        again += await asyncio.gather(*(socket.ask(dict(frame)) for socket in self.sockets))
        assert {answer["type"] for answer in again} == {"ok"}, again

    async def does_at_once(self, **command: Any) -> None:
        """The same from all sockets at once, nobody having asked before."""
        frame: Json = {"id": f"at once-{sorted(command.items())}"[:64], **command}
        answers = await asyncio.gather(*(socket.ask(dict(frame)) for socket in self.sockets))
        assert {answer["type"] for answer in answers} == {"ok"}, answers


@sync_to_async
def open_bots_table(user: User, room: Room) -> int:
    return tables.open_table(user, room, {"clock": None}, bots=True).pk


@pytest.fixture
async def owner(server: str, four: dict[str, User], room: Room) -> AsyncIterator[Owner]:
    """Nobody sits at the table yet."""
    table_id = await open_bots_table(four["S"], room)
    async with AsyncExitStack() as stack:
        browser = await log_in(server, four["S"].email)
        stack.push_async_callback(browser.aclose)
        sockets = [await connect_table(server, table_id, browser) for _ in range(TIMES)]
        for socket in sockets:
            stack.push_async_callback(socket.close)
        yield Owner(table_id, sockets)


@sync_to_async
def entries() -> int:
    return LogEntry.objects.count()


async def test_before_a_match_what_is_asked_again_is_so_already(owner: Owner) -> None:
    await owner.does_at_once(do="sit", seat="S")
    await owner.does(do="sit", seat="S")
    await owner.does(do="quiet", quiet=True)
    await owner.does(do="quiet", quiet=False)
    await owner.does(do="ready", ready=True)
    await owner.does(do="ready", ready=False)
    await owner.does(do="bot", seat="N", bot=True)
    await owner.does(do="bot", seat="N", bot=False)
    await owner.does_at_once(do="stand")
    await owner.does(do="stand")
    assert await sync_to_async(TableSeat.objects.count)() == 0
    assert await entries() == 0


async def test_what_has_begun_the_match_may_be_asked_again(owner: Owner) -> None:
    await owner.does(do="sit", seat="S")
    await owner.does(do="bot", seat="N", bot=True)
    await owner.does(do="bot", seat="E", bot=True)
    await owner.does(do="ready", ready=True)
    await owner.does_at_once(do="bot", seat="W", bot=True)
    await owner.does(do="bot", seat="W", bot=True)
    await owner.does(do="ready", ready=True)
    await owner.does(do="sit", seat="S")
    assert await sync_to_async(Match.objects.count)() == 1


async def test_in_a_match_a_seat_changes_hands_once_however_often_it_is_asked(owner: Owner) -> None:
    await owner.does(do="sit", seat="S")
    for seat in "NEW":
        await owner.does(do="bot", seat=seat, bot=True)
    await owner.does(do="ready", ready=True)
    changes = 0
    for command in (
        {"do": "computer", "computer": True},
        {"do": "computer", "computer": False},
        {"do": "stand"},
        {"do": "sit", "seat": "S"},
    ):
        await owner.does_at_once(**command)
        await owner.does(**command)
        changes += 1
    logged = await sync_to_async(
        lambda: [row.entry for row in LogEntry.objects.filter(seq__gt=1) if '"seat_changed"' in row.entry]
    )()
    assert len(logged) == changes, logged


def test_who_sits_in_a_rated_match_may_ask_again_for_the_seat_and_for_no_other(
    four: dict[str, User], rated_room: Room
) -> None:
    table = tables.open_table(four["N"], rated_room, {"clock": None})
    start_match_of(four, table)
    async_to_sync(handover.sit)(table.pk, four["N"], "N")
    for seat in "ESW":
        with pytest.raises(Refusal, match="fixed"):
            async_to_sync(handover.sit)(table.pk, four["N"], seat)


def test_nobody_stands_up_from_a_table_that_is_not_there(four: dict[str, User]) -> None:
    with pytest.raises(Refusal, match="no such table"):
        async_to_sync(handover.stand)(10**9, four["N"])


def test_a_bot_that_is_gone_may_be_sent_away_again_where_someone_sits_now(
    four: dict[str, User], room: Room
) -> None:
    table = tables.open_table(four["N"], room, {"clock": None}, bots=True)
    seating.sit(table.pk, four["N"], "N")
    seating.set_bot(table.pk, four["N"], "E", bot=True)
    seating.sit(table.pk, four["E"], "E")
    seating.set_bot(table.pk, four["N"], "E", bot=False)
    assert Table.objects.get().seats.get(seat="E").user == four["E"]
    with pytest.raises(Refusal, match="taken"):
        seating.set_bot(table.pk, four["N"], "E", bot=True)
