"""When someone's access ends (logout, password change, ban, deletion), so do the sockets it opened."""

from __future__ import annotations

from typing import Any

from accounts.signals import access_revoked
from games import live


def connect() -> None:
    """Listen to the accounts."""
    access_revoked.connect(_end_sockets, dispatch_uid="games.live.access")


def _end_sockets(sender: object, user_id: int, session_key: str | None, **_: Any) -> None:
    """Those of one browser session, or all of the user's."""
    live.from_outside(lambda process: process.hub.end_access(user_id, session_key))
