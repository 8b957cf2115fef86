"""What a supervisor and a monitor ask of one process: is it alive, may it be sent people, what has it counted."""

from __future__ import annotations

from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

LOOPBACK = ("127.0.0.1", "::1")


@never_cache
@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """200: the process answers."""
    return HttpResponse("ok\n", content_type="text/plain")


@never_cache
@require_safe
def readyz(request: HttpRequest) -> HttpResponse:
    """200: its database answers and has every migration of this version; else 503 with the reason."""
    try:
        executor = MigrationExecutor(connection)
        missing = executor.migration_plan(executor.loader.graph.leaf_nodes())
    except DatabaseError:
        return _not_ready("the database does not answer")
    return (
        _not_ready("migrations are missing") if missing else HttpResponse("ok\n", content_type="text/plain")
    )


def _not_ready(why: str) -> HttpResponse:
    return HttpResponse(f"{why}\n", content_type="text/plain", status=503)


@never_cache
@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """What this process has counted, in Prometheus' format; for this machine alone, and not through the proxy."""
    if request.META.get("REMOTE_ADDR") not in LOOPBACK or "HTTP_X_FORWARDED_FOR" in request.META:
        raise Http404
    return HttpResponse(generate_latest(), content_type=CONTENT_TYPE_LATEST)
