"""Admin lists of what piles up over the years: found by indexes, whatever their length.

So nothing here counts or sorts all there is, and a search names what it wants in full: a player, a day, a number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date, datetime, time, timedelta
from typing import Any

from django.contrib import admin
from django.core.paginator import Paginator
from django.db.models import Model, QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.functional import cached_property
from django.utils.translation import gettext_lazy as _

from accounts import names
from accounts.models import User
from games.rules.registry import GAMES
from games.views.words import say

MOST = 2_000
"""How many rows of a list can be leafed through."""

Day = tuple[datetime, datetime]
"""When it begins, and when the next one does."""

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
        return queryset.filter(game=self.value()) if self.value() in GAMES else queryset


class LongList(ReadOnly):
    """A list, the newest first, with a search for a player's name in full or a number, and for days where `time` names
    the field of the rows' time."""

    time = ""

    paginator = FirstPages
    show_full_result_count = False
    show_facets = admin.ShowFacets.NEVER
    sortable_by = ()
    search_fields = (
        "pk",
    )  # what is searched says get_search_results; without any there is no field to type into

    def get_ordering(self, request: HttpRequest) -> tuple[str, ...]:
        """As an index has them."""
        return (f"-{self.time}", "-pk") if self.time else ("-pk",)

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """The rows of the days and of what else is named; none twice."""
        days = [_read_day(word) for word in _DAY.findall(search_term)] if self.time else []
        for begins, ends in days:
            queryset = queryset.filter(**{f"{self.time}__gte": begins, f"{self.time}__lt": ends})
        wanted = names.normalize(_DAY.sub(" ", search_term) if self.time else search_term)
        return (self.find(queryset, wanted, days) if wanted else queryset), False

    def find(self, rows: QuerySet[Any], wanted: str, days: Sequence[Day]) -> QuerySet[Any]:
        """Those of the player of that name; where nobody is called so, those of that number."""
        if (player := find_player(wanted)) is not None:
            return self.of_player(rows, player)
        return self.of_number(rows, int(wanted)) if _NUMBER.fullmatch(wanted) else rows.none()

    def of_player(self, rows: QuerySet[Any], player: User) -> QuerySet[Any]:
        """A player's."""
        return rows.filter(user=player)

    def of_number(self, rows: QuerySet[Any], number: int) -> QuerySet[Any]:
        """The row of that number."""
        return rows.filter(pk=number)


def find_player(words: str) -> User | None:
    """By a name that nobody can mistake for the player's."""
    return User.objects.filter(name_skeleton=names.skeleton(words)).first()


def _read_day(word: str) -> Day:
    """No time at all for what is no day."""
    try:
        begins = timezone.make_aware(datetime.combine(date.fromisoformat(word), time.min))
        return begins, begins + timedelta(days=1)
    except (ValueError, OverflowError):
        return timezone.now(), timezone.now() - timedelta(days=1)
