"""A bot that fails is found by the log's line: it names the match and the request, and no card."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from typing import Any

import pytest
from asgiref.sync import async_to_sync

from accounts.models import User
from arkserver.logs import JsonFormatter, WithRequestId
from games.engine.seats import NORTH
from games.live import bots as live_bots
from games.live.bots import Bots
from games.live.database import InlineDatabase
from games.live.memory import LiveMatch, Matches
from games.models import Match, Room
from games.services import tables
from games.tests.attack.knowledge import named_cards
from games.tests.matches import start_match_of

pytestmark = pytest.mark.django_db

REQUEST_ID = "0123456789abcdef"


class Broken:
    """Quotes a card of its hand as it fails."""

    def choose(self, view: Any, chance: Any) -> str:
        raise ValueError(f"no idea what to do with {view['you']['hands']['N'][0]}, the queen of spades")


class Cheat:
    """Plays a card before anything is bid."""

    def choose(self, view: Any, chance: Any) -> str:
        return "SQ"


@contextmanager
def written() -> Iterator[list[dict[str, Any]]]:
    """The lines that are written meanwhile, as production writes them, each where and when it is."""
    lines = list[dict[str, Any]]()

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(json.loads(JsonFormatter().format(record)))

    handler = Kept()
    live_bots.logger.addHandler(handler)
    try:
        yield lines
    finally:
        live_bots.logger.removeHandler(handler)


async def within_a_request(work: Callable[[], Awaitable[None]]) -> None:
    """Do what a socket's frame would bring about."""

    async def application(_scope: Any, _receive: Any, _send: Any) -> None:
        await work()

    scope = {"type": "websocket", "headers": [(b"x-request-id", REQUEST_ID.encode())]}
    await WithRequestId(application)(scope, None, None)


async def let_it_choose(match_id: int) -> str:
    """What comes of it, on the bots' own thread."""

    async def nobody_is_woken(_match: LiveMatch) -> None:
        raise AssertionError

    match = await Matches(InlineDatabase()).get(match_id)
    assert match is not None
    bots, chosen = Bots(nobody_is_woken), list[str]()

    async def choose() -> None:
        chosen.append(await bots.choose(match, NORTH))

    try:
        await within_a_request(choose)
    finally:
        await bots.close()
    return chosen[0]


@pytest.fixture
def match(four: dict[str, User], room: Room) -> Match:
    """North is to call."""
    return start_match_of(four, tables.open_table(four["N"], room, {"boards": 4, "clock": None}))


@pytest.mark.parametrize("bot", [Broken(), Cheat()])
def test_a_bot_that_fails_is_logged_with_its_match_and_request_and_without_a_card(
    match: Match, bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_bots, "find_bot", lambda _key: bot)
    with written() as lines:
        # In a context of its own, or the tests that follow would be of this request.
        assert copy_context().run(async_to_sync(let_it_choose), match.pk) == "P"
    [line] = lines
    assert (line["match"], line["request"], line["level"]) == (match.pk, REQUEST_ID, "ERROR")
    assert not named_cards(json.dumps(line, ensure_ascii=False))
