"""The pages around a table: what they hold, whom they let in, and what they do with nonsense."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
import segno
from django.test import Client

from accounts.models import User
from games.bots import registry as bots
from games.models import Match, Room, Table, TableSeat
from games.rules.registry import GAMES
from games.services import tables
from games.tests.wire import check_frame

OPEN = "/rooms/broken-ark-casual/open/"


def first_frames(html: str) -> dict[str, Any]:
    found = re.search(r'<script id="first-frames" type="application/json">(.*?)</script>', html)
    assert found is not None
    frames: dict[str, Any] = json.loads(found[1])
    return frames


@pytest.fixture
def table(match: Match) -> Table:
    """A table whose match has just started."""
    return match.table


def test_a_stranger_is_asked_to_log_in_before_opening_a_table(client: Client, room: Room) -> None:
    answer = client.post(OPEN)
    assert answer.status_code == 302
    assert answer["Location"] == f"/accounts/login/?next={OPEN}"
    assert Table.objects.count() == 0


def test_opening_a_table_without_a_choice_takes_the_defaults(
    client: Client, four: dict[str, User], room: Room
) -> None:
    client.force_login(four["N"])
    answer = client.post(OPEN, {})
    table = Table.objects.get()
    assert answer["Location"] == f"/tables/{table.pk}/"
    assert table.options == {"boards": 16, "limit": 10000, "clock": 60}
    assert table.owner == four["N"]


def test_each_offered_option_can_be_chosen_and_no_other(
    client: Client, four: dict[str, User], room: Room
) -> None:
    client.force_login(four["N"])
    client.post(OPEN, {"boards": "0", "limit": "2", "clock": "3"})
    assert Table.objects.get().options == {"boards": 4, "limit": None, "clock": None}
    for wrong in ({"boards": "7"}, {"limit": "x"}, {"clock": "-1"}, {"boards": "4" * 400}):
        assert client.post(OPEN, wrong).status_code == 200
    assert client.post("/rooms/chess/open/").status_code == 404
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
    client: Client, make_user: Callable[..., User], room: Room, asked: str, wish: str
) -> None:
    table = tables.open_table(make_user("Owner"), room, {})
    page = client.get(f"/tables/{table.pk}/", {"seat": asked}).content.decode()
    assert f'data-wish="{wish}"' in page
    assert TableSeat.objects.count() == 0


def test_a_page_takes_few_queries(
    client: Client, four: dict[str, User], table: Table, django_assert_max_num_queries: Any
) -> None:
    client.force_login(four["S"])
    with django_assert_max_num_queries(9):
        client.get(f"/tables/{table.pk}/")


def test_the_qr_code_holds_the_tables_link_and_a_private_ones_invite_for_its_owner_alone(
    client: Client, make_user: Callable[..., User], room: Room
) -> None:
    owner, other = make_user("Owner"), make_user("Other")
    table, hidden = tables.open_table(owner, room, {}), tables.open_table(owner, room, {}, is_private=True)
    client.force_login(other)
    assert client.get(f"/tables/{table.pk}/qr.svg")["Content-Type"] == "image/svg+xml"
    assert client.get(f"/tables/{hidden.pk}/qr.svg").status_code == 404
    client.force_login(owner)
    link = f"http://testserver/tables/{hidden.pk}/?invite={hidden.invite}"
    drawn = re.findall(r' d="([^"]+)"', client.get(f"/tables/{hidden.pk}/qr.svg").content.decode())
    assert drawn == re.findall(
        r' d="([^"]+)"', segno.make(link, error="m").svg_inline(border=2, light="white")
    )


def test_every_page_leads_back_to_the_table_where_one_sits(
    client: Client, match: Match, four: dict[str, User]
) -> None:
    client.force_login(four["N"])
    for page in ("/", "/lobby/", "/accounts/"):
        assert client.get(page).context["running_table"]() == match.table_id
    client.logout()
    assert client.get("/").context["running_table"]() is None


def test_games_with_a_bot_and_no_others_are_offered_to_play_at_once(
    client: Client, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, *others = GAMES
    monkeypatch.delitem(bots._BY_KEY, second)
    assert [key for key, _name in client.get("/").context["other_games"]] == others
    assert first not in others
    rooms = client.get("/lobby/").context["first_frame"]["rooms"]
    assert {room["game"] for room in rooms if not room["bots"]} == {second}
