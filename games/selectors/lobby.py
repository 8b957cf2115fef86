"""Reading the lobby: the rooms, and their open tables as everyone may see them listed."""

from __future__ import annotations

from collections.abc import Collection
from operator import attrgetter
from typing import Any

from django.db.models import Prefetch, QuerySet

from games.bots.registry import find_bot
from games.models import Room, Table, TableSeat
from games.selectors.tables import TableSnapshot, snapshot_room, snapshot_table


def list_rooms() -> list[dict[str, Any]]:
    """The rooms in their order, as the wire has them; a closed one only while it has tables is the page's business.

    `bots`: the game has one, so that a match can begin with a single person.
    """
    return [
        {**snapshot_room(room)._asdict(), "open": room.is_open, "bots": find_bot(room.game) is not None}
        for room in Room.objects.all()
    ]


def list_practice_games() -> list[str]:
    """The keys of the games that have a bot and an open casual room, in the order of their rooms."""
    rooms = Room.objects.filter(is_open=True, kind=Room.Kind.CASUAL)
    return list(dict.fromkeys(room.game for room in rooms if find_bot(room.game)))


def find_casual_room(game: str = "") -> Room | None:
    """The first open casual room, of one game if its key is given; None when there is none."""
    rooms = Room.objects.filter(is_open=True, kind=Room.Kind.CASUAL)
    return (rooms.filter(game=game) if game else rooms).first()


def list_open_tables() -> list[TableSnapshot]:
    """Every open table that is not private, oldest first, in two queries."""
    return _snapshots(Table.objects.filter(closed_at=None, is_private=False))


def list_changed_tables(since: int) -> list[TableSnapshot]:
    """Tables, open or closed, private or not, that changed since a time in milliseconds since 1970."""
    return _snapshots(Table.objects.filter(changed_at__gte=since))


def list_tables(table_ids: Collection[int]) -> list[TableSnapshot]:
    """The tables named."""
    return _snapshots(Table.objects.filter(pk__in=table_ids))


def _snapshots(tables: QuerySet[Table]) -> list[TableSnapshot]:
    seats = Prefetch("seats", TableSeat.objects.select_related("user"), to_attr="sitters")
    rows = tables.select_related("room", "match").prefetch_related(seats)
    # Sorted here: SQLite, asked for this order, reads all tables there ever were in it.
    return [snapshot_table(table, table.sitters) for table in sorted(rows, key=attrgetter("pk"))]
