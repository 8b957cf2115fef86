"""What another app may offer to the tables. The games ask here and know nothing of who answers.

An app registers its offers when it is ready. Without any there are no badges, and a match ends without a panel.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeAlias, TypedDict


class Badge(TypedDict):
    """Where a player stands in a game: what a name plate shows. Tier and stars as in rules/ranking.md."""

    tier: str
    stars: int


Badges: TypeAlias = Callable[[str, Collection[int]], Mapping[int, Badge]]
"""`(game's key, users' primary keys) -> badges`; who has none is left out. One query, whatever their number."""

PageOf: TypeAlias = Callable[[int], str]
"""The address of a page about one match or one user, by primary key."""


def _no_badges(game: str, user_ids: Collection[int]) -> Mapping[int, Badge]:
    return {}


def _no_page(_key: int) -> str:
    return ""


badges: Badges = _no_badges
end_panel_url: PageOf = _no_page
"""Where the fragment is fetched that an ended match's panel shows; "": there is none."""
profile_url: PageOf = _no_page
"""A user's public page; "": there is none."""


def offer(*, badges_of: Badges, end_panel: PageOf, profile: PageOf) -> None:
    """Register another app's offers."""
    global badges, end_panel_url, profile_url
    badges, end_panel_url, profile_url = badges_of, end_panel, profile
