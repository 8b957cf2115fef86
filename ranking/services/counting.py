"""Letting a settled match count: each player's share, and a row that says what the match made of it."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from functools import partial

from django.db import transaction
from django.db.models import Max, Q
from django.utils import timezone

from games.engine.seats import parse_seat, side_of
from games.models import Match, MatchResult
from ranking.models import Change, Period
from ranking.points import Result
from ranking.selectors.counted import list_counted_seats
from ranking.services.ageing import age_some
from ranking.services.standings import HeldStandings, recent_since
from ranking.shares import Share


def count_match(result: MatchResult) -> None:
    """Change the standings of the four who played, if the match counts. Part of the caller's transaction."""
    seats = list_counted_seats(result.match_id) if result.winner else {}
    if not seats:
        return
    match = Match.objects.get(pk=result.match_id)
    held = HeldStandings(match.game, seats)
    _take_place_in_history(result, held, match.game, seats)
    Change.objects.bulk_create(
        _count(held, match, user_id, result_for(seat, result.winner)) for user_id, seat in seats.items()
    )
    held.save()
    transaction.on_commit(partial(age_some, match.game), robust=True)


def _take_place_in_history(
    result: MatchResult, held: HeldStandings, game: str, user_ids: Collection[int]
) -> None:
    """Let the result be settled now that the standings are held, and after all that has changed them before.

    So `settled_at` tells the order in which each player's standings changed, by whatever clock of whichever process.
    """
    last = Q()
    for user_id in user_ids:
        last |= Q(user_id=user_id, matches_after=held.share(user_id, Period.ALL).matches)
    before = Change.objects.filter(last, game=game).aggregate(at=Max("match__result__settled_at"))["at"]
    now = timezone.now()
    result.settled_at = now if before is None else max(now, before + datetime.resolution)
    result.save(update_fields=["settled_at"])


def result_for(seat: str, winner: str) -> Result:
    """What a match is to a seat (letter), by its winner: a side or "draw"."""
    if winner == "draw":
        return "draw"
    return "win" if side_of(parse_seat(seat)) == winner else "loss"


def _count(held: HeldStandings, match: Match, user_id: int, result: Result) -> Change:
    before = held.share(user_id, Period.ALL)
    change = make_change(match, user_id, result, before)
    held.put(user_id, Period.ALL, change.after)
    if change.is_recent:
        held.put(user_id, Period.RECENT, held.share(user_id, Period.RECENT).gain(result))
    return change


def make_change(match: Match, user_id: int, result: Result, before: Share) -> Change:
    """The row, not saved yet, of a match that found the player with the share `before`."""
    assert match.ended_at is not None
    after = before.gain(result)
    return Change(
        match=match,
        user_id=user_id,
        game=match.game,
        result=result,
        at=match.ended_at,
        is_recent=match.ended_at >= recent_since(),
        half_wins_before=before.half_wins,
        matches_before=before.matches,
        bound_before=before.bound,
        half_wins_after=after.half_wins,
        matches_after=after.matches,
        bound_after=after.bound,
    )
