"""Rubber bridge as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.engine.bridge.game import Bridge
from games.engine.game import GameInfo, Option, is_count
from games.engine.text import gettext_noop, text
from games.rules.rubber_bridge.laws import LAWS
from games.rules.rubber_bridge.match import Match
from games.rules.rubber_bridge.simple import SIMPLE
from games.rules.rubber_bridge.tables import tables

_SCORINGS = {scoring.key: scoring for scoring in (SIMPLE, LAWS)}
_SCORING = Option(
    key="scoring",
    label=text(gettext_noop("Scoring")),
    default=SIMPLE.key,
    choices=tuple((key, scoring.name) for key, scoring in _SCORINGS.items()),
)
_RUBBERS = Option(
    key="rubbers",
    label=text(gettext_noop("Rubbers")),
    default=1,
    choices=((1, text(gettext_noop("one rubber"))), (None, text(gettext_noop("rubber after rubber")))),
    accepts=is_count,
    series=((None, 1),),
)
_INFO = GameInfo(
    key="rubber-bridge",
    name=text(gettext_noop("Rubber bridge")),
    options=(_SCORING, _RUBBERS),
    rules=1,
)


def _begin(options: Mapping[str, Any]) -> Match:
    return Match(_SCORINGS[options["scoring"]], options["rubbers"])


RUBBER_BRIDGE = Bridge(_INFO, _begin, tables)
