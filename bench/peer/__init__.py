"""boardgame.io in memory, with a minimal game of four: what another maker's table server carries on this machine.

Its packages are installed by npm into a folder that git ignores. A table here is driven as the product's are: an
action is counted when all four have received the state after it.
"""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from bench.driver import Lane, Place
from bench.server import Server
from bench.sockets import open_socket
from tests import services

FOLDER = Path(__file__).resolve().parent
TURNS = 72
"""As many actions as a board of Broken Ark has, about."""
ADDRESS = "/socket.io/?EIO=4&transport=websocket"
STATE = re.compile(rb'^42/table,\["(?:sync|update)",.*?"_stateID":(\d+)')
CURRENT = re.compile(rb'"currentPlayer":"(\d)"')


def is_available() -> bool:
    """Whether Node and npm are there."""
    return shutil.which("node") is not None and shutil.which("npm") is not None


def server() -> Server:
    """The server, its packages installed."""
    _install()
    port = services.free_port()
    return Server(["node", "server.js", str(port), str(TURNS)], port, folder=FOLDER)


def _install() -> None:
    """Install what the lock file names, unless that was done: it would keep the machine busy before a measurement."""
    lock, installed = FOLDER / "package-lock.json", FOLDER / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run(["npm", "ci", "--silent"], cwd=FOLDER, check=True, stdout=subprocess.DEVNULL)


def version_of(frame: bytes) -> int | None:
    """The number of the state that a frame brings, from 1."""
    found = STATE.match(frame)
    return int(found[1]) + 1 if found else None


def decide(frames: list[bytes], rng: random.Random) -> tuple[int, bytes] | None:
    """The player whose turn it is says something; None when the match is over."""
    current = CURRENT.search(frames[0])
    if current is None or b'"gameover"' in frames[0]:
        return None
    number, state = int(current[1]), (version_of(frames[0]) or 1) - 1
    match = frames[0].split(b'"', 4)[3].decode()
    move = f'{{"type":"MAKE_MOVE","payload":{{"type":"play","args":[],"playerID":"{number}"}}}}'
    return number, f'42/table,["update",{move},{state},"{match}","{number}"]'.encode()


class PeerLane(Lane):
    """A lane of boardgame.io's tables: a place's path is the match's name."""

    async def _open(self, place: Place, number: int, receive: Callable[[bytes | None], None]) -> None:
        joined = asyncio.get_running_loop().create_future()

        def hear(frame: bytes | None) -> None:
            if frame == b"2":  # a ping of engine.io
                self._sockets[number].send(b"3")
            elif frame is not None and frame.startswith(b"40/table") and not joined.done():
                joined.set_result(None)
            else:
                receive(frame)

        socket_ = await open_socket(self._port_of(number), ADDRESS, hear)
        socket_.send(b"40/table,")
        await joined
        self._sockets.append(socket_)
        socket_.send(f'42/table,["sync","{place.path}","{number}",null,4]'.encode())
