"""Two deals that agree on all that a reader may see give that reader byte-identical frames, pages and refusals.

The other deals are drawn as for the engine's views (games/tests/rules/twins.py); here they go through the
log, the hub and the rendered page. What differs by its nature, time and commitment, is held fixed.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
from asgiref.sync import async_to_sync
from django.test import Client

from accounts.models import User
from conftest import FakeClock
from games.engine.actions import parse_action
from games.engine.errors import IllegalAction
from games.engine.events import Acted, Dealt, Event, Started
from games.engine.game import NextBoard, Viewer
from games.engine.seats import SEAT_LETTERS, SEATS
from games.live.database import InlineDatabase
from games.live.hub import Hub
from games.live.memory import LiveMatch, Matches
from games.live.table import LiveTable
from games.models import LogEntry, Room
from games.rules.broken_ark import BROKEN_ARK
from games.selectors.matches import get_fold, get_match_facts
from games.selectors.records import get_record
from games.selectors.tables import get_table_snapshot
from games.services import tables
from games.services.entries import Entry, encode
from games.tests.matches import start_match_of
from games.tests.rules import twins
from games.tests.rules.known_hands import Acts
from games.tests.rules.random_matches import random_action, random_deal, random_steps

NONCE = "ab" * 32
OPTIONS = {"boards": 4, "limit": None}
READERS = [*SEAT_LETTERS, "spectator", "nobody"]
TRIES = 2
PAGE_EVERY = 9


class UnderWay(NamedTuple):
    """A board at one of its steps: the events before its deal, the deal, the actions so far."""

    before: list[Event]
    dealt: Dealt
    acts: Acts


def steps_of_a_second_board(seed: int) -> Iterator[UnderWay]:
    """Each step of a random board, full of detentions, that follows another one; its dealer bids, so it is played."""
    rng = random.Random(seed)
    first = [step.event for step in random_steps(BROKEN_ARK, seed, OPTIONS, boards=1, nonce=NONCE)]
    before: list[Event] = [Started("broken-ark", OPTIONS, BROKEN_ARK.info.rules), *first]
    drawn = random_deal(rng, NextBoard(2, None, "NS"), NONCE)
    dealt = twins.with_special_cards(drawn, rng.choice(SEATS), rng.choice(SEATS))
    state, acts = BROKEN_ARK.apply(state_after(before), dealt), list[Acted]()
    yield UnderWay(before, dealt, acts)
    acts = [Acted(dealt.dealer, parse_action("1C"))]
    state = BROKEN_ARK.apply(state, acts[0])
    while BROKEN_ARK.public_view(state)["phase"] in ("auction", "play"):
        yield UnderWay(before, dealt, acts)
        seat = BROKEN_ARK.to_act(state)[0][0]
        act = Acted(seat, random_action(rng, BROKEN_ARK.legal_actions(state, seat)))
        acts, state = [*acts, act], BROKEN_ARK.apply(state, act)


def state_after(events: list[Event]) -> Any:
    """The state that the events lead to."""
    state: Any = None
    for event in events:
        state = (
            BROKEN_ARK.start(event.options) if isinstance(event, Started) else BROKEN_ARK.apply(state, event)
        )
    return state


def viewer_of(reader: str) -> Viewer:
    return Viewer(SEAT_LETTERS.index(reader) if reader in SEAT_LETTERS else None)


def other_worlds(rng: random.Random, at: UnderWay, reader: str) -> Iterator[UnderWay]:
    """Other deals, and other cards under the face-down ones, under which the reader has seen the same."""
    viewer, start = viewer_of(reader), state_after(at.before)
    board = twins.UnderWay(start, at.dealt, at.acts, None)
    for _ in range(TRIES):
        twin = twins.twin(rng, BROKEN_ARK, viewer, board)
        world = twin and UnderWay(at.before, twin.dealt, twin.acts)
        if world and world != at:
            yield world


def log_of(at: UnderWay) -> list[str]:
    """The entries that would have been written: each deal stands in the entry of what led to it."""
    submits: list[list[Event]] = []
    for event in (*at.before, at.dealt, *at.acts):
        if isinstance(event, Dealt):
            submits[-1].append(event)
        else:
            submits.append([event])
    return [encode(Entry(1_800_000_000_000, tuple(events), 1, str(n))) for n, events in enumerate(submits)]


class Inbox:
    """A socket that keeps what it is sent."""

    session_key = None
    invites = ()

    def __init__(self, user_id: int | None) -> None:
        self.user_id = user_id
        self.frames: list[str] = []

    def deliver(self, frame: str) -> None:
        self.frames.append(frame)

    def end(self, frame: str, code: int) -> None:
        raise AssertionError(frame)


class Site:
    """A table on the site whose log can be exchanged for another."""

    def __init__(self, four: dict[str, User], room: Room, spectator: User) -> None:
        self.table = tables.open_table(four["N"], room, {**OPTIONS, "clock": 30})
        self.match = start_match_of(four, self.table)
        self.users: dict[str, User | None] = {**four, "spectator": spectator, "nobody": None}
        self.browsers = {reader: self._browser(user) for reader, user in self.users.items()}

    def _browser(self, user: User | None) -> Client:
        browser = Client()
        if user is not None:
            browser.force_login(user)
        return browser

    def put(self, at: UnderWay) -> None:
        """Let the log be that of `at`."""
        LogEntry.objects.all().delete()
        rows = [LogEntry(match=self.match, seq=n, entry=entry) for n, entry in enumerate(log_of(at), start=1)]
        LogEntry.objects.bulk_create(rows)

    def frames(self) -> dict[str, list[str]]:
        """What the hub sends to each reader's socket."""
        return async_to_sync(self._frames)()

    async def _frames(self) -> dict[str, list[str]]:
        database = InlineDatabase()
        hub = Hub(Matches(database), database, 0, lambda _table_id: None)
        table = LiveTable(self.table.pk, 0)
        inboxes = {reader: Inbox(user.pk if user else None) for reader, user in self.users.items()}
        table.sockets |= set(inboxes.values())
        facts = await database.run(get_match_facts, self.match.pk)
        assert facts is not None
        table.match = LiveMatch(facts, await database.run(get_fold, facts), database)
        table.snapshot = await database.run(get_table_snapshot, self.table.pk)
        table.tell(table.table_texts())
        hub._tell_views(table)
        return {reader: inbox.frames for reader, inbox in inboxes.items()}

    def page(self, reader: str) -> bytes:
        """The table page as the reader gets it, but for what a form's token is masked with, new on each page."""
        answer = self.browsers[reader].get(f"/tables/{self.table.pk}/")
        assert answer.status_code == 200
        return re.sub(rb'(?:value|data-token)="\w{64}"', b"", answer.content)


@pytest.fixture
def site(four: dict[str, User], room: Room, make_user: Any, clock: FakeClock) -> Iterator[Site]:
    """A site on which time stands still and every deal has the same commitment."""
    with ExitStack() as stack:
        stack.enter_context(patch("games.engine.views.commitment", lambda nonce, hands: "cd" * 32))
        yield Site(four, room, make_user("Spectator"))


@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(n, marks=pytest.mark.soak) for n in range(3, 40))])
def test_what_a_reader_may_not_see_makes_no_difference_to_a_byte_of_frames_and_pages(
    seed: int, site: Site
) -> None:
    rng, compared = random.Random(seed), dict.fromkeys(READERS, 0)
    for step, at in enumerate(steps_of_a_second_board(seed)):
        site.put(at)
        frames = site.frames()
        pages = {reader: site.page(reader) for reader in READERS} if step % PAGE_EVERY == 0 else {}
        for reader in READERS:
            for world in other_worlds(rng, at, reader):
                site.put(world)
                assert site.frames()[reader] == frames[reader], (step, reader)
                compared[reader] += 1
                if pages:
                    assert site.page(reader) == pages[reader], (step, reader)
    assert min(compared.values()) > 20, compared


def test_two_deals_whose_difference_a_reader_may_see_are_told_apart(site: Site) -> None:
    """The comparison above is able to fail."""
    rng, at = random.Random(3), next(steps_of_a_second_board(3))
    site.put(at)
    frames, page = site.frames(), site.page("N")
    for world in other_worlds(rng, at, "S"):
        if world.dealt.hands[0] != at.dealt.hands[0]:
            site.put(world)
            assert site.frames()["N"] != frames["N"]
            assert site.page("N") != page
            return
    pytest.fail("no other deal was drawn")


ALL_ACTIONS = [
    parse_action(text)
    for text in (
        *("P", "X", "XX", "1C", "7NT", "ok", "negate own", "reverse own"),
        *(
            how + card
            for how in ("", "up ", "down ", "flip ")
            for card in ("SQ", "HA", "DJ", "CT", "C2", "S9")
        ),
    )
]


def refusals(at: UnderWay, seat: int) -> list[str]:
    """What each action of the seat would be answered with."""
    state, answers = twins.replayed(BROKEN_ARK, state_after(at.before), at.dealt, at.acts), []
    for action in ALL_ACTIONS:
        try:
            BROKEN_ARK.apply(state, Acted(seat, action))
            answers.append("ok")
        except IllegalAction as illegal:
            answers.append(str(illegal.reason.as_json()))
    return answers


def test_what_a_seat_is_told_of_an_action_tells_nothing_about_the_other_hands() -> None:
    rng, compared = random.Random(5), 0
    for seed in (6, 7, 8):
        for at in steps_of_a_second_board(seed):
            seat = rng.choice(SEATS)
            for world in other_worlds(rng, at, SEAT_LETTERS[seat]):
                assert refusals(world, seat) == refusals(at, seat)
                compared += 1
    assert compared > 100


def test_the_export_of_a_running_match_is_the_same_for_every_deal_of_the_board_under_way(site: Site) -> None:
    rng, compared = random.Random(9), 0
    for at in list(steps_of_a_second_board(9))[::PAGE_EVERY]:
        site.put(at)
        record = get_record(site.match.pk)
        assert record is not None
        assert len(record["boards"]) == 1
        for world in other_worlds(rng, at, "nobody"):
            site.put(world)
            assert get_record(site.match.pk) == record
            compared += 1
    assert compared
