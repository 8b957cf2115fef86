"""IMP bridge as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.engine.bridge.game import Bridge
from games.engine.game import GameInfo, Option, is_count
from games.engine.text import gettext_noop, text
from games.rules.imp_bridge.match import Match
from games.rules.imp_bridge.tables import tables

_COUNT = gettext_noop("%(count)s boards")
_BOARDS = Option(
    key="boards",
    label=text(gettext_noop("Boards")),
    default=16,
    choices=tuple((count, text(_COUNT, count=count)) for count in (4, 8, 16)),
    accepts=is_count,
)
_INFO = GameInfo(
    key="imp-bridge",
    name=text(gettext_noop("IMP bridge")),
    options=(_BOARDS,),
    rules=1,
    draws_seats=True,
)


def _begin(options: Mapping[str, Any]) -> Match:
    return Match(options["boards"])


IMP_BRIDGE = Bridge(_INFO, _begin, tables, dummy_sees_declarer=True)
