"""`python -m bench.idle --sockets N`: what a process pays for sockets where nothing happens.

N people with login sessions at tables in running matches, four players and `--watchers` who look on at each; nobody
acts, and each page pings as pages do. Prints one JSON line (docs/RECORDS.md): the server's memory a socket, the
processor time that the pings cost, and how many sockets stayed open. Tables and matches are in that memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from typing import Any

from bench.pages import Crowd, Seat, seats_of
from bench.server import Memory, Server, allow_files, load, running, uvicorn
from bench.stores import SQLITE, fill, store

OPENED_S = 600.0
QUIET_S = 5.0
"""Until who has come has been told to everyone, and each page has pinged once at least."""


async def warm_up(server: Server, seats: list[Seat]) -> Memory:
    """The server's memory when some have come and gone: what is loaded with the first socket is no socket's."""
    first = Crowd(server.port, seats)
    await first.open(OPENED_S)
    await first.close()
    await asyncio.sleep(QUIET_S)
    return server.memory()


async def measure(server: Server, seats: list[Seat], at_a_table: int, seconds: float) -> dict[str, Any]:
    """Open all, wait for quiet, and look on for so long."""
    empty = await warm_up(server, seats[:at_a_table])
    crowd = Crowd(server.port, seats)
    began = time.perf_counter()
    await crowd.open(OPENED_S)
    opened_s = time.perf_counter() - began
    await asyncio.sleep(QUIET_S)
    used, pongs, began = server.processor_s(), crowd.met["pongs"], time.perf_counter()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    full = server.memory()
    found = {
        "opened_s": round(opened_s, 1),
        "open": crowd.count_open(),
        "lost": crowd.met["lost"],
        "errors": crowd.met["errors"],
        "empty_mib": round(empty.resident / 1024, 1),
        "full_mib": round(full.resident / 1024, 1),
        "kib_per_socket": round((full.resident - empty.resident) / len(seats), 1),
        "own_kib_per_socket": round((full.own - empty.own) / len(seats), 1),
        "processor_percent": round(100 * (server.processor_s() - used) / passed, 1),
        "pings_per_s": round((crowd.met["pongs"] - pongs) / passed, 1),
    }
    await crowd.close()
    return found


def main() -> None:
    """Measure and print one line."""
    parser = argparse.ArgumentParser(prog="python -m bench.idle")
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--watchers", type=int, default=1, help="at each table, beside its four players")
    parser.add_argument("--seconds", type=float, default=10)
    options, before = parser.parse_args(), load()
    at_a_table = 4 + options.watchers
    tables = -(-options.sockets // at_a_table)
    allow_files(options.sockets)
    with store(SQLITE) as environment:
        seats = seats_of(fill(environment, tables, 1, "--watchers", options.watchers))[: options.sockets]
        with running(uvicorn("arkserver.asgi:application", environment)) as server:
            found = asyncio.run(measure(server, seats, at_a_table, options.seconds))
    asked = {"sockets": options.sockets, "tables": tables, "watchers": options.watchers}
    print(json.dumps({**asked, "load": before, **found}))


if __name__ == "__main__":
    main()
