"""The end panel: a fragment that the table's page asks for when a match has ended, until it is settled."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from games.models import Match
from games.selectors.invites import INVITES
from ranking.models import Period
from ranking.selectors.endings import get_ending, may_know_of_match
from ranking.selectors.leaderboards import Leaderboard

RETRY_S = 1


@require_safe
@cache_control(no_store=True)
def match_end(request: HttpRequest, match_id: int) -> HttpResponse:
    """What a match came to, what it made of tiers and stars, and the Top 5; 202 and empty while it is not settled."""
    match = get_object_or_404(Match.objects.select_related("table__room"), pk=match_id)
    if not may_know_of_match(match, request.user.pk, request.session.get(INVITES, [])):
        raise Http404
    ending = get_ending(match)
    if ending is None:
        return HttpResponse(status=202, headers={"Retry-After": str(RETRY_S)})
    context = {
        "ending": ending,
        "own": ending.change_of(request.user.pk),
        "top": Leaderboard(match.game, Period.ALL).list_top(),
    }
    return render(request, "ranking/end.html", context)
