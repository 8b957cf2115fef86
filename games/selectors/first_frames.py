"""The frames that a table page is rendered with: the same as a socket would be sent first."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import orjson

from games import live
from games.engine.seats import Seat
from games.live import frames
from games.live.database import InlineDatabase
from games.live.hub import NOT_TO_BE_WATCHED
from games.live.memory import LiveMatch
from games.selectors.matches import get_fold, get_match_facts
from games.selectors.tables import get_table_snapshot
from games.services import clocks
from games.services.refusal import Refusal


def get_first_frames(
    table_id: int, user_id: int | None, invites: Collection[str] = ()
) -> dict[str, Any] | None:
    """`{"table": frame, "view": frame | None}` for a reader (None: nobody logged in).

    None when there is no table that this reader may know of; Refusal when it is not to be watched.
    """
    table = get_table_snapshot(table_id)
    if table is None or not table.is_known_to(user_id, invites):
        return None
    if not table.may_be_watched_by(user_id):
        raise Refusal("closed", NOT_TO_BE_WATCHED)
    present = [sitter.user_id for sitter in table.seats.values() if sitter.user_id is not None]
    view = get_view(table.match_id, user_id, table.shown_to(user_id)) if table.match_id else None
    return {"table": frames.table_frame(table, user_id, present, 0), "view": view}


def get_view(
    match_id: int, user_id: int | None, shown: frozenset[Seat] = frozenset()
) -> dict[str, Any] | None:
    """The `view` frame of a match for a reader, who as a spectator sees the hands in `shown`; None: no match."""
    facts = get_match_facts(match_id)
    if facts is None:
        return None
    match = LiveMatch(facts, get_fold(facts), InlineDatabase())
    frame: dict[str, Any] = orjson.loads(
        frames.view_text(
            match, match.viewer(user_id, shown), frames.view_head(match, clocks.now_ms(), live.booted_at())
        )
    )
    return frame
