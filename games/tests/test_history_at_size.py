"""A long history costs pages and tasks nothing: what they ask is found by indexes, and the history itself is sound.

The figures with 1,000,000 boards are in docs/PERFORMANCE.md.
"""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.db.models import Q
from django.test import Client

from accounts.models import User
from accounts.seeding import make_members
from games.admin_lists import LongList
from games.engine.game import Game
from games.models import Board, LogEntry, Match, MatchResult
from games.rules.registry import GAMES
from games.services import seeding
from games.services.rooms import set_up_standard_rooms
from games.services.samples import Sample, play_sample
from games.tests import history
from games.tests.history import Looked
from tests.plans import ask, count_steps, scans

BOARDS, MANY = 90, 1_000
MOST_QUERIES = 12

pytestmark = pytest.mark.django_db

on_sqlite = pytest.mark.skipif(
    connection.vendor != "sqlite", reason="a small table is read through on purpose by other databases"
)


@pytest.fixture(autouse=True)
def _each_sample_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeding, "play_sample", play_once)


def play_once(game: Game[Any], chance: Random, most: int | None = None) -> Sample:
    """The sample that an earlier test has had of this game, of the same length: for these tests one is enough."""
    if (game.info.key, most) not in _samples:
        _samples[game.info.key, most] = play_sample(game, chance, most)
    return _samples[game.info.key, most]


_samples: dict[tuple[str, int | None], Sample] = {}


def seed(boards: int, users: int = 12) -> str:
    """What the command prints."""
    out = StringIO()
    call_command("seed_history", boards=boards, users=users, stdout=out)
    return out.getvalue()


@pytest.fixture
def seeded() -> str:
    return seed(BOARDS)


@pytest.fixture
def at(seeded: str) -> Looked:
    return history.look_at()


def test_the_history_is_of_archived_matches_of_every_game(seeded: str) -> None:
    assert seeded == f"{BOARDS} of {BOARDS} boards\n"
    assert Board.objects.filter(entries__isnull=False, first_seq__isnull=False).count() == BOARDS
    assert set(Match.objects.values_list("game", flat=True)) == set(GAMES)
    assert not Match.objects.filter(archived_at=None).exists()
    assert not Match.objects.exclude(due_at=None).exists()
    assert MatchResult.objects.exclude(winner="").exists()
    assert LogEntry.objects.count() == MatchResult.objects.filter(winner="").count() > 0


def test_every_record_is_what_its_log_says_and_the_ranking_counts_it(seeded: str) -> None:
    Match.objects.filter(pk=Match.objects.order_by("pk")[0].pk).update(is_rated=True)
    call_command("rebuild_ranking", stdout=StringIO())
    call_command("verify_log", stdout=StringIO())
    call_command("rebuild_ranking", check=True, stdout=StringIO())


def test_a_sample_is_checked_as_all_are(seeded: str) -> None:
    call_command("verify_log", sample=2, stdout=StringIO())
    Board.objects.update(number=99)
    with pytest.raises(CommandError, match="disagreements"):
        call_command("verify_log", sample=2, stdout=StringIO())
    with pytest.raises(CommandError, match="at least one"):
        call_command("verify_log", sample=0, stdout=StringIO())


@pytest.mark.parametrize("key", list(GAMES))
def test_the_same_chance_deals_and_plays_the_same(key: str) -> None:
    first, again, other = (play_sample(GAMES[key], Random(seed), most=1) for seed in (3, 3, 4))
    assert first == again != other


def list_users() -> list[int]:
    return list(User.objects.order_by("pk").values_list("pk", flat=True))


def add(boards: int) -> None:
    """More history."""
    four = list_users()[:4]
    seeding.add_boards(boards, lambda: four, Random(2), lambda done: None)


def test_a_database_with_users_is_left_alone(four: dict[str, User]) -> None:
    with pytest.raises(CommandError, match="no scratch database"):
        seed(BOARDS)
    assert not Match.objects.exists()


def test_there_must_be_four_users_and_a_board() -> None:
    for boards, users in ((0, 12), (1, 3)):
        with pytest.raises(CommandError, match="four users"):
            seed(boards, users)


@pytest.fixture(params=["analysed", "as a new site's"])
def longer(request: pytest.FixtureRequest, db: None, monkeypatch: pytest.MonkeyPatch) -> Looked:
    """MANY boards, with SQLite's statistics of the tables, and without: nobody makes them on a site of one machine."""
    make_members(MANY // 2)
    set_up_standard_rooms()
    monkeypatch.setattr(seeding, "AT_A_TABLE", 1)
    dice, users = Random(1), list_users()
    seeding.add_boards(MANY, lambda: dice.sample(users, 4), dice, lambda done: None)
    history.talk(MANY)
    if request.param == "analysed":
        with connection.cursor() as cursor:
            cursor.execute("ANALYZE")
    return history.look_at()


@on_sqlite
def test_no_page_and_no_task_reads_through_what_grows(
    longer: Looked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LongList, "list_per_page", 25)
    asked = {name: ask(question) for name, question in history.list_questions(longer).items()}
    assert {name: found for name, queries in asked.items() if (found := scans(queries))} == {}


def test_pages_take_few_queries(at: Looked) -> None:
    numbers = {name: len(ask(question)) for name, question in history.list_readings(at).items()}
    assert {name: number for name, number in numbers.items() if number > MOST_QUERIES} == {}


@on_sqlite
def test_the_regular_tasks_have_no_more_to_do_after_more_matches(at: Looked) -> None:
    before = {name: count_steps(question) for name, question in history.list_tasks(at).items()}
    add(3 * BOARDS)
    after = {name: count_steps(question) for name, question in history.list_tasks(at).items()}
    assert all(before.values())
    assert {name: after[name] for name in before if after[name] > before[name] + 20} == {}


@on_sqlite
def test_a_question_that_reads_all_is_found_out(at: Looked) -> None:
    def read_all() -> None:
        list(Match.objects.filter(rules=0))

    before = count_steps(read_all)
    add(BOARDS)
    assert count_steps(read_all) > before + 20
    assert len(scans(ask(read_all))) == 1


def find(client: Client, kind: str, words: str) -> set[int]:
    """The primary keys that the admin lists."""
    answer = client.get(f"/admin/games/{kind}/", {"q": words})
    assert answer.status_code == 200
    return {row.pk for row in answer.context["cl"].result_list}


@pytest.fixture
def admin(client: Client) -> Client:
    client.force_login(User.objects.create_superuser("boss@example.org", "Boss of all"))
    return client


def test_the_admin_finds_matches_and_boards_by_player_day_and_number(at: Looked, admin: Client) -> None:
    own = set(Match.objects.filter(seats__user=at.user).values_list("pk", flat=True))
    that_day = set(Match.objects.filter(started_at__date=at.day).values_list("pk", flat=True))
    numbered = Board.objects.filter(Q(match=at.match) | Q(match__table=at.match))
    assert find(admin, "match", at.name) == find(admin, "match", f" {at.name.upper()}") == own
    assert find(admin, "match", at.day) == that_day >= {at.match}
    assert find(admin, "match", f"{at.day} {at.name}") == own & that_day
    assert find(admin, "match", str(at.table)) >= {at.match}
    assert find(admin, "board", str(at.match)) == set(numbered.values_list("pk", flat=True))
    assert find(admin, "board", f"{at.name} {at.day}") == set(
        Board.objects.filter(match__seats__user=at.user, finished_at__date=at.day).values_list(
            "pk", flat=True
        )
    )
    for nobody in ("nobody", "2026-02-31", "9999-12-31", "0"):
        assert find(admin, "match", nobody) == find(admin, "board", nobody) == set()


def test_the_admin_leafs_through_the_newest_and_filters_by_game(
    at: Looked, admin: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.admin_lists.MOST", 5)
    answer = admin.get("/admin/games/board/")
    assert answer.context["cl"].result_count == 5
    game = next(iter(GAMES))
    answer = admin.get("/admin/games/match/", {"game": game})
    assert {match.game for match in answer.context["cl"].result_list} == {game}
    times = [board.finished_at for board in admin.get("/admin/games/board/").context["cl"].result_list]
    assert times == sorted(times, reverse=True)
