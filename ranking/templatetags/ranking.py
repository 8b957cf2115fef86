"""How tiers, stars and bounds are shown on a page."""

from __future__ import annotations

from collections.abc import Mapping
from math import floor
from typing import Any

from django import template
from django.templatetags.static import static
from django.utils.formats import number_format
from django.utils.translation import gettext

from games.rules.registry import GAMES
from games.views.words import say
from ranking.selectors.leaderboards import list_tops
from ranking.shares import Share
from ranking.tiers import NAMES, PICTURES
from ranking.wilson import STARS, TIERS, TOLERANCE

register = template.Library()


@register.inclusion_tag("ranking/parts/grade.html")
def grade(share: Share) -> dict[str, Any]:
    """A share's tier and stars, drawn and named."""
    tier, stars = share.grade
    file, symbol = PICTURES[tier].split("#")
    label = gettext("%(tier)s, %(stars)s of 5 stars") % {"tier": NAMES[tier], "stars": stars}
    return {
        "tier": tier,
        "name": NAMES[tier],
        "label": label,
        "picture": f"{static(file)}#{symbol}",
        "star": f"{static('img/ranks.svg')}#star",
        "stars": [place < stars for place in range(STARS)],
    }


@register.inclusion_tag("ranking/parts/tops.html", takes_context=True)
def tops(context: Mapping[str, Any]) -> dict[str, Any]:
    """Who leads each game, of the games where somebody does."""
    leading = {game: rows for game, rows in list_tops().items() if rows}
    return {"tops": leading, "user": context["user"]}


@register.inclusion_tag("ranking/parts/explained.html")
def tiers_explained() -> dict[str, Any]:
    """How places come about, with the tiers' borders in percent."""
    ends = (1.0, *(start for _tier, start, _star in TIERS))
    rows = [
        {"name": NAMES[tier], "start": round(start * 100), "end": round(end * 100), "star": round(star * 100)}
        for (tier, start, star), end in zip(TIERS, ends, strict=False)
    ]
    return {"tiers": rows}


@register.filter
def game_name(key: str) -> str:
    """A game's name in the language of the request; its key when there is no such game any more."""
    return say(GAMES[key].info.name) if key in GAMES else key


@register.filter
def percent(bound: float) -> str:
    """A bound from 0 to 1 as a percentage; never more than it is, as a tier begins at its border."""
    return number_format(floor((bound + TOLERANCE) * 10_000) / 100, 2) + "%"


@register.filter
def wins(share: Share) -> str:
    """How many were won, a half where a match was drawn: `12`, `12.5`."""
    return number_format(share.wins, 1 if share.half_wins % 2 else 0)
