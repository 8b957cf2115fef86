"""The pages of errors that say who is logged in.

Under ASGI Django makes them on a thread beside the request's, whose connection to the database nobody closes: it would
stay open, and once the database has been away, every further error on that thread would fail with it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from django.db import close_old_connections
from django.http import HttpRequest, HttpResponse
from django.views import defaults

P = ParamSpec("P")
View = Callable[Concatenate[HttpRequest, P], HttpResponse]


def _leaving_nothing_open(view: View[P]) -> View[P]:
    """The view, and afterwards this thread's connections closed as at the end of a request."""

    @wraps(view)
    def answer(request: HttpRequest, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        finally:
            close_old_connections()

    return answer


permission_denied = _leaving_nothing_open(defaults.permission_denied)
page_not_found = _leaving_nothing_open(defaults.page_not_found)
