"""No page reads through a whole table: each question finds its rows by an index, however many there are."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games import ports
from games.models import Match
from ranking.models import Band, Period, Standing
from ranking.selectors.leaderboards import Leaderboard
from ranking.tests.settled import Club

pytestmark = pytest.mark.skipif(
    connection.vendor != "sqlite", reason="a small table is read through on purpose by other databases"
)

LARGE = re.compile(r"\bSCAN (ranking_\w+|games_(?:match|matchseat|matchresult|logentry)|accounts_user)\b")
"""A plan that reads through one of the tables that grow."""


def scans(queries: list[dict[str, Any]]) -> list[str]:
    """The tables that these queries read through, each with its query."""
    found = []
    for query in queries:
        if query["sql"].startswith("SELECT"):
            with connection.cursor() as cursor:
                cursor.execute("EXPLAIN QUERY PLAN " + query["sql"].replace("%", "%%"))
                plan = [row[3] for row in cursor.fetchall()]
            found += [f"{line}: {query['sql']}" for line in plan if LARGE.search(line)]
    return found


@pytest.fixture
def match(club: Club) -> Match:
    """The last of some matches."""
    for winner in ("NS", "EW"):
        club.settle(winner)
    return club.settle("draw")


def test_pages_find_their_rows_by_an_index(client: Client, club: Club, match: Match) -> None:
    client.force_login(club.four["W"])
    board, north = f"/leaderboards/{club.game}/", club.four["N"].pk
    paths = ["/", "/leaderboards/", board, f"{board}?after=99999999999-1", f"{board}?period=30"]
    for path in (*paths, f"/players/{north}/", f"/players/{north}/?before=99", f"/matches/{match.pk}/end/"):
        with CaptureQueriesContext(connection) as asked:
            assert client.get(path).status_code == 200
        assert len(asked) < 12, path
        assert scans(asked.captured_queries) == [], path


def test_badges_and_own_rows_find_theirs_by_an_index(club: Club, match: Match) -> None:
    users = [user.pk for user in club.four.values()]
    with CaptureQueriesContext(connection) as asked:
        ports.badges(club.game, users)
        Leaderboard(club.game, Period.ALL).get_row_of(users[0])
    assert len(asked) == 4
    assert scans(asked.captured_queries) == []


@pytest.mark.parametrize("table", [Standing, Band, User])
def test_a_question_that_no_index_answers_would_be_found(db: None, table: type[Any]) -> None:
    with CaptureQueriesContext(connection) as asked:
        list(table.objects.all())
    assert len(scans(asked.captured_queries)) == 1
