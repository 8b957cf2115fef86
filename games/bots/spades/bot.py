"""The bot: what is offered decides what it thinks about."""

from __future__ import annotations

from games.bots.base import Generator, offered
from games.bots.spades.bidding import choose_bid
from games.bots.spades.play import choose_card
from games.engine.actions import LOOK
from games.engine.game import Json


class SpadesBot:
    """A bot that needs no chance: the same view always gives the same action."""

    def choose(self, view: Json, rng: Generator) -> str:
        """What seems best of what is offered; where there is nothing to weigh, the first of it."""
        if offered(view, "look"):
            # Of random hands one in five wins no trick: too few for the 200 points that a blind nil risks.
            return LOOK.text
        if offered(view, "tricks"):
            return choose_bid(view)
        if len(offered(view, "play")) > 1:
            return choose_card(view)
        return offered(view)[0]


SPADES_BOT = SpadesBot()
