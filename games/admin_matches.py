"""The admin of matches and their boards: read-only, and a board under way keeps its cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from games.admin_history import History
from games.admin_lists import GameFilter
from games.models import Board, Match, MatchSeat
from games.selectors.boards import list_finished_boards
from games.views.words import say


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
