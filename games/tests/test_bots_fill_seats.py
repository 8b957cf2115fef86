"""Bots fill the free seats of a table, and make room there for people."""

from __future__ import annotations

import pytest
from asgiref.sync import async_to_sync
from django.test import Client

from accounts.models import User
from games.models import Match, Room, Table, TableSeat
from games.selectors.verification import list_disagreements
from games.services import play, practice, seating, tables
from games.services.refusal import Refusal
from games.tests.computers import sit, stand
from games.tests.matches import fold_of, match_of

pytestmark = pytest.mark.django_db


def test_play_now_seats_one_person_and_three_bots_and_begins(four: dict[str, User], room: Room) -> None:
    table = practice.open_practice(four["S"], room)
    match = match_of(table)
    assert table.state == "playing"
    assert fold_of(match).bots == {0, 1, 3}
    assert [(row.seat, row.user) for row in match.seats.all()] == [("S", four["S"])]
    assert list(list_disagreements()) == []


def test_play_now_pressed_twice_leads_to_the_one_table(
    four: dict[str, User], room: Room, client: Client
) -> None:
    client.force_login(four["S"])
    first, second = (client.post("/play/")["Location"] for _ in range(2))
    assert first == second
    assert client.post("/play/", {"game": "no such game"}).status_code == 404


def test_rated_tables_know_no_bots(four: dict[str, User], rated_room: Room) -> None:
    with pytest.raises(Refusal, match="people only"):
        tables.open_table(four["N"], rated_room, {}, bots=True)
    table = tables.open_table(four["N"], rated_room, {})
    seating.sit(table.pk, four["N"], "N")
    with pytest.raises(Refusal, match="Bots do not play"):
        seating.set_bot(table.pk, four["N"], "E", bot=True)


def test_bots_leave_with_the_last_person_of_a_waiting_table(four: dict[str, User], bots_table: Table) -> None:
    seating.sit(bots_table.pk, four["S"], "S")
    seating.set_bot(bots_table.pk, four["S"], "N", bot=True)
    seating.stand(bots_table.pk, four["S"])
    assert not bots_table.seats.exists()


def test_a_person_takes_a_bots_place_at_a_waiting_table(four: dict[str, User], bots_table: Table) -> None:
    seating.sit(bots_table.pk, four["S"], "S")
    seating.set_bot(bots_table.pk, four["S"], "N", bot=True)
    seating.sit(bots_table.pk, four["N"], "N")
    assert [(row.user, row.by_bot) for row in bots_table.seats.filter(seat="N")] == [(four["N"], False)]


def test_who_waits_elsewhere_may_take_a_bots_place(four: dict[str, User], room: Room, guest: User) -> None:
    table = practice.open_practice(four["S"], room)
    waiting = tables.open_table(guest, room, {})
    seating.sit(waiting.pk, guest, "N")
    sit(table.pk, guest, "N")
    assert [row.table_id for row in TableSeat.objects.filter(user=guest)] == [table.pk]


def test_an_owner_who_does_not_sit_brings_no_bots(four: dict[str, User], bots_table: Table) -> None:
    with pytest.raises(Refusal, match="no seat"):
        seating.set_bot(bots_table.pk, four["S"], "N", bot=True)


def test_only_the_owner_brings_bots(four: dict[str, User], bots_table: Table) -> None:
    seating.sit(bots_table.pk, four["N"], "N")
    with pytest.raises(Refusal, match="owner"):
        seating.set_bot(bots_table.pk, four["N"], "E", bot=True)


def test_where_bots_may_not_fill_seats_none_stays_after_the_match(
    match: Match, four: dict[str, User]
) -> None:
    stand(match.table_id, four["E"])
    async_to_sync(play.end_match)(match.pk, "closed")
    assert not TableSeat.objects.filter(table=match.table_id, seat="E").exists()
