"""The limit: a bare ASGI application that sends each message on to the four sockets of its table.

No framework, no store, no rules. What a table server could reach at best in Python on this machine, with frames as
large as the product's views.
"""

from __future__ import annotations

import asyncio
from typing import Any

tables: dict[str, set[Any]] = {}
versions: dict[str, int] = {}


async def application(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Every message of one is a new version for all at the same path, `/<bytes a frame>/<table>`."""
    if scope["type"] != "websocket":
        return
    path = scope["path"]
    sockets = tables.setdefault(path, set())
    padding = "x" * int(path.split("/")[1])
    await receive()
    await send({"type": "websocket.accept"})
    sockets.add(send)
    try:
        while (await receive())["type"] == "websocket.receive":
            version = versions[path] = versions.get(path, 0) + 1
            frame = {"type": "websocket.send", "text": f'{{"version":{version},"x":"{padding}"}}'}
            await asyncio.gather(*(other(frame) for other in list(sockets)))
    finally:
        sockets.discard(send)
