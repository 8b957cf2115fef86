"""The first page: what this is, and the way to a table."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe


@require_safe
def landing(request: HttpRequest) -> HttpResponse:
    """What this is, and the way to a table: as a guest, or through the lobby."""
    return render(request, "landing.html")
