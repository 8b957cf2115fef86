"""Frames that nobody should send, drawn at random: bytes, broken JSON, and commands with something wrong in them."""

from __future__ import annotations

import json
import random
from typing import Any

VALID = (
    '{"do":"act","action":"1S","version":41,"id":"6b7c"}',
    '{"do":"sit","seat":"S"}',
    '{"do":"stand"}',
    '{"do":"ready"}',
    '{"do":"bot","seat":"E","bot":true}',
    '{"do":"computer","computer":true}',
    '{"do":"quiet","quiet":true}',
    '{"do":"ping","version":41,"rev":7}',
)
WORDS = (
    "do",
    "act",
    "sit",
    "stand",
    "bot",
    "computer",
    "quiet",
    "ping",
    "action",
    "version",
    "id",
    "seat",
    "rev",
    "N",
    "view",
    "__class__",
    "",
)
ACTIONS = ("P", "X", "XX", "1C", "7NT", "8C", "ok", "up SQ", "down DJ", "flip HA", "SQ", "C2", "claim 3", "accept",
           "negate own", "reverse opponents", "look", "bid 4", "1c", " P", "P ", "SQ\u0000", "♠Q", "黑桃")  # fmt: skip
ODD = (None, True, False, 0, -1, 1.5, 2**53, 2**63, 2**64, 10**400, "", " ", "\u202e", "\ud83d", "x" * 65,
       "x" * 9000, [], {}, [[]], {"do": "act"}, float("1e308"))  # fmt: skip


def random_bytes(rng: random.Random) -> bytes | str:
    """Bytes of any kind, or a valid frame with some of its bytes changed; as a text frame where that can be."""
    if rng.random() < 0.3:
        return rng.randbytes(rng.randrange(300))
    frame = bytearray(rng.choice(VALID).encode())
    for _ in range(rng.randrange(1, 6)):
        place = rng.randrange(len(frame))
        frame[place : place + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
    try:
        return frame.decode()
    except UnicodeDecodeError:
        return bytes(frame)


def random_command(rng: random.Random, version: int) -> str:
    """A JSON object that looks like a command, most of them with something wrong; the table stands at `version`."""
    frame: dict[str, Any] = json.loads(rng.choice((VALID[0], *VALID)))
    if "action" in frame:
        seen = rng.choice((version, version, version - 1, version + 1, 0, 10**6))
        frame |= {"action": rng.choice(ACTIONS), "version": seen, "id": str(rng.random())}
    for _ in range(rng.choice((0, 0, 1, 2))):
        frame[rng.choice(WORDS)] = rng.choice((*ODD, *ACTIONS, *WORDS))
    if rng.random() < 0.1:
        frame.pop(rng.choice(list(frame)))
    return wrapped(json.dumps(frame), rng)


def wrapped(text: str, rng: random.Random) -> str:
    """Now and then inside something else, cut off, or repeated."""
    return rng.choices(
        (text, f"[{text}]", text[:-1], text + text, f"\ufeff{text}", "[" * 3000, text.replace("1", "NaN")),
        (30, 1, 1, 1, 1, 1, 1),
    )[0]
