"""The last 30 days: what is older counts no more as soon as anyone looks."""

from __future__ import annotations

import threading
from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client

from conftest import FakeClock
from games.services import clocks
from ranking.models import Band, Change, Period
from ranking.services import ageing
from ranking.services.ageing import age_all, age_some
from ranking.shares import Share
from ranking.tests.settled import Club

DAY = 24 * 3600


def test_a_match_counts_for_thirty_days_and_for_ever_among_all(club: Club, clock: FakeClock) -> None:
    club.settle("NS")
    clock.move(30 * DAY)
    age_all(club.game)
    assert club.share("N", Period.RECENT) == Share(2, 1)
    clock.move(0.001)
    age_all(club.game)
    assert club.share("N", Period.RECENT) == Share(0, 0)
    assert club.share("N") == Share(2, 1)
    assert not Band.objects.filter(period=Period.RECENT, players__gt=0).exists()


def test_only_what_is_old_is_taken_back(club: Club, clock: FakeClock) -> None:
    for winner in ("NS", "EW", "draw"):
        club.settle(winner)
        clock.move(10 * DAY)
    clock.move(DAY)
    age_all(club.game)
    assert club.share("N", Period.RECENT) == Share(1, 2)
    assert club.share("E", Period.RECENT) == Share(3, 2)


def test_taking_back_twice_or_in_small_steps_is_as_taking_back_once(
    club: Club, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(5):
        club.settle("NS")
    clock.move(20 * DAY)
    club.settle("EW")
    clock.move(11 * DAY)
    monkeypatch.setattr(ageing, "BATCH", 3)
    assert age_some(club.game) == 3
    age_all(club.game)
    age_all(club.game)
    assert [club.share(seat, Period.RECENT) for seat in "NESW"] == [Share(0, 1), Share(2, 1)] * 2
    assert Change.objects.filter(is_recent=True).count() == 4


def test_a_match_that_is_settled_late_counts_for_the_days_that_are_left(club: Club, clock: FakeClock) -> None:
    long_ago = clocks.moment(clock.now) - timedelta(days=31)
    club.settle("NS", ended_at=long_ago)
    assert club.share("N", Period.RECENT) == Share(0, 0)
    assert club.share("N") == Share(2, 1)


def test_who_reads_the_leaderboard_of_the_last_days_sees_no_older_match(
    client: Client, club: Club, clock: FakeClock
) -> None:
    club.settle("NS")
    page = f"/leaderboards/{club.game}/"
    assert "Nora" in client.get(page, {"period": "30"}).content.decode()
    clock.move(31 * DAY)
    assert "Nora" not in client.get(page, {"period": "30"}).content.decode()
    assert "Nora" in client.get(page).content.decode()


@pytest.mark.django_db(transaction=True)
def test_every_match_that_is_counted_lets_some_old_ones_go(club: Club, clock: FakeClock) -> None:
    club.settle("NS")
    clock.move(31 * DAY)
    club.settle("EW")
    assert club.share("N", Period.RECENT) == Share(0, 1)


@pytest.mark.django_db(transaction=True)
def test_many_who_take_back_at_once_take_each_match_back_once(club: Club, clock: FakeClock) -> None:
    for _ in range(6):
        club.settle("NS")
    clock.move(31 * DAY)
    start = threading.Barrier(8)

    def age() -> None:
        start.wait(timeout=20)
        try:
            age_all(club.game)
        finally:
            connection.close()

    threads = [threading.Thread(target=age) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {club.share(seat, Period.RECENT) for seat in "NESW"} == {Share(0, 0)}
    assert not Change.objects.filter(is_recent=True).exists()
