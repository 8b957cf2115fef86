"""The lobby: rooms and their tables, with the first list inside; the socket goes on from there."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from games.live import frames
from games.rules.registry import GAMES
from games.selectors.lobby import list_open_tables, list_rooms
from games.views.words import say


@require_safe
@cache_control(no_store=True)
def lobby(request: HttpRequest) -> HttpResponse:
    """All rooms with their open tables."""
    tables = [frames.listed_table(table, 0) for table in list_open_tables()]
    context = {
        "first_frame": frames.lobby_frame(list_rooms(), tables),
        "game_names": {key: say(game.info.name) for key, game in GAMES.items()},
    }
    return render(request, "games/lobby.html", context)
