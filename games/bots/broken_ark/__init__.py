"""A bot for Broken Ark that goes by rules (rules/broken-ark.md is the game).

What it does is weighed in points, own side's less the opponents'. `strength` guesses how many tricks a side takes,
`auction` calls by what contracts are then worth, `detention` sets cards apart; `prices` says what is at stake in the
play, `feeding` what others may put on a trick, `keeping` what a card is worth later, and `play` chooses by these;
`choices` turns scores, `bot` puts it together.
"""

from games.bots.broken_ark.bot import BROKEN_ARK_BOT

__all__ = ["BROKEN_ARK_BOT"]
