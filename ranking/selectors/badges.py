"""Badges on name plates: tier and stars of a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from django.db.models import FilteredRelation, Q

from accounts.models import User
from games.ports import Badge
from ranking.models import Period
from ranking.shares import Share


def get_badges(game: str, user_ids: Collection[int]) -> Mapping[int, Badge]:
    """The badges of members by primary key, in one query. Whoever is new has the lowest; guests have none."""
    here = Q(standings__game=game, standings__period=Period.ALL)
    members = User.objects.filter(pk__in=user_ids, is_guest=False)
    rows = members.annotate(here=FilteredRelation("standings", condition=here))
    return {
        user_id: make_badge(Share(half_wins or 0, matches or 0))
        for user_id, half_wins, matches in rows.values_list("pk", "here__half_wins", "here__matches")
    }


def make_badge(share: Share) -> Badge:
    """The badge of a share."""
    tier, stars = share.grade
    return {"tier": tier, "stars": stars}
