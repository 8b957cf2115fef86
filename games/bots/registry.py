"""Which games have a bot. A new bot is one line here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from games.bots.base import Bot
from games.bots.bridge import BRIDGE_BOT
from games.bots.broken_ark import BROKEN_ARK_BOT
from games.bots.spades import SPADES_BOT

_BY_KEY: dict[str, Bot] = {
    "broken-ark": BROKEN_ARK_BOT,
    "rubber-bridge": BRIDGE_BOT,
    "imp-bridge": BRIDGE_BOT,
    "spades": SPADES_BOT,
}

BOTS: Mapping[str, Bot] = MappingProxyType(_BY_KEY)
"""The bots by their game's key."""


def find_bot(key: str) -> Bot | None:
    """The bot of the game `key`, or None when it has none."""
    return BOTS.get(key)
