"""A match that has ended is settled once, also over a crash."""

from __future__ import annotations

from typing import Any

import pytest
from asgiref.sync import async_to_sync

from accounts.models import User
from conftest import FakeClock
from games import live
from games.models import Match, MatchResult, Room, TableSeat
from games.selectors.verification import list_disagreements
from games.services import play, practice, tables
from games.services.settle import settle_match
from games.tests.computers import tick
from games.tests.matches import match_of, start_match_of

pytestmark = pytest.mark.django_db


def test_a_match_is_settled_once_however_often_it_is_asked(
    four: dict[str, User], room: Room, clock: FakeClock
) -> None:
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
