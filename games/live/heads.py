"""The head check: once a second, where do the tables and logs that this process holds really stand?

Hints may be lost and other processes may write; whoever is behind after this question reads the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.live import metrics
from games.selectors.tables import Head, list_heads

if TYPE_CHECKING:
    from games.live.process import Process


async def check_heads(process: Process) -> None:
    """One query for all that is held; then catch up where it is needed, and let go of idle matches."""
    await process.lobby.check()
    tables, matches = dict(process.hub.tables), process.matches.held()
    metrics.TABLES.set(len(tables))
    metrics.MATCHES.set(len(matches))
    process.hub.tell_trips(tables.values())
    process.matches.drop_idle({table.match.id for table in tables.values() if table.match})
    if not tables and not matches:
        return
    found = await process.database.run(list_heads, list(tables), matches)
    held = ((process.matches.find(head.match_id), head.version or 0) for head in found)
    behind = [match for match, version in held if match and match.hear_of(version)]
    metrics.BUS_GAPS.inc(len(behind))
    await process.follow(behind)
    for head in found:
        await _follow(process, head)


async def _follow(process: Process, head: Head) -> None:
    """A table's own changes and talk; and its sockets, where the match went on without their being told."""
    table = process.hub.tables.get(head.table_id)
    if table and table.snapshot and (table.snapshot.rev != head.rev or table.said < (head.said or 0)):
        await process.hub.table_changed(head.table_id)
    if table and table.match and table.is_behind():
        process.hub.match_changed(table.match)
