"""The pages around a table: what they hold, whom they let in, and what they do with nonsense."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from accounts.models import User
from games.models import Table, TableSeat
from games.services import dealing, seating
from games.tests.matches import deal_suits
from games.tests.wire import check_frame


def first_frames(html: str) -> dict[str, Any]:
    found = re.search(r'<script id="first-frames" type="application/json">(.*?)</script>', html)
    assert found is not None
    frames: dict[str, Any] = json.loads(found[1])
    return frames


@pytest.fixture
def table(four: dict[str, User]) -> Table:
    """A table whose match has just started."""
    table = seating.open_table(four["N"], "broken-ark", {"clock": None})
    with dealing.deal_with(deal_suits):
        for seat, user in four.items():
            seating.sit(table.pk, user, seat)
    return table


def test_a_stranger_is_asked_to_log_in_before_opening_a_table(client: Client, db: None) -> None:
    answer = client.post("/tables/new/")
    assert answer.status_code == 302
    assert answer["Location"] == "/accounts/login/?next=/tables/new/"
    assert Table.objects.count() == 0


def test_opening_a_table_without_a_choice_takes_the_defaults(client: Client, four: dict[str, User]) -> None:
    client.force_login(four["N"])
    answer = client.post("/tables/new/", {"game": "broken-ark"})
    table = Table.objects.get()
    assert answer["Location"] == f"/tables/{table.pk}/"
    assert table.options == {"boards": 16, "limit": 10000, "clock": 60}
    assert table.owner == four["N"]


def test_each_offered_option_can_be_chosen_and_no_other(client: Client, four: dict[str, User]) -> None:
    client.force_login(four["N"])
    client.post("/tables/new/", {"game": "broken-ark", "boards": "0", "limit": "2", "clock": "3"})
    assert Table.objects.get().options == {"boards": 4, "limit": None, "clock": None}
    for wrong in ({"boards": "7"}, {"limit": "x"}, {"clock": "-1"}, {"boards": "4" * 400}):
        assert client.post("/tables/new/", {"game": "broken-ark", **wrong}).status_code == 200
    assert client.post("/tables/new/", {"game": "chess"}).status_code == 404
    assert Table.objects.count() == 1


@pytest.mark.parametrize("path", ["/tables/1/", "/tables/99999999999999999999999/", "/tables/x/"])
def test_a_table_that_is_not_there_is_a_404(client: Client, db: None, path: str) -> None:
    assert client.get(path).status_code == 404


def test_each_reader_gets_the_page_with_what_that_reader_may_see(
    client: Client, four: dict[str, User], table: Table
) -> None:
    for seat, suit in zip("NESW", "CDHS", strict=True):
        client.force_login(four[seat])
        answer = client.get(f"/tables/{table.pk}/")
        frames = first_frames(answer.content.decode())
        assert check_frame(frames["table"])["you"] == seat
        own = check_frame(frames["view"])["you"]["hands"]
        assert own == {seat: [suit + rank for rank in "AKQJT98765432"]}
        assert "no-store" in answer["Cache-Control"]


def test_a_stranger_gets_the_page_without_any_hand(client: Client, table: Table) -> None:
    frames = first_frames(client.get(f"/tables/{table.pk}/").content.decode())
    assert check_frame(frames["view"])["you"] is None
    assert frames["table"]["you"] is None
    assert re.search(r'"[SHDC][2-9TJQKA]"', json.dumps(frames)) is None


@pytest.mark.parametrize(
    ("asked", "wish"),
    [("South", "S"), ("south", "S"), ("s", "S"), ("N", "N"), ("", ""), ("Middle", ""), ("<script>", "")],
)
def test_the_address_may_ask_for_a_seat(
    client: Client, make_user: Callable[..., User], asked: str, wish: str
) -> None:
    table = seating.open_table(make_user("Owner"), "broken-ark", {})
    page = client.get(f"/tables/{table.pk}/", {"seat": asked}).content.decode()
    assert f'data-wish="{wish}"' in page
    assert TableSeat.objects.count() == 0


def test_a_page_takes_few_queries(
    client: Client, four: dict[str, User], table: Table, django_assert_max_num_queries: Any
) -> None:
    client.force_login(four["S"])
    with django_assert_max_num_queries(9):
        client.get(f"/tables/{table.pk}/")
