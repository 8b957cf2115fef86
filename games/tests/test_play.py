"""The door: what is accepted is one row of the log, what is refused changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from asgiref.sync import async_to_sync

from accounts.models import User
from conftest import FakeClock
from games.engine.actions import OK, parse_action
from games.engine.events import Acted
from games.engine.seats import SEAT_LETTERS
from games.live import writer
from games.live.clock import tick
from games.live.process import Process
from games.models import LogEntry, Match, Room, Table
from games.services import dealing, play, tables
from games.services.entries import Entry, encode
from games.services.refusal import Refusal
from games.tests.matches import People, deal_suits, fold_of, start_match_of


def refused(code: str, *args: Any, people: People) -> Refusal:
    """`people.act` is refused with `code`, and the log is as it was."""
    before = list(LogEntry.objects.values_list("entry", flat=True))
    with pytest.raises(Refusal) as caught:
        people.act(*args)
    assert caught.value.code == code
    assert list(LogEntry.objects.values_list("entry", flat=True)) == before
    return caught.value


def test_the_fourth_to_be_ready_starts_the_match_with_one_entry(match: Match) -> None:
    table = Table.objects.get()
    assert table.match == match
    assert [row.seq for row in LogEntry.objects.all()] == [1]
    assert fold_of(match).version == 1


def test_an_accepted_action_is_one_row_and_the_next_version(match: Match, people: People) -> None:
    assert people.act("N", "1C", 1) == 2
    assert LogEntry.objects.count() == 2
    assert fold_of(match).version == 2


def test_the_same_command_again_is_answered_as_before_and_written_once(people: People) -> None:
    assert [people.act("N", "1C", 1, "a") for _ in range(5)] == [2] * 5
    people.act("E", "P", 2)
    assert people.act("N", "1C", 1, "a") == 2
    assert LogEntry.objects.count() == 3


def test_an_id_used_for_another_action_is_refused_as_malformed(people: People) -> None:
    people.act("N", "1C", 1, "a")
    refused("form", "N", "1D", 1, "a", people=people)


def test_two_people_may_use_the_same_id(people: People) -> None:
    people.act("N", "1C", 1, "a")
    assert people.act("E", "P", 2, "a") == 3


def test_another_seat_or_no_seat_is_refused(match: Match, people: People, make_user: Any) -> None:
    stranger = make_user("Stranger")
    for user, seat in ((people.four["E"], 0), (stranger, 0), (stranger, None)):
        with pytest.raises(Refusal) as caught:
            play.submit_now(match.pk, seat, "1C", 1, play.Decider("p", user.pk))
        assert caught.value.code == "turn"
    assert LogEntry.objects.count() == 1


def test_out_of_turn_illegal_and_unknown_actions_are_refused_with_a_reason(people: People) -> None:
    assert refused("turn", "E", "1C", 1, people=people).version == 1
    assert refused("illegal", "N", "X", 1, people=people).text.key
    assert refused("illegal", "N", "C2", 1, people=people).text.key
    assert refused("illegal", "N", "down DJ", 1, people=people).text.key
    refused("form", "N", "8C", 1, people=people)


def test_a_version_that_is_not_there_yet_or_of_an_earlier_decision_is_stale(people: People) -> None:
    assert refused("stale", "N", "1C", 2, people=people).version == 1
    for seat, action, version in (("N", "1C", 1), ("E", "P", 2), ("S", "P", 3), ("W", "P", 4)):
        people.act(seat, action, version)
    assert refused("stale", "N", "P", 1, people=people).version == 5
    refused("stale", "N", "P", 4, people=people)
    assert people.act("N", "P", 5) == 6


def test_four_confirmations_of_one_scoreboard_all_count(match: Match, people: People) -> None:
    version = people.pass_out()
    assert [people.act(seat, "ok", version) for seat in "WSEN"] == [6, 7, 8, 9]
    last = LogEntry.objects.order_by("seq").last()
    assert last is not None
    assert '"event":"dealt"' in last.entry
    refused("stale", "N", "ok", version, people=people)


def test_after_the_end_everything_is_closed(four: dict[str, User], room: Room) -> None:
    match = start_match_of(four, tables.open_table(four["N"], room, {"limit": 10, "clock": None}))
    people = People(match, four)
    version = 1
    for seat, call in zip("NESWN", ("1NT", "P", "P", "P", "P"), strict=True):
        version = people.act(seat, call, version)
    # East leads diamonds, the others have none: East takes all thirteen tricks and North's 1NT is down seven.
    for rank in "23456789TJQKA":
        for seat, suit in zip("ESWN", "DHSC", strict=True):
            version = people.act(seat, suit + rank, version)
    # ♣5 and ♦5 are both East's; no grand reversal, as neither total could be turned to East's good.
    version = people.act("E", "negate decline", version)
    match.refresh_from_db()
    assert match.ended_at is not None
    refused("closed", "N", "ok", version, people=people)


class Rival:
    """A writer to whom another process is always a little ahead, once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, match: Match, action: str, seat: int) -> None:
        self.row = self._entry(match, action, seat)
        self.real = writer.append_rows
        monkeypatch.setattr(writer, "append_rows", self)

    def _entry(self, match: Match, action: str, seat: int) -> writer.Row:
        version = fold_of(match).version
        return writer.Row(
            match.pk, version + 1, encode(Entry(1_800_000_000_000, (Acted(seat, parse_action(action)),)))
        )

    def __call__(self, rows: list[writer.Row]) -> list[bool]:
        if self.row:
            row, self.row = self.row, None
            assert self.real([row]) == [True]
        return self.real(rows)


def test_who_loses_a_race_for_the_same_decision_is_told_stale(
    match: Match, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    Rival(monkeypatch, match, "1D", 0)
    with pytest.raises(Refusal) as caught:
        people.act("N", "1C", 1)
    assert (caught.value.code, caught.value.version) == ("stale", 2)
    assert LogEntry.objects.count() == 2


def test_who_loses_a_race_but_still_has_the_same_decision_is_applied(
    match: Match, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = people.pass_out()
    Rival(monkeypatch, match, OK.text, 3)
    assert people.act("N", "ok", version) == version + 2


def test_a_scoreboard_moves_on_by_the_clock_after_thirty_seconds(
    match: Match, people: People, clock: FakeClock
) -> None:
    async def tick_now() -> None:
        await tick(Process(inline=True), clock.now)

    people.pass_out()
    people.act("N", "ok", 5)
    clock.move(29)
    async_to_sync(tick_now)()
    assert fold_of(match).version == 6
    clock.move(1.1)
    with dealing.deal_with(deal_suits):
        async_to_sync(tick_now)()
    fold = fold_of(match)
    assert fold.version == 9
    assert [SEAT_LETTERS[seat] for seat in fold.openings] == ["N"]
    assert LogEntry.objects.get(seq=9).entry.count('"by":"c"') == 1


def test_a_turn_clock_passes_for_an_absent_player_once_however_often_it_is_asked(
    four: dict[str, User], room: Room, clock: FakeClock
) -> None:
    async def tick_twice() -> None:
        await tick(Process(inline=True), clock.now)
        await tick(Process(inline=True), clock.now)

    match = start_match_of(four, tables.open_table(four["N"], room, {"clock": 15}))
    assert match.due_at == clock.now + 15_000
    clock.move(15)
    async_to_sync(tick_twice)()
    assert fold_of(match).version == 2
    match.refresh_from_db()
    assert match.due_at == clock.now + 15_000
