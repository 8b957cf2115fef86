"""People who play by a script over sockets, quickly: any legal action, mostly passing once somebody has bid."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE_S = 90


class Scripted:
    """One of them, with a browser's login. `dice` decides."""

    def __init__(self, browser: httpx.AsyncClient, dice: Random) -> None:
        self._cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        self._server = str(browser.base_url)
        self._dice = dice

    async def play(self, table_id: int, seat: str, matches: int) -> None:
        """Sit down there and play so many matches to their end."""
        address = f"ws://{urlsplit(self._server).netloc}/ws/tables/{table_id}/"
        headers = {"Cookie": self._cookie}
        async with connect(
            address, origin=self._server, additional_headers=headers, compression=None
        ) as socket:
            await _send(socket, {"do": "sit", "seat": seat})
            await asyncio.wait_for(self._play(socket, matches), PATIENCE_S)

    async def _play(self, socket: ClientConnection, matches: int) -> None:
        await _send(socket, {"do": "ready"})
        ended = set[int]()
        async for text in socket:
            frame = orjson.loads(text)
            assert frame["type"] != "error" or frame["code"] == "stale", frame
            if frame["type"] != "view" or frame["match"] in ended:
                continue
            if not frame["public"]["outcome"]["over"]:
                await self._act(socket, frame)
                continue
            ended.add(frame["match"])
            if len(ended) == matches:
                return
            await _send(socket, {"do": "ready"})

    async def _act(self, socket: ClientConnection, frame: Json) -> None:
        offered = [action["action"] for action in (frame["you"] or {}).get("actions", [])]
        if offered:
            action = self._choose(offered, is_open=frame["public"]["contract"] is None)
            version = frame["version"]
            id = f"{frame['match']}-{version}"
            await _send(socket, {"do": "act", "action": action, "version": version, "id": id})

    def _choose(self, offered: list[str], is_open: bool) -> str:
        """A pass often, and always once there is a contract: a match needs a board that is played."""
        if "P" in offered and (not is_open or self._dice.random() < 0.5):
            return "P"
        return self._dice.choice(offered)


async def _send(socket: ClientConnection, frame: Json) -> None:
    await socket.send(orjson.dumps(frame).decode())
