"""How many points a side needs for what it bids."""

from __future__ import annotations

from games.bots.bridge.reading import MAJORS
from games.engine.trick import NO_TRUMP

SLAM_NEEDS = 33
GRAND_SLAM_NEEDS = 37
INVITATION = 2
"""Points short of game with which it is worth asking the partner for more."""
NOTRUMP_AT_ONE = 10
"""The most points of a hand that calls 1NT because it has nothing better."""
_GAME_NEEDS, _MINOR_GAME_NEEDS = 25, 28


def game_needs(denomination: int) -> int:
    """The points of both hands for game."""
    return _GAME_NEEDS if denomination == NO_TRUMP or denomination in MAJORS else _MINOR_GAME_NEEDS
