"""What a `table` frame tells beside who sits: the options in words, a seat that was left, where the end panel is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from asgiref.sync import async_to_sync

from accounts.models import User
from games.live import frames
from games.live.table import LiveTable
from games.models import Match, MatchResult, Room, Table
from games.rules.broken_ark import BROKEN_ARK
from games.selectors.first_frames import get_first_frames
from games.selectors.tables import get_table_snapshot
from games.services import handover, play, practice, tables
from games.services.option_texts import option_texts
from games.tests.matches import room_of
from games.tests.wire import check_frame

pytestmark = pytest.mark.django_db


@pytest.fixture
def player(make_user: Callable[..., User]) -> User:
    return make_user("Ada")


def table_frame(table_id: int, reader: User | None) -> dict[str, Any]:
    shown = get_first_frames(table_id, reader.pk if reader else None)
    assert shown is not None
    return check_frame(shown["table"])


def test_options_are_said_as_their_choices_are_labelled_and_the_clock_last() -> None:
    texts = option_texts(BROKEN_ARK.info.key, {"clock": 30, "boards": 8, "limit": None})
    assert [text.plain() for text in texts] == ["8 boards", "no limit", "30 seconds a turn"]


def test_a_value_that_no_form_offers_is_said_with_its_options_name() -> None:
    texts = option_texts(BROKEN_ARK.info.key, {"boards": 3, "clock": None})
    assert [text.plain() for text in texts] == ["Boards: 3", "no clock"]


def test_a_game_that_is_no_more_has_its_clock_told_alone() -> None:
    assert [text.plain() for text in option_texts("gone", {"boards": 8, "clock": None})] == ["no clock"]


def test_whoever_has_left_a_match_is_told_which_seat_was_theirs(
    player: User, room: Room, make_user: Callable[..., User]
) -> None:
    other = make_user("Ben")
    table = practice.open_practice(player, room)
    async_to_sync(handover.sit)(table.pk, other, "E")
    assert table_frame(table.pk, player)["left"] is None
    async_to_sync(handover.stand)(table.pk, player)
    assert table_frame(table.pk, player)["left"] == "S"
    assert table_frame(table.pk, other)["left"] is None
    assert table_frame(table.pk, None)["left"] is None
    async_to_sync(handover.sit)(table.pk, player, "S")
    assert table_frame(table.pk, player)["left"] is None


def test_where_the_end_panel_is_stands_there_between_two_matches_only(
    player: User, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.ports.end_panel_url", lambda match_id: f"/end/{match_id}/")
    table = practice.open_practice(player, room)
    assert table_frame(table.pk, player)["end"] is None
    table.refresh_from_db()
    assert table.match_id is not None
    async_to_sync(play.end_match)(table.match_id, "closed")
    assert table_frame(table.pk, player)["end"] == f"/end/{table.match_id}/"
    monkeypatch.setattr("games.ports.end_panel_url", lambda match_id: "")
    assert table_frame(table.pk, player)["end"] is None


def ended(table: Table, north_south: int, east_west: int) -> Match:
    """A match of the table with its result."""
    match = Match.objects.create(table=table, game=table.game, rules=1)
    totals = {"total_ns": north_south, "total_ew": east_west}
    MatchResult.objects.create(match=match, winner="NS", boards=1, **totals)
    return match


def test_where_totals_run_on_from_match_to_match_the_earlier_ones_are_summed(
    player: User, room: Room
) -> None:
    rubbers = room_of("rubber-bridge")
    series = tables.open_table(player, rubbers, {"rubbers": None})
    assert table_frame(series.pk, player)["earlier"] == {"NS": 0, "EW": 0}
    ended(series, 900, 120)
    ended(series, -50, 700)
    Table.objects.filter(pk=series.pk).update(match=ended(series, 30, 3000))
    snapshot = get_table_snapshot(series.pk)
    assert snapshot is not None
    assert snapshot.earlier == {"NS": 850, "EW": 820}, "the present one is not among them"
    assert table_frame(tables.open_table(player, rubbers, {}).pk, player)["earlier"] is None


class Stranger:
    """A socket of nobody who is logged in."""

    user_id = None
    session_key = None
    invites = ()


def test_strangers_count_as_watching_where_bots_have_seats(player: User, room: Room) -> None:
    table = practice.open_practice(player, room)
    live_table = LiveTable(table.pk, 0)
    live_table.snapshot = get_table_snapshot(table.pk)
    live_table.sockets = {Stranger(), Stranger()}  # type: ignore[arg-type]
    assert live_table.watchers() == 2
    assert frames.listed_table(live_table.snapshot, 2)["seats"]["N"] == {"name": None, "bot": True}  # type: ignore[arg-type]
