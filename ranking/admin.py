"""The ranking in the admin: looked at, never changed. What differs from the logs, `rebuild_ranking` puts right."""

from __future__ import annotations

from django.contrib import admin
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from games.admin_history import ReadOnly
from ranking.models import Change, Standing
from ranking.templatetags.ranking import percent
from ranking.tiers import NAMES


@admin.register(Standing)
class StandingAdmin(ReadOnly):
    """Where players stand."""

    list_display = ("user", "game", "period", "half_wins", "matches", "bound", "grade")
    list_filter = ("game", "period")
    search_fields = ("user__display_name", "=user__id")
    list_select_related = ("user",)
    ordering = ("-rank_key",)
    show_full_result_count = False

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
class ChangeAdmin(ReadOnly):
    """What each match has made of each player's share."""

    list_display = ("id", "at", "user", "game", "match_link", "result", "bound_before", "bound_after")
    list_filter = ("game", "result")
    search_fields = ("user__display_name", "=user__id", "=match__id")
    list_select_related = ("user",)
    readonly_fields = ("match_link",)
    ordering = ("-pk",)
    show_full_result_count = False

    @admin.display(description=_("Match"))
    def match_link(self, change: Change) -> SafeString:
        """The match, with its boards."""
        address = reverse("admin:games_match_change", args=[change.match_id])
        return format_html('<a href="{}">{}</a>', address, change.match_id)
