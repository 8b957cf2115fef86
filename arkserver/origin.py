"""Which pages may open a socket: only this site's own, so that no other page can act with its visitor's login."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Any
from urllib.parse import urlsplit

from channels.security.websocket import WebsocketDenier
from django.conf import settings
from django.http.request import split_domain_port, validate_host


class SameOriginOnly:
    """Refuses a handshake (403) whose `Origin` is not the host that was asked.

    A client that sends no `Origin` is no browser, and carries nobody's cookies but its own.
    """

    def __init__(self, application: Any) -> None:
        self._application = application

    def __call__(self, scope: Any, receive: Any, send: Any) -> Awaitable[None]:
        """Pass an honest handshake on."""
        application = self._application if _is_honest(scope["headers"]) else WebsocketDenier()
        connection: Awaitable[None] = application(scope, receive, send)
        return connection


def _is_honest(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a handshake with these headers may be let in."""
    named = {name.lower(): value.decode("latin-1") for name, value in headers}
    return may_connect(named.get(b"host", ""), named.get(b"origin"))


def may_connect(host: str, origin: str | None) -> bool:
    """Whether a handshake for `host` (with its port) may come from a page of `origin` (None: not from a page)."""
    domain, _port = split_domain_port(host)
    if not domain or not validate_host(domain, settings.ALLOWED_HOSTS):
        return False
    if origin is None or origin in settings.CSRF_TRUSTED_ORIGINS:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()
