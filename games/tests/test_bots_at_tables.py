"""Bots at the tables: they fill seats, play on for who leaves, and hand the seat back."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from asgiref.sync import async_to_sync
from django.test import Client

from accounts.models import User
from conftest import FakeClock
from games import live
from games.engine.seats import EAST, SOUTH, parse_seat
from games.live import bots as live_bots, clock as live_clock
from games.models import LogEntry, Match, MatchResult, MatchSeat, Room, Table, TableSeat
from games.selectors.matches import get_match_facts
from games.selectors.tables import get_table_snapshot
from games.selectors.verification import list_disagreements
from games.services import clocks, handover, play, practice, seating, tables
from games.services.refusal import Refusal
from games.tests.matches import fold_of, start_match_of

pytestmark = pytest.mark.django_db

sit = async_to_sync(handover.sit)
stand = async_to_sync(handover.stand)
set_computer = async_to_sync(handover.set_computer)


@pytest.fixture
def guest(make_user: Callable[..., User]) -> User:
    return make_user("Gast", is_guest=True)


@pytest.fixture
def bots_table(four: dict[str, User], room: Room) -> Table:
    return tables.open_table(four["S"], room, {"boards": 4, "clock": None}, bots=True)


def tick() -> None:
    async_to_sync(_tick)()


async def _tick() -> None:
    await live_clock.tick(live.current(), clocks.now_ms())


def match_of(table: Table) -> Match:
    table.refresh_from_db()
    assert table.match is not None
    return table.match


def acts(match: Match, seat: int, user: User, rng: random.Random | None = None) -> None:
    """The person does what the game would do for them, or anything legal."""
    fold = fold_of(match)
    legal = fold.game.legal_actions(fold.state, seat)
    action = rng.choice(legal) if rng else fold.game.default_action(fold.state, seat)
    play.submit_now(match.pk, seat, action.text, fold.version, play.Decider("p", user.pk))


def deciders(match: Match) -> set[str]:
    """Who has decided anything in the match: p, b, c."""
    fold_of(match)
    entries = LogEntry.objects.filter(match=match).values_list("entry", flat=True)
    return {letter for letter in "pbc" for entry in entries if f'"by":"{letter}"' in entry}


def play_to_the_end(match: Match, user: User, seat: int, clock: FakeClock) -> None:
    """The person at `seat` plays by default, the bots by themselves, the clock moving on."""
    for _ in range(3_000):
        fold = fold_of(match)
        if fold.is_over:
            return
        if seat in fold.openings and seat not in fold.bots:
            acts(match, seat, user)
        else:
            clock.now += 5_000
            tick()
    raise AssertionError("the match did not end")


def test_play_now_seats_one_person_and_three_bots_and_begins(four: dict[str, User], room: Room) -> None:
    table = practice.open_practice(four["S"], room)
    match = match_of(table)
    assert table.state == "playing"
    assert fold_of(match).bots == {0, 1, 3}
    assert [(row.seat, row.user) for row in match.seats.all()] == [("S", four["S"])]
    assert list(list_disagreements()) == []


def test_a_match_with_three_bots_is_played_to_its_end_and_settled(
    four: dict[str, User], room: Room, clock: FakeClock
) -> None:
    table = tables.open_table(four["S"], room, {"boards": 1, "clock": None}, bots=True)
    seating.sit(table.pk, four["S"], "S")
    for seat in "NEW":
        seating.set_bot(table.pk, four["S"], seat, bot=True)
    seating.set_ready(table.pk, four["S"], ready=True)
    match = match_of(table)
    play_to_the_end(match, four["S"], SOUTH, clock)
    match.refresh_from_db()
    assert match.result.boards == match.boards.count() >= 1
    assert {"p", "b"} <= deciders(match)
    assert list(list_disagreements()) == []


def test_a_bot_waits_its_delay_and_the_delay_does_not_depend_on_the_cards(
    four: dict[str, User], room: Room, clock: FakeClock
) -> None:
    table = practice.open_practice(four["S"], room)
    fold, facts = fold_of(match_of(table)), get_match_facts(match_of(table).pk)
    assert facts is not None
    seat = next(iter(fold.openings))
    if seat == SOUTH:
        acts(match_of(table), SOUTH, four["S"])
        fold = fold_of(match_of(table))
        seat = next(iter(fold.openings))
    version = fold.version
    clock.now += clocks.bot_delay_ms(facts.id, version) - 1
    tick()
    assert fold_of(match_of(table)).version == version
    clock.now += 1 + clocks.BOT_RESCUE_MS
    tick()
    assert fold_of(match_of(table)).version == version + 1
    assert clocks.BOT_DELAY_MS[0] <= clocks.bot_delay_ms(facts.id, version) <= clocks.BOT_DELAY_MS[1]


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
    clock.now += 5_000
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


def test_rated_tables_know_no_bots(four: dict[str, User], rated_room: Room) -> None:
    with pytest.raises(Refusal, match="people only"):
        tables.open_table(four["N"], rated_room, {}, bots=True)
    table = tables.open_table(four["N"], rated_room, {})
    seating.sit(table.pk, four["N"], "N")
    with pytest.raises(Refusal, match="Bots do not play"):
        seating.set_bot(table.pk, four["N"], "E", bot=True)


def test_bots_alone_wait_for_a_person(four: dict[str, User], room: Room, clock: FakeClock) -> None:
    table = practice.open_practice(four["S"], room)
    match = match_of(table)
    stand(table.pk, four["S"])
    version = fold_of(match).version
    for _ in range(5):
        clock.now += 60_000
        tick()
    assert fold_of(match).version == version
    sit(table.pk, four["S"], "S")
    play_to_the_end_of_the_auction(match, four["S"], clock)


def play_to_the_end_of_the_auction(match: Match, user: User, clock: FakeClock) -> None:
    for _ in range(400):
        fold = fold_of(match)
        if fold.game.public_view(fold.state)["phase"] != "auction":
            return
        if SOUTH in fold.openings:
            acts(match, SOUTH, user)
        clock.now += 5_000
        tick()
    raise AssertionError("the auction did not end")


def test_on_a_casual_table_the_clock_lets_a_bot_choose(
    four: dict[str, User], room: Room, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = start_match_of(four, tables.open_table(four["N"], room, {"clock": 15}))
    chosen: list[Any] = []
    choose = live_bots.choose

    def watch(game: Any, state: Any, seat: int, match_id: int) -> str:
        chosen.append(seat)
        return choose(game, state, seat, match_id)

    monkeypatch.setattr(live_bots, "choose", watch)
    clock.now += 15_000
    tick()
    assert chosen == [0]
    assert deciders(match) == {"c"}


def test_in_a_rated_match_the_clock_does_the_games_default(
    four: dict[str, User], rated_room: Room, clock: FakeClock
) -> None:
    match = start_match_of(four, tables.open_table(four["N"], rated_room, {"clock": 15}))
    clock.now += 15_000
    tick()
    fold = fold_of(match)
    assert fold.game.public_view(fold.state)["calls"] == [{"seat": "N", "call": "P"}]


def test_a_bot_that_fails_or_cheats_does_what_the_clock_would(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def choose(self, view: Any, rng: Any) -> str:
            raise ZeroDivisionError

    class Cheat:
        def choose(self, view: Any, rng: Any) -> str:
            return "SA"

    fold = fold_of(match)
    for bot in (Broken(), Cheat()):
        monkeypatch.setattr(live_bots, "find_bot", lambda key, bot=bot: bot)
        assert live_bots.choose(fold.game, fold.state, 0, match.pk) == "P"
    assert len(caplog.records) == 2


def test_an_owner_who_leaves_to_a_bot_is_followed_by_whoever_sat_longest(
    match: Match, four: dict[str, User]
) -> None:
    stand(match.table_id, four["N"])
    assert Table.objects.get(pk=match.table_id).owner == four["E"]


def test_a_banned_player_of_a_casual_match_is_played_for(
    match: Match, four: dict[str, User], django_capture_on_commit_callbacks: Any
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        four["W"].is_active = False
        four["W"].save()
    assert fold_of(match).bots == {parse_seat("W")}
    assert list(list_disagreements()) == []


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


def test_an_owner_who_does_not_sit_brings_no_bots(four: dict[str, User], bots_table: Table) -> None:
    with pytest.raises(Refusal, match="no seat"):
        seating.set_bot(bots_table.pk, four["S"], "N", bot=True)


def test_only_the_owner_brings_bots(four: dict[str, User], bots_table: Table) -> None:
    seating.sit(bots_table.pk, four["N"], "N")
    with pytest.raises(Refusal, match="owner"):
        seating.set_bot(bots_table.pk, four["N"], "E", bot=True)


def test_a_match_is_settled_once_however_often_it_is_asked(
    four: dict[str, User], room: Room, clock: FakeClock
) -> None:
    from games.services.settle import settle_match

    table = practice.open_practice(four["S"], room)
    match = match_of(table)
    assert settle_match(match.pk) is False
    async_to_sync(play.end_match)(match.pk, "closed")
    assert MatchResult.objects.get().reason == "closed"
    assert [settle_match(match.pk) for _ in range(3)] == [False] * 3
    assert list(list_disagreements()) == []


def test_a_crash_between_end_and_settling_is_healed_by_the_clock(
    match: Match, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crash(*_: Any) -> None:
        """The process is gone before it settles."""

    with monkeypatch.context() as patch:
        patch.setattr(live.Process, "settle", crash)
        async_to_sync(play.end_match)(match.pk, "closed")
    assert not MatchResult.objects.exists()
    tick()
    assert MatchResult.objects.get().match == match
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


def test_where_bots_may_not_fill_seats_none_stays_after_the_match(
    match: Match, four: dict[str, User]
) -> None:
    stand(match.table_id, four["E"])
    async_to_sync(play.end_match)(match.pk, "closed")
    assert not TableSeat.objects.filter(table=match.table_id, seat="E").exists()


def test_an_account_that_is_no_more_leaves_a_rated_table_with_the_matchs_end(
    four: dict[str, User], rated_room: Room
) -> None:
    table = tables.open_table(four["N"], rated_room, {"clock": None})
    match = start_match_of(four, table)
    four["W"].is_active = False
    four["W"].save()
    assert TableSeat.objects.filter(user=four["W"]).exists()
    async_to_sync(play.end_match)(match.pk, "closed")
    assert not TableSeat.objects.filter(user=four["W"]).exists()


def test_an_owner_who_only_watches_keeps_the_table(
    four: dict[str, User], room: Room, make_user: Callable[..., User]
) -> None:
    host = make_user("Host")
    match = start_match_of(four, tables.open_table(host, room, {"clock": None}))
    stand(match.table_id, four["E"])
    sit(match.table_id, four["E"], "E")
    assert Table.objects.get(pk=match.table_id).owner == host


def test_who_waits_elsewhere_may_take_a_bots_place(four: dict[str, User], room: Room, guest: User) -> None:
    table = practice.open_practice(four["S"], room)
    waiting = tables.open_table(guest, room, {})
    seating.sit(waiting.pk, guest, "N")
    sit(table.pk, guest, "N")
    assert [row.table_id for row in TableSeat.objects.filter(user=guest)] == [table.pk]


def test_play_now_pressed_twice_leads_to_the_one_table(
    four: dict[str, User], room: Room, client: Client
) -> None:
    client.force_login(four["S"])
    first, second = (client.post("/play/")["Location"] for _ in range(2))
    assert first == second
    assert client.post("/play/", {"game": "no such game"}).status_code == 404
