"""The bot: what is offered decides what it thinks about."""

from __future__ import annotations

from games.bots.base import Generator, offered
from games.bots.bridge.calling import choose_call
from games.bots.bridge.play import choose_card
from games.engine.actions import REJECT
from games.engine.game import Json


class BridgeBot:
    """A bot that needs no chance: the same view always gives the same action. It never claims."""

    def choose(self, view: Json, rng: Generator) -> str:
        """What seems best of what is offered; where there is nothing to weigh, the first of it."""
        if offered(view, "pass"):
            return choose_call(view)
        cards = offered(view, "play")
        if len(cards) > 1:
            return choose_card(view)
        if cards:
            return cards[0]
        # Whether a claim is good nobody can say without solving the board (rules/imp-bridge.md, "Claim").
        return REJECT.text if offered(view, "reject") else offered(view)[0]


BRIDGE_BOT = BridgeBot()
