"""What an append holds, and in which order: the same for all who hold several of these rows, so that none of them
waits for one who waits for it.

Matches come before tables, each in the order of their primary keys. Where the database has one writer at a time, as
SQLite, a transaction holds everything by itself.
"""

from __future__ import annotations

from collections.abc import Collection

from django.db import connection

from games.models import Table


def held_matches(count: int) -> str:
    """SQL for those of so many matches, named by `%s`, that are not archived: held until the transaction ends.

    No other writer and no clock is at them meanwhile: what either has written, or will, the other finds. Who only
    refers to a match is not held up.
    """
    places = ",".join(["%s"] * count)
    lock = " FOR NO KEY UPDATE" if connection.features.has_select_for_update else ""
    return f"SELECT id FROM games_match WHERE id IN ({places}) AND archived_at IS NULL ORDER BY id{lock}"  # noqa: S608


def hold_tables_of(match_ids: Collection[int]) -> None:
    """Hold the tables where these matches are played until the transaction ends."""
    if match_ids and connection.features.has_select_for_update:
        tables = Table.objects.select_for_update(no_key=True).filter(match_id__in=match_ids).order_by("pk")
        list(tables.values_list("pk"))
