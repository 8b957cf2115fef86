"""The first page: what this is, and the way to a table."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe


@require_safe
def landing(request: HttpRequest) -> HttpResponse:
    """What Broken Ark is, and a button that opens a table."""
    return render(request, "landing.html")
