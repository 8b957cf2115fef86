"""A bot for Spades that goes by rules (rules/spades.md is the game).

What it does in the play is weighed in points, own side's less the opponents': `stakes` says what it is worth that a
seat wins the trick on the table, `winning` how likely each seat is to when a card is played, `keeping` what the cards
left are good for, and `play` chooses by these.
`bidding` counts the tricks of a hand and how safe a nil would be, and `bot` puts them together.
"""

from games.bots.spades.bot import SPADES_BOT

__all__ = ["SPADES_BOT"]
