"""The bot: what is offered decides what it thinks about."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.bots.base import Generator, offered
from games.bots.broken_ark.auction import choose_in_auction
from games.bots.broken_ark.choices import choose_turn
from games.bots.broken_ark.play import choose_card
from games.engine.game import Json

_BY_PHASE: Mapping[str, Callable[[Json], str | None]] = {
    "auction": choose_in_auction,
    "play": choose_card,
    "negation": choose_turn,
    "reversal": choose_turn,
}


class BrokenArkBot:
    """A bot that needs no chance: the same view always gives the same action."""

    def choose(self, view: Json, rng: Generator) -> str:
        """What seems best of what is offered; where there is nothing to weigh, the first of it."""
        weigh = _BY_PHASE.get(view["public"]["phase"])
        actions = offered(view)
        action = weigh(view) if weigh and len(actions) > 1 else None
        return action if action in actions else actions[0]


BROKEN_ARK_BOT = BrokenArkBot()
