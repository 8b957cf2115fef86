"""Seats that change hands while a match is played: leaving it to a bot, and sitting down in a bot's place.

Only casual tables know this; in a rated match the seats are fixed. What a seat's next player is (a person or a bot) is
an entry of the log, made through the door; the rows of who sits where are written with it.

Each of these says how something is to be, not by how much it changes: who asks for what is so already, because the
first answer was lost or the same was asked twice at once, is not refused.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from django.db import IntegrityError, transaction
from django.db.models import Exists
from django.utils import timezone

from games import live
from games.engine.events import Who
from games.engine.seats import parse_seat
from games.engine.text import gettext_noop, text
from games.models import Match, MatchSeat, Table, TableSeat
from games.services import limits, play, seating
from games.services.refusal import Refusal
from games.services.seating import FIXED, PLAYING_ELSEWHERE, TAKEN

if TYPE_CHECKING:
    from accounts.models import User

T = TypeVar("T")

ANOTHER_SEAT = text(gettext_noop("You have played another seat in this match."))
CHANGES_A_MINUTE = 20
"""How often one may change what one's seat is played by: each is an entry of the log, and a view for everyone."""
ONLY_ITS_PLAYER = text(gettext_noop("Only who has left this seat may take it back."))


async def sit(table_id: int, user: User, seat: str) -> None:
    """Take a seat: a free one, or while a match is played one that a bot plays. Raises Refusal."""
    seating.check_seat(seat)
    async with _unless(_sits, table_id, user.pk, seat):
        await _as_it_stands(
            table_id,
            lambda: _in_database(seating.sit, table_id, user, seat),
            lambda match_id: _sit_down_in(match_id, table_id, user, seat),
        )


async def stand(table_id: int, user: User) -> None:
    """Leave one's seat; in a casual match a bot plays on, and the seat may be taken back. Raises Refusal."""
    async with _unless(_stands, table_id, user.pk):
        await _as_it_stands(
            table_id,
            lambda: _in_database(seating.stand, table_id, user),
            lambda match_id: _leave(match_id, table_id, user),
        )


async def set_computer(table_id: int, user: User, computer: bool) -> None:
    """Let the computer play for one while one keeps the seat, or play again oneself. Raises Refusal."""
    async with _unless(_has_computer, table_id, user.pk, computer):
        match_id = await _in_database(_find_running_match, table_id)
        if match_id is None:
            raise Refusal("closed", text(gettext_noop("No match is being played.")))
        seat = await _in_database(_own_seat, table_id, user)
        if not await _in_database(_has_computer, table_id, user.pk, computer):
            await _hand_over(match_id, table_id, seat, "b" if computer else "p", user, _switch)


async def leave_as_gone(user_id: int) -> None:
    """An account that is no more leaves the casual match it plays to a bot; a rated one when it has ended."""
    row = await _in_database(_seat_of, user_id)
    if row is not None and row.user is not None and not is_rated(row.table):
        await stand(row.table_id, row.user)


def is_rated(table: Table) -> bool:
    """Whether the match at the table is, which was settled when it started; before one, whether the room is."""
    return (
        table.match.is_rated if table.match is not None and table.state == "playing" else table.room.is_rated
    )


@asynccontextmanager
async def _unless(holds: Callable[..., bool], *args: object) -> AsyncIterator[None]:
    """Where what is done within is refused, and `holds(*args)` in the database all the same: that is an answer."""
    try:
        yield
    except Refusal:
        if not await _in_database(holds, *args):
            raise


async def _as_it_stands(
    table_id: int, before: Callable[[], Awaitable[None]], within: Callable[[int], Awaitable[None]]
) -> None:
    """Do what suits a table where no match is played, or one where one is; once more where that has just changed."""
    for may_have_changed in (True, False):
        match_id = await _in_database(_find_running_match, table_id)
        try:
            return await (before() if match_id is None else within(match_id))
        except Refusal as refusal:
            now = await _in_database(_find_running_match, table_id)
            if refusal.code != "closed" or not may_have_changed or now == match_id:
                raise
    return None


async def _sit_down_in(match_id: int, table_id: int, user: User, seat: str) -> None:
    elsewhere = await _in_database(_check_takes_over, table_id, match_id, user, seat)
    if elsewhere == table_id:
        return
    if elsewhere is not None:
        await _in_database(seating.stand, elsewhere, user)
    await _hand_over(match_id, table_id, seat, "p", user, _take_over)


async def _leave(match_id: int, table_id: int, user: User) -> None:
    seat = await _in_database(_own_seat, table_id, user)
    await _hand_over(match_id, table_id, seat, "b", user, _leave_to_bot)


_Write = Callable[[int, int, str, "User", bool], None]
"""`(match, table, seat's letter, user, whether a bot plays from here on)`: changes the rows."""


async def _hand_over(match_id: int, table_id: int, seat: str, who: Who, user: User, write: _Write) -> None:
    if user.is_active:
        await _in_database(limits.check_rate, user.pk, "handover", CHANGES_A_MINUTE)
    changes = partial(_write, write, match_id, table_id, seat, user, who == "b")
    await play.change_seat(match_id, parse_seat(seat), who, user.pk, changes)
    live.current().table_changed(table_id)


def _write(write: _Write, match_id: int, table_id: int, seat: str, user: User, by_bot: bool) -> None:
    write(match_id, table_id, seat, user, by_bot)
    Table.objects.filter(pk=table_id).raise_rev(**_new_owner(match_id, Table.objects.get(pk=table_id)))


def _new_owner(match_id: int, table: Table) -> dict[str, int]:
    """An owner who has left the match is followed by whoever has sat longest, once someone sits."""
    left = MatchSeat.objects.filter(match_id=match_id, user=table.owner_id, plays=False).exists()
    longest = seating.longest_seated(table) if left else None
    return {} if longest is None or longest.user_id is None else {"owner_id": longest.user_id}


def _take_over(match_id: int, table_id: int, seat: str, user: User, by_bot: bool) -> None:
    free = TableSeat.objects.filter(table_id=table_id, seat=seat, user=None)
    try:
        with transaction.atomic():
            taken = free.update(user=user, by_bot=by_bot, taken_at=timezone.now())
    except IntegrityError:
        raise Refusal("illegal", PLAYING_ELSEWHERE) from None
    if not taken:
        raise Refusal("illegal", TAKEN)
    row, _ = MatchSeat.objects.get_or_create(match_id=match_id, user=user, defaults={"seat": seat})
    if row.seat != seat:
        raise Refusal("illegal", ANOTHER_SEAT)
    MatchSeat.objects.filter(pk=row.pk).update(plays=True)


def _leave_to_bot(match_id: int, table_id: int, seat: str, user: User, by_bot: bool) -> None:
    if not TableSeat.objects.filter(table_id=table_id, user=user).update(user=None, by_bot=by_bot):
        raise Refusal("turn", seating.NO_SEAT)
    MatchSeat.objects.filter(match_id=match_id, user=user).update(plays=False)


def _switch(match_id: int, table_id: int, seat: str, user: User, by_bot: bool) -> None:
    # Asked twice at once, the second finds nothing to change, and writes no entry.
    if not TableSeat.objects.filter(table_id=table_id, user=user, by_bot=not by_bot).update(by_bot=by_bot):
        raise Refusal("turn", seating.NO_SEAT)


async def _in_database(function: Callable[..., T], *args: object) -> T:
    return await live.current().database.run(function, *args)


def _find_running_match(table_id: int) -> int | None:
    running = Match.objects.filter(ended_at=None, pk__in=Table.objects.filter(pk=table_id).values("match_id"))
    return running.values_list("pk", flat=True).first()


def _own_seat(table_id: int, user: User) -> str:
    table = Table.objects.select_related("room", "match").get(pk=table_id)
    if is_rated(table):
        raise Refusal("closed", FIXED)
    return seating.own_seat(table, user).seat


def _sits(table_id: int, user_id: int, seat: str) -> bool:
    return TableSeat.objects.filter(table_id=table_id, user_id=user_id, seat=seat).exists()


def _stands(table_id: int, user_id: int) -> bool:
    """Whether the user has no seat at a table that there is."""
    tables = Table.objects.filter(pk=table_id)
    return tables.exclude(Exists(TableSeat.objects.filter(table_id=table_id, user_id=user_id))).exists()


def _has_computer(table_id: int, user_id: int, computer: bool) -> bool:
    return TableSeat.objects.filter(table_id=table_id, user_id=user_id, by_bot=computer).exists()


def _seat_of(user_id: int) -> TableSeat | None:
    return (
        TableSeat.objects.select_related("table__match", "table__room", "user").filter(user=user_id).first()
    )


def _check_takes_over(table_id: int, match_id: int, user: User, seat: str) -> int | None:
    """May `user` sit down at `seat`, which a bot plays? Where the table does not let everyone, its last player may.

    The table where they sit now, if anywhere: this very one for who has the seat.
    """
    table = Table.objects.select_related("room", "match").get(pk=table_id)
    if is_rated(table):
        raise Refusal("closed", FIXED)
    now = _seat_of(user.pk)
    if now is not None and (now.table_id, now.seat) == (table_id, seat):
        return table_id
    if table.seats.filter(seat=seat, user__isnull=False).exists():
        raise Refusal("illegal", TAKEN)
    if now is not None and (now.table_id == table_id or now.table.state == "playing"):
        raise Refusal("illegal", ANOTHER_SEAT if now.table_id == table_id else PLAYING_ELSEWHERE)
    former = MatchSeat.objects.filter(match_id=match_id, user=user).first()
    if former is not None and former.seat != seat:
        raise Refusal("illegal", ANOTHER_SEAT)
    if former is None and not table.bots:
        raise Refusal("illegal", ONLY_ITS_PLAYER)
    return now.table_id if now else None
