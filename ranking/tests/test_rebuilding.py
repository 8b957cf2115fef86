"""`manage.py rebuild_ranking` makes of the logs what was counted match by match."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from conftest import FakeClock
from games.models import Match, MatchResult, Room, Table
from ranking.models import Band, Change, Period, Standing
from ranking.services import rebuilding
from ranking.services.ageing import age_all
from ranking.shares import Share
from ranking.tests.settled import Club, stored


@pytest.fixture(autouse=True)
def _logs_say_what_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches of a Club have no log. What real logs say is tested in test_rated_matches."""
    monkeypatch.setattr(
        rebuilding, "_read_winner", lambda match_id: MatchResult.objects.get(pk=match_id).winner
    )


def rebuild(*options: str) -> list[str]:
    """What the command prints."""
    out = StringIO()
    call_command("rebuild_ranking", *options, stdout=out)
    return out.getvalue().splitlines()


def counted() -> set[tuple[str, int, int]]:
    """How many players are counted in which bands (period, number)."""
    return set(Band.objects.filter(players__gt=0).values_list("period", "number", "players"))


@pytest.fixture
def played(club: Club, clock: FakeClock) -> Club:
    """Some matches, the first of them no more recent and not taken back yet."""
    for winner in ("NS", "draw", "EW", "", "NS"):
        club.settle(winner)
        clock.move(8 * 24 * 3600)
    return club


def test_what_is_as_it_should_be_stays_also_what_is_due_to_leave_the_last_days(played: Club) -> None:
    before = stored()
    assert rebuild("--check") == rebuild() == ["0 differences"]
    assert stored() == before
    age_all(played.game)
    assert stored() != before
    assert rebuild("--check") == ["0 differences"]


def test_all_that_is_lost_is_made_again(played: Club) -> None:
    age_all(played.game)
    before, bands = stored(), counted()
    for model in (Change, Standing, Band):
        model.objects.all().delete()
    assert rebuild()[-1] != "0 differences"
    assert stored() == before
    assert counted() == bands
    assert rebuild("--check") == ["0 differences"]


def test_checking_tells_what_is_wrong_with_status_one_and_changes_nothing(played: Club) -> None:
    Standing.objects.filter(user=played.four["N"], period=Period.ALL).update(half_wins=8)
    Change.objects.filter(user=played.four["E"], matches_after=2).update(result="loss")
    Band.objects.filter(period=Period.ALL, players__gt=0).update(players=5)
    before = stored()
    out = StringIO()
    with pytest.raises(CommandError, match="4 differences"):
        call_command("rebuild_ranking", "--check", stdout=out)
    lines = out.getvalue()
    assert f"user {played.four['N'].pk}, all: 4 wins of 4 are stored, 2.5 wins of 4 played" in lines
    assert f"user {played.four['E'].pk}, match" in lines
    assert "players too many in the band" in lines
    assert stored() == before


def test_each_fault_is_put_right(played: Club) -> None:
    age_all(played.game)
    before = stored()
    Standing.objects.filter(user=played.four["N"]).update(half_wins=0, matches=9, rank_key=9)
    Change.objects.filter(user=played.four["S"], matches_after=1).delete()
    Change.objects.filter(user=played.four["W"], matches_after=2).update(bound_after=0.5)
    Band.objects.filter(period=Period.RECENT).update(players=-3)
    assert len(rebuild()) > 4
    assert stored() == before
    assert rebuild("--check") == ["0 differences"]


def test_a_change_of_a_match_that_does_not_count_goes(played: Club) -> None:
    assert stored() != []
    Match.objects.filter(table=played.table).update(is_rated=False)
    assert rebuild()[-1] != "0 differences"
    assert stored() == []


def test_a_room_that_becomes_casual_takes_nothing_from_who_played_there(played: Club, room: Room) -> None:
    before = stored()
    Table.objects.filter(pk=played.table.pk).update(room=room)
    assert rebuild()[-1] == "0 differences"
    assert stored() == before


def test_the_log_decides_where_the_stored_result_says_otherwise(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = club.settle("NS")
    monkeypatch.setattr(rebuilding, "_read_winner", lambda _match_id: "EW")
    assert rebuild()[0] == f"match {match.pk}: the winner is stored as 'NS', its log says 'EW'"
    assert [club.share(seat) for seat in "NE"] == [Share(0, 1), Share(2, 1)]
    assert [change.result for change in club.changes("N")] == ["loss"]


def test_a_match_without_a_readable_log_is_told_and_counts_as_it_is_stored(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = club.settle("NS")
    monkeypatch.undo()
    assert rebuild() == [
        f"match {match.pk}: the winner is stored as 'NS', its log says None",
        "1 differences",
    ]
    assert club.share("N") == Share(2, 1)


def test_checking_stores_nothing_of_whoever_has_no_match_that_counts(club: Club) -> None:
    club.settle("")
    assert rebuild("--check") == ["0 differences"]
    assert Standing.objects.count() == 0


def test_a_match_settled_while_it_runs_is_not_lost(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    club.settle("NS")

    def read_and_play_on(match_id: int) -> str:
        if MatchResult.objects.count() == 1:
            club.settle("NS")
        return MatchResult.objects.get(pk=match_id).winner

    monkeypatch.setattr(rebuilding, "_read_winner", read_and_play_on)
    assert rebuild() == ["0 differences"]
    assert club.share("N") == Share(4, 2)
