"""Seats change hands in a casual match: left to a bot, lent to the computer, taken over and taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from accounts.models import User
from conftest import FakeClock
from games.engine.seats import EAST, parse_seat
from games.models import Match, MatchSeat, Room, Table, TableSeat
from games.selectors.matches import get_match_facts
from games.selectors.tables import get_table_snapshot
from games.selectors.verification import list_disagreements
from games.services import clocks, handover, play, seating, tables
from games.services.refusal import Refusal
from games.tests.computers import acts, deciders, set_computer, sit, stand, tick
from games.tests.matches import fold_of, start_match_of

pytestmark = pytest.mark.django_db


def test_who_leaves_a_casual_match_is_played_for_by_a_bot_and_gets_the_seat_back(
    match: Match, four: dict[str, User], clock: FakeClock
) -> None:
    table = match.table
    stand(table.pk, four["E"])
    fold = fold_of(match)
    assert fold.bots == {EAST}
    assert not TableSeat.objects.filter(user=four["E"]).exists()
    with pytest.raises(Refusal, match="turn"):
        play.submit_now(match.pk, EAST, "P", fold.version, play.Decider("p", four["E"].pk))
    acts(match, 0, four["N"])
    clock.move(5)
    Match.objects.update(due_at=0)
    tick()
    assert "b" in deciders(match)
    sit(table.pk, four["E"], "E")
    assert fold_of(match).bots == frozenset()
    assert MatchSeat.objects.get(match=match, user=four["E"]).plays
    assert list(list_disagreements()) == []


def test_who_has_left_may_sit_elsewhere_and_then_someone_else_may_take_the_seat(
    four: dict[str, User], room: Room, bots_table: Table, guest: User
) -> None:
    match = start_match_of(four, bots_table)
    stand(bots_table.pk, four["E"])
    other = tables.open_table(four["E"], room, {})
    seating.sit(other.pk, four["E"], "N")
    sit(bots_table.pk, guest, "E")
    assert {row.user: row.plays for row in match.seats.filter(seat="E")} == {four["E"]: False, guest: True}
    with pytest.raises(Refusal, match="taken"):
        sit(bots_table.pk, four["E"], "E")
    assert list(list_disagreements()) == []


def test_a_table_without_bots_gives_a_left_seat_back_to_its_player_alone(
    match: Match, four: dict[str, User], guest: User
) -> None:
    stand(match.table_id, four["W"])
    with pytest.raises(Refusal, match="Only who has left"):
        sit(match.table_id, guest, "W")
    sit(match.table_id, four["W"], "W")
    assert fold_of(match).bots == frozenset()


def test_nobody_plays_two_seats_of_one_match(four: dict[str, User], bots_table: Table) -> None:
    start_match_of(four, bots_table)
    stand(bots_table.pk, four["W"])
    stand(bots_table.pk, four["E"])
    with pytest.raises(Refusal, match="another seat"):
        sit(bots_table.pk, four["E"], "W")
    assert list(list_disagreements()) == []


def test_the_computer_plays_for_who_asks_it_and_gives_the_seat_back(
    match: Match, four: dict[str, User]
) -> None:
    set_computer(match.table_id, four["N"], computer=True)
    fold = fold_of(match)
    assert fold.bots == {0}
    with pytest.raises(Refusal, match="computer plays for you"):
        play.submit_now(match.pk, 0, "P", fold.version, play.Decider("p", four["N"].pk))
    set_computer(match.table_id, four["N"], computer=True)
    assert fold_of(match).version == fold.version
    set_computer(match.table_id, four["N"], computer=False)
    acts(match, 0, four["N"])
    assert TableSeat.objects.get(user=four["N"]).by_bot is False
    assert list(list_disagreements()) == []


def test_a_seat_cannot_be_left_or_lent_in_a_rated_match(four: dict[str, User], rated_room: Room) -> None:
    table = tables.open_table(four["N"], rated_room, {"boards": 4, "clock": None})
    match = start_match_of(four, table)
    for leave in (
        lambda: stand(table.pk, four["N"]),
        lambda: set_computer(table.pk, four["N"], computer=True),
    ):
        with pytest.raises(Refusal, match="fixed"):
            leave()
    assert fold_of(match).version == 1


def test_a_rated_match_stays_one_when_its_room_becomes_casual(
    four: dict[str, User], rated_room: Room
) -> None:
    table = tables.open_table(four["N"], rated_room, {"clock": None})
    match = start_match_of(four, table)
    Room.objects.filter(pk=rated_room.pk).update(kind=Room.Kind.CASUAL)
    with pytest.raises(Refusal, match="fixed"):
        stand(table.pk, four["N"])
    assert match.is_rated
    snapshot = get_table_snapshot(table.pk)
    assert snapshot is not None
    assert snapshot.is_rated


def test_an_owner_who_leaves_to_a_bot_is_followed_by_whoever_sat_longest(
    match: Match, four: dict[str, User]
) -> None:
    stand(match.table_id, four["N"])
    assert Table.objects.get(pk=match.table_id).owner == four["E"]


def test_an_owner_who_only_watches_keeps_the_table(
    four: dict[str, User], room: Room, make_user: Callable[..., User]
) -> None:
    host = make_user("Host")
    match = start_match_of(four, tables.open_table(host, room, {"clock": None}))
    stand(match.table_id, four["E"])
    sit(match.table_id, four["E"], "E")
    assert Table.objects.get(pk=match.table_id).owner == host


def test_a_banned_player_of_a_casual_match_is_played_for(
    match: Match, four: dict[str, User], django_capture_on_commit_callbacks: Any
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        four["W"].is_active = False
        four["W"].save()
    assert fold_of(match).bots == {parse_seat("W")}
    assert list(list_disagreements()) == []


def test_lending_the_seat_for_a_moment_wins_no_time(
    four: dict[str, User], room: Room, clock: FakeClock
) -> None:
    match = start_match_of(four, tables.open_table(four["N"], room, {"clock": 15}))
    facts = get_match_facts(match.pk)
    assert facts is not None
    before = clocks.seat_deadline(fold_of(match), facts, 0)
    for _ in range(3):
        clock.move(2)
        set_computer(match.table_id, four["N"], computer=True)
        set_computer(match.table_id, four["N"], computer=False)
    assert clocks.seat_deadline(fold_of(match), facts, 0) == before
    stand(match.table_id, four["N"])
    sit(match.table_id, four["N"], "N")
    assert clocks.seat_deadline(fold_of(match), facts, 0) == before


def test_who_takes_over_has_all_the_time(
    four: dict[str, User], room: Room, clock: FakeClock, guest: User
) -> None:
    table = tables.open_table(four["N"], room, {"clock": 15}, bots=True)
    match = start_match_of(four, table)
    stand(table.pk, four["N"])
    clock.move(0.1)
    sit(table.pk, guest, "N")
    facts = get_match_facts(match.pk)
    assert facts is not None
    assert clocks.seat_deadline(fold_of(match), facts, 0) == clock.now + 15_000


def test_seats_change_hands_only_so_often(match: Match, four: dict[str, User]) -> None:
    for turn in range(handover.CHANGES_A_MINUTE):
        set_computer(match.table_id, four["N"], computer=turn % 2 == 0)
    with pytest.raises(Refusal, match="too often"):
        set_computer(match.table_id, four["N"], computer=True)
