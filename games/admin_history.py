"""Admin lists of matches and of what belongs to matches (games.admin_lists)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from games import admin_lists
from games.admin_lists import Day, LongList, find_player
from games.models import Match, MatchSeat


class History(LongList):
    """The newest first, with a search for players, days and numbers. `match`: what leads from a row to its match."""

    match = "pk"

    search_help_text = _(
        "A player's name in full, a day as 2026-03-31, or both; or the number of a match or a table. "
        "The newest 2,000 are listed."
    )

    def find(self, rows: QuerySet[Any], wanted: str, days: Sequence[Day]) -> QuerySet[Any]:
        """On a day each row is asked whether the player was there: a day has fewer than the player may have played."""
        if days and (player := find_player(wanted)) is not None:
            return rows.filter(Exists(MatchSeat.objects.filter(match=OuterRef(self.match), user=player)))
        return super().find(rows, wanted, days)

    def of_player(self, rows: QuerySet[Any], player: User) -> QuerySet[Any]:
        """Those of the player's newest matches."""
        seats = MatchSeat.objects.filter(user=player).order_by("-pk")
        return self._of_matches(rows, seats.values_list("match", flat=True))

    def of_number(self, rows: QuerySet[Any], number: int) -> QuerySet[Any]:
        """Those of the match, or of the table's matches."""
        matches = Match.objects.filter(Q(pk=number) | Q(table=number))
        return self._of_matches(rows, matches.values_list("pk", flat=True))

    def _of_matches(self, rows: QuerySet[Any], match_ids: QuerySet[Any, Any]) -> QuerySet[Any]:
        return rows.filter(**{f"{self.match}__in": [*match_ids[: admin_lists.MOST]]})
