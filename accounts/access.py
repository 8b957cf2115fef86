"""Whether logins still hold: for those who keep something open for a long time and may have missed their end."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from django.contrib.auth import HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.models import Session
from django.utils import timezone
from django.utils.crypto import constant_time_compare

from .models import User

Login = tuple[int, str | None]
"""A user's primary key and the key of the browser session."""


def list_ended(logins: Collection[Login]) -> set[Login]:
    """Those that hold no more: logged out, expired, of an account that is gone, or from before a new password."""
    users = User.objects.filter(is_active=True).in_bulk({user_id for user_id, _key in logins})
    keys = {key for _user_id, key in logins if key}
    sessions = Session.objects.filter(session_key__in=keys, expire_date__gt=timezone.now())
    kept = {session.session_key: session.get_decoded() for session in sessions}
    return {
        (user_id, key) for user_id, key in logins if not _holds(users.get(user_id), kept.get(key or "", {}))
    }


def _holds(user: User | None, session: Mapping[str, Any]) -> bool:
    if user is None or session.get(SESSION_KEY) != str(user.pk):
        return False
    seal = session.get(HASH_SESSION_KEY, "")
    known = (user.get_session_auth_hash(), *user.get_session_auth_fallback_hash())
    return any(constant_time_compare(seal, right) for right in known)
