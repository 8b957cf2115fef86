"""PostgreSQL, with its settings and statistics as they are, takes the same way to the rows of a page whatever the size:
by an index that is named here, reading few, and no table whole that is more than some pages long.

The figures with 1,000,000 boards are in docs/PERFORMANCE.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest
from django.db import connection

from games.models import MatchSeat
from games.rules.registry import GAMES
from games.services import seeding as games_seeding
from games.services.rooms import set_up_standard_rooms
from games.tests import history
from ranking.models import Standing
from ranking.services import seeding
from tests.plans import Access, ask, is_select, list_accesses, scans

USERS, MATCHES, BOARDS = 2_000, 4_000, 60

BUSY = 1 / 3
"""In how many of the matches the busiest player plays."""

MOST_ROWS = 84
"""So many rows of a growing table one query reads: the players of a profile's 21 matches."""

SHORT = {"accounts_user", "games_board", "games_logentry"}
"""What is so short here that all of it may be read for some rows; the other tables never are."""

WAYS = {
    "accounts_user": {"accounts_user_pkey"},
    "games_board": {"one_board_a_place"},
    "games_logentry": {"games_logentry_pkey"},
    "games_match": {"games_match_pkey", "matches_to_archive", "matches_with_something_due"},
    "games_matchresult": {"games_matchresult_pkey"},
    "games_matchseat": {
        "a_user_plays_one_seat_of_a_match",
        "one_plays_a_match_seat",
        "seats_of_a_player",
    },
    "games_table": {
        "games_table_pkey",
        "games_table_match_id_key",
        "games_table_changed_at_551e2495",
        "open_tables_of_a_room",
    },
    "ranking_change": {"one_change_a_match_and_player", "changes_of_the_last_days"},
    "ranking_standing": {"leaderboard_order", "one_standing_a_player"},
}
"""By which indexes the tables that grow may be read."""

pytestmark = pytest.mark.skipif(connection.vendor != "postgresql", reason="these are PostgreSQL's plans")


def _seat_the_busiest(chance: Random, user_ids: Sequence[int], zeal: Sequence[float]) -> list[int]:
    four = games_seeding.seat_four(chance, user_ids, zeal)
    if chance.random() < BUSY and user_ids[0] not in four:
        four[0] = user_ids[0]
    return four


def _seed() -> None:
    """Many settled matches of one game, each at a table of its own, then some with their boards; statistics as
    autovacuum makes them."""
    set_up_standard_rooms()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seeding, "AT_A_TABLE", 1)
        patch.setattr(seeding, "seat_four", _seat_the_busiest)
        seeding.seed_ranking(USERS, MATCHES, seed=1)
        ranked = Standing.objects.all()[0].game
        patch.setattr(games_seeding, "GAMES", {ranked: GAMES[ranked]})
        four = [*Standing.objects.order_by("user").values_list("user", flat=True).distinct()[:4]]
        games_seeding.add_boards(BOARDS, lambda: four, Random(1), lambda done: None)
    _analyse()


def _analyse() -> None:
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")


def test_each_question_finds_its_few_rows_as_it_does_among_a_million_boards(db: None) -> None:
    _seed()
    at = history.look_at()
    questions = history.list_readings(at) | history.list_tasks(at)
    asked = {name: [*filter(is_select, ask(question))] for name, question in questions.items()}
    _analyse()
    ways = {name: [way for sql in queries for way in list_accesses(sql)] for name, queries in asked.items()}
    assert _pick(asked, scans) == {}
    assert _pick(ways, lambda found: [way for way in found if not _is_known(way)]) == {}
    assert _pick(ways, lambda found: [way for way in found if way.index and way.rows > MOST_ROWS]) == {}
    for profile in ("profile of the busiest player", "profile of an ordinary player"):
        assert [way.is_found for way in ways[profile] if way.index == "seats_of_a_player"] == [True]
    left = MatchSeat.objects.filter(plays=False)  # no index answers this
    assert [len(scans(ask(partial(list, rows)))) for rows in (left, left.order_by("-pk")[:1])] == [1, 1]


def _is_known(way: Access) -> bool:
    if way.index:
        return way.index in WAYS.get(way.table, {way.index})
    return way.table in SHORT or way.table not in WAYS


def _pick(by_name: dict[str, list[Any]], choose: Callable[[list[Any]], list[Any]]) -> dict[str, list[Any]]:
    """What is chosen of each, where there is any."""
    return {name: found for name, of_one in by_name.items() if (found := choose(of_one))}
