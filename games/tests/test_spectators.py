"""What spectators see: no hidden card, but those that a player of a casual match shows."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest
from asgiref.sync import async_to_sync, sync_to_async

from accounts.models import User
from games.models import Match, Room
from games.selectors.first_frames import get_first_frames
from games.services import handover, tables
from games.tests.matches import start_match_of
from games.tests.seating import seat_four

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


def test_where_bots_places_are_open_no_hand_is_shown_since_anyone_may_sit_down(
    four: dict[str, User], room: Room
) -> None:
    match = start_match_of(four, tables.open_table(four["N"], room, {}, bots=True))
    prefer(four["N"], shown="on")
    assert seen_by(match, None) is None


@pytest.mark.django_db(transaction=True)
async def test_from_standing_up_on_no_frame_shows_another_hand(server: str, four: dict[str, User]) -> None:
    await sync_to_async(prefer)(four["N"], shown="on")
    async with AsyncExitStack() as stack:
        clients = await seat_four(server, four, stack)
        east = clients["E"]
        for _ in range(5):
            await east.ask({"do": "stand"})
            await east.until(lambda c: c.view["you"] is None)
            await east.ask({"do": "sit", "seat": "E"})
            await east.until(lambda c: c.view["you"])
        shown = [frame["you"]["hands"] for frame in east.frames if frame["type"] == "view" and frame["you"]]
        assert {seat for hands in shown for seat in hands} == {"E"}


def test_a_page_knows_whom_spectators_may_sit_behind(match: Match, four: dict[str, User]) -> None:
    prefer(four["W"], watched="off")
    frames = get_first_frames(match.table_id, None)
    assert frames is not None
    watched = {seat: sitter["watched"] for seat, sitter in frames["table"]["seats"].items()}
    assert watched == {"N": True, "E": True, "S": True, "W": False}
