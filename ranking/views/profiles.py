"""A player's public page: tiers with the formula's inputs, and the matches played."""

from __future__ import annotations

import re

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from accounts.models import User
from games.rules.registry import GAMES
from ranking.selectors.profiles import get_shares, list_played
from ranking.shares import Share
from ranking.wilson import Z

_KEY = re.compile(r"\d{1,18}", re.ASCII)


@require_safe
def profile(request: HttpRequest, user_id: int) -> HttpResponse:
    """What everyone may see of a player. `?before=`: older matches."""
    player = get_object_or_404(User, pk=user_id)
    shares = get_shares(player.pk)
    played, older = list_played(player.pk, request.user.pk, _read_before(request.GET.get("before")))
    context = {
        "player": player,
        "shares": {key: shares.get(key, Share()) for key in GAMES},
        "z": Z,
        "played": played,
        "older": older,
    }
    return render(request, "ranking/profile.html", context)


def _read_before(word: str | None) -> int | None:
    """Raises Http404 for what is no primary key."""
    if not word:
        return None
    if not _KEY.fullmatch(word):
        raise Http404
    return int(word)
