"""Reading tables: a snapshot that the live half and the pages show, and where tables and their logs stand."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from django.db.models import Max, OuterRef, Q, Subquery

from games.models import LogEntry, Table

TableState = Literal["waiting", "playing", "over"]


class Sitter(NamedTuple):
    """Who sits on a seat."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A table as it stands; `seats` maps the letters of the taken seats."""

    id: int
    rev: int
    game: str
    options: Mapping[str, Any]
    state: TableState
    match_id: int | None
    owner_id: int
    seats: Mapping[str, Sitter]

    def seat_of(self, user_id: int | None) -> str | None:
        """The seat's letter of a user, or None."""
        return next((seat for seat, sitter in self.seats.items() if sitter.user_id == user_id), None)


def get_table_snapshot(table_id: int) -> TableSnapshot | None:
    """The table as it stands, or None when there is none."""
    table = Table.objects.select_related("match").filter(pk=table_id).first()
    if table is None:
        return None
    seats = {
        row.seat: Sitter(row.user_id, row.user.display_name) for row in table.seats.select_related("user")
    }
    return TableSnapshot(
        table.pk, table.rev, table.game, table.options, _state(table), table.match_id, table.owner_id, seats
    )


def _state(table: Table) -> TableState:
    if table.match is None:
        return "waiting"
    return "over" if table.match.ended_at else "playing"


class Head(NamedTuple):
    """Where a table and the log of its match stand."""

    table_id: int
    rev: int
    match_id: int | None
    version: int | None


def list_heads(table_ids: Collection[int], match_ids: Collection[int]) -> list[Head]:
    """The heads of the tables named, or whose matches are named, in one query."""
    log = LogEntry.objects.filter(match_id=OuterRef("match_id")).values("match_id")
    rows = (
        Table.objects.filter(Q(pk__in=table_ids) | Q(match_id__in=match_ids))
        .annotate(version=Subquery(log.annotate(newest=Max("seq")).values("newest")))
        .values_list("pk", "rev", "match_id", "version")
    )
    return [Head(*row) for row in rows]
