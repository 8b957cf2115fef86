"""A search of all that leaves the server while a match is played: no text names a card that its reader may not know."""

from __future__ import annotations

import json
import logging
import random
import re
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from io import StringIO
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from asgiref.sync import sync_to_async
from django.core.management import call_command

from accounts.models import User
from games.engine.events import Dealt
from games.engine.game import NextBoard
from games.models import LogEntry
from games.services import dealing, play
from games.tests.attack.knowledge import PACK, Board, boards_by_version, leaked, named_cards
from games.tests.attack.players import choose, is_over, shows
from games.tests.clients import TableClient, connect_table, log_in
from games.tests.rules.twins import with_special_cards
from games.tests.seating import seat_four

Json = dict[str, Any]

PAGES_EVERY = 50
HIDDEN_BOARDS = 2

pytestmark = pytest.mark.django_db(transaction=True)


def deal_specials(rng: random.Random, match_id: int, board: NextBoard) -> Dealt:
    """A real deal, but two seats share the cards that can be detained."""
    return with_special_cards(dealing.shuffle_and_deal(match_id, board), rng.randrange(4), rng.randrange(4))


@sync_to_async
def read_boards() -> dict[int, Board]:
    """The board at each version, from the log on disk."""
    return boards_by_version(LogEntry.objects.order_by("seq").values_list("entry", flat=True))


async def read_prose(server: str) -> set[str]:
    """The cards that the landing page names: it says what the game is about."""
    async with httpx.AsyncClient(base_url=server) as browser:
        return named_cards((await browser.get("/")).text)


class Readers:
    """Four at the table, someone who is logged in, somebody who is not, and an admin with the admin's pages."""

    def __init__(self, server: str, seats: dict[str, TableClient], prose: set[str] | None = None) -> None:
        self.server, self.seats = server, seats
        self.prose = prose or set()
        self.table_id = seats["N"].table["table"]
        self.sockets: dict[str, TableClient] = dict(seats)
        self.browsers: dict[str, httpx.AsyncClient] = {}
        self.asked: dict[str, set[str]] = {reader: set() for reader in "NESW"}

    async def let_in(
        self, four: dict[str, User], make_user: Callable[..., User], stack: AsyncExitStack
    ) -> None:
        """Log everybody in and open the two spectators' sockets."""
        watcher = await sync_to_async(make_user)("Watcher")
        admin = await sync_to_async(make_user)("Admin", is_staff=True, is_superuser=True)
        for reader, user in {**four, "watcher": watcher, "admin": admin}.items():
            self.browsers[reader] = await log_in(self.server, user.email)
        self.browsers["nobody"] = httpx.AsyncClient(base_url=self.server)
        for reader in ("watcher", "nobody"):
            self.sockets[reader] = await connect_table(self.server, self.table_id, self.browsers[reader])
            await self.sockets[reader].until(lambda c: c.view)
            stack.push_async_callback(self.sockets[reader].close)
        for browser in self.browsers.values():
            stack.push_async_callback(browser.aclose)

    def boards(self) -> int:
        """How many have been finished."""
        return len(self.seats["N"].view["public"]["sheet"]["boards"])

    async def play_on(self, rng: random.Random) -> None:
        """Whoever is on turn acts; all have seen it when this returns."""
        view = self.seats["N"].view
        seat = view["public"]["turns"][0]
        answer = await self.seats[seat].act(choose(self.seats[seat].view, rng))
        assert answer["type"] == "ok"
        for socket in self.sockets.values():
            await shows(socket, answer["version"])

    async def pry(self, rng: random.Random) -> None:
        """Ask for what is not allowed, to see what the refusals tell. A refusal may name the card it was asked for."""
        seat, card = rng.choice("NESW"), rng.choice(sorted(PACK))
        action = rng.choice(["", "up ", "down ", "flip "]) + card
        legal = {offer["action"] for offer in self.seats[seat].view["you"]["actions"]}
        if action not in legal:
            self.asked[seat].add(card)
            assert (await self.seats[seat].act(action))["type"] == "error"

    def check_frames(self, boards: dict[int, Board]) -> int:
        """Search every frame that came to anyone; how many cards were named rightly."""
        named = 0
        for reader, socket in self.sockets.items():
            seat = reader if reader in "NESW" else None
            for text in socket.texts:
                frame = json.loads(text)
                version = frame["version"] if frame["type"] == "view" else 1
                allowed = self.asked[reader] if frame["type"] == "error" else set()
                public = frame["type"] != "view"
                found = leaked(text, boards[version], None if public else seat, allowed)
                assert not found, (reader, found, text)
                named += len(named_cards(text))
        return named

    async def check_pages(self, number: int, board: Board) -> None:
        """Search every page that each of them can ask for, the admin's and the error pages included."""
        for reader, browser in self.browsers.items():
            seat = reader if reader in "NESW" else None
            async for path, page in self.pages(browser, reader == "admin"):
                is_table = path == f"/tables/{self.table_id}/"
                text = _without_finished_boards(page, number)
                found = leaked(text, board, seat if is_table else None, self.prose if path == "/" else ())
                assert not found, (reader, path, found)

    async def pages(self, browser: httpx.AsyncClient, admin: bool) -> Any:
        """(path, text) of the pages, those of errors too."""
        table = f"/tables/{self.table_id}/"
        for path in (table, *PAGES, f"{table}?seat=North"):
            yield path.split("?")[0], _without_tokens(await browser.get(path))
        yield "403", _without_tokens(await browser.post(OPEN, data={}))
        with failing("games.views.tables.render"):
            answer = await browser.get(table)
            assert answer.status_code == 500
            yield "500", _without_tokens(answer)
        if admin:
            for path in await _admin_paths(browser):
                yield path, _without_tokens(await browser.get(path))


OPEN = "/rooms/broken-ark-casual/open/"
PAGES = ("/", "/lobby/", "/help/", OPEN, "/tables/999999/", "/nowhere/")
"""Pages beside the table's own, those of errors included."""


def _without_finished_boards(page: str, under_way: int) -> str:
    """The admin's page of a match without the boards that all may know, none of which is the one under way."""
    shown = re.findall(r'<section class="finished-board" data-board="(\d+)">', page)
    assert all(int(number) < under_way for number in shown), shown
    return re.sub(r'(?s)<section class="finished-board".*?</section>', "", page)


def _without_tokens(answer: httpx.Response) -> str:
    """Headers and body; tokens, and what the admin shows of a password's hash, are random and may look like a card."""
    text = answer.text + "\n".join(f"{key}: {value}" for key, value in answer.headers.items())
    return re.sub(r'(csrfmiddlewaretoken" value="|(?:csrftoken|sessionid)=|<bdi>)[\w*]+', "", text)


async def _admin_paths(browser: httpx.AsyncClient) -> list[str]:
    """Every admin page, following links from the index on; the same page under another order or filter once."""
    found, waiting = {"/admin/"}, ["/admin/"]
    while waiting:
        base = waiting.pop()
        answer = await browser.get(base)
        for link in re.findall(r'href="([^"#]*)"', answer.text):
            path = httpx.URL(f"{browser.base_url}{base}").join(link).path
            if path.startswith("/admin/") and not _LEADS_AWAY.search(path) and path not in found:
                found.add(path)
                waiting.append(path)
    return sorted(found)


_LEADS_AWAY = re.compile("logout|password|jsi18n|delete")


@contextmanager
def failing(name: str) -> Iterator[None]:
    """Let a function of the server fail with all that it knows in its frame."""

    def fail(*args: object, **kwargs: object) -> None:
        raise RuntimeError("planted")

    with patch(name, fail):
        yield


async def provoke_failures(readers: Readers) -> None:
    """Let the door fail in the middle, so that something is logged about a match."""
    for seat, client in readers.seats.items():
        with patch.object(play, "_parse", side_effect=RuntimeError("planted")):
            answer = await client.act("P" if client.view["you"]["actions"] else "ok")
            assert answer["type"] == "error", seat


@pytest.mark.parametrize("boards_played", [HIDDEN_BOARDS, pytest.param(12, marks=pytest.mark.soak)])
async def test_no_frame_page_log_line_or_export_names_a_card_its_reader_may_not_know(
    boards_played: int,
    server: str,
    four: dict[str, User],
    make_user: Callable[..., User],
    rng: random.Random,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    async with AsyncExitStack() as stack:
        stack.enter_context(dealing.deal_with(partial(deal_specials, rng)))
        prose = await read_prose(server)
        readers = Readers(server, await seat_four(server, four, stack), prose)
        await readers.let_in(four, make_user, stack)
        played = 0
        while not is_over(readers.seats["N"]) and readers.boards() < boards_played:
            if played % PAGES_EVERY == 0:
                boards = await read_boards()
                await provoke_failures(readers)
                await readers.check_pages(max(boards), boards[max(boards)])
            await readers.pry(rng)
            await readers.play_on(rng)
            played += 1
        boards = await read_boards()
        assert readers.check_frames(boards) > 1000
        assert any("planted" in (record.exc_text or "") for record in caplog.records)
        assert not named_cards(caplog.text)
        assert not any(board.nonce in caplog.text for board in boards.values())


async def test_an_exported_match_names_no_card_of_the_board_under_way(
    server: str, four: dict[str, User], rng: random.Random
) -> None:
    async with AsyncExitStack() as stack:
        readers = Readers(server, await seat_four(server, four, stack))
        while not readers.boards():
            await readers.play_on(rng)
        for _ in range(5):
            await readers.play_on(rng)
        boards, out = await read_boards(), StringIO()
        await sync_to_async(call_command)("export", readers.seats["N"].view["match"], stdout=out)
        under_way = boards[max(boards)]
        assert len(json.loads(out.getvalue())["boards"]) == 1
        assert under_way.nonce not in out.getvalue()
        assert not any(" ".join(sorted(hand)) in out.getvalue() for hand in under_way.hands.values())


def test_the_search_finds_a_card_however_it_is_written() -> None:
    for text in ('"SQ"', "♠Q", "♠️Q", "queen of spades", "Queen of Spades", "play SQ.", "down SQ"):
        assert named_cards(text) == {"SQ"}, text
    assert named_cards("10 of hearts, ♥10, HT") == {"HT"}
    assert named_cards("4SX, 1S, DJango, s9, ASAP") == set()
