"""The admin of rooms, tables and what is said at them; matches are in games.admin_matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import Max, Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import URLPattern, path, reverse
from django.utils.translation import gettext, gettext_lazy as _

from accounts.models import User
from games import admin_lists, admin_matches  # noqa: F401 (the latter registers the matches)
from games.admin_lists import Day, LongList, find_player
from games.models import ChatMessage, Room, Table, TableSeat
from games.services.closing import close_by_admin
from games.services.refusal import Refusal
from games.views.words import say

READ_THROUGH = 20_000
"""So many of the newest messages are read through for words that were said."""


@admin.register(Room)
class RoomAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """Rooms are made and changed here."""

    list_display = ("name", "name_zh_hans", "game", "kind", "place", "is_open")
    list_editable = ("place", "is_open")
    list_filter = ("game", "kind", "is_open")
    search_fields = ("key", "name", "name_zh_hans")


class CloseForm(forms.Form):
    """Why a table is closed."""

    why = forms.CharField(label=_("Reason"), max_length=200, help_text=_("Those at the table are shown it."))


class SeatInline(admin.TabularInline):  # type: ignore[type-arg]
    """Who sits at a table."""

    model = TableSeat
    extra = 0
    can_delete = False
    fields = ("seat", "user", "by_bot", "ready", "taken_at")
    readonly_fields = fields

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """People sit down by themselves."""
        return False


class OpenFilter(admin.SimpleListFilter):
    """Open tables, which are few whatever there has been."""

    title = _("state")
    parameter_name = "state"

    def lookups(self, request: HttpRequest, model_admin: Any) -> Iterable[tuple[str, str]]:
        """One choice beside all."""
        return [("open", gettext("open"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Table]) -> QuerySet[Table]:
        """Those, if they were chosen; by number, since SQLite, asked for their order, reads all tables in it."""
        if self.value() != "open":
            return queryset
        opened = Table.objects.filter(closed_at=None).values_list("pk", flat=True)
        return queryset.filter(pk__in=[*opened[: admin_lists.MOST]])


@admin.register(Table)
class TableAdmin(LongList):
    """Tables can be found and closed."""

    list_display = (
        "id",
        "room",
        "state",
        "players",
        "owner",
        "is_private",
        "is_quiet",
        "opened_at",
        "closed_at",
    )
    list_filter = (OpenFilter, "room")
    search_help_text = _(
        "The name in full of who owns a table or sits there, or the number of a table or its match. "
        "The newest 2,000 are listed."
    )
    list_select_related = ("room", "owner", "match")
    exclude = ("invite",)
    inlines = (SeatInline,)
    change_form_template = "admin/games/table/change_form.html"

    def get_queryset(self, request: HttpRequest) -> QuerySet[Table]:
        """With those who sit."""
        return super().get_queryset(request).prefetch_related("seats__user")

    def of_player(self, rows: QuerySet[Table], player: User) -> QuerySet[Table]:
        """The newest that the player owns, and where the player sits."""
        owned = Table.objects.filter(owner=player).order_by("-pk").values_list("pk", flat=True)
        sits = TableSeat.objects.filter(user=player).values_list("table", flat=True)
        return rows.filter(pk__in=[*owned[: admin_lists.MOST], *sits])

    def of_number(self, rows: QuerySet[Table], number: int) -> QuerySet[Table]:
        """The table, or the one that has this match."""
        return rows.filter(Q(pk=number) | Q(match=number))

    @admin.display(description=_("Players"))
    def players(self, table: Table) -> str:
        """Who sits where."""
        computer = gettext("Computer")
        return ", ".join(
            f"{row.seat} {row.user.display_name if row.user else computer}" for row in table.seats.all()
        )

    def get_urls(self) -> list[URLPattern]:
        """The page that asks for a reason."""
        close = path(
            "<int:table_id>/close/", self.admin_site.admin_view(self.close), name="games_table_close"
        )
        return [close, *super().get_urls()]

    def close(self, request: HttpRequest, table_id: int) -> HttpResponse:
        """Ask for a reason; close the table."""
        if not request.user.has_perm("games.change_table"):
            raise PermissionDenied
        table = get_object_or_404(Table, pk=table_id)
        form = CloseForm(request.POST if request.method == "POST" else None)
        if request.method == "POST" and form.is_valid():
            self._close(request, table, form.cleaned_data["why"])
            return redirect(reverse("admin:games_table_change", args=[table_id]))
        context = {
            **self.admin_site.each_context(request),
            "form": form,
            "table": table,
            "title": gettext("Close table"),
        }
        return render(request, "admin/games/table/close.html", context)

    def _close(self, request: HttpRequest, table: Table, why: str) -> None:
        try:
            close_by_admin(table.pk, why)
        except Refusal as refusal:
            self.message_user(request, say(refusal.text), messages.ERROR)
        else:
            self.log_change(request, table, f"closed: {why}")
            self.message_user(request, gettext("The table is closed."), messages.SUCCESS)


@admin.register(ChatMessage)
class ChatAdmin(LongList):
    """What was said, for who must look into a complaint."""

    time = "said_at"

    list_display = ("said_at", "table", "user", "text")
    list_select_related = ()  # False would join what is listed
    search_help_text = _(
        "The name in full of who said it, or the number of the table; a day as 2026-03-31 beside it. "
        "Other words are looked for in the newest 20,000 messages. The newest 2,000 are listed."
    )

    def get_queryset(self, request: HttpRequest) -> QuerySet[ChatMessage]:
        """With where and by whom; not joined, lest SQLite begin with all tables there are."""
        return super().get_queryset(request).prefetch_related("table", "user")

    def find(self, rows: QuerySet[ChatMessage], wanted: str, days: Sequence[Day]) -> QuerySet[ChatMessage]:
        """Where they are neither a name nor a number, words that were said: the newest messages are read through."""
        if wanted.isdigit() or find_player(wanted) is not None:
            return super().find(rows, wanted, days)
        newest = ChatMessage.objects.aggregate(newest=Max("pk", default=0))["newest"]
        return rows.filter(pk__gt=newest - READ_THROUGH, text__icontains=wanted)

    def of_number(self, rows: QuerySet[ChatMessage], number: int) -> QuerySet[ChatMessage]:
        """What was said at the table."""
        return rows.filter(table=number)
