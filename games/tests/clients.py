"""Clients as a browser is one: a login by the site's form, then a socket with its cookie."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from conftest import PASSWORD
from games.tests.wire import check_frame

Json = dict[str, Any]
PATIENCE_S = 20


def new_browser(server: str) -> httpx.AsyncClient:
    """A browser without a login. Whom to trust it reads for a site under TLS alone: that takes as long as a page."""
    return httpx.AsyncClient(base_url=server, timeout=PATIENCE_S, verify=server.startswith("https:"))


async def log_in(server: str, email: str, password: str = PASSWORD) -> httpx.AsyncClient:
    """A browser session of a user, made by the login form."""
    browser = new_browser(server)
    await browser.get("/accounts/login/")
    answer = await post(browser, "/accounts/login/", login=email, password=password)
    assert answer.status_code == 302, answer.text
    return browser


async def post(browser: httpx.AsyncClient, path: str, **fields: object) -> httpx.Response:
    """Send a form as the page would."""
    token = browser.cookies["csrftoken"]
    return await browser.post(
        path, data={"csrfmiddlewaretoken": token, **fields}, headers={"Referer": f"{browser.base_url}{path}"}
    )


async def open_table(browser: httpx.AsyncClient, game: str = "broken-ark", **options: object) -> int:
    """Open a casual table by the form; its primary key. Options name the place of a choice, as the form does."""
    path = f"/rooms/{game}-casual/open/"
    await browser.get(path)
    answer = await post(browser, path, **options)
    assert answer.status_code == 302, answer.text
    return int(answer.headers["location"].strip("/").split("/")[1])


class TableClient:
    """A socket at a table, opened by `browser` (None: nobody's).

    Every frame that comes is held to the schema and kept, also as the text it was.
    """

    def __init__(self, socket: ClientConnection, browser: httpx.AsyncClient | None = None) -> None:
        self.socket = socket
        self.browser = browser
        self.frames: list[Json] = []
        self.texts: list[str] = []
        self.view: Json = {}
        self.table: Json = {}
        self.answers: dict[str, Json] = {}
        self._news = asyncio.Condition()
        self._end: Exception | None = None
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self.texts.append(str(text))
                self._take(check_frame(json.loads(text)))
                await self._tell()
        except ConnectionClosedError:
            pass
        except Exception as fault:
            self._end = fault
            raise
        finally:
            self._end = self._end or ConnectionError(f"the socket has ended with {self.socket.close_code}")
            await self._tell()

    def _take(self, frame: Json) -> None:
        self.frames.append(frame)
        if frame["type"] == "view":
            self.view = frame
        elif frame["type"] == "table":
            self.table = frame
        elif frame["type"] in ("ok", "error") and frame.get("id"):
            self.answers[frame["id"]] = frame

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def until(self, holds: Callable[[TableClient], Any]) -> Any:
        """Wait for the frames that make `holds` true; what it says then."""

        async def wait() -> Any:
            async with self._news:
                while not (truth := holds(self)):
                    if self._end is not None:
                        raise self._end
                    await self._news.wait()
                return truth

        return await asyncio.wait_for(wait(), PATIENCE_S)

    async def say(self, frame: Json | str | bytes) -> None:
        """Send a frame as it is."""
        await self.socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    async def ask(self, frame: Json) -> Json:
        """Send a command and wait for its `ok` or `error`: for a new one, where the same was sent before."""
        id = frame.setdefault("id", str(uuid.uuid4()))
        self.answers.pop(id, None)
        await self.say(frame)
        return await self.until(lambda client: client.answers.get(id))

    async def act(self, action: str, version: int | None = None, id: str | None = None) -> Json:
        """Decide as seen in the newest view; the answer."""
        version = self.view["version"] if version is None else version
        return await self.ask(
            {"do": "act", "action": action, "version": version, "id": id or str(uuid.uuid4())}
        )

    async def sit_ready(self, seat: str) -> None:
        """Sit down and be ready; nothing new to whoever sits and plays there already."""
        for command in ({"do": "sit", "seat": seat}, {"do": "ready"}):
            answer = await self.ask(command)
            assert answer["type"] == "ok", answer

    async def last_error(self, frame: Json | str | bytes) -> Json:
        """Send something wrong and wait for the error it brings."""
        before = sum(frame["type"] == "error" for frame in self.frames)
        await self.say(frame)
        errors = await self.until(
            lambda client: [f for f in client.frames if f["type"] == "error"][before:] or None
        )
        return errors[0]

    async def ping(self, version: int = 0, rev: int = 0) -> None:
        """Say what one has, and wait for the `pong`."""
        before = self._pongs()
        await self.say({"do": "ping", "version": version, "rev": rev})
        await self.until(lambda client: client._pongs() > before)

    def _pongs(self) -> int:
        return sum(frame["type"] == "pong" for frame in self.frames)

    async def close(self) -> None:
        """Close the socket and wait for its reader."""
        await self.socket.close()
        await asyncio.gather(self._reader, return_exceptions=True)


async def connect_table(
    server: str, table_id: int, browser: httpx.AsyncClient | None, **extra: Any
) -> TableClient:
    """A socket at the table, with the browser's cookie or nobody's."""
    client = await connect_to(server, f"/ws/tables/{table_id}/", browser, **extra)
    await client.until(lambda c: c.table or c.socket.close_code)
    return client


async def connect_to(server: str, path: str, browser: httpx.AsyncClient | None, **extra: Any) -> TableClient:
    """A socket to an address of the site, with the browser's cookie or nobody's."""
    headers = {}
    if browser is not None:
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    options = {"origin": server, "additional_headers": headers, "compression": None, **extra}
    site = urlsplit(server)
    scheme = "wss" if site.scheme == "https" else "ws"
    return TableClient(await connect(f"{scheme}://{site.netloc}{path}", **options), browser)
