"""The product's wire, as far as the benches speak it: versions in its frames, and who acts next."""

from __future__ import annotations

import random
import re

import orjson

VIEW = re.compile(rb'\{"type":"view","match":\d+,"version":(\d+),')
REV = re.compile(rb'\{"type":"table","rev":(\d+),')
TURN = re.compile(rb'"turns":\["?([NESW])?')


def version_of(frame: bytes) -> int | None:
    """The version of the match that a `view` frame brings; None for any other frame."""
    found = VIEW.match(frame)
    return int(found[1]) if found else None


def rev_of(frame: bytes) -> int | None:
    """The revision of the table that a `table` frame brings; None for any other frame."""
    found = REV.match(frame)
    return int(found[1]) if found else None


def decide(frames: list[bytes], rng: random.Random) -> tuple[int, bytes] | None:
    """The first seat on turn takes a random one of its legal actions; None when the match is over."""
    turns = TURN.search(frames[0])
    if turns is None or turns[1] is None:
        return None
    number = b"NESW".index(turns[1])
    view = orjson.loads(frames[number])
    action = rng.choice(view["you"]["actions"])["action"]
    command = {"do": "act", "action": action, "version": view["version"], "id": f"{view['version']}-{number}"}
    return number, orjson.dumps(command)


def ping(version: int, rev: int, trip_ms: int) -> bytes:
    """What a page asks every few seconds."""
    return b'{"do":"ping","version":%d,"rev":%d,"trip":%d}' % (version, rev, trip_ms)
