"""One press, and one plays: with three bots, as a guest where nobody is logged in."""

from __future__ import annotations

from typing import cast

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from accounts.guest_views import as_guest
from accounts.models import User
from games.models import Room
from games.selectors.lobby import find_casual_room
from games.selectors.tables import get_running_seat
from games.services.practice import open_practice
from games.services.refusal import Refusal
from games.views.words import say


@never_cache
@require_POST
def play_now(request: HttpRequest) -> HttpResponse:
    """Go to a table of one's own with three bots; whoever is playing already goes back there.

    `game` in the form: the key of the game to play; left out: the first there is.
    """
    room = find_casual_room(request.POST.get("game", ""))
    if room is None:
        raise Http404
    if request.user.is_authenticated:
        return _play(request, room)
    return as_guest(request, lambda request: _play(request, room))


def _play(request: HttpRequest, room: Room) -> HttpResponse:
    user = cast(User, request.user)
    if (playing := _playing_at(user)) is not None:
        return redirect("table", table_id=playing)
    try:
        table = open_practice(user, room)
    except Refusal as refusal:
        # Pressed twice: the other press was quicker.
        if (playing := _playing_at(user)) is not None:
            return redirect("table", table_id=playing)
        messages.error(request, say(refusal.text))
        return redirect("lobby")
    return redirect("table", table_id=table.pk)


def _playing_at(user: User) -> int | None:
    seat = get_running_seat(user.pk)
    return seat.table_id if seat is not None and seat.table.state == "playing" else None
