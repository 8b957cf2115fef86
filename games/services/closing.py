"""Tables that close: because an admin says so, or because nobody is there any more."""

from __future__ import annotations

import logging
from collections.abc import Collection

from asgiref.sync import async_to_sync
from django.db import transaction
from django.db.models import Exists, OuterRef, Q

from games import live
from games.engine.text import gettext_noop
from games.models import Table, TableSeat
from games.services import play
from games.services.refusal import Refusal
from games.services.tables import close_table

logger = logging.getLogger(__name__)

EMPTY_MS = 2 * 60_000
"""An empty table that nobody looks at closes after so long."""
LEFT_MS = 15 * 60_000
"""A table where people sit but nobody has been for so long, no match being played."""
ABANDONED_MS = 24 * 3_600_000
"""A match that nobody has looked at for so long; with a turn clock it has been played to its end long before."""

NOBODY_CAME = gettext_noop("Nobody was here any more.")


def close_by_admin(table_id: int, why: str) -> None:
    """Close a table at once, ending its match unscored; those at the table are shown `why`. Raises Refusal."""
    async_to_sync(_end_and_close)(table_id, "closed", why)


async def _end_and_close(table_id: int, reason: str, why: str) -> None:
    database = live.current().database
    match_id = await database.run(_running_match, table_id)
    if match_id is not None:
        await play.end_match(match_id, reason)
    await database.run(close_table, table_id, why)


def _running_match(table_id: int) -> int | None:
    running = Table.objects.filter(pk=table_id, match__isnull=False, match__ended_at=None)
    return running.values_list("match_id", flat=True).first()


def mark_seen(table_ids: Collection[int], now: int) -> None:
    """Someone is at these tables now (milliseconds since 1970). One that is being changed is marked the next time:
    whoever holds many rows and waits for none stands in nobody's way."""
    with transaction.atomic():
        free = Table.objects.select_for_update(skip_locked=True, no_key=True).filter(pk__in=table_ids)
        Table.objects.filter(pk__in=list(free.values_list("pk", flat=True))).update(seen_at=now)


def list_idle(now: int) -> list[int]:
    """The open tables that have been left alone for too long."""
    playing = Q(match__isnull=False, match__ended_at=None)
    someone_sits = Exists(TableSeat.objects.filter(table=OuterRef("pk"), user__isnull=False))
    idle = (
        (~playing & ~someone_sits & Q(seen_at__lt=now - EMPTY_MS))
        | (~(playing & someone_sits) & Q(seen_at__lt=now - LEFT_MS))
        | Q(seen_at__lt=now - ABANDONED_MS)
    )
    return list(Table.objects.filter(idle, closed_at=None).values_list("pk", flat=True))


async def close_idle(process: live.Process, now: int) -> None:
    """Note who is here, then close what has been left alone. Two processes at once do no harm."""
    await process.database.run(mark_seen, list(process.hub.tables), now)
    for table_id in await process.database.run(list_idle, now):
        try:
            await _end_and_close(table_id, "abandoned", NOBODY_CAME)
        except Refusal as refusal:
            logger.info("table %s did not close: %s", table_id, refusal.code, extra={"table": table_id})
