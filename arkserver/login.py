"""Whose socket it is: the login of the page that opened it, by its session cookie.

Channels' own AuthMiddlewareStack does the same and also wraps every later send, to save a session that no socket here
changes; that wrapping was a sixteenth of all work under load.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from channels.auth import get_user
from channels.sessions import CookieMiddleware
from django.conf import settings

SessionStore = import_module(settings.SESSION_ENGINE).SessionStore


class _Login:
    """Puts `session` and `user` into the scope."""

    def __init__(self, application: Any) -> None:
        self._application = application

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        session = SessionStore(scope["cookies"].get(settings.SESSION_COOKIE_NAME))
        scope = {**scope, "session": session}
        scope["user"] = await get_user(scope)
        await self._application(scope, receive, send)


def with_login(application: Any) -> Any:
    """`application` with the session and the user of whoever opens a socket."""
    return CookieMiddleware(_Login(application))
