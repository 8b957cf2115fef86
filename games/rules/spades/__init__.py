"""Spades (rules/spades.md).

What is its own: one round of bids instead of an auction, and a seat's cards face down to itself until it has looked
or bid blind; spades always trump, not led before they are broken; a side scores by the tricks its two players bid
together, with nils apart and overtricks gathered in bags; and two rule sets for the match's end and the first lead.

`state` says what a match is made of, `race` the two rule sets; `bidding`, `play` and `settle` are its transitions;
`scoring` and `sheet` the points and their explanation; `view` what a reader may see; `game` puts them together.
"""

from games.rules.spades.game import SPADES

__all__ = ["SPADES"]
