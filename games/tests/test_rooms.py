"""Rooms and tables: who may sit where, who owns a table, and when it closes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from asgiref.sync import async_to_sync
from django.core.management import call_command
from django.db import IntegrityError
from django.test import Client

from accounts.models import User
from accounts.services import delete_account
from conftest import FakeClock
from games.live.process import Process
from games.models import ChatMessage, Match, Room, Table, TableSeat
from games.rules.registry import GAMES
from games.services import chat, closing, play, seating, tables
from games.services.refusal import Refusal
from games.tests.matches import fold_of, start_match_of


@pytest.fixture
def table(four: dict[str, User], room: Room) -> Table:
    """North's table, nobody seated yet."""
    return tables.open_table(four["N"], room, {"clock": None})


def seated(table: Table) -> dict[str, str]:
    """Who sits where, by name."""
    return {row.seat: row.user.display_name for row in table.seats.select_related("user")}


def refused(code: str, act: Callable[..., None], *args: Any) -> str:
    """`act` is refused with `code`; its words."""
    with pytest.raises(Refusal) as caught:
        act(*args)
    assert caught.value.code == code
    return caught.value.text.key


def test_the_standard_rooms_are_made_once_and_what_an_admin_made_of_them_stays(db: None) -> None:
    call_command("setup_rooms", verbosity=0)
    Room.objects.filter(key="broken-ark-rated").update(name="Grand hall")
    call_command("setup_rooms", verbosity=0)
    rooms = list(Room.objects.values_list("game", "kind", "name"))
    assert ("broken-ark", "rated", "Grand hall") in rooms
    assert [(game, kind) for game, kind, _name in rooms] == [
        (game, kind) for game in GAMES for kind in ("casual", "rated")
    ]


def test_whoever_sits_down_elsewhere_leaves_the_first_seat(
    four: dict[str, User], room: Room, table: Table
) -> None:
    other = tables.open_table(four["E"], room, {})
    seating.sit(table.pk, four["N"], "N")
    seating.sit(other.pk, four["N"], "S")
    assert seated(table) == {}
    assert seated(other) == {"S": "Nora"}


def test_the_database_lets_nobody_sit_twice(four: dict[str, User], room: Room, table: Table) -> None:
    other = tables.open_table(four["E"], room, {})
    TableSeat.objects.create(table=table, seat="N", user=four["N"])
    with pytest.raises(IntegrityError):
        TableSeat.objects.create(table=other, seat="S", user=four["N"])


def test_nobody_leaves_a_match_by_sitting_elsewhere(four: dict[str, User], room: Room, match: Match) -> None:
    other = tables.open_table(four["E"], room, {})
    assert "another table" in refused("illegal", seating.sit, other.pk, four["N"], "S")
    refused("closed", seating.stand, match.table_id, four["N"])
    assert len(seated(match.table)) == 4


def test_a_match_starts_when_four_are_ready_and_not_before(four: dict[str, User], table: Table) -> None:
    for seat, user in four.items():
        seating.sit(table.pk, user, seat)
        seating.set_ready(table.pk, user, ready=seat != "W")
    table.refresh_from_db()
    assert table.state == "waiting"
    seating.set_ready(table.pk, four["N"], ready=False)
    seating.set_ready(table.pk, four["W"], ready=True)
    table.refresh_from_db()
    assert table.state == "waiting"
    seating.set_ready(table.pk, four["N"], ready=True)
    table.refresh_from_db()
    assert table.state == "playing"
    assert not table.seats.filter(ready=True).exists()


def test_four_play_again_at_the_same_table(four: dict[str, User], table: Table) -> None:
    first = start_match_of(four, table)
    async_to_sync(play.end_match)(first.pk, "test")
    table.refresh_from_db()
    assert table.state == "over"
    for user in four.values():
        seating.set_ready(table.pk, user, ready=True)
    table = Table.objects.get()
    assert table.state == "playing"
    assert table.match != first
    assert fold_of(table.match).version == 1  # type: ignore[arg-type]


def test_the_owner_who_leaves_is_followed_by_who_sat_longest(four: dict[str, User], table: Table) -> None:
    for seat in "NSE":
        seating.sit(table.pk, four[seat], seat)
    seating.stand(table.pk, four["N"])
    table.refresh_from_db()
    assert table.owner == four["S"]
    seating.stand(table.pk, four["E"])
    table.refresh_from_db()
    assert table.owner == four["S"]


def test_guests_have_no_seat_and_open_no_table_in_rated_rooms(
    make_user: Callable[..., User], room: Room
) -> None:
    guest, member = make_user("Guesty", is_guest=True), make_user("Member")
    rated = Room.objects.filter(kind="rated")[0]
    refused("illegal", tables.open_table, guest, rated, {})
    refused("illegal", seating.sit, tables.open_table(member, rated, {}).pk, guest, "N")
    seating.sit(tables.open_table(guest, room, {}).pk, guest, "N")
    assert TableSeat.objects.get().user == guest


def test_no_table_is_opened_in_a_closed_room(four: dict[str, User], room: Room) -> None:
    room.is_open = False
    room.save()
    refused("closed", tables.open_table, four["N"], room, {})


def test_only_the_owner_says_whether_others_may_watch(four: dict[str, User], table: Table) -> None:
    refused("turn", tables.set_quiet, table.pk, four["E"], True)  # noqa: FBT003
    tables.set_quiet(table.pk, four["N"], quiet=True)
    table.refresh_from_db()
    assert table.is_quiet


def test_a_deleted_account_gives_up_its_seat_and_a_new_name_is_shown(
    four: dict[str, User], table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    seating.sit(table.pk, four["N"], "N")
    seating.sit(table.pk, four["E"], "E")
    rev = Table.objects.get().rev
    with django_capture_on_commit_callbacks(execute=True):
        four["N"].display_name = "Nora B"
        four["N"].save(update_fields=["display_name"])
    assert Table.objects.get().rev == rev + 1
    with django_capture_on_commit_callbacks(execute=True):
        delete_account(four["E"])
    assert seated(table) == {"N": "Nora B"}


def test_what_is_said_is_kept_and_nonsense_is_not(four: dict[str, User], table: Table) -> None:
    chat.say_at_table(table.pk, four["E"], "  hello \t there ")
    refused("form", chat.say_at_table, table.pk, four["E"], "   ")
    refused("form", chat.say_at_table, table.pk, four["E"], "x" * 201)
    assert [message.text for message in ChatMessage.objects.all()] == ["hello there"]


def idle(clock: FakeClock) -> None:
    """What the housekeeping does now, with nobody at any table."""

    async def close() -> None:
        await closing.close_idle(Process(inline=True), clock.now)

    async_to_sync(close)()


def test_empty_and_abandoned_tables_close_and_others_stay(
    four: dict[str, User], room: Room, clock: FakeClock
) -> None:
    empty, waiting = (tables.open_table(four[seat], room, {}) for seat in "NE")
    seating.sit(waiting.pk, four["E"], "E")
    Table.objects.update(seen_at=clock.now)
    idle(clock)
    assert Table.objects.filter(closed_at=None).count() == 2
    clock.move(3 * 60)
    idle(clock)
    assert list(Table.objects.filter(closed_at=None)) == [waiting]
    assert Table.objects.get(pk=empty.pk).closed_why == closing.NOBODY_CAME
    clock.move(15 * 60)
    idle(clock)
    assert Table.objects.filter(closed_at=None).count() == 0
    assert TableSeat.objects.count() == 0


def test_a_match_that_nobody_looks_at_for_a_day_ends_without_a_result(match: Match, clock: FakeClock) -> None:
    Table.objects.update(seen_at=clock.now)
    clock.move(23 * 3600)
    idle(clock)
    match.refresh_from_db()
    assert match.ended_at is None
    clock.move(2 * 3600)
    idle(clock)
    match.refresh_from_db()
    assert match.ended_at is not None
    assert Table.objects.get().state == "closed"


@pytest.fixture
def admin(client: Client, make_user: Callable[..., User]) -> Client:
    """A browser in which an admin is logged in."""
    client.force_login(make_user("Boss", is_staff=True, is_superuser=True))
    return client


def test_an_admin_closes_a_table_with_a_reason_and_its_match_ends(admin: Client, match: Match) -> None:
    page = f"/admin/games/table/{match.table_id}/close/"
    assert admin.get(page).status_code == 200
    assert admin.post(page, {"why": ""}).status_code == 200
    assert Table.objects.get().state == "playing"
    assert admin.post(page, {"why": "Insults"}).status_code == 302
    table = Table.objects.get()
    assert (table.state, table.closed_why) == ("closed", "Insults")
    assert fold_of(match).is_over


def test_admins_find_rooms_tables_and_matches_by_their_players(admin: Client, match: Match) -> None:
    for kind in ("room", "table", "match", "chatmessage"):
        assert admin.get(f"/admin/games/{kind}/", {"q": "Nora"}).status_code == 200
    assert (
        f"/admin/games/match/{match.pk}/change/"
        in admin.get("/admin/games/match/", {"q": "Wout"}).content.decode()
    )
    assert "0 matches" in admin.get("/admin/games/match/", {"q": "nobody"}).content.decode()


def test_an_admin_sees_a_finished_board_explained_and_no_card_of_one_under_way(
    admin: Client, match: Match, people: Any
) -> None:
    page = f"/admin/games/match/{match.pk}/change/"
    assert "SA SK" not in admin.get(page).content.decode()
    version = people.pass_out()
    html = admin.get(page).content.decode()
    assert "SA SK SQ" in html
    for seat in "NESW":
        version = people.act(seat, "ok", version)
    assert admin.get(page).content.decode().count("SA SK SQ") == 1
    assert admin.post(page, {"game": "x"}).status_code == 403
