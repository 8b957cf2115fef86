"""Broken Ark (rules/broken-ark.md).

What is its own, and not taken from the shared bridge parts: a turn of the auction may be a detention or a flip, four
passes end it, whoever made the last bid declares, there is no dummy and no claim; undertricks are flat; cards and the
place of a trick score beside the contract; and a board's result may be turned by negation and grand reversal.

`state` says what a match is made of; `auction`, `play` and `settle` are its transitions; `trick_score`, `scoring` and
`sheet` the points and their explanation; `view` what a reader may see; `game` puts them together.
"""

from games.rules.broken_ark.game import BROKEN_ARK

__all__ = ["BROKEN_ARK"]
