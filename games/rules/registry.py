"""Which games there are. A new game is one line here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from games.engine.game import Game
from games.rules.broken_ark import BROKEN_ARK
from games.rules.imp_bridge import IMP_BRIDGE
from games.rules.rubber_bridge import RUBBER_BRIDGE
from games.rules.spades import SPADES

_ALL: tuple[Game[Any], ...] = (BROKEN_ARK, RUBBER_BRIDGE, IMP_BRIDGE, SPADES)

_BY_KEY: dict[str, Game[Any]] = {game.info.key: game for game in _ALL}

GAMES: Mapping[str, Game[Any]] = MappingProxyType(_BY_KEY)
"""The games by key, in the order they are offered in."""


def get_game(key: str) -> Game[Any]:
    """The game of `key`; KeyError when there is none."""
    return GAMES[key]
