"""Leaderboards: of each game, of all time or the last 30 days, a page at a time and the reader's own row."""

from __future__ import annotations

import re

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.rules.registry import GAMES
from ranking.models import Period
from ranking.selectors.leaderboards import Leaderboard, Spot, list_tops
from ranking.services.ageing import age_all

_SPOT = re.compile(r"(\d{1,18})-(\d{1,18})", re.ASCII)


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """Who leads each game."""
    return render(request, "ranking/leaderboards.html", {"tops": list_tops()})


@require_safe
def leaderboard(request: HttpRequest, key: str) -> HttpResponse:
    """One game's leaderboard. `?period=30`: of the last 30 days; `?after=`: the rows behind that spot."""
    if key not in GAMES:
        raise Http404
    period = _read_period(request.GET.get("period", Period.ALL))
    if period == Period.RECENT:
        age_all(key)
    board = Leaderboard(key, period)
    page = board.get_page(_read_spot(request.GET.get("after")))
    own = next((row for row in page.rows if row.user_id == request.user.pk), None)
    context = {
        "key": key,
        "period": period,
        "periods": Period,
        "page": page,
        "own": own or board.get_row_of(request.user.pk),
    }
    return render(request, "ranking/leaderboard.html", context)


def _read_period(word: str) -> Period:
    """Raises Http404 for a period that there is not."""
    if word not in Period.values:
        raise Http404
    return Period(word)


def _read_spot(word: str | None) -> Spot | None:
    """Raises Http404 for what is no spot."""
    if not word:
        return None
    found = _SPOT.fullmatch(word)
    if found is None:
        raise Http404
    return Spot(int(found[1]), int(found[2]))
