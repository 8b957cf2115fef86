"""The first page: what this is, and the way to a table."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.rules.registry import get_game
from games.selectors.lobby import list_practice_games
from games.views.words import say


@require_safe
def landing(request: HttpRequest) -> HttpResponse:
    """What this is, and the way to a table: as a guest, or through the lobby."""
    games = [(key, say(get_game(key).info.name)) for key in list_practice_games()]
    return render(request, "landing.html", {"other_games": games[1:]})
