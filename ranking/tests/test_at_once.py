"""Several processes at the ranking at the same time: nobody waits for ever, and history is in the order it happened."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from django.db import transaction
from django.utils import timezone

from accounts.models import User
from games.models import Match, MatchResult, Room
from games.signals import match_settled
from games.tests.attack.at_once import PATIENCE_S, at_once, locks_rows
from ranking.models import Band, Period
from ranking.services import counting, rebuilding
from ranking.services.ageing import age_all
from ranking.services.rebuilding import rebuild
from ranking.shares import Share
from ranking.tests.settled import Club

pytestmark = pytest.mark.django_db(transaction=True)

PEOPLE, TABLES, MATCHES = 8, 6, 8


@pytest.fixture(autouse=True)
def _logs_say_what_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches of a Club have no log."""
    monkeypatch.setattr(
        rebuilding, "_read_winner", lambda match_id: MatchResult.objects.get(pk=match_id).winner
    )


def settle(match: Match, winner: str = "NS") -> None:
    """As `settle_match` does it with a match whose log is read."""
    with transaction.atomic():
        result = MatchResult.objects.create(match=match, winner=winner, total_ns=1, total_ew=0, boards=1)
        match_settled.send(sender=MatchResult, result=result)


def seat_some(people: list[User], chance: Random) -> dict[str, User]:
    """Any four of them on any seats."""
    return dict(zip("NESW", chance.sample(people, 4), strict=True))


def test_matches_of_the_same_people_on_other_seats_are_settled_at_once_and_counted_in_an_order(
    club: Club, make_user: Callable[..., User]
) -> None:
    chance = Random("seats")
    people = [*club.four.values(), *(make_user(f"Further {number}") for number in range(PEOPLE - 4))]
    fours = [[seat_some(people, chance) for _ in range(MATCHES)] for _ in range(TABLES)]
    matches = [[club.end_match(seats=four) for four in table] for table in fours]
    winners = {match.pk: chance.choice(("NS", "EW", "draw")) for table in matches for match in table}

    def settle_all(table: list[Match]) -> Callable[[], object]:
        return lambda: [settle(match, winners[match.pk]) for match in table]

    def age_many() -> None:
        for _ in range(MATCHES):
            age_all(club.game)

    at_once(*map(settle_all, matches), age_many)
    assert MatchResult.objects.count() == TABLES * MATCHES
    assert list(rebuild(repair=False)) == []


@locks_rows
def test_who_comes_to_the_standings_first_is_first_in_history(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = club.end_match(), club.end_match()
    has_begun, other_is_done = threading.Event(), threading.Event()
    list_counted_seats = counting.list_counted_seats

    def be_overtaken(match_id: int) -> dict[int, str]:
        if match_id == first.pk:
            has_begun.set()
            assert other_is_done.wait(PATIENCE_S)
        return list_counted_seats(match_id)

    def overtake() -> None:
        assert has_begun.wait(PATIENCE_S)
        settle(second, "EW")
        other_is_done.set()

    monkeypatch.setattr(counting, "list_counted_seats", be_overtaken)
    at_once(lambda: settle(first, "NS"), overtake)
    assert [change.match_id for change in club.changes("N")] == [second.pk, first.pk]
    assert list(rebuild(repair=False)) == []


def test_a_clock_that_is_put_back_changes_no_history(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [datetime(2027, 1, 1, tzinfo=UTC)]
    monkeypatch.setattr(timezone, "now", lambda: now[0])
    settled = list[int]()
    for winner in ("NS", "EW", "draw", "NS"):
        settled.append(club.settle(winner).pk)
        now[0] -= timedelta(hours=1)
    stored = MatchResult.objects.order_by("settled_at").values_list("pk", flat=True)
    assert list(stored) == settled
    assert list(rebuild(repair=False)) == []


@pytest.fixture
def miscounted(club: Club) -> Iterator[Club]:
    """Bands that have lost some players, and one band that has lost its row."""
    for winner in ("NS", "draw", "EW"):
        club.settle(winner)
    Band.objects.filter(period=Period.ALL).update(players=-3)
    Band.objects.filter(period=Period.RECENT).delete()
    yield club
    assert list(rebuild(repair=False)) == []


@locks_rows
def test_two_who_repair_at_once_count_each_player_once(
    miscounted: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    both_have_looked, hold_bands = threading.Barrier(2), rebuilding.hold_bands

    def wait_for_each_other(keys: set[rebuilding.BandKey]) -> None:
        both_have_looked.wait(timeout=PATIENCE_S)
        hold_bands(keys)

    monkeypatch.setattr(rebuilding, "hold_bands", wait_for_each_other)
    told = list[list[str]]()
    at_once(*[lambda: told.append(list(rebuild(repair=True)))] * 2)
    assert sorted(map(bool, told)) == [False, True]


def test_matches_are_settled_beside_repairs(miscounted: Club, rated_room: Room) -> None:
    matches = [miscounted.end_match() for _ in range(MATCHES)]
    at_once(
        *[lambda: list(rebuild(repair=True))] * 2,
        lambda: [settle(match) for match in matches],
    )
    assert miscounted.share("N") == Share(2 + 1 + 2 * MATCHES, 3 + MATCHES)
