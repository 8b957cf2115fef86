"""Opening a table, and the table page with its first view inside."""

from __future__ import annotations

from io import BytesIO
from typing import cast

import segno
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_http_methods, require_safe

from accounts import preferences
from accounts.models import User
from games.engine.seats import SEAT_LETTERS
from games.models import Room
from games.selectors.first_frames import get_first_frames
from games.selectors.invites import INVITES, remember_invite
from games.selectors.tables import get_table_snapshot
from games.services import tables
from games.services.refusal import Refusal
from games.views.forms import TableForm
from games.views.words import say

SEAT_WISHES = {"north": "N", "east": "E", "south": "S", "west": "W"} | {s.lower(): s for s in SEAT_LETTERS}
"""What `?seat=` may say, in lower case."""
COURTS = [rank + suit for rank in "KQJ" for suit in "SHDC"]
"""The cards with a figure; each is a file of its own, so that a page loads those that it shows."""


@login_required
@require_http_methods(["GET", "POST"])
def table_open(request: HttpRequest, key: str) -> HttpResponse:
    """Choose the options of a new table in a room; open it and go there."""
    room = get_object_or_404(Room, key=key)
    form = TableForm(room, request.POST if request.method == "POST" else None)
    if request.method == "POST" and form.is_valid():
        options = dict(form.cleaned_data)
        is_private, bots = options.pop("private"), options.pop("bots", False)
        try:
            table = tables.open_table(cast(User, request.user), room, options, is_private, bots)
        except Refusal as refusal:
            form.add_error(None, say(refusal.text))
        else:
            return redirect("table", table_id=table.pk)
    return render(request, "games/table_open.html", {"form": form, "room": room})


@require_safe
@cache_control(no_store=True)
def table_page(request: HttpRequest, table_id: int) -> HttpResponse:
    """The table as its reader may see it now; the socket goes on from there. `?invite=` opens a private one."""
    if invite := request.GET.get("invite"):
        remember_invite(request.session, invite[:64])
    try:
        shown = get_first_frames(table_id, request.user.pk, request.session.get(INVITES, []))
    except Refusal as refusal:
        messages.info(request, say(refusal.text))
        return redirect("lobby")
    if shown is None:
        raise Http404
    context = {
        "table_id": table_id,
        "first_frames": shown,
        "courts": {court: static(f"img/courts/{court}.svg") for court in COURTS},
        "offered": preferences.offered(request),
        "wish": SEAT_WISHES.get(request.GET.get("seat", "").lower(), ""),
    }
    return render(request, "games/table.html", context)


@require_safe
@cache_control(no_store=True)
def table_qr(request: HttpRequest, table_id: int) -> HttpResponse:
    """The table's link as a QR code, for a phone to read; a private table's with its invite, for who may invite."""
    table = get_table_snapshot(table_id)
    if table is None or not table.is_known_to(request.user.pk, request.session.get(INVITES, [])):
        raise Http404
    link = request.build_absolute_uri(reverse("table", args=[table_id]))
    if table.is_private and table.is_host(request.user.pk):
        link += f"?invite={table.invite}"
    svg = BytesIO()
    segno.make(link, error="m").save(svg, kind="svg", xmldecl=False, scale=4, border=2, light="white")
    return HttpResponse(svg.getvalue(), content_type="image/svg+xml")
