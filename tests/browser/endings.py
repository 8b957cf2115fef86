"""The fragment about a rated match that is over, as the server draws it, without a match behind it."""

from __future__ import annotations

from django.template.loader import render_to_string
from django.utils import translation

from accounts.models import User
from games.models import Match, MatchResult, MatchSeat
from games.rules.broken_ark import BROKEN_ARK
from ranking.models import Change
from ranking.selectors.endings import Counted, Ending
from ranking.selectors.leaderboards import Ranked
from ranking.shares import Share
from tests.browser.scenes import WIDE_NAMES

BEFORE = {"N": Share(9, 12), "E": Share(16, 9), "S": Share(40, 61), "W": Share()}
"""What each has won so far: many and few matches, and none."""


def ending_fragment(language: str) -> str:
    """North and South have won; South reads it. `language`: as pages name it, `zh-hans`."""
    people = {seat: User(pk=number, display_name=WIDE_NAMES[seat]) for number, seat in enumerate("NESW", 1)}
    match = Match(pk=1, game=BROKEN_ARK.info.key, is_rated=True)
    result = MatchResult(match=match, winner="NS", total_ns=12_340, total_ew=-9_990, boards=16)
    rows = [Counted(MatchSeat(match=match, seat=seat, user=people[seat]), _change(seat)) for seat in "NESW"]
    top = [
        Ranked(place, people[seat].pk, WIDE_NAMES[seat], BEFORE[seat].gain("win"))
        for place, seat in enumerate("ESNW", 1)
    ]
    context = {"ending": Ending(match, result, is_rated=True, rows=rows), "own": rows[2].change, "top": top}
    with translation.override(language):
        return render_to_string("ranking/end.html", {**context, "user": people["S"]})


def _change(seat: str) -> Change:
    before = BEFORE[seat]
    after = before.gain("win" if seat in "NS" else "loss")
    return Change(
        half_wins_before=before.half_wins,
        matches_before=before.matches,
        bound_before=before.bound,
        half_wins_after=after.half_wins,
        matches_after=after.matches,
        bound_after=after.bound,
    )
