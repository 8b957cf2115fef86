"""The two rule sets: when a match ends and who leads first (rules/spades.md, "Two rule sets").

Totals are whole, so "more than 300" is 301 or more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from games.engine.text import Text, gettext_noop, text


@dataclass(frozen=True, slots=True)
class Race:
    """A match ends when a side stands at `high` or more, or at `low` or less.

    `lead`: how many seats clockwise from the first bidder the first leader sits.
    """

    key: str
    name: Text
    high: int
    low: int
    lead: int


_TO_500 = text(gettext_noop("To 500 or −200; right of the dealer leads"))
_TO_300 = text(gettext_noop("Past 300 or −300; left of the first bidder leads"))

RACES: Mapping[str, Race] = MappingProxyType(
    {
        race.key: race
        for race in (
            Race("race-500", _TO_500, high=500, low=-200, lead=2),
            Race("race-300", _TO_300, high=301, low=-301, lead=1),
        )
    }
)
"""The rule sets by the value of the option `rules`, the default first."""
