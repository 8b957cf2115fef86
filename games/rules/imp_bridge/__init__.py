"""IMP bridge (rules/imp-bridge.md): contract bridge board by board, each board's score turned into IMPs.

Auction, dummy, play and claims are those of `engine.bridge`; its own are the boards that follow one another by number,
void ones that do not count, the score of a board, and that dummy's player sees declarer's hand.
"""

from games.rules.imp_bridge.game import IMP_BRIDGE

__all__ = ["IMP_BRIDGE"]
