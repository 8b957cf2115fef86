"""No page reads through a whole table: each question finds its rows by an index, however many there are."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from django.db import connection
from django.test import Client

from accounts.models import User
from games import ports
from games.models import Match
from ranking.models import Band, Period, Standing
from ranking.selectors.leaderboards import Leaderboard
from ranking.tests.settled import Club
from tests.plans import ask, scans

pytestmark = pytest.mark.skipif(
    connection.vendor != "sqlite", reason="a small table is read through on purpose by other databases"
)


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
        queries = ask(partial(read, client, path))
        assert len(queries) < 12, path
        assert scans(queries) == [], path


def read(client: Client, path: str) -> None:
    assert client.get(path).status_code == 200


def test_badges_and_own_rows_find_theirs_by_an_index(club: Club, match: Match) -> None:
    users = [user.pk for user in club.four.values()]
    queries = ask(lambda: ports.badges(club.game, users))
    queries += ask(lambda: Leaderboard(club.game, Period.ALL).get_row_of(users[0]))
    assert len(queries) == 4
    assert scans(queries) == []


@pytest.mark.parametrize("table", [Standing, Band, User])
def test_a_question_that_no_index_answers_would_be_found(db: None, table: type[Any]) -> None:
    assert len(scans(ask(lambda: list(table.objects.all())))) == 1
