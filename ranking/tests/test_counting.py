"""Which matches count, what they make of shares and stars, and that each is counted once."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection

from accounts.models import User
from games.models import MatchResult, MatchSeat, Room
from games.services import settle
from games.signals import match_settled
from ranking.models import Band, Change, Period, Standing
from ranking.services import counting
from ranking.shares import Share
from ranking.tests.settled import Club


def test_a_win_a_loss_and_a_draw_are_a_whole_win_none_and_half_of_one(club: Club) -> None:
    for winner in ("NS", "NS", "EW", "draw"):
        club.settle(winner)
    assert [club.share(seat).wins for seat in "NESW"] == [2.5, 1.5, 2.5, 1.5]
    assert {club.share(seat).matches for seat in "NESW"} == {4}


def test_each_change_says_what_was_before_and_what_is_after(club: Club) -> None:
    matches = [club.settle("EW"), club.settle("draw")]
    first, second = club.changes("E")
    assert [change.match for change in (first, second)] == matches
    assert (first.before, first.bound_before, first.result) == (Share(0, 0), 0, "win")
    assert (first.after, second.before) == (Share(2, 1), Share(2, 1))
    assert (second.after, second.result) == (Share(3, 2), "draw")
    assert second.bound_before == first.bound_after == pytest.approx(1 / (1 + 1.96**2))
    assert second.bound_after == Share(3, 2).bound
    assert first.at == matches[0].ended_at


def test_stars_rise_and_fall_with_the_bound(club: Club) -> None:
    for _ in range(10):
        club.settle("NS")
    # 72.2 %: two steps above nothing, then on through all tiers; a loss brings it to 62.3 %.
    assert club.changes("N")[-1].after.grade == ("master", 1)
    club.settle("EW")
    fall = club.changes("N")[-1]
    assert (fall.after.grade, fall.steps) == (("spades", 2), -4)


def test_a_casual_match_changes_nothing(room: Room, four: dict[str, User]) -> None:
    Club(room, four).settle("NS")
    assert Change.objects.count() == Standing.objects.count() == Band.objects.count() == 0


def test_a_match_without_a_result_changes_nothing(club: Club) -> None:
    club.settle("")
    assert Change.objects.count() == Standing.objects.count() == 0


def test_a_match_that_fewer_than_four_people_play_changes_nothing(club: Club) -> None:
    club.settle("NS", seats={seat: club.four[seat] for seat in "NES"})
    match = club.end_match()
    MatchSeat.objects.filter(match=match, seat="W").update(plays=False)
    counting.count_match(
        MatchResult.objects.create(match=match, winner="NS", total_ns=1, total_ew=0, boards=1)
    )
    assert Change.objects.count() == 0


def test_games_are_counted_apart(club: Club) -> None:
    club.settle("NS")
    Standing.objects.update(game="another")
    club.settle("NS")
    assert club.share("N") == Share(2, 1)


def test_bands_count_who_stands_where(club: Club) -> None:
    for winner in ("NS", "EW", "draw", "NS"):
        club.settle(winner)
        for period in Period:
            bounds = [row.share.bound for row in Standing.objects.filter(period=period)]
            bands = Band.objects.filter(period=period, players__gt=0).values_list("number", "players")
            assert dict(bands) == Counter(int(bound * 1000) for bound in bounds)


def test_counting_takes_few_queries(club: Club, django_assert_max_num_queries: Any) -> None:
    club.settle("NS")
    match = club.end_match()
    result = MatchResult.objects.create(match=match, winner="EW", total_ns=0, total_ew=1, boards=1)
    with django_assert_max_num_queries(14):
        counting.count_match(result)


@pytest.fixture
def readable(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Lets every log say that such a side has won: the matches of a Club have no log."""

    def read(winner: str) -> None:
        columns = {"winner": winner, "total_ns": 1, "total_ew": 0, "boards": 1, "reason": "", "left": ""}
        monkeypatch.setattr(settle, "get_fold", lambda _facts: _Over())
        monkeypatch.setattr(settle, "result_of", lambda _fold: columns)
        monkeypatch.setattr(settle, "keep_missing_boards", lambda *_: None)

    return read


class _Over:
    is_over = True


@pytest.mark.django_db(transaction=True)
def test_ten_who_settle_a_match_at_once_make_one_change_a_player(
    club: Club, readable: Callable[[str], None]
) -> None:
    readable("NS")
    match, start, settled = club.end_match(), threading.Barrier(10), list[bool]()

    def settle_it() -> None:
        start.wait(timeout=20)
        try:
            settled.append(settle.settle_match(match.pk))
        finally:
            connection.close()

    threads = [threading.Thread(target=settle_it) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(settled) == [False] * 9 + [True]
    assert sorted(Change.objects.values_list("user_id", flat=True)) == sorted(
        u.pk for u in club.four.values()
    )
    assert [club.share(seat) for seat in "NE"] == [Share(2, 1), Share(0, 1)]


@pytest.mark.django_db(transaction=True)
def test_many_matches_of_the_same_people_settled_at_once_are_all_counted(
    club: Club, readable: Callable[[str], None]
) -> None:
    readable("NS")
    people = list(club.four.values())
    turned = [people[turn % 4 :] + people[: turn % 4] for turn in range(8)]
    matches = [club.end_match(seats=dict(zip("NESW", seated, strict=True))) for seated in turned]
    start = threading.Barrier(len(matches))

    def settle_it(match_id: int) -> None:
        start.wait(timeout=20)
        try:
            settle.settle_match(match_id)
        finally:
            connection.close()

    threads = [threading.Thread(target=settle_it, args=[match.pk]) for match in matches]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {club.share(seat) for seat in "NESW"} == {Share(8, 8)}
    assert sorted(change.matches_after for change in club.changes("E")) == list(range(1, 9))


@pytest.mark.django_db(transaction=True)
def test_a_listener_that_fails_undoes_result_and_ranking_and_the_next_try_heals(
    club: Club, readable: Callable[[str], None]
) -> None:
    readable("EW")
    match = club.end_match()

    def fail(**_: object) -> None:
        raise RuntimeError("planted")

    match_settled.connect(fail)
    try:
        with pytest.raises(RuntimeError, match="planted"):
            settle.settle_match(match.pk)
    finally:
        match_settled.disconnect(fail)
    assert MatchResult.objects.count() == Change.objects.count() == Standing.objects.count() == 0
    assert settle.settle_match(match.pk)
    assert not settle.settle_match(match.pk)
    assert (club.share("E"), Change.objects.count()) == (Share(2, 1), 4)
