"""`manage.py verify_log` finds what is stored beside a log and does not agree with it, whatever it is."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db.models import F

from accounts.models import User
from games.models import LogEntry, Match, MatchSeat, Room, Table, TableSeat
from games.services import tables
from games.services.entries import decode, encode
from games.tests.matches import People, start_match_of
from games.tests.rules.ark import FOUR_PASSES


def report() -> str:
    """What the command prints; it ends with status 1 if that is anything."""
    out, status = StringIO(), 0
    try:
        call_command("verify_log", stdout=out)
    except CommandError as error:
        status = error.returncode
    assert status == bool(out.getvalue())
    return out.getvalue()


@pytest.fixture
def passed_out(match: Match, people: People) -> Match:
    """A match whose first board was passed out and confirmed by two."""
    version = people.pass_out()
    for seat in "NE":
        version = people.act(seat, "ok", version, id=f"confirm-{seat}")
    return match


def test_a_match_as_the_site_leaves_it_agrees_with_its_log(passed_out: Match) -> None:
    assert report() == ""


def test_a_finished_match_agrees_with_its_log(four: dict[str, User], room: Room) -> None:
    ended_match(four, room)
    assert Match.objects.get().ended_at is not None
    assert report() == ""


def ended_match(four: dict[str, User], room: Room) -> None:
    """A match to 10 points, which North loses by going down in 1NT."""
    match = start_match_of(four, tables.open_table(four["N"], room, {"limit": 10, "clock": 15}))
    people, version = People(match, four), 1
    for seat, call in zip("NESWN", ("1NT", *FOUR_PASSES), strict=True):
        version = people.act(seat, call, version)
    for rank in "23456789TJQKA":
        for seat, suit in zip("ESWN", "DHSC", strict=True):
            version = people.act(seat, suit + rank, version)
    people.act("E", "negate decline", version)


def change_entry(seq: int, old: str, new: str) -> None:
    row = LogEntry.objects.get(seq=seq)
    assert old in row.entry
    LogEntry.objects.filter(match=row.match, seq=seq).update(entry=row.entry.replace(old, new))


def repeat_id() -> None:
    """Let the second confirmation have the id, and come from the seat, of the first."""
    row = LogEntry.objects.get(seq=7)
    entry = decode(row.entry)
    first = decode(LogEntry.objects.get(seq=6).entry)
    LogEntry.objects.filter(match=row.match, seq=7).update(
        entry=encode(type(entry)(entry.at, entry.events, first.user, first.id))
    )


HOUR = timedelta(hours=1)
FAULTS: dict[str, tuple[Callable[[], Any], str]] = {
    "an entry is missing": (lambda: LogEntry.objects.filter(seq=4).delete(), "log entry 5 follows entry 3"),
    "the first entry is missing": (
        lambda: LogEntry.objects.filter(seq=1).delete(),
        "log entry 2 follows entry 0",
    ),
    "the log is gone": (lambda: LogEntry.objects.all().delete(), "the log is empty"),
    "an entry is of another format": (lambda: change_entry(3, '"v":1', '"v":9'), "entry 3 does not fit"),
    "an entry is no JSON": (lambda: change_entry(3, "{", "["), "entry 3 does not fit"),
    "an illegal action": (lambda: change_entry(3, '"P"', '"XX"'), "entry 3 does not fit: IllegalAction"),
    "an unknown action": (lambda: change_entry(3, '"P"', '"8C"'), "entry 3 does not fit: InvalidEvent"),
    "another seat's action": (lambda: change_entry(3, '"seat":"E"', '"seat":"S"'), "entry 3 does not fit"),
    "another player": (
        lambda: MatchSeat.objects.filter(seat="E").update(
            user=User.objects.create_user("x@example.org", "Xena")
        ),
        "entry 3 was made by someone who has not the seat E",
    ),
    "a seat nobody plays": (lambda: MatchSeat.objects.filter(seat="W").delete(), "not every seat is played"),
    "a command twice": (repeat_id, "entry 7 has the id of an earlier command"),
    "times that go back": (
        lambda: change_entry(4, '"at":' + str(decode(LogEntry.objects.get(seq=4).entry).at), '"at":5'),
        "entry 4 is older than the one before it",
    ),
    "no nonce": (lambda: change_entry(1, "11" * 32, ""), "board 1 was dealt without a nonce"),
    "other options": (lambda: Match.objects.update(options={"boards": 8, "limit": 10_000}), "options:"),
    "an end that was none": (lambda: Match.objects.update(ended_at=datetime.now(UTC)), "not over by the log"),
    "no time at which to look": (lambda: Match.objects.update(due_at=None), "due at None"),
    "a time to look that is too late": (
        lambda: Match.objects.update(due_at=F("due_at") + 60_000),
        "later than",
    ),
    "another game at the table": (lambda: Table.objects.update(game="spades"), "the table has another game"),
    "another clock at the table": (lambda: Table.objects.update(options={"clock": 15}), "or other options"),
    "an empty seat at the table": (
        lambda: TableSeat.objects.filter(seat="S").delete(),
        "others sit at the table",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_whatever_does_not_agree_is_reported(fault: str, passed_out: Match) -> None:
    spoil, said = FAULTS[fault]
    spoil()
    assert said in report()
    assert f"match {passed_out.pk}: " in report()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"ended_at": None}, "over by the log, ended_at is None"),
        ({"ended_at": F("ended_at") + HOUR}, "the last entry another time"),
        ({"due_at": 5}, "settled, and due at 5"),
    ],
)
def test_a_finished_match_that_is_stored_otherwise_is_reported(
    changes: dict[str, Any], said: str, four: dict[str, User], room: Room
) -> None:
    ended_match(four, room)
    Match.objects.update(**changes)
    assert said in report()


def test_a_match_under_other_rules_or_of_no_game_is_not_taken_for_wrong_or_is(passed_out: Match) -> None:
    Match.objects.update(rules=99)
    assert report() == ""
    Match.objects.update(game="whist")
    assert "there is no game 'whist'" in report()


def test_no_report_names_a_card(passed_out: Match) -> None:
    change_entry(1, '"number":1', '"number":"one"')
    assert "entry 1 does not fit" in report()
    assert "AKQ" not in report()


def test_a_match_that_goes_on_while_it_is_looked_at_is_not_reported(
    match: Match, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last pass comes between the match's row and its log: the scoreboard's time is not in the row just read."""
    for version, seat in enumerate("NES", start=1):
        people.act(seat, "P", version)
    from games.selectors import verification

    compare, passes = verification._compare, ["W"]

    def be_overtaken(read: Match) -> Any:
        if passes:
            people.act(passes.pop(), "P", 4)
        return compare(read)

    monkeypatch.setattr(verification, "_compare", be_overtaken)
    assert report() == ""
    assert not passes


def test_the_clock_is_not_wrong_for_looking_too_early(passed_out: Match) -> None:
    Match.objects.update(due_at=1)
    assert report() == ""
