"""The archive keeps every entry of a match that is long over, and everything that reads a log reads it."""

from __future__ import annotations

from io import StringIO

import pytest
from asgiref.sync import async_to_sync
from django.core.management import CommandError, call_command

from accounts.models import User
from conftest import FakeClock
from games.live.writer import Row, append_rows
from games.models import Board, LogEntry, Match, MatchResult, Room, TableSeat
from games.selectors.boards import list_finished_boards
from games.selectors.matches import list_rows
from games.selectors.records import get_record
from games.selectors.verification import list_disagreements
from games.services import archive, play, tables
from games.services.entries import pack
from games.services.settle import result_of
from games.tests.matches import People, fold_of, start_match_of

pytestmark = pytest.mark.django_db

HOUR = 3600


def ended_match(four: dict[str, User], room: Room) -> Match:
    """A match of two passed-out boards, ended by an admin in the middle of the third."""
    match = start_match_of(four, tables.open_table(four["N"], room, {"boards": 4, "clock": None}))
    people = People(match, four)
    for _ in range(2):
        version = people.pass_out()
        for seat in "NESW":
            version = people.act(seat, "ok", version)
    async_to_sync(play.end_match)(match.pk, "closed")
    match.refresh_from_db()
    return match


@pytest.fixture
def rested(four: dict[str, User], room: Room, clock: FakeClock) -> Match:
    match = ended_match(four, room)
    clock.move(2 * HOUR)
    return match


def test_an_archived_match_is_the_same_to_all_that_reads_it(rested: Match, clock: FakeClock) -> None:
    rows, record = list_rows(rested.pk), get_record(rested.pk)
    views, result = list(list_finished_boards(rested.pk)), result_of(fold_of(rested))
    assert archive.archive_match(rested.pk, clock.now)
    assert [board.first_seq for board in rested.boards.all()] == [1, 6]
    assert LogEntry.objects.filter(match=rested).count() < len(rows)
    assert list_rows(rested.pk) == rows
    assert get_record(rested.pk) == record
    assert list(list_finished_boards(rested.pk)) == views
    assert result_of(fold_of(rested)) == result
    assert list(list_disagreements()) == []


def test_a_match_is_archived_once_and_not_before_it_has_rested(
    four: dict[str, User], room: Room, clock: FakeClock
) -> None:
    match = ended_match(four, room)
    assert archive.list_due(clock.now) == []
    clock.move(HOUR + 1)
    assert archive.list_due(clock.now) == [match.pk]
    assert archive.archive_match(match.pk, clock.now)
    assert not archive.archive_match(match.pk, clock.now)
    assert archive.list_due(clock.now) == []


def test_a_match_that_is_played_or_not_settled_is_left_alone(match: Match, clock: FakeClock) -> None:
    assert not archive.archive_match(match.pk, clock.now)
    async_to_sync(play.end_match)(match.pk, "closed")
    MatchResult.objects.all().delete()
    Match.objects.update(due_at=clock.now)
    assert archive.list_due(clock.move(2 * HOUR)) == []
    assert not archive.archive_match(match.pk, clock.now)


def test_nothing_is_appended_to_an_archived_match(rested: Match, clock: FakeClock) -> None:
    archive.archive_match(rested.pk, clock.now)
    assert append_rows([Row(rested.pk, 3, "late"), Row(rested.pk, 99, "late")]) == [False, False]
    assert list(list_disagreements()) == []


def test_a_record_that_was_tampered_with_is_reported(rested: Match, clock: FakeClock) -> None:
    archive.archive_match(rested.pk, clock.now)
    board = Board.objects.get(place=1)
    Board.objects.filter(pk=board.pk).update(entries=b"no record")
    assert "the archive does not open" in str(list(list_disagreements()))
    Board.objects.filter(pk=board.pk).update(entries=pack(["{}"]))
    assert list(list_disagreements())


def test_the_command_archives_what_is_due(rested: Match) -> None:
    out = StringIO()
    call_command("archive", stdout=out)
    assert out.getvalue() == "1 archived\n"
    rested.refresh_from_db()
    assert rested.archived_at is not None


def test_a_match_that_does_not_agree_with_its_log_keeps_no_other_from_the_archive(
    four: dict[str, User], room: Room, clock: FakeClock
) -> None:
    unfit = ended_match(four, room)
    TableSeat.objects.all().delete()
    clock.move(1)
    other = ended_match(four, room)
    Board.objects.filter(match=unfit, place=2).update(seq=999)
    clock.move(2 * HOUR)
    assert archive.list_due(clock.now) == [unfit.pk, other.pk]
    out = StringIO()
    with pytest.raises(CommandError, match=rf"not archived.*\[{unfit.pk}\]"):
        call_command("archive", stdout=out)
    assert out.getvalue() == "1 archived\n"
    assert archive.list_due(clock.now) == [unfit.pk]
    assert archive.list_due(clock.now, {unfit.pk}) == []
    assert LogEntry.objects.filter(match=unfit).count() == len(list_rows(unfit.pk))
