"""Everyone who looks at a table, all that the server sends them, and a search of it for cards they may not know."""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import httpx
from asgiref.sync import sync_to_async

from accounts.models import User
from games.engine.game import Viewer
from games.engine.seats import parse_seat
from games.models import LogEntry, Match
from games.tests.attack.knowledge import Board, boards_by_version, leaked, named_cards
from games.tests.attack.players import is_over, play_again, play_on, shows
from games.tests.clients import TableClient, connect_table, log_in, new_browser
from games.tests.rules.random_matches import ALL_ACTIONS

Json = dict[str, Any]
Boards = dict[tuple[int, int], Board]
"""By a match's primary key and version."""

PAGES = (
    "/",
    "/lobby/",
    "/help/",
    "/leaderboards/",
    "/accounts/",
    "/accounts/settings/",
    "/tables/999999/",
    "/nowhere/",
)


@sync_to_async
def read_boards() -> Boards:
    """The board at each version of each match, from the log on disk."""
    return {
        (match_id, version): board
        for match_id in Match.objects.values_list("pk", flat=True)
        for version, board in boards_by_version(
            LogEntry.objects.filter(match=match_id).order_by("seq").values_list("entry", flat=True)
        ).items()
    }


@contextmanager
def failing(name: str) -> Iterator[None]:
    """Let a function of the server fail with all that it knows in its frame."""

    def fail(*args: object, **kwargs: object) -> None:
        raise RuntimeError("planted")

    with patch(name, fail):
        yield


class Readers:
    """Four at a table, someone who is logged in, somebody who is not, and an admin with the admin's pages.

    `shows`: the one of the four who lets spectators see the cards. `prose`: the cards that pages name while nothing is
    played, by path: they say what the game is about.
    """

    def __init__(self, server: str, game: str, shows: str) -> None:
        self.server, self.game, self.shows = server, game, shows
        self.prose: dict[str, set[str]] = {}
        self.seats: dict[str, TableClient] = {}
        self.sockets: dict[str, TableClient] = {}
        self.browsers: dict[str, httpx.AsyncClient] = {}
        self.asked: dict[str, set[str]] = {}
        self._profiles: list[str] = []

    async def read_prose(self) -> None:
        """Before anything is dealt."""
        async with new_browser(self.server) as browser:
            for path in ("/", f"/help/{self.game}/"):
                self.prose[path] = named_cards((await browser.get(path)).text)

    async def let_in(
        self, seats: dict[str, TableClient], make_user: Callable[..., User], stack: AsyncExitStack
    ) -> None:
        """The four whose match has begun; then the others log in, and the two spectators open their sockets."""
        self.seats, self.sockets = seats, dict(seats)
        self.asked = {seat: set() for seat in seats}
        self.browsers = {seat: client.browser for seat, client in seats.items() if client.browser}
        for reader, rights in {"watcher": {}, "admin": {"is_staff": True, "is_superuser": True}}.items():
            user = await sync_to_async(make_user)(reader.title(), **rights)
            self._profiles.append(f"/players/{user.pk}/")
            self.browsers[reader] = await log_in(self.server, user.email)
        self.browsers["nobody"] = new_browser(self.server)
        for reader in ("watcher", "nobody"):
            self.sockets[reader] = await connect_table(self.server, self.table_id, self.browsers[reader])
            await shows(self.sockets[reader], 1)
            stack.push_async_callback(self.sockets[reader].close)
        for browser in self.browsers.values():
            stack.push_async_callback(browser.aclose)

    @property
    def table_id(self) -> int:
        """Where they all are."""
        return int(self.seats["N"].table["table"])

    @property
    def match_id(self) -> int:
        """What is being played."""
        return int(self.seats["N"].view["match"])

    def viewer(self, reader: str) -> Viewer:
        """From where a reader looks at the table."""
        if reader in self.seats:
            return Viewer(parse_seat(reader))
        sitting = self.seats["N"].table["seats"]
        shown = (seat for seat, sitter in sitting.items() if sitter["name"] == self.shows)
        return Viewer(None, frozenset(map(parse_seat, shown)))

    async def play_on(self, rng: random.Random) -> None:
        """Whoever is on turn acts, in the next match if this one is over; all have seen it when this returns."""
        if is_over(self.seats["N"]):
            await play_again(self.seats.values())
        version = await play_on(self.seats.values(), rng)
        for socket in self.sockets.values():
            await shows(socket, version)

    async def pry(self, rng: random.Random) -> None:
        """Ask for what is not allowed, to see what the refusals tell. A refusal may name the card it was asked for."""
        seat, action = rng.choice("NESW"), rng.choice(ALL_ACTIONS).text
        if action not in {offer["action"] for offer in self.seats[seat].view["you"]["actions"]}:
            self.asked[seat] |= named_cards(action)
            assert (await self.seats[seat].act(action))["type"] == "error"

    def check_frames(self, boards: Boards) -> int:
        """Search every frame that came to anyone; how many cards were named rightly."""
        named = 0
        for reader, socket in self.sockets.items():
            for text in socket.texts:
                found = leaked(text, *self._measure(json.loads(text), reader, boards))
                assert not found, (reader, found, text)
                named += len(named_cards(text))
        return named

    def _measure(self, frame: Json, reader: str, boards: Boards) -> tuple[Board, Viewer, set[str]]:
        """What a frame is measured by: the board, who looks at it, and the cards that a refusal may echo."""
        if frame["type"] == "view":
            return boards[frame["match"], frame["version"]], self.viewer(reader), set()
        return boards[min(boards)], Viewer(), self.asked[reader] if frame["type"] == "error" else set()

    async def check_pages(self, board: Board) -> None:
        """Search every page that each of them can ask for, the admin's and the error pages included."""
        for reader in self.browsers:
            async for path, page in self._pages(reader):
                viewer = self.viewer(reader) if path == self._table else Viewer()
                text = self._without_finished_boards(path, page, board)
                found = leaked(text, board, viewer, self.prose.get(path, ()))
                assert not found, (reader, path, found)

    async def _pages(self, reader: str) -> AsyncIterator[tuple[str, str]]:
        """(path, text) of the pages, those of errors too; pages that are alike for all four, for North alone."""
        browser = self.browsers[reader]
        for path in (
            self._table,
            f"{self._table}?seat=North",
            *(self._others() if reader not in "ESW" else ()),
        ):
            yield path.split("?")[0], _without_tokens(await browser.get(path))
        yield "403", _without_tokens(await browser.post(self._form, data={}))
        with failing("games.views.tables.render"):
            answer = await browser.get(self._table)
            assert answer.status_code == 500
            yield "500", _without_tokens(answer)
        if reader == "admin":
            async for path, page in _admin_pages(browser):
                yield path, page

    def _others(self) -> tuple[str, ...]:
        of_the_game = f"/help/{self.game}/", f"/leaderboards/{self.game}/", f"/matches/{self.match_id}/end/"
        return *PAGES, *of_the_game, self._form, f"{self._table}qr.svg", *self._profiles

    @property
    def _table(self) -> str:
        return f"/tables/{self.table_id}/"

    @property
    def _form(self) -> str:
        return f"/rooms/{self.game}-casual/open/"

    def _without_finished_boards(self, path: str, page: str, under_way: Board) -> str:
        """The admin's pages without the boards that all may know, none of which is the one under way."""
        shown = re.findall(r'<section class="finished-board" data-board="(\d+)">', page)
        if path == f"/admin/games/match/{self.match_id}/change/":
            assert all(int(number) < under_way.number + under_way.over for number in shown), shown
        assert under_way.over or under_way.nonce not in page
        return re.sub(r'(?s)<section class="finished-board".*?</section>', "", page)


def _without_tokens(answer: httpx.Response) -> str:
    """Headers and body; tokens, and what the admin shows of a password's hash, are random and may look like a card."""
    text = answer.text + "\n".join(f"{key}: {value}" for key, value in answer.headers.items())
    return re.sub(r'(csrfmiddlewaretoken" value="|(?:csrftoken|sessionid)=|<bdi>)[\w*]+', "", text)


async def _admin_pages(browser: httpx.AsyncClient) -> AsyncIterator[tuple[str, str]]:
    """Every admin page, following links from the index on; the same page under another order or filter once."""
    found, waiting = {"/admin/"}, ["/admin/"]
    while waiting:
        base = waiting.pop()
        answer = await browser.get(base)
        yield base, _without_tokens(answer)
        for link in re.findall(r'href="([^"#]*)"', answer.text):
            path = httpx.URL(f"{browser.base_url}{base}").join(link).path
            if path.startswith("/admin/") and not _LEADS_AWAY.search(path) and path not in found:
                found.add(path)
                waiting.append(path)


_LEADS_AWAY = re.compile("logout|password|jsi18n|delete")
