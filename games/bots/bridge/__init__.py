"""The bridge bot, for every game that is bridge: natural bidding and card play by rule.

The auction: `hand` values thirteen cards, `meaning` is what a call says, `reading` what an auction has said, `fits` and
`strength` what two hands are worth together. The system is in parts (`opening`, `responding`, `high_openings`,
`notrump`, `rebidding`, `overcalling`, `advancing`, `continuing`, `part_scores`); `system` says which part a seat is in,
and `calling` makes its call.

The play: `position` is what a seat sees, `suits` what cards of one suit are good for; `leads` and `declaring` lead,
`following` and `discarding` play to what was led, and `play` says which of them.
"""

from games.bots.bridge.bot import BRIDGE_BOT

__all__ = ["BRIDGE_BOT"]
