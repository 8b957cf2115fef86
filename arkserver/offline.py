"""What makes the site installable and lets it say that it is offline: manifest, service worker, the page it keeps."""

from __future__ import annotations

import hashlib
import json

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

BACKGROUND = "#080d17"
"""`--bg` of the dark theme (static/css/tokens.css)."""
KEPT_FILES = ["css/tokens.css", "css/site.css", "img/icon.svg", "js/offline.js"]
"""What the offline page is made of, beside itself."""


@require_safe
@cache_control(max_age=3600)
def manifest(request: HttpRequest) -> JsonResponse:
    """How a browser installs the site."""
    icons = [_icon(size, purpose) for size in (192, 512) for purpose in ("any", "maskable")]
    app = {
        "id": "/",
        "name": _("Broken Ark"),
        "short_name": _("Broken Ark"),
        "description": _("Partnership card games"),
        "start_url": reverse("landing"),
        "scope": "/",
        "display": "standalone",
        "background_color": BACKGROUND,
        "theme_color": BACKGROUND,
        "icons": icons,
    }
    return JsonResponse(app, content_type="application/manifest+json")


def _icon(size: int, purpose: str) -> dict[str, str]:
    name = f"img/icon-{'maskable-' if purpose == 'maskable' else ''}{size}.png"
    return {"src": static(name), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


@require_safe
@cache_control(no_cache=True)
def service_worker(request: HttpRequest) -> HttpResponse:
    """The service worker, told what to keep. It lies at the root, since a worker serves only what lies below it.

    Its text differs as soon as anything that it keeps does, by which browsers know a new version.
    """
    page = reverse("offline")
    kept = [page, *map(static, KEPT_FILES)]
    version = hashlib.sha256("\n".join([*kept, _page()]).encode()).hexdigest()[:12]
    context = {"version": json.dumps(version), "page": json.dumps(page), "kept": json.dumps(kept)}
    return render(request, "worker.js", context, content_type="text/javascript")


@require_safe
@cache_control(no_cache=True)
def offline(request: HttpRequest) -> HttpResponse:
    """What is shown where there is no network: the same for everyone, in each language."""
    return HttpResponse(_page())


def _page() -> str:
    with translation.override("en"):
        return render_to_string("offline.html", {"languages": [code for code, _name in settings.LANGUAGES]})
