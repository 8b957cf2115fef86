"""The admin of rooms, tables and matches. Matches are read-only; a board under way keeps its cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.template.loader import render_to_string
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_lazy as _

from games.admin_history import GameFilter, History, ReadOnly
from games.models import Board, ChatMessage, Match, MatchSeat, Room, Table, TableSeat
from games.selectors.boards import list_finished_boards
from games.services.closing import close_by_admin
from games.services.refusal import Refusal
from games.views.words import say


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


@admin.register(Table)
class TableAdmin(ReadOnly):
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
    list_filter = ("room", "is_private", "closed_at")
    search_fields = ("=id", "owner__display_name", "seats__user__display_name", "=match__id")
    list_select_related = ("room", "owner", "match")
    exclude = ("invite",)
    inlines = (SeatInline,)
    change_form_template = "admin/games/table/change_form.html"

    def get_queryset(self, request: HttpRequest) -> QuerySet[Table]:
        """With those who sit."""
        return super().get_queryset(request).prefetch_related("seats__user")

    @admin.display(description=_("Players"))
    def players(self, table: Table) -> str:
        """Who sits where."""
        return ", ".join(
            f"{row.seat} {row.user.display_name if row.user else gettext('Computer')}"
            for row in table.seats.all()
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


class MatchSeatInline(admin.TabularInline):  # type: ignore[type-arg]
    """Who plays a match."""

    model = MatchSeat
    extra = 0
    can_delete = False
    fields = ("seat", "user", "plays")
    readonly_fields = fields

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Players do not change."""
        return False


@admin.register(Match)
class MatchAdmin(History):
    """Matches with every point of their finished boards explained."""

    time = "started_at"
    match = "pk"

    list_display = ("id", "game", "table", "players", "started_at", "ended_at", "result")
    list_filter = (GameFilter, "started_at")
    list_select_related = ("table", "result")
    fields = (
        "game",
        "table",
        "options",
        "clock",
        "rules",
        "started_at",
        "ended_at",
        "due_at",
        "result",
        "boards",
    )
    readonly_fields = ("result", "boards")
    inlines = (MatchSeatInline,)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Match]:
        """With those who play."""
        return super().get_queryset(request).prefetch_related("seats__user")

    @admin.display(description=_("Players"))
    def players(self, match: Match) -> str:
        """Who plays where."""
        return ", ".join(f"{row.seat} {row.user.display_name}" for row in match.seats.all())

    @admin.display(description=_("Result"))
    def result(self, match: Match) -> str:
        """Who won with which totals, once it is settled."""
        result = getattr(match, "result", None)
        if result is None:
            return "-"
        return (
            f"{result.get_winner_display() or '-'} NS {result.total_ns}, EW {result.total_ew} {result.reason}"
        )

    @admin.display(description=_("Finished boards"))
    def boards(self, match: Match) -> SafeString:
        """Each finished board: its cards, its auction, and how its points came about."""
        return _explain(board.view for board in list_finished_boards(match.pk))


@admin.register(Board)
class BoardAdmin(History):
    """Finished boards, with every point explained."""

    time = "finished_at"
    match = "match"

    list_display = ("id", "match", "number", "played", "score", "finished_at")
    list_filter = ("finished_at",)
    list_select_related = ("match",)
    fields = ("match", "place", "number", "finished_at", "explained")
    readonly_fields = ("explained",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Board]:
        """Without the archived entries, which are long."""
        return super().get_queryset(request).defer("entries")

    @admin.display(description=_("Played"))
    def played(self, board: Board) -> str:
        """What was bid and taken, as the game's score sheet has it."""
        return _headline(board.line)

    @admin.display(description=_("Score"))
    def score(self, board: Board) -> str:
        """What each side scored."""
        return ", ".join(f"{side} {points}" for side, points in board.line["score"].items())

    @admin.display(description=_("Explained"))
    def explained(self, board: Board) -> SafeString:
        """The board's cards and auction, and how its points came about."""
        finished = list_finished_boards(board.match_id)
        return _explain(found.view for found in finished if found.place == board.place)


def _explain(views: Iterable[dict[str, Any]]) -> SafeString:
    boards = [_explained(view) for view in views]
    return format_html("{}", render_to_string("admin/games/match/boards.html", {"boards": boards}))


def _explained(view: dict[str, Any]) -> dict[str, Any]:
    lines = [{**line, "words": say(line["text"])} for line in view["sheet"]["current"]]
    line = view["sheet"]["boards"][-1]
    return {**view, "line": line, "headline": _headline(line), "lines": lines}


def _headline(line: dict[str, Any]) -> str:
    """What a line of the score sheet says beside its points: a contract, or bids and tricks by seat."""
    said = {key: line[key] for key in ("contract", "declarer", "bids", "tricks") if line.get(key) is not None}
    return " ".join(_in_words(value) for value in said.values())


def _in_words(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{seat} {said}" for seat, said in value.items())
    return str(value)


@admin.register(ChatMessage)
class ChatAdmin(ReadOnly):
    """What was said, for who must look into a complaint."""

    list_display = ("said_at", "table", "user", "text")
    search_fields = ("text", "user__display_name", "=table__id")
    list_select_related = ("table", "user")
