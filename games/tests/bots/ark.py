"""The Broken Ark bot, asked about states and views of tests."""

from __future__ import annotations

from games.bots.broken_ark import BROKEN_ARK_BOT
from games.engine.game import Json, Viewer
from games.engine.views import view
from games.rules.broken_ark import BROKEN_ARK
from games.rules.broken_ark.state import State


class _NoChance:
    """A generator that must not be asked."""

    def random(self) -> float:
        raise AssertionError("this bot needs no chance")


def chosen_from(seen: Json) -> str:
    """What the bot does that sees this."""
    return BROKEN_ARK_BOT.choose(seen, _NoChance())


def chosen(state: State) -> str:
    """What the bot does for the seat on turn."""
    return chosen_from(view(BROKEN_ARK, state, Viewer(BROKEN_ARK.to_act(state)[0][0])))
