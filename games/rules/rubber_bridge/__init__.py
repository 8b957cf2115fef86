"""Rubber bridge (rules/rubber-bridge.md): contract bridge for rubbers of two games, under either of two scorings.

Auction, dummy, play and claims are those of `engine.bridge`; its own are games, vulnerability and rubbers (`standing`,
`match`), and what a board scores: `simple` or `laws`.
"""

from games.rules.rubber_bridge.game import RUBBER_BRIDGE

__all__ = ["RUBBER_BRIDGE"]
