"""Matches leave the last 30 days: some after each match that is counted, and all that are due before a leaderboard of
the last 30 days is read (docs/decisions/0008-places.md). Doing it twice, or in two processes, is harmless."""

from __future__ import annotations

from django.db import transaction

from ranking.models import Change, Period
from ranking.services.standings import HeldStandings, recent_since

BATCH = 200
"""Changes taken back in one transaction: it must be short."""


def age_all(game: str) -> None:
    """Take back all that is older than 30 days from the standings of the last 30 days."""
    while age_some(game) == BATCH:
        pass


def age_some(game: str) -> int:
    """Take back at most BATCH of them, the oldest first; how many there were."""
    due = Change.objects.filter(game=game, is_recent=True, at__lt=recent_since()).order_by("at")
    found = dict(due.values_list("pk", "user_id")[:BATCH])
    if found:
        _take_back(game, found)
    return len(found)


@transaction.atomic
def _take_back(game: str, found: dict[int, int]) -> None:
    """Those of the changes (primary key: user) that nobody else has taken back meanwhile."""
    held = HeldStandings(game, set(found.values()))
    changes = Change.objects.filter(pk__in=found, is_recent=True)
    for change in changes:
        share = held.share(change.user_id, Period.RECENT)
        held.put(change.user_id, Period.RECENT, share.lose(change.outcome))
    held.save()
    changes.update(is_recent=False)
