"""The frames that the server sends (docs/PROTOCOL.md), as dictionaries or encoded texts."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import orjson

from games import ports
from games.engine.game import Viewer
from games.engine.seats import SEAT_LETTERS
from games.engine.text import Text
from games.live.memory import LiveMatch
from games.selectors.tables import Sitter, TableSnapshot
from games.services.option_texts import option_texts

Json = dict[str, Any]


def encode(frame: Json) -> str:
    """A frame as the text that is sent."""
    return orjson.dumps(frame).decode()


def table_frame(table: TableSnapshot, user_id: int | None, present: Collection[int], watchers: int) -> Json:
    """`table` for one reader; `present` are the users with a socket here, `watchers` the sockets of others."""
    seats: Json = dict.fromkeys(SEAT_LETTERS)
    for seat, sitter in table.seats.items():
        seats[seat] = {
            "name": sitter.name,
            "present": sitter.bot or sitter.user_id in present,
            "ready": sitter.ready,
            "bot": sitter.bot,
            "badge": sitter.badge,
            "watched": sitter.watched,
        }
    return {
        "type": "table",
        "rev": table.rev,
        "table": table.id,
        "room": table.room._asdict(),
        "game": table.game,
        "state": table.state,
        "match": table.match_id,
        "options": dict(table.options),
        "option_texts": _option_texts(table),
        "seats": seats,
        "owner": table.seat_of(table.owner_id),
        "you": table.seat_of(user_id),
        "left": _left(table, user_id),
        "host": user_id == table.owner_id,
        "private": table.is_private,
        "quiet": table.is_quiet,
        "bots": table.bots,
        "invite": table.invite if table.is_private and table.is_host(user_id) else None,
        "watchers": watchers,
        "earlier": table.earlier,
        "end": _end_panel(table),
        "closed": table.closed_why if table.state == "closed" else None,
    }


def _option_texts(table: TableSnapshot) -> list[Json]:
    return [words.as_json() for words in option_texts(table.game, table.options)]


def _end_panel(table: TableSnapshot) -> str | None:
    """Where the fragment about the match just ended is to be fetched, if there is one."""
    if table.state != "over" or table.match_id is None:
        return None
    return ports.end_panel_url(table.match_id) or None


def listed_table(table: TableSnapshot, watchers: int) -> Json:
    """A table as the lobby lists it, the same for everyone."""
    return {
        "id": table.id,
        "room": table.room.key,
        "state": table.state,
        "options": dict(table.options),
        "option_texts": _option_texts(table),
        "seats": {seat: _listed_sitter(table.seats.get(seat)) for seat in SEAT_LETTERS},
        "quiet": table.is_quiet,
        "bots": table.bots,
        "watchers": watchers,
    }


def _left(table: TableSnapshot, user_id: int | None) -> str | None:
    """The seat that a reader has left and may take back: a bot still plays it."""
    seat = None if user_id is None else table.former.get(user_id)
    sitter = table.seats.get(seat) if seat is not None else None
    return seat if sitter is not None and sitter.user_id is None else None


def _listed_sitter(sitter: Sitter | None) -> Json | None:
    return None if sitter is None else {"name": sitter.name, "bot": sitter.bot}


def lobby_frame(rooms: list[Json], tables: list[Json]) -> Json:
    """`lobby`: every room and every listed table."""
    return {"type": "lobby", "rooms": rooms, "tables": tables}


def lobby_change(changed: list[Json], gone: list[int]) -> Json:
    """`tables`: what is listed differently since the last frame."""
    return {"type": "tables", "changed": changed, "gone": gone}


def chat(messages: list[Json]) -> Json:
    """`chat`: things said at the table, oldest first."""
    return {"type": "chat", "messages": messages}


def trips(by_seat: Json) -> Json:
    """`trips`: the round trips of those who sit and are here, in milliseconds."""
    return {"type": "trips", "trips": by_seat}


def view_head(match: LiveMatch, now: int, booted_at: int) -> str:
    """`view` up to its private half, the same for every viewer of the match as it stands."""
    deadline = match.deadline(booted_at)
    return (
        f'{{"type":"view","match":{match.id},"version":{match.fold.version},"now":{now},'
        f'"deadline":{"null" if deadline is None else deadline},"public":{match.public_json()},'
    )


def view_text(match: LiveMatch, viewer: Viewer, head: str) -> str:
    """`view` for one viewer, after what it shares with the others."""
    return f'{head}"you":{match.private_json(viewer)}}}'


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
