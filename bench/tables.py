"""`python -m bench.tables --tables N --seconds S`: how many actions a second the product's real path carries.

Starts its own server on loopback with its own SQLite file, seats four people with login sessions at each of N tables
and lets them act without think time: socket, consumer, door, log, views, all four sockets. An action is counted when
all four have received it. Prints one JSON line (design/records.md).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import orjson

from bench.driver import Lane, Place, Tally, measure

ROOT = Path(__file__).resolve().parent.parent
VIEW = re.compile(rb'\{"type":"view","match":\d+,"version":(\d+),')
LIMIT_PATHS = 4


def product_version(frame: bytes) -> int | None:
    """The version of a `view` frame."""
    found = VIEW.match(frame)
    return int(found[1]) if found else None


def decide(frames: list[bytes], rng: random.Random) -> tuple[int, bytes] | None:
    """The first seat on turn takes a random one of its legal actions; None when the match is over."""
    turns = re.search(rb'"turns":\["?([NESW])?', frames[0])
    if turns is None or turns[1] is None:
        return None
    number = b"NESW".index(turns[1])
    view = orjson.loads(frames[number])
    action = rng.choice(view["you"]["actions"])["action"]
    command = {"do": "act", "action": action, "version": view["version"], "id": f"{view['version']}-{number}"}
    return number, orjson.dumps(command)


def bare_version(frame: bytes) -> int | None:
    """The version of the bare broadcast's frame."""
    return int(frame[11 : frame.index(b",")])


def decide_bare(frames: list[bytes], rng: random.Random) -> tuple[int, bytes]:
    """Anyone says something as long as a command."""
    return rng.randrange(4), b'{"do":"act","action":"S2","version":1234,"id":"1234-2"}'


@contextmanager
def serving(application: str, environment: dict[str, str]) -> Iterator[int]:
    """A uvicorn process with `application` on a free port of loopback; the port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "uvicorn", application, "--host", "127.0.0.1", "--port", str(port)]
    options = ["--log-level", "warning", "--no-access-log", "--ws-per-message-deflate", "false"]
    lifespan = ["--lifespan", "on" if application.startswith("arkserver") else "off"]
    process = subprocess.Popen([*command, *options, *lifespan], cwd=ROOT, env={**os.environ, **environment})
    try:
        _wait_for(port, process)
        yield port
    finally:
        process.terminate()
        process.wait(timeout=30)


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if process.poll() is not None:
            raise SystemExit("the server did not start")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("the server did not answer")


async def run(port: int, lanes: list[list[Place]], seconds: float, seed: int, bare: bool) -> dict[str, Any]:
    """Drive the lanes; the figures."""
    tally = Tally()
    kind = (decide_bare, bare_version) if bare else (decide, product_version)
    drivers = [Lane(port, places, tally, *kind, seed + number) for number, places in enumerate(lanes)]
    measured, stalled = await measure(drivers, tally, seconds)
    taken = sorted(tally.latencies)
    if not taken:
        raise SystemExit("nothing was measured")
    return {
        "actions_per_s": round(len(taken) / measured, 1),
        "p50_ms": round(statistics.median(taken) * 1000, 2),
        "p99_ms": round(taken[int(len(taken) * 0.99)] * 1000, 2),
        "stalled": stalled,
        "refused": tally.refused,
        "view_bytes": tally.view_bytes // len(taken),
    }


def measure_limit(tables: int, seconds: float, seed: int, view_bytes: int) -> float:
    """Actions a second of the bare broadcast, with frames as large as the product's."""
    lanes = [[Place(f"/{number}", ("", "", "", ""))] for number in range(tables)]
    with serving("bench.broadcast:application", {"BROADCAST_BYTES": str(view_bytes)}) as port:
        figures = asyncio.run(run(port, lanes, seconds, seed, bare=True))
    rate: float = figures["actions_per_s"]
    return rate


def main() -> None:
    """Measure and print one line."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--limit", action="store_true", help="measure the bare broadcast limit in turn with it"
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ark-bench-") as var:
        environment = {
            "ARK_VAR": var,
            "DJANGO_SETTINGS_MODULE": "arkserver.settings.local",
            "SOCKET_FRAMES_PER_SECOND": "1000000",
            "SOCKET_FRAMES_BURST": "1000000",
        }
        matches = 2 + int(options.seconds * 4 / options.tables)
        setup = [sys.executable, "-m", "bench.seats", str(options.tables), str(matches)]
        seats = subprocess.run(
            setup, cwd=ROOT, env={**os.environ, **environment}, check=True, stdout=subprocess.PIPE
        )
        lanes = [[Place(path, tuple(cookies)) for path, cookies in lane] for lane in json.loads(seats.stdout)]
        with serving("arkserver.asgi:application", environment) as port:
            figures = asyncio.run(run(port, lanes, options.seconds, options.seed, bare=False))
    line = {"tables": options.tables, **figures, "store": "sqlite", "processes": 1}
    if options.limit:
        size = figures["view_bytes"]
        line["limit_actions_per_s"] = measure_limit(options.tables, options.seconds, options.seed, size)
    print(json.dumps(line))


if __name__ == "__main__":
    main()
