"""Admin lists of what piles up over the years: found by indexes, whatever their length.

So nothing here counts or sorts all there is, and a search names what it wants in full: a player, a day, a number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, datetime, time, timedelta
from typing import Any

from django.contrib import admin
from django.core.paginator import Paginator
from django.db.models import Model, Q, QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.functional import cached_property
from django.utils.translation import gettext_lazy as _

from accounts import names
from accounts.models import User
from games.models import Match
from games.rules.registry import GAMES
from games.views.words import say

MOST = 2_000
"""How many rows of a list can be leafed through, the newest first."""

_DAY = re.compile(r"\b\d{4}-\d\d-\d\d\b", re.ASCII)
_NUMBER = re.compile(r"\d{1,18}", re.ASCII)


class ReadOnly(admin.ModelAdmin):  # type: ignore[type-arg]
    """Looked at, never changed: what is shown here is made elsewhere."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Nobody adds."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Nobody changes."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Nobody deletes."""
        return False


class FirstPages(Paginator):  # type: ignore[type-arg]
    """Counts no further than MOST."""

    @cached_property
    def count(self) -> int:
        """How many rows can be leafed through."""
        rows: Any = self.object_list
        return int(rows.order_by()[:MOST].count())


class GameFilter(admin.SimpleListFilter):
    """The games there are, without looking which ones occur."""

    title = _("game")
    parameter_name = "game"

    def lookups(self, request: HttpRequest, model_admin: Any) -> Iterable[tuple[str, str]]:
        """Each game by its name."""
        return [(key, say(game.info.name)) for key, game in GAMES.items()]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        """Those of the game that was chosen."""
        return queryset.filter(game=self.value()) if self.value() else queryset


class History(ReadOnly):
    """A list, the newest first, with a search for players, days and numbers.

    `time`: the field of its time; `match`: what leads from a row to its match.
    """

    time = ""
    match = ""

    paginator = FirstPages
    show_full_result_count = False
    show_facets = admin.ShowFacets.NEVER
    sortable_by = ()
    search_fields = (
        "pk",
    )  # what is searched says get_search_results; without any there is no field to type into
    search_help_text = _(
        "A player's name in full, a day as 2026-03-31, or both; or the number of a match or a table. "
        "The newest 2,000 are listed."
    )

    def get_ordering(self, request: HttpRequest) -> tuple[str, str]:
        """As the index of its time has them."""
        return (f"-{self.time}", "-pk")

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """The rows of that day, and of that player's newest matches then, or of that number; none twice."""
        wanted = names.normalize(_DAY.sub(" ", search_term))
        matches = _find_matches(wanted) if wanted else Match.objects.none()
        for word in _DAY.findall(search_term):
            begins, ends = _read_day(word)
            queryset = queryset.filter(**{f"{self.time}__gte": begins, f"{self.time}__lt": ends})
            matches = matches.filter(Q(ended_at=None) | Q(ended_at__gte=begins), started_at__lt=ends)
        if wanted:
            newest = matches.order_by("-started_at", "-pk").values_list("pk", flat=True)[:MOST]
            queryset = queryset.filter(**{f"{self.match}__in": list(newest)})
        return queryset, False


def _read_day(word: str) -> tuple[datetime, datetime]:
    """When a day begins and ends; no time at all for what is no day."""
    try:
        begins = timezone.make_aware(datetime.combine(date.fromisoformat(word), time.min))
        return begins, begins + timedelta(days=1)
    except (ValueError, OverflowError):
        return timezone.now(), timezone.now() - timedelta(days=1)


def _find_matches(wanted: str) -> QuerySet[Match]:
    """A player's, by a name that nobody can mistake for it; where no player is called so, those of a number."""
    player = User.objects.filter(name_skeleton=names.skeleton(wanted)).first()
    if player is not None:
        return Match.objects.filter(seats__user=player)
    if _NUMBER.fullmatch(wanted):
        return Match.objects.filter(Q(pk=int(wanted)) | Q(table=int(wanted)))
    return Match.objects.none()
