"""`python -m bench.tables --tables N --seconds S`: how many actions a second the product's real path carries.

Starts its own servers on loopback with a store of their own, seats four people with login sessions at each of N tables
and lets them act without think time: socket, consumer, door, log, views, all four sockets. An action is counted when
all four have received it. Prints one JSON line (docs/RECORDS.md).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

from bench import peer, product
from bench.driver import Decide, Lane, Place, Tally, VersionOf, measure
from bench.server import Server, allow_files, load, running, uvicorn
from bench.stores import POSTGRESQL, SQLITE, fill, store

ROUNDS = 2
"""The time is divided, so that what is compared is measured in turn."""
COMPARED = ("limit", "peer")


def bare_version(frame: bytes) -> int | None:
    """The version of the bare broadcast's frame."""
    return int(frame[11 : frame.index(b",")])


def decide_bare(frames: list[bytes], rng: random.Random) -> tuple[int, bytes]:
    """Anyone says something as long as a command."""
    return rng.randrange(4), b'{"do":"act","action":"S2","version":1234,"id":"1234-2"}'


class Kind(NamedTuple):
    """What is driven: how its tables are sat at, who does what next, and which version a frame brings."""

    lane: type[Lane]
    decide: Decide
    version_of: VersionOf


class BareLane(Lane):
    """A table of the bare broadcast, which says nothing by itself."""

    greeted = False


PRODUCT = Kind(Lane, product.decide, product.version_of)
LIMIT = Kind(BareLane, decide_bare, bare_version)
PEER = Kind(peer.PeerLane, peer.decide, peer.version_of)


async def drive(
    servers: Sequence[Server], lanes: list[list[Place]], seconds: float, seed: int, kind: Kind
) -> Measured:
    """Drive the lanes for so long, the four of each table spread over the servers."""
    tally = Tally(processor=lambda: sum(server.processor_s() for server in servers))
    ports = [server.port for server in servers]
    drivers = [
        kind.lane(ports, places, tally, kind.decide, kind.version_of, seed + number)
        for number, places in enumerate(lanes)
    ]
    measured, stalled = await measure(drivers, tally, seconds)
    if any(driver.finished for driver in drivers):
        raise SystemExit("the matches were over before the time")
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
        "bytes_per_action": sum(one.tally.received_bytes for one in rounds) // len(taken),
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
        [Place(f"{round_number}.{number}.{match}", ("",) * 4) for match in range(matches)]
        for number in range(tables)
    ]


def measure_in_turn(
    servers: Mapping[str, Sequence[Server]], lanes: list[list[Place]], options: argparse.Namespace
) -> dict[str, Any]:
    """The product, and in turn with it what is to be compared: all meet the same moods of the machine."""
    rounds: dict[str, list[Measured]] = {name: [] for name in servers}
    seconds = options.seconds / ROUNDS

    def turn(name: str, lanes: list[list[Place]], seed: int, kind: Kind) -> None:
        rounds[name].append(asyncio.run(drive(servers[name], lanes, seconds, seed, kind)))

    for number in range(ROUNDS):
        turn("product", [places[number::ROUNDS] for places in lanes], options.seed + number, PRODUCT)
        if "limit" in servers:
            view_bytes = figures(rounds["product"])["view_bytes"]
            turn("limit", bare_lanes(options.tables, number, view_bytes), options.seed, LIMIT)
        if "peer" in servers:
            matches = 10 + int(seconds * 100 / options.tables)
            turn("peer", peer_lanes(options.tables, number, matches), options.seed, PEER)
    return figures(rounds["product"]) | compare(rounds)


def compare(rounds: Mapping[str, list[Measured]]) -> dict[str, float]:
    """What else was measured carries, and what part of it, or how often it, the product does."""
    product_rate, compared = rate(rounds["product"]), [name for name in COMPARED if name in rounds]
    rates = {name: rate(rounds[name]) for name in compared}
    return {
        **{f"{name}_actions_per_s": rates[name] for name in compared},
        **{f"of_{name}": round(product_rate / rates[name], 3) for name in compared},
    }


def set_tables(environment: Mapping[str, str], options: argparse.Namespace) -> list[list[Place]]:
    """Started matches for each lane, enough for the time, in the store that the environment names."""
    matches = ROUNDS * (1 + int(options.seconds * 4 / options.tables / ROUNDS))
    made = fill(environment, options.tables, matches)
    return [[Place(path, tuple(cookies)) for path, cookies in lane] for lane in made]


@contextmanager
def serving(
    environment: Mapping[str, str], options: argparse.Namespace
) -> Iterator[dict[str, Sequence[Server]]]:
    """The product's processes and the servers that it is to be compared with, by name."""
    unlimited = {"SOCKET_FRAMES_PER_SECOND": "1000000", "SOCKET_FRAMES_BURST": "1000000"}
    application = "arkserver.asgi:application"
    with ExitStack() as stack:
        servers: dict[str, Sequence[Server]] = {
            "product": [
                stack.enter_context(running(uvicorn(application, {**environment, **unlimited})))
                for _ in range(options.processes)
            ]
        }
        if options.limit:
            servers["limit"] = [stack.enter_context(running(uvicorn("bench.broadcast:application", {})))]
        if options.peer:
            servers["peer"] = [stack.enter_context(running(peer.server()))]
        yield servers


def parse() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=(SQLITE, POSTGRESQL), default=SQLITE)
    parser.add_argument("--processes", type=int, help="the product's: 1, or 2 with PostgreSQL, unless said")
    parser.add_argument(
        "--limit", action="store_true", help="measure the bare broadcast limit in turn with it"
    )
    parser.add_argument(
        "--peer", action="store_true", help="measure boardgame.io in turn with it, where Node is"
    )
    options = parser.parse_args()
    options.processes = options.processes or (2 if options.store == POSTGRESQL else 1)
    if options.processes > 1 and options.store == SQLITE:
        parser.error("several processes need --store postgresql")
    if options.peer and not peer.is_available():
        sys.stderr.write("boardgame.io is left out: there is no Node with npm here\n")
        options.peer = False
    return options


def main() -> None:
    """Measure and print one line."""
    options, before = parse(), load()
    allow_files(4 * options.tables)
    with store(options.store) as environment:
        lanes = set_tables(environment, options)
        with serving(environment, options) as servers:
            found = measure_in_turn(servers, lanes, options)
    asked = {"tables": options.tables, "store": options.store, "processes": options.processes}
    print(json.dumps({**asked, "load": before, **found}))


if __name__ == "__main__":
    main()
