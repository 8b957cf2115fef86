"""Whose socket it is: the login of the page that opened it, by its session cookie.

Channels' own AuthMiddlewareStack does the same; it also wraps every later send, to save a session that no socket here
changes (a sixteenth of all work under load), and asks for session and user one after the other on one thread for all
sockets, which a crowd that comes back at once waits for.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user
from django.http import HttpRequest, parse_cookie

from games import live

SessionStore = import_module(settings.SESSION_ENGINE).SessionStore


class WithLogin:
    """An application for sockets with `session` and `user` in the scope, of whoever opens one."""

    def __init__(self, application: Any) -> None:
        self._application = application

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one socket."""
        process = await live.ensure_started()
        key = _cookie(scope["headers"], settings.SESSION_COOKIE_NAME)
        scope["session"], scope["user"] = await process.database.run(_find_login, key)
        # A socket lives for hours and is not asked for its handshake again: without it, it takes a tenth less memory.
        scope["headers"].clear()
        await self._application(scope, receive, send)


def _find_login(key: str | None) -> tuple[Any, Any]:
    """The session of a cookie, read, and its user, who is anonymous where nobody is logged in."""
    request = HttpRequest()
    request.session = SessionStore(key)
    return request.session, get_user(request)


def _cookie(headers: Iterable[tuple[bytes, bytes]], name: str) -> str | None:
    given = next((value for header, value in headers if header.lower() == b"cookie"), b"")
    return parse_cookie(given.decode("latin-1")).get(name)
