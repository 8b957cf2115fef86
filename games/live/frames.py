"""The frames that the server sends (docs/PROTOCOL.md), as dictionaries or encoded texts."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import orjson

from games.engine.game import Viewer
from games.engine.seats import SEAT_LETTERS
from games.engine.text import Text
from games.live.memory import LiveMatch
from games.selectors.tables import TableSnapshot

Json = dict[str, Any]


def encode(frame: Json) -> str:
    """A frame as the text that is sent."""
    return orjson.dumps(frame).decode()


def table_frame(table: TableSnapshot, user_id: int | None, present: Collection[int], watchers: int) -> Json:
    """`table` for one reader; `present` are the users with a socket here, `watchers` the sockets of others."""
    seats: Json = dict.fromkeys(SEAT_LETTERS)
    for seat, sitter in table.seats.items():
        seats[seat] = {"name": sitter.name, "present": sitter.user_id in present}
    return {
        "type": "table",
        "rev": table.rev,
        "table": table.id,
        "game": table.game,
        "state": table.state,
        "match": table.match_id,
        "options": dict(table.options),
        "seats": seats,
        "owner": table.seat_of(table.owner_id),
        "you": table.seat_of(user_id),
        "watchers": watchers,
    }


def view_text(match: LiveMatch, viewer: Viewer, now: int, booted_at: int) -> str:
    """`view` for one viewer, put together from halves that are encoded once."""
    deadline = match.deadline(booted_at)
    return (
        f'{{"type":"view","match":{match.id},"version":{match.fold.version},"now":{now},'
        f'"deadline":{"null" if deadline is None else deadline},'
        f'"public":{match.public_json()},"you":{match.private_json(viewer)}}}'
    )


def ok(id: str, version: int) -> Json:
    """`ok`: the command `id` is on disk as `version`."""
    return {"type": "ok", "id": id, "version": version}


def error(code: str, version: int, text: Text, id: str = "") -> Json:
    """`error`: nothing was changed; `id` names the command where it had one."""
    frame: Json = {"type": "error", "code": code, "version": version, "text": text.as_json()}
    return frame | {"id": id} if id else frame


def pong(now: int, version: int, rev: int) -> Json:
    """`pong`: where match and table stand."""
    return {"type": "pong", "now": now, "version": version, "rev": rev}


def closed(text: Text) -> Json:
    """`closed`: the last frame of a socket that the server ends."""
    return {"type": "closed", "text": text.as_json()}
