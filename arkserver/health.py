"""What a supervisor and a monitor ask of one process: is it alive, may it be sent people, what has it counted.

Answered before anything else looks at the request: who asks a process itself names no host of the site and has no TLS.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from asgiref.sync import iscoroutinefunction, sync_to_async
from django.db import DatabaseError, connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.decorators import sync_and_async_middleware
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

LOOPBACK = ("127.0.0.1", "::1")


@never_cache
@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """200: the process answers."""
    return _say("ok")


@never_cache
@require_safe
def readyz(request: HttpRequest) -> HttpResponse:
    """200: its database answers and has every migration of this version; else 503 with the reason."""
    try:
        applied = MigrationRecorder(connection).applied_migrations()
    except DatabaseError:
        return _say("the database does not answer", 503)
    return _say("ok") if _newest_migrations() <= applied.keys() else _say("migrations are missing", 503)


@cache
def _newest_migrations() -> frozenset[tuple[str, str]]:
    """The last migration of each app, as (app, name); they do not change while the process runs."""
    return frozenset(MigrationLoader(None).graph.leaf_nodes())


@never_cache
@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """What this process has counted, in Prometheus' format; for this machine alone, and not through the proxy."""
    if request.META.get("REMOTE_ADDR") not in LOOPBACK or "HTTP_X_FORWARDED_FOR" in request.META:
        return _say("not found", 404)
    return HttpResponse(generate_latest(), content_type=CONTENT_TYPE_LATEST)


def _say(words: str, status: int = 200) -> HttpResponse:
    return HttpResponse(f"{words}\n", content_type="text/plain", status=status)


PROBES: dict[str, Callable[[HttpRequest], HttpResponse]] = {
    "/healthz": healthz,
    "/readyz": readyz,
    "/metrics": metrics,
}


@sync_and_async_middleware
def probes(get_response: Any) -> Any:
    """Answers the probes itself; stands above every other middleware."""
    if iscoroutinefunction(get_response):

        async def probe_async(request: HttpRequest) -> HttpResponseBase:
            probe = PROBES.get(request.path)
            return await (sync_to_async(probe)(request) if probe else get_response(request))

        return probe_async

    def probe_sync(request: HttpRequest) -> HttpResponseBase:
        return PROBES.get(request.path, get_response)(request)

    return probe_sync
