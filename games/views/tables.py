"""Opening a table, and the table page with its first view inside."""

from __future__ import annotations

from typing import cast

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_http_methods, require_safe

from accounts.models import User
from games.engine.seats import SEAT_LETTERS
from games.rules.registry import GAMES
from games.selectors.first_frames import get_first_frames
from games.services import seating
from games.views.forms import TableForm

SEAT_WISHES = {"north": "N", "east": "E", "south": "S", "west": "W"} | {s.lower(): s for s in SEAT_LETTERS}
"""What `?seat=` may say, in lower case."""

FIRST_GAME = next(iter(GAMES))


@login_required
@require_http_methods(["GET", "POST"])
def table_open(request: HttpRequest) -> HttpResponse:
    """Choose the options of a new table; open it and go there."""
    key = request.POST.get("game", FIRST_GAME)
    if key not in GAMES:
        raise Http404
    info = GAMES[key].info
    form = TableForm(info, request.POST or None)
    if request.method == "POST" and form.is_valid():
        table = seating.open_table(cast(User, request.user), info.key, form.cleaned_data)
        return redirect("table", table_id=table.pk)
    return render(request, "games/table_open.html", {"form": form, "game": info})


@require_safe
@cache_control(no_store=True)
def table_page(request: HttpRequest, table_id: int) -> HttpResponse:
    """The table as its reader may see it now; the socket goes on from there."""
    frames = get_first_frames(table_id, request.user.pk)
    if frames is None:
        raise Http404
    context = {
        "table_id": table_id,
        "first_frames": frames,
        "wish": SEAT_WISHES.get(request.GET.get("seat", "").lower(), ""),
    }
    return render(request, "games/table.html", context)
