"""What every page may show of the games."""

from __future__ import annotations

from functools import cache

from django.http import HttpRequest

from games.selectors.tables import get_running_table


def running_table(request: HttpRequest) -> dict[str, object]:
    """`running_table`: the primary key of the table where the reader sits, or None; asked only where it is shown, and
    once however often a page does."""
    return {"running_table": cache(lambda: _running_table(request))}


def _running_table(request: HttpRequest) -> int | None:
    user = getattr(request, "user", None)
    return get_running_table(user.pk) if user is not None and user.is_authenticated else None
