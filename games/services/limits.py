"""How often one user may do what everyone at a table hears of (rules/platform.md: "Rate limits on every action")."""

from __future__ import annotations

from django.core.cache import cache

from games.engine.text import gettext_noop, text
from games.services.refusal import Refusal

MINUTE_S = 60


def check_rate(user_id: int, what: str, most: int, seconds: int = MINUTE_S) -> None:
    """Count one more; Refusal with `rate` beyond `most` within `seconds`."""
    key = f"rate:{what}:{user_id}"
    cache.add(key, 0, timeout=seconds)
    try:
        count = cache.incr(key)
    except ValueError:  # it ended between the two
        return
    if count > most:
        raise Refusal("rate", text(gettext_noop("That is too often. Wait a minute.")))
