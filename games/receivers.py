"""What happens to accounts, and what it means at the tables."""

from __future__ import annotations

from typing import Any

from asgiref.sync import async_to_sync
from django.db import transaction

from accounts.signals import access_revoked, account_changed
from games import live
from games.services import handover, seating
from games.services.refusal import Refusal


def connect() -> None:
    """Listen to the accounts."""
    access_revoked.connect(_end_sockets, dispatch_uid="games.end_sockets")
    account_changed.connect(_follow_account, dispatch_uid="games.follow_account")


def _end_sockets(sender: object, user_id: int, session_key: str | None, **_: Any) -> None:
    """An access has ended: so do the sockets it opened, of one browser session or all of the user's."""
    live.from_outside(lambda process: process.end_access(user_id, session_key))


def _follow_account(sender: object, user_id: int, **_: Any) -> None:
    """A new name is shown at the table; an account that is no more gives its seat up, in a match to a bot."""
    if not seating.follow_account(user_id):
        transaction.on_commit(lambda: _leave_as_gone(user_id))


def _leave_as_gone(user_id: int) -> None:
    try:
        async_to_sync(handover.leave_as_gone)(user_id)
    except Refusal:
        seating.follow_account(user_id)  # the match has ended meanwhile
