"""The pages of errors that say who is logged in.

Under ASGI Django makes them on a thread beside the request's, whose connection to the database nobody closes: it would
stay open, and once the database has been away, every further error on that thread would fail with it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from django.db import connections
from django.db.backends.base.base import BaseDatabaseWrapper
from django.http import HttpRequest, HttpResponse
from django.views import defaults

P = ParamSpec("P")
View = Callable[Concatenate[HttpRequest, P], HttpResponse]


def _leaving_nothing_open(view: View[P]) -> View[P]:
    """The view, and afterwards the connections closed that it has opened on this thread."""

    @wraps(view)
    def answer(request: HttpRequest, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        before = _open_connections()
        try:
            return view(request, *args, **kwargs)
        finally:
            for connection in _open_connections():
                if connection not in before:
                    connection.close()

    return answer


def _open_connections() -> list[BaseDatabaseWrapper]:
    known = connections.all(initialized_only=True)
    return [connection for connection in known if connection.connection is not None]


permission_denied = _leaving_nothing_open(defaults.permission_denied)
page_not_found = _leaving_nothing_open(defaults.page_not_found)
