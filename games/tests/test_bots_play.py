"""Bots act when they are on turn, each after its delay, and in the place of someone whose time is over."""

from __future__ import annotations

from typing import Any

import pytest

from accounts.models import User
from conftest import FakeClock
from games.engine.seats import SOUTH
from games.live import bots as live_bots
from games.models import Match, Room
from games.selectors.matches import get_match_facts
from games.selectors.verification import list_disagreements
from games.services import clocks, practice, seating, tables
from games.services.folding import MatchFold
from games.tests.computers import acts, deciders, play_until, sit, stand, tick
from games.tests.matches import fold_of, match_of, start_match_of

pytestmark = pytest.mark.django_db


def test_a_match_with_three_bots_is_played_to_its_end_and_settled(
    four: dict[str, User], room: Room, clock: FakeClock
) -> None:
    table = tables.open_table(four["S"], room, {"boards": 1, "clock": None}, bots=True)
    seating.sit(table.pk, four["S"], "S")
    for seat in "NEW":
        seating.set_bot(table.pk, four["S"], seat, bot=True)
    seating.set_ready(table.pk, four["S"], ready=True)
    match = match_of(table)
    play_until(lambda fold: fold.is_over, match, four["S"], clock)
    match.refresh_from_db()
    assert match.result.boards == match.boards.count() >= 1
    assert {"p", "b"} <= deciders(match)
    assert list(list_disagreements()) == []


def test_a_bot_waits_its_delay_and_the_delay_does_not_depend_on_the_cards(
    four: dict[str, User], room: Room, clock: FakeClock
) -> None:
    table = practice.open_practice(four["S"], room)
    fold, facts = fold_of(match_of(table)), get_match_facts(match_of(table).pk)
    assert facts is not None
    seat = next(iter(fold.openings))
    if seat == SOUTH:
        acts(match_of(table), SOUTH, four["S"])
        fold = fold_of(match_of(table))
        seat = next(iter(fold.openings))
    version = fold.version
    clock.now += clocks.bot_delay_ms(facts.id, version) - 1
    tick()
    assert fold_of(match_of(table)).version == version
    clock.now += 1 + clocks.BOT_RESCUE_MS
    tick()
    assert fold_of(match_of(table)).version == version + 1
    assert clocks.BOT_DELAY_MS[0] <= clocks.bot_delay_ms(facts.id, version) <= clocks.BOT_DELAY_MS[1]


def _is_auction_over(fold: MatchFold) -> bool:
    return fold.game.public_view(fold.state)["phase"] != "auction"


def test_bots_alone_wait_for_a_person(four: dict[str, User], room: Room, clock: FakeClock) -> None:
    table = practice.open_practice(four["S"], room)
    match = match_of(table)
    stand(table.pk, four["S"])
    version = fold_of(match).version
    for _ in range(5):
        clock.now += 60_000
        tick()
    assert fold_of(match).version == version
    sit(table.pk, four["S"], "S")
    play_until(_is_auction_over, match, four["S"], clock)


def test_on_a_casual_table_the_clock_lets_a_bot_choose(
    four: dict[str, User], room: Room, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = start_match_of(four, tables.open_table(four["N"], room, {"clock": 15}))
    chosen: list[Any] = []
    choose = live_bots.choose

    def watch(game: Any, state: Any, seat: int, match_id: int) -> str:
        chosen.append(seat)
        return choose(game, state, seat, match_id)

    monkeypatch.setattr(live_bots, "choose", watch)
    clock.now += 15_000
    tick()
    assert chosen == [0]
    assert deciders(match) == {"c"}


def test_in_a_rated_match_the_clock_does_the_games_default(
    four: dict[str, User], rated_room: Room, clock: FakeClock
) -> None:
    match = start_match_of(four, tables.open_table(four["N"], rated_room, {"clock": 15}))
    clock.now += 15_000
    tick()
    fold = fold_of(match)
    assert fold.game.public_view(fold.state)["calls"] == [{"seat": "N", "call": "P"}]


def test_a_bot_that_fails_or_cheats_does_what_the_clock_would(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def choose(self, view: Any, rng: Any) -> str:
            raise ZeroDivisionError

    class Cheat:
        def choose(self, view: Any, rng: Any) -> str:
            return "SA"

    fold = fold_of(match)
    for bot in (Broken(), Cheat()):
        monkeypatch.setattr(live_bots, "find_bot", lambda key, bot=bot: bot)
        assert live_bots.choose(fold.game, fold.state, 0, match.pk) == "P"
    assert len(caplog.records) == 2
