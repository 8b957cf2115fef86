"""`manage.py seed_ranking` makes what counting would have made, and touches no database that is in use."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from accounts.models import User
from games.models import MatchResult, Room
from ranking.models import Change, Standing
from ranking.services import rebuilding


def seed(users: int, results: int) -> None:
    call_command("seed_ranking", users=users, results=results, stdout=StringIO())


def test_what_is_seeded_is_what_counting_makes_of_it(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    seed(30, 200)
    assert (User.objects.count(), MatchResult.objects.count(), Change.objects.count()) == (30, 200, 800)
    assert 0 < Change.objects.filter(is_recent=True).count() < 800
    assert Standing.objects.filter(matches__gt=0).exists()
    # The matches have no logs.
    monkeypatch.setattr(
        rebuilding, "_read_winner", lambda match_id: MatchResult.objects.get(pk=match_id).winner
    )
    assert list(rebuilding.rebuild(repair=False)) == []


def test_a_database_with_users_is_left_alone(room: Room, make_user: Callable[..., User]) -> None:
    make_user("Somebody")
    with pytest.raises(CommandError, match="no scratch database"):
        seed(30, 200)
    assert User.objects.count() == 1


def test_it_says_what_is_missing(db: None) -> None:
    with pytest.raises(CommandError, match="setup_rooms"):
        seed(30, 200)
    with pytest.raises(CommandError, match="four users"):
        seed(3, 200)
