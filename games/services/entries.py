"""The format of a log entry: one submit as one JSON text; and of several, once a board is archived."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

import orjson

from games.engine.events import Acted, Event, SeatChanged, parse_event

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Entry:
    """What one submit wrote.

    `at` in milliseconds since 1970; `events` the action and what followed from it; `user` (primary key) and `id`
    the command that asked for it, where a person did.
    """

    at: int
    events: tuple[Event, ...]
    user: int | None = None
    id: str = ""

    @property
    def acted(self) -> Acted | None:
        """The decision that the entry records; None for a match's first entry."""
        first = self.events[0]
        return first if isinstance(first, Acted) else None

    @property
    def changes_seats(self) -> bool:
        """Whether someone else plays a seat from here on."""
        return isinstance(self.events[0], SeatChanged)


def encode(entry: Entry) -> str:
    """`{"v": 1, "at": ms, "user": pk | null, "id": str, "events": […]}` as text."""
    events = [event.as_json() for event in entry.events]
    row = {"v": FORMAT, "at": entry.at, "user": entry.user, "id": entry.id, "events": events}
    return orjson.dumps(row).decode()


def pack(texts: Sequence[str]) -> bytes:
    """Entries in a row as one archived record: their texts, a line each, compressed."""
    return zlib.compress("\n".join(texts).encode(), 9)


def unpack(record: bytes) -> list[str]:
    """The entries' texts of an archived record. Raises ValueError for what is none."""
    try:
        return zlib.decompress(record).decode().split("\n")
    except zlib.error as error:
        raise ValueError(f"not an archived record: {error}") from None


def decode(text: str) -> Entry:
    """The entry of a row. Raises ValueError for a format this version does not know."""
    row = orjson.loads(text)
    if row.get("v") != FORMAT:
        raise ValueError(f"log entry of format {row.get('v')!r}; this version reads {FORMAT}")
    return Entry(row["at"], tuple(parse_event(e) for e in row["events"]), row["user"], row["id"])
