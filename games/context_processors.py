"""What every page may show of the games."""

from __future__ import annotations

from django.http import HttpRequest

from games.selectors.tables import get_running_seat


def running_table(request: HttpRequest) -> dict[str, object]:
    """`running_table`: the primary key of the table where the reader sits, or None; asked only where it is shown."""
    return {"running_table": lambda: _running_table(request)}


def _running_table(request: HttpRequest) -> int | None:
    user = getattr(request, "user", None)
    seat = get_running_seat(user.pk) if user is not None and user.is_authenticated else None
    return seat.table_id if seat else None
