"""What the pages and the regular tasks of a server ask of a database with a history (`manage.py seed_history`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import cycle, islice
from typing import Any, NamedTuple

from django.db.models import Count
from django.test import Client

from accounts.access import list_ended
from accounts.models import User
from games.live import clock
from games.models import ChatMessage, Match, MatchSeat, Room, Table
from games.selectors import lobby, matches, tables
from games.services import archive, clocks, closing
from games.services.tables import open_table
from games.tests.matches import start_match_of

Question = Callable[[], Any]


class Looked(NamedTuple):
    """Where there is something to look at: keys of a table at play and of a table's, a match and a board of the past;
    who has played most, who has played more than one half of the players and less than the other, and on which day the
    match was played."""

    playing: int
    table: int
    match: int
    board: int
    user: int
    ordinary: int
    name: str
    day: str


def look_at() -> Looked:
    """In the middle of the history; a match is begun by four who have played before."""
    counts = MatchSeat.objects.values("user_id").annotate(played=Count("pk")).order_by("-played", "user_id")
    players = [row["user_id"] for row in counts]
    users = User.objects.in_bulk(players[:4])
    archived = Match.objects.filter(archived_at__isnull=False)
    match = archived.order_by("pk")[archived.count() // 2]
    assert match.ended_at is not None
    return Looked(
        playing=_begin([users[pk] for pk in players[:4]]),
        table=match.table_id,
        match=match.pk,
        board=match.boards.all()[0].pk,
        user=players[0],
        ordinary=players[len(players) // 2],
        name=users[players[0]].display_name,
        day=match.ended_at.date().isoformat(),
    )


def talk(number: int) -> None:
    """So many things said, one after another by all players, each at every table in turn."""
    speakers = cycle(MatchSeat.objects.order_by("user_id").values_list("user_id", flat=True).distinct())
    tables = cycle(Table.objects.order_by("pk").values_list("pk", flat=True))
    said = islice(zip(tables, speakers, strict=False), number)
    ChatMessage.objects.bulk_create(
        ChatMessage(table_id=table_id, user_id=user_id, text="Hello") for table_id, user_id in said
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
        "profile of an ordinary player": f"/players/{at.ordinary}/",
    }


def _game(at: Looked) -> str:
    return Match.objects.values_list("game", flat=True).get(pk=at.match)


def list_admin_pages(at: Looked) -> dict[str, str]:
    """The addresses of the admin's lists of what piles up, by what they are."""
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
        "admin: tables": "/admin/games/table/",
        "admin: open tables": "/admin/games/table/?state=open",
        "admin: tables by player": f"/admin/games/table/?q={at.name}",
        "admin: tables by number": f"/admin/games/table/?q={at.match}",
        "admin: chat": "/admin/games/chatmessage/",
        "admin: chat by player and day": f"/admin/games/chatmessage/?q={at.name} {at.day}",
        "admin: chat of a table": f"/admin/games/chatmessage/?q={at.table}",
        "admin: standings": "/admin/ranking/standing/",
        "admin: a leaderboard": f"/admin/ranking/standing/?leaderboard={_game(at)}:30",
        "admin: standings by player": f"/admin/ranking/standing/?q={at.name}",
        "admin: changes": "/admin/ranking/change/",
        "admin: changes by player": f"/admin/ranking/change/?q={at.name}",
        "admin: changes by match": f"/admin/ranking/change/?q={at.match}",
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


def list_readings(at: Looked) -> dict[str, Question]:
    """The pages as the busiest player opens them, and those that depend on it as others do."""
    busiest, ordinary = (_log_in(User.objects.get(pk=pk)) for pk in (at.user, at.ordinary))
    pages = list_pages(at)
    readings = {name: partial(_open, busiest, path) for name, path in pages.items()}
    for name, path in pages.items():
        if name.startswith(("profile", "table", "leaderboard,", "end")):
            readings[f"{name}, for an ordinary player"] = partial(_open, ordinary, path)
            readings[f"{name}, for a stranger"] = partial(_open, Client(), path)
    return dict(readings)


def list_questions(at: Looked) -> dict[str, Question]:
    """All of the above, the admin's pages asked by an admin."""
    admin = _log_in(User.objects.create_superuser("boss@example.org", "Boss of history"))
    pages = {name: partial(_open, admin, path) for name, path in list_admin_pages(at).items()}
    return list_readings(at) | pages | list_tasks(at)


def _log_in(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def _open(client: Any, path: str) -> None:
    answer = client.get(path, secure=True)
    assert answer.status_code == 200, (path, answer.status_code)
