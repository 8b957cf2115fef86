"""The ranking in the admin: looked at, never changed. What differs from the logs, `rebuild_ranking` puts right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from games.admin_lists import LongList
from games.rules.registry import GAMES
from games.views.words import say
from ranking.models import Change, Period, Standing
from ranking.templatetags.ranking import percent
from ranking.tiers import NAMES


class LeaderboardFilter(admin.SimpleListFilter):
    """One of the leaderboards: of a game and a period."""

    title = _("leaderboard")
    parameter_name = "leaderboard"

    def lookups(self, request: HttpRequest, model_admin: Any) -> Iterable[tuple[str, str]]:
        """Each by its game's name and its period."""
        return [
            (f"{key}:{period}", f"{say(game.info.name)}, {period.label}")
            for key, game in GAMES.items()
            for period in Period
        ]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Standing]) -> QuerySet[Standing]:
        """The standings there, if one was chosen."""
        game, _colon, period = (self.value() or "").partition(":")
        return queryset.filter(game=game, period=period) if game in GAMES and period in Period else queryset


@admin.register(Standing)
class StandingAdmin(LongList):
    """Where players stand, leaderboard by leaderboard."""

    list_display = ("user", "game", "period", "half_wins", "matches", "bound", "grade")
    list_filter = (LeaderboardFilter,)
    list_select_related = ("user",)
    search_help_text = _("A player's name in full, or the player's number. The first 2,000 are listed.")

    def get_ordering(self, request: HttpRequest) -> tuple[str, ...]:
        """As the index of the leaderboards has them."""
        return ("game", "period", "-rank_key", "user_id")

    def of_number(self, rows: QuerySet[Standing], number: int) -> QuerySet[Standing]:
        """The standings of the player with that number."""
        return rows.filter(user=number)

    @admin.display(description=_("Bound"))
    def bound(self, standing: Standing) -> str:
        """In percent."""
        return percent(standing.share.bound)

    @admin.display(description=_("Tier and stars"))
    def grade(self, standing: Standing) -> str:
        """By name and number."""
        tier, stars = standing.share.grade
        return f"{NAMES[tier]} {stars}"


@admin.register(Change)
class ChangeAdmin(LongList):
    """What each match has made of each player's share."""

    list_display = ("id", "at", "user", "game", "match_link", "result", "bound_before", "bound_after")
    list_select_related = ("user",)
    readonly_fields = ("match_link",)
    search_help_text = _("A player's name in full, or the number of a match. The newest 2,000 are listed.")

    def of_number(self, rows: QuerySet[Change], number: int) -> QuerySet[Change]:
        """What the match has changed."""
        return rows.filter(match=number)

    @admin.display(description=_("Match"))
    def match_link(self, change: Change) -> SafeString:
        """The match, with its boards."""
        address = reverse("admin:games_match_change", args=[change.match_id])
        return format_html('<a href="{}">{}</a>', address, change.match_id)
