"""Many matches in one transaction, from two processes at once: nobody waits for ever, and a bad row fails alone."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence

import pytest
from asgiref.sync import sync_to_async
from django.db import IntegrityError, OperationalError, connection, connections, transaction
from django.db.backends.base.base import BaseDatabaseWrapper

from accounts.models import User
from games.live import writer
from games.live.clock import move_due
from games.live.writer import GroupWriter, Row, append_rows
from games.models import LogEntry, Match, Room, Table
from games.services import seating, tables
from games.services.closing import mark_seen
from games.services.refusal import Refusal
from games.tests.attack.at_once import PATIENCE_S, at_once, locks_rows

pytestmark = pytest.mark.django_db(transaction=True)

MATCHES, ROUNDS = 40, 12
MOMENT_S = 1
"""So long one is let be overtaken; where that cannot be, because the other waits for its commit, it goes on."""
LEASE, LATER = 1_000, 9_000
"""When a clock's lease of a match is over, and when after that an entry wants it looked at."""


def make_match(user: User, room: Room) -> Match:
    """A match at a table of its own; what is written to its log is never read as entries."""
    table = tables.open_table(user, room, {"clock": None})
    match = Match.objects.create(table=table, game=table.game, rules=1, due_at=LEASE)
    Table.objects.filter(pk=table.pk).update(match=match)
    return match


@pytest.fixture
def matches(four: dict[str, User], room: Room, monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """Some matches."""
    monkeypatch.setattr(tables, "TABLES_A_MINUTE", MATCHES)
    return [make_match(four["N"], room) for _ in range(MATCHES)]


class Gate:
    """Keeps a writer's thread in its transaction, so that what comes meanwhile is one batch."""

    def __init__(self) -> None:
        self.reached, self.opened = threading.Event(), threading.Event()

    def __call__(self) -> None:
        self.reached.set()
        assert self.opened.wait(PATIENCE_S)


@pytest.fixture
def failures(monkeypatch: pytest.MonkeyPatch) -> list[Exception]:
    """What appends have raised, a deadlock for one, also where they were tried again."""
    raised, real = list[Exception](), writer.append_rows

    def append(rows: Sequence[Row]) -> list[bool]:
        try:
            return real(rows)
        except Exception as error:
            raised.append(error)
            raise

    monkeypatch.setattr(writer, "append_rows", append)
    return raised


@pytest.fixture
async def groups() -> AsyncIterator[tuple[GroupWriter, GroupWriter]]:
    """The writers of two processes."""
    loop = asyncio.get_running_loop()
    pair = GroupWriter(loop), GroupWriter(loop)
    yield pair
    for group in pair:
        await asyncio.to_thread(group.close)
    # PostgreSQL would not drop the database under the thread that the test has asked on.
    await sync_to_async(connections.close_all)()


async def append_all(group: GroupWriter, rows: Sequence[Row], gate: Gate) -> list[bool | BaseException]:
    """What becomes of the rows, handed over in this order as one batch once the gate is open."""
    waiting = [asyncio.ensure_future(group.append(row)) for row in rows]
    await asyncio.sleep(0)
    gate.opened.set()
    return await asyncio.gather(*waiting, return_exceptions=True)


async def hold_up(group: GroupWriter, match: Match, seq: int) -> Gate:
    """Keep the writer's thread at a match of nobody else's."""
    gate = Gate()
    held = asyncio.ensure_future(group.append(Row(match.pk, seq, "{}", None, (gate,))))
    assert await asyncio.to_thread(gate.reached.wait, PATIENCE_S)
    held.add_done_callback(lambda done: done.exception())
    return gate


@locks_rows
async def test_batches_of_the_same_matches_in_opposite_orders_never_wait_for_each_other(
    matches: list[Match], failures: list[Exception], groups: tuple[GroupWriter, GroupWriter]
) -> None:
    *shared, first, second = matches
    for seq in range(1, ROUNDS + 1):
        rows = [Row(match.pk, seq, "{}", LEASE - seq) for match in shared]
        gates = [await hold_up(groups[0], first, seq), await hold_up(groups[1], second, seq)]
        here, there = await asyncio.gather(*map(append_all, groups, (rows, rows[::-1]), gates))
        assert [one ^ other for one, other in zip(here, there[::-1], strict=True)] == [True] * len(rows)
    assert failures == []
    assert await LogEntry.objects.acount() == ROUNDS * MATCHES


async def test_where_the_database_is_away_all_of_a_batch_are_told_so_after_one_wait(
    matches: list[Match], groups: tuple[GroupWriter, GroupWriter]
) -> None:
    waits = list[str]()

    def wait_in_vain(database: BaseDatabaseWrapper) -> None:
        waits.append(database.alias)
        raise OperationalError

    rows = [Row(match.pk, 1, "{}") for match in matches]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BaseDatabaseWrapper, "ensure_connection", wait_in_vain)
        told = await asyncio.gather(*map(groups[0].append, rows), return_exceptions=True)
    assert [isinstance(answer, Exception) for answer in told] == [True] * MATCHES
    assert waits == ["default"]
    assert await asyncio.gather(*map(groups[0].append, rows)) == [True] * MATCHES


async def test_of_a_batch_a_bad_row_fails_alone_and_a_refused_one_too(
    matches: list[Match], groups: tuple[GroupWriter, GroupWriter]
) -> None:
    def refuse() -> None:
        raise Refusal("turn", seating.NO_SEAT)

    def break_a_rule() -> None:
        Match.objects.filter(pk=matches[0].pk).update(table_id=None)

    *shared, alone = matches
    bad, refused = 3, 5
    beside: dict[int, tuple[Callable[[], object], ...]] = {bad: (break_a_rule,), refused: (refuse,)}
    rows = [Row(match.pk, 1, "{}", 1, beside.get(place, ())) for place, match in enumerate(shared)]
    told = await append_all(groups[0], rows, await hold_up(groups[0], alone, 1))
    assert isinstance(told[bad], IntegrityError)
    assert isinstance(told[refused], Refusal)
    assert [place for place, answer in enumerate(told) if answer is not True] == [bad, refused]
    written = await sync_to_async(set)(LogEntry.objects.values_list("match_id", flat=True))
    assert written == {match.pk for match in matches} - {matches[bad].pk, matches[refused].pk}


def cut(backend: int) -> None:
    """End one connection at the database's side, as the database's own end does with all."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_terminate_backend(%s)", [backend])


@locks_rows
async def test_after_a_restart_of_the_database_the_first_to_act_is_served_as_the_second(
    matches: list[Match], groups: tuple[GroupWriter, GroupWriter]
) -> None:
    match, backends = matches[0], list[int]()

    def note() -> None:
        backends.append(connection.connection.info.backend_pid)

    assert await groups[0].append(Row(match.pk, 1, "{}", None, (note,)))
    await sync_to_async(cut)(backends[0])
    assert await groups[0].append(Row(match.pk, 2, "{}", None, (note,)))
    assert backends[0] != backends[1]
    assert await LogEntry.objects.filter(match=match).acount() == 2


def hold(*table_ids: int) -> None:
    """As whoever goes from one table to another holds both."""
    with transaction.atomic():
        seating.lock_tables(set(table_ids))


@locks_rows
def test_a_batch_at_two_tables_and_who_goes_from_one_to_the_other_never_wait_for_each_other(
    four: dict[str, User], room: Room, failures: list[Exception]
) -> None:
    one, two = make_match(four["N"], room), make_match(four["N"], room)
    # The earlier match is played at the later table.
    Table.objects.filter(pk=one.table_id).update(match=None)
    Table.objects.filter(pk=two.table_id).update(match=one)
    Table.objects.filter(pk=one.table_id).update(match=two)
    is_at_the_first = threading.Event()

    def change(match: Match) -> None:
        Table.objects.filter(match=match).raise_rev()

    def let_the_other_come() -> None:
        is_at_the_first.set()
        time.sleep(MOMENT_S)  # nobody tells when the other waits

    rows = [
        Row(one.pk, 1, "{}", None, (lambda: change(one), let_the_other_come)),
        Row(two.pk, 1, "{}", None, (lambda: change(two),)),
    ]

    def go() -> None:
        assert is_at_the_first.wait(PATIENCE_S)
        hold(one.table_id, two.table_id)

    at_once(lambda: append_rows(rows), go)


def test_who_is_here_is_noted_beside_a_table_that_is_held(four: dict[str, User], room: Room) -> None:
    kept, held = (make_match(four["N"], room).table_id for _ in range(2))
    with transaction.atomic():
        hold(held)
        if connection.features.has_select_for_update:
            at_once(lambda: mark_seen([kept, held], 5))
            assert set(Table.objects.filter(seen_at=5).values_list("pk", flat=True)) == {kept}
    mark_seen([kept, held], 7)
    assert Table.objects.filter(seen_at=7).count() == 2


def test_a_clock_that_moves_a_time_later_loses_no_entry_that_is_being_written(
    four: dict[str, User], room: Room
) -> None:
    match = make_match(four["N"], room)
    append_rows([Row(match.pk, 1, "{}")])
    is_written, clock_has_moved = threading.Event(), threading.Event()

    def wait_for_the_clock() -> None:
        is_written.set()
        clock_has_moved.wait(MOMENT_S)

    def let_the_clock_move() -> None:
        assert is_written.wait(PATIENCE_S)
        move_due(match.pk, LEASE, None, version=1)
        clock_has_moved.set()

    at_once(
        lambda: append_rows([Row(match.pk, 2, "{}", LATER, (wait_for_the_clock,))]),
        let_the_clock_move,
    )
    match.refresh_from_db()
    assert match.due_at == LEASE


def test_an_entry_that_comes_as_a_clock_moves_the_time_later_has_its_own_time(
    four: dict[str, User], room: Room
) -> None:
    match = make_match(four["N"], room)
    append_rows([Row(match.pk, 1, "{}")])
    has_moved, is_written = threading.Event(), threading.Event()

    def move() -> None:
        with transaction.atomic():
            assert move_due(match.pk, LEASE, None, version=1)
            has_moved.set()
            is_written.wait(MOMENT_S)

    def write() -> None:
        assert has_moved.wait(PATIENCE_S)
        append_rows([Row(match.pk, 2, "{}", LATER)])
        is_written.set()

    at_once(move, write)
    match.refresh_from_db()
    assert match.due_at == LATER


def test_a_time_that_somebody_else_has_moved_stays(four: dict[str, User], room: Room) -> None:
    match = make_match(four["N"], room)
    assert not move_due(match.pk, LEASE - 1, None)
    assert move_due(match.pk, LEASE, LATER)
    assert not move_due(match.pk, LEASE, None)
    append_rows([Row(match.pk, 1, "{}"), Row(match.pk, 2, "{}")])
    assert not move_due(match.pk, LATER, None, version=1)
    match.refresh_from_db()
    assert match.due_at == LATER
    assert move_due(match.pk, LATER, None, version=2)
