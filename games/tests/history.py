"""What the pages and the regular tasks of a server ask of a database with a history (`manage.py seed_history`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from django.db.models import Count
from django.test import Client

from accounts.access import list_ended
from accounts.models import User
from games.live import clock
from games.models import Match, MatchSeat, Room, Table
from games.selectors import lobby, matches, tables
from games.services import archive, clocks, closing
from games.services.tables import open_table
from games.tests.matches import start_match_of

Question = Callable[[], Any]


class Looked(NamedTuple):
    """Where there is something to look at: keys of a table at play and of a table's, a match and a board of the past;
    who has played most, and on which day the match was played."""

    playing: int
    table: int
    match: int
    board: int
    user: int
    name: str
    day: str


def look_at() -> Looked:
    """In the middle of the history; a match is begun by four who have played before."""
    busiest = MatchSeat.objects.values("user_id").annotate(played=Count("pk")).order_by("-played")
    users = User.objects.in_bulk([row["user_id"] for row in busiest[:4]])
    match = Match.objects.filter(archived_at__isnull=False).order_by("pk")[Match.objects.count() // 2]
    assert match.ended_at is not None
    board = match.boards.all()[0]
    first = users[busiest[0]["user_id"]]
    day = match.ended_at.date().isoformat()
    return Looked(
        _begin([*users.values()]), match.table_id, match.pk, board.pk, first.pk, first.display_name, day
    )


def _begin(four: list[Any]) -> int:
    """A table where they play."""

    room = Room.objects.filter(kind=Room.Kind.CASUAL)[0]
    table = open_table(four[0], room, {"clock": None})
    return start_match_of(dict(zip("NESW", four, strict=True)), table).table_id


def list_pages(at: Looked) -> dict[str, str]:
    """The addresses of what many look at, by what they are."""

    game = _game(at)
    return {
        "first page": "/",
        "lobby": "/lobby/",
        "table, a match at play": f"/tables/{at.playing}/",
        "table of an archived match": f"/tables/{at.table}/",
        "end panel of an archived match": f"/matches/{at.match}/end/",
        "leaderboards": "/leaderboards/",
        "leaderboard": f"/leaderboards/{game}/",
        "leaderboard, last 30 days": f"/leaderboards/{game}/?period=30",
        "profile of the busiest player": f"/players/{at.user}/",
        "profile, older matches": f"/players/{at.user}/?before={2**40}",
    }


def _game(at: Looked) -> str:
    return Match.objects.values_list("game", flat=True).get(pk=at.match)


def list_admin_pages(at: Looked) -> dict[str, str]:
    """The addresses of the admin's matches and boards, by what they are."""
    pages = {}
    for kind in ("match", "board"):
        page = f"/admin/games/{kind}/"
        pages |= {
            f"admin: {kind} list": page,
            f"admin: {kind} list, page 3": f"{page}?p=3",
            f"admin: {kind} by player": f"{page}?q={at.name}",
            f"admin: {kind} by day": f"{page}?q={at.day}",
            f"admin: {kind} by player and day": f"{page}?q={at.name} {at.day}",
            f"admin: {kind} by number": f"{page}?q={at.match}",
            f"admin: {kind} of nobody": f"{page}?q=nobody",
        }
    return pages | {
        "admin: matches of a game": f"/admin/games/match/?game={_game(at)}",
        "admin: matches of a year": "/admin/games/match/?started_at__gte=2020-01-01T00:00Z",
        "admin: match": f"/admin/games/match/{at.match}/change/",
        "admin: board": f"/admin/games/board/{at.board}/change/",
    }


def list_tasks(at: Looked) -> dict[str, Question]:
    """What a server's process asks again and again, by what it is."""

    now = clocks.now_ms()
    match_id = Table.objects.values_list("match_id", flat=True).get(pk=at.playing)
    return {
        "clock": partial(clock.list_due, now),
        "archive": partial(archive.list_due, now),
        "closing": partial(closing.list_idle, now),
        "heads": partial(tables.list_heads, [at.playing], [match_id]),
        "news": partial(matches.list_news, {match_id: 0}),
        "lobby's tables": lobby.list_open_tables,
        "lobby's changes": partial(lobby.list_changed_tables, now - 1000),
        "access": partial(list_ended, [(at.user, "key")]),
    }


def list_questions(at: Looked) -> dict[str, Question]:
    """All of the above, asked by the busiest player and by an admin."""
    reader, admin = Client(), Client()
    reader.force_login(User.objects.get(pk=at.user))
    admin.force_login(User.objects.create_superuser("boss@example.org", "Boss of history"))
    pages = {name: partial(_open, reader, path) for name, path in list_pages(at).items()}
    pages |= {name: partial(_open, admin, path) for name, path in list_admin_pages(at).items()}
    return pages | list_tasks(at)


def _open(client: Any, path: str) -> None:
    answer = client.get(path, secure=True)
    assert answer.status_code == 200, (path, answer.status_code)
