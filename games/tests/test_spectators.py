"""What spectators see: no hidden card, but those that a player of a casual match shows."""

from __future__ import annotations

from typing import Any

import pytest
from asgiref.sync import async_to_sync

from accounts.models import User
from games.models import Match, Room
from games.selectors.first_frames import get_first_frames
from games.services import handover, tables
from games.tests.matches import start_match_of

pytestmark = pytest.mark.django_db


def prefer(user: User, **chosen: str) -> None:
    user.preferences = {**user.preferences, **chosen}
    user.save(update_fields=["preferences"])


def seen_by(match: Match, user: User | None) -> Any:
    frames = get_first_frames(match.table_id, user.pk if user else None)
    assert frames is not None
    return frames["view"]["you"]


def test_a_spectator_sees_no_hand_unless_its_player_shows_it(match: Match, four: dict[str, User]) -> None:
    assert seen_by(match, None) is None
    prefer(four["N"], shown="on")
    you = seen_by(match, None)
    assert list(you["hands"]) == ["N"]
    assert you["actions"] == []
    assert you["seat"] is None


def test_a_shown_hand_is_for_spectators_alone(match: Match, four: dict[str, User]) -> None:
    prefer(four["N"], shown="on")
    for seat in "ESW":
        assert list(seen_by(match, four[seat])["hands"]) == [seat]


def test_in_a_rated_room_no_spectator_sees_a_hand_whatever_its_player_allows(
    four: dict[str, User], rated_room: Room
) -> None:
    match = start_match_of(four, tables.open_table(four["N"], rated_room, {}))
    for user in four.values():
        prefer(user, shown="on")
    assert seen_by(match, None) is None


def test_who_has_left_and_may_come_back_sees_no_shown_hand(match: Match, four: dict[str, User]) -> None:
    prefer(four["N"], shown="on")
    async_to_sync(handover.stand)(match.table_id, four["E"])
    assert seen_by(match, four["E"]) is None
    assert list(seen_by(match, None)["hands"]) == ["N"]


def test_a_page_knows_whom_spectators_may_sit_behind(match: Match, four: dict[str, User]) -> None:
    prefer(four["W"], watched="off")
    frames = get_first_frames(match.table_id, None)
    assert frames is not None
    watched = {seat: sitter["watched"] for seat, sitter in frames["table"]["seats"].items()}
    assert watched == {"N": True, "E": True, "S": True, "W": False}
