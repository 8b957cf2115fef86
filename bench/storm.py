"""`python -m bench.storm --sockets N`: everyone comes back at once.

N people with login sessions at tables in running matches lose their connections: all are cut at one moment (`cut`), or
the server ends and starts again (`restart`). They come back as pages do, after short waits that grow, or without any
(`--at-once`). Prints a JSON line for each way (docs/RECORDS.md): how long each was without its newest view.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import time
from typing import Any

from bench.pages import NO_WAITS_S, PAGE_WAITS_S, Crowd, Seat, seats_of
from bench.server import Server, allow_files, load, running, uvicorn
from bench.stores import SQLITE, fill, store

PLAYERS = 4
OPENED_S = 300.0
BACK_S = 120.0
QUIET_S = 2.0
WAYS = ("cut", "restart")


def cut(crowd: Crowd) -> None:
    """Cut every connection at one moment."""
    for page in crowd.pages:
        page.cut()


async def restart(server: Server) -> float:
    """End the server and start it again as a supervisor does; the seconds until it answers."""
    began = time.perf_counter()
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)
    return time.perf_counter() - began


async def measure(server: Server, seats: list[Seat], way: str, waits: tuple[float, ...]) -> dict[str, Any]:
    """One storm."""
    crowd = Crowd(server.port, seats, waits)
    await crowd.open(OPENED_S)
    await asyncio.sleep(QUIET_S)
    before, down_s = server.memory(), 0.0
    crowd.met.clear()
    if way == "restart":
        down_s = await restart(server)
    used = server.processor_s()
    if way == "cut":
        cut(crowd)
    away = await crowd.wait_back(BACK_S)
    used = server.processor_s() - used
    await asyncio.sleep(QUIET_S)
    found = {
        **times(away),
        "down_s": round(down_s, 2),
        "processor_s": round(used, 2),
        **{name: crowd.met[name] for name in ("lost", "silent", "refused", "failed", "errors")},
        "before_mib": round(before.resident / 1024, 1),
        "after_mib": round(server.memory().resident / 1024, 1),
        "peak_mib": round(server.memory().peak / 1024, 1),
    }
    await crowd.close()
    return found


def times(away: list[float]) -> dict[str, float]:
    """How many are back, and how long they were away."""
    if not away:
        raise SystemExit("nobody came back")
    away = sorted(away)
    return {
        "back": len(away),
        "p50_s": round(statistics.median(away), 2),
        "p99_s": round(away[int(len(away) * 0.99)], 2),
        "max_s": round(away[-1], 2),
    }


def main() -> None:
    """Measure and print a line for each way."""
    parser = argparse.ArgumentParser(prog="python -m bench.storm")
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--way", choices=WAYS, help="only this one")
    parser.add_argument("--at-once", action="store_true", help="come back without waiting")
    options, before = parser.parse_args(), load()
    waits, tables = NO_WAITS_S if options.at_once else PAGE_WAITS_S, -(-options.sockets // PLAYERS)
    allow_files(options.sockets)
    with store(SQLITE) as environment:
        seats = seats_of(fill(environment, tables, 1))[: options.sockets]
        for way in [options.way] if options.way else WAYS:
            with running(uvicorn("arkserver.asgi:application", environment)) as server:
                found = asyncio.run(measure(server, seats, way, waits))
            asked = {"sockets": options.sockets, "way": way, "at_once": options.at_once}
            print(json.dumps({**asked, "load": before, **found}), flush=True)


if __name__ == "__main__":
    main()
