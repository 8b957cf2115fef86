"""What the clock does for a seat that does not decide (rules/platform.md, "Turn clock")."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.actions import LOOK, NEGATIONS, OK, PASS, REJECT, REVERSALS, TRICK_BIDS, Action
from games.engine.cards import RANK_OF
from games.engine.errors import not_your_turn

_DEFAULTS = (PASS, LOOK, TRICK_BIDS[0], REJECT, NEGATIONS["decline"], REVERSALS["decline"], OK)


def default_of(actions: Sequence[Action]) -> Action:
    """Of what a seat may do: the first there is of the defaults, else the lowest card, of equal ones by C D H S.

    IllegalAction when it may do nothing.
    """
    if not actions:
        raise not_your_turn()
    for action in _DEFAULTS:
        if action in actions:
            return action
    return min((action for action in actions if action.kind == "play"), key=lambda play: RANK_OF[play.card])
