"""`python -m bench.tables --tables N --seconds S`: how many actions a second the product's real path carries.

Starts its own server on loopback with its own SQLite file, seats four people with login sessions at each of N tables
and lets them act without think time: socket, consumer, door, log, views, all four sockets. An action is counted when
all four have received it. Prints one JSON line (docs/RECORDS.md).
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
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import orjson

from bench import peer
from bench.driver import Decide, Lane, Place, Tally, VersionOf, measure

ROOT = Path(__file__).resolve().parent.parent
VIEW = re.compile(rb'\{"type":"view","match":\d+,"version":(\d+),')
ROUNDS = 2
"""The time is divided, so that what is compared is measured in turn."""


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


class Server(NamedTuple):
    """A server under measurement."""

    port: int
    pid: int

    def processor_s(self) -> float:
        """Processor time its process has used, in seconds, as Linux tells it."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(application: str, environment: dict[str, str]) -> Iterator[Server]:
    """A uvicorn process with `application` on a free port of loopback."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "uvicorn", application, "--host", "127.0.0.1", "--port", str(port)]
    options = ["--log-level", "warning", "--no-access-log", "--ws-per-message-deflate", "false"]
    lifespan = ["--lifespan", "on" if application.startswith("arkserver") else "off"]
    process = subprocess.Popen([*command, *options, *lifespan], cwd=ROOT, env={**os.environ, **environment})
    try:
        _wait_for(port, process)
        yield Server(port, process.pid)
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


class Kind(NamedTuple):
    """What is driven: how its tables are sat at, who does what next, and which version a frame brings."""

    lane: type[Lane]
    decide: Decide
    version_of: VersionOf


PRODUCT = Kind(Lane, decide, product_version)
LIMIT = Kind(Lane, decide_bare, bare_version)
PEER = Kind(peer.PeerLane, peer.decide, peer.version_of)


async def drive(server: Server, lanes: list[list[Place]], seconds: float, seed: int, kind: Kind) -> Measured:
    """Drive the lanes for so long."""
    tally = Tally(processor=server.processor_s)
    drivers = [
        kind.lane(server.port, places, tally, kind.decide, kind.version_of, seed + number)
        for number, places in enumerate(lanes)
    ]
    measured, stalled = await measure(drivers, tally, seconds)
    if not tally.latencies:
        raise SystemExit("nothing was measured")
    return Measured(tally, measured, stalled)


@dataclass
class Measured:
    """What a drive brought: its tally, its seconds, and how many lanes stood still at its end."""

    tally: Tally
    seconds: float
    stalled: int


def figures(rounds: list[Measured]) -> dict[str, Any]:
    """The figures of several rounds together."""
    taken = sorted(latency for one in rounds for latency in one.tally.latencies)
    return {
        "actions_per_s": rate(rounds),
        "p50_ms": round(statistics.median(taken) * 1000, 2),
        "p99_ms": round(taken[int(len(taken) * 0.99)] * 1000, 2),
        "stalled": sum(one.stalled for one in rounds),
        "refused": sum(one.tally.refused for one in rounds),
        "processor_ms": round(sum(one.tally.processor_s for one in rounds) * 1000 / len(taken), 3),
        "view_bytes": sum(one.tally.view_bytes for one in rounds) // len(taken),
    }


def rate(rounds: list[Measured]) -> float:
    """Actions a second over several rounds."""
    return round(sum(len(one.tally.latencies) for one in rounds) / sum(one.seconds for one in rounds), 1)


def bare_lanes(tables: int, round_number: int, frame_bytes: int) -> list[list[Place]]:
    """Tables of the bare broadcast, with frames as large as the product's."""
    return [[Place(f"/{frame_bytes}/{round_number}.{number}", ("", "", "", ""))] for number in range(tables)]


def peer_lanes(tables: int, round_number: int, matches: int) -> list[list[Place]]:
    """Matches of boardgame.io, enough for the time."""
    return [
        [Place(f"{round_number}.{number}.{match}", ("",) * 4) for match in range(matches)]  # type: ignore[arg-type]
        for number in range(tables)
    ]


def measure_in_turn(
    servers: Mapping[str, Server], lanes: list[list[Place]], options: argparse.Namespace
) -> dict[str, Any]:
    """The product, and in turn with it what is to be compared: all meet the same moods of the machine."""
    rounds: dict[str, list[Measured]] = {name: [] for name in servers}
    seconds = options.seconds / ROUNDS
    for number in range(ROUNDS):
        part = [places[number::ROUNDS] for places in lanes]
        rounds["product"].append(
            asyncio.run(drive(servers["product"], part, seconds, options.seed + number, PRODUCT))
        )
        if "limit" in servers:
            bare = bare_lanes(options.tables, number, figures(rounds["product"])["view_bytes"])
            rounds["limit"].append(asyncio.run(drive(servers["limit"], bare, seconds, options.seed, LIMIT)))
        if "peer" in servers:
            matches = peer_lanes(options.tables, number, 2 + int(seconds * 60 / options.tables))
            rounds["peer"].append(asyncio.run(drive(servers["peer"], matches, seconds, options.seed, PEER)))
    line = {"tables": options.tables, **figures(rounds["product"]), "store": "sqlite", "processes": 1}
    for name in ("limit", "peer"):
        if rounds.get(name):
            line[f"{name}_actions_per_s"] = rate(rounds[name])
    return line


def set_tables(environment: dict[str, str], options: argparse.Namespace) -> list[list[Place]]:
    """Started matches for each lane, enough for the time, in the database that the environment names."""
    matches = ROUNDS * (1 + int(options.seconds * 4 / options.tables / ROUNDS))
    command = [sys.executable, "-m", "bench.seats", str(options.tables), str(matches)]
    seats = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, check=True, stdout=subprocess.PIPE
    )
    return [[Place(path, tuple(cookies)) for path, cookies in lane] for lane in json.loads(seats.stdout)]


def main() -> None:
    """Measure and print one line."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--limit", action="store_true", help="measure the bare broadcast limit in turn with it"
    )
    parser.add_argument(
        "--peer", action="store_true", help="measure boardgame.io in turn with it, where Node is"
    )
    options = parser.parse_args()
    with ExitStack() as stack:
        var = stack.enter_context(tempfile.TemporaryDirectory(prefix="ark-bench-"))
        environment = {
            "ARK_VAR": var,
            "DJANGO_SETTINGS_MODULE": "arkserver.settings.local",
            "SOCKET_FRAMES_PER_SECOND": "1000000",
            "SOCKET_FRAMES_BURST": "1000000",
        }
        lanes = set_tables(environment, options)
        servers = {"product": stack.enter_context(serving("arkserver.asgi:application", environment))}
        if options.limit:
            servers["limit"] = stack.enter_context(serving("bench.broadcast:application", {}))
        if options.peer and peer.is_available():
            servers["peer"] = Server(*stack.enter_context(peer.serving()))
        print(json.dumps(measure_in_turn(servers, lanes, options)))


if __name__ == "__main__":
    main()
