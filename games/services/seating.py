"""Sitting down, standing up, being ready. When four are ready the match starts.

Whoever sits somewhere sits nowhere else: taking another seat leaves the first, unless a match is being played there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import IntegrityError, transaction

from games.engine.seats import SEAT_LETTERS
from games.engine.text import gettext_noop, text
from games.models import Table, TableSeat
from games.services.announce import announce_table
from games.services.refusal import Refusal
from games.services.starting import start_match

if TYPE_CHECKING:
    from accounts.models import User

NO_SUCH_TABLE = text(gettext_noop("There is no such table."))
TAKEN = text(gettext_noop("This seat is taken."))
FIXED = text(gettext_noop("A match is being played; the seats are fixed."))
CLOSED = text(gettext_noop("This table is closed."))
NO_SEAT = text(gettext_noop("You have no seat at this table."))
PLAYING_ELSEWHERE = text(gettext_noop("You are playing at another table. Return there first."))
NOT_FOR_GUESTS = text(gettext_noop("Rated rooms are for members. Keep your account first; everything stays."))


def sit(table_id: int, user: User, seat: str) -> None:
    """Take a free seat, leaving the one at this or another table. Sitting where one sits changes nothing.

    Raises Refusal.
    """
    if seat not in SEAT_LETTERS or len(seat) != 1:
        raise Refusal("form", text(gettext_noop("There is no such seat.")))
    try:
        with transaction.atomic():
            _sit(table_id, user, seat)
    except IntegrityError:
        raise Refusal("illegal", TAKEN) from None


def _sit(table_id: int, user: User, seat: str) -> None:
    former = TableSeat.objects.filter(user=user).first()
    table_ids = {table_id, former.table_id} if former else {table_id}
    tables = lock_tables(table_ids)
    if table_id not in tables:
        raise Refusal("closed", NO_SUCH_TABLE)
    if former and (former.table_id, former.seat) == (table_id, seat):
        return
    _check_free(tables[table_id], user, seat)
    if former:
        if former.table_id != table_id and tables[former.table_id].state == "playing":
            raise Refusal("illegal", PLAYING_ELSEWHERE)
        _leave(tables[former.table_id], former)
    TableSeat.objects.create(table_id=table_id, user=user, seat=seat)
    _changed(tables[table_id])


def _check_free(table: Table, user: User, seat: str) -> None:
    check_open(table)
    if table.state == "playing":
        raise Refusal("closed", FIXED)
    if table.room.is_rated and user.is_guest:
        raise Refusal("illegal", NOT_FOR_GUESTS)
    if table.seats.filter(seat=seat).exclude(user=user).exists():
        raise Refusal("illegal", TAKEN)


def stand(table_id: int, user: User) -> None:
    """Leave one's seat while no match is being played. Raises Refusal."""
    with transaction.atomic():
        table = lock_table(table_id)
        if table.state == "playing":
            raise Refusal("closed", FIXED)
        _leave(table, own_seat(table, user))


def set_ready(table_id: int, user: User, ready: bool) -> None:
    """Be ready for the next match, or not yet; with four ready it starts. Raises Refusal."""
    with transaction.atomic():
        table = lock_table(table_id)
        check_open(table)
        seat = own_seat(table, user)
        if table.state == "playing" or seat.ready == ready:
            return
        seat.ready = ready
        seat.save(update_fields=["ready"])
        if table.seats.filter(ready=True).count() == len(SEAT_LETTERS):
            _changed(table, match=start_match(table))
        else:
            _changed(table)


def follow_account(user_id: int) -> None:
    """Show a user's name as it is now; whoever is no more active leaves, unless a match is played."""
    with transaction.atomic():
        seat = TableSeat.objects.select_related("user").filter(user_id=user_id).first()
        table = lock_tables({seat.table_id}).get(seat.table_id) if seat else None
        if seat is None or table is None:
            return
        if seat.user.is_active or table.state == "playing":
            _changed(table)
        else:
            _leave(table, seat)


def lock_tables(table_ids: set[int]) -> dict[int, Table]:
    """Those of the tables that exist, held until the transaction ends; always in the same order, so that no two wait
    for each other."""
    rows = (
        Table.objects.select_for_update(of=("self",)).select_related("room", "match").filter(pk__in=table_ids)
    )
    return {table.pk: table for table in rows.order_by("pk")}


def lock_table(table_id: int) -> Table:
    """The table, held until the transaction ends. Raises Refusal when there is none."""
    table = lock_tables({table_id}).get(table_id)
    if table is None:
        raise Refusal("closed", NO_SUCH_TABLE)
    return table


def check_open(table: Table) -> None:
    """Refusal when the table is closed."""
    if table.closed_at:
        raise Refusal("closed", CLOSED)


def own_seat(table: Table, user: User) -> TableSeat:
    """The seat of `user` at the table. Raises Refusal."""
    seat = table.seats.filter(user=user).first()
    if seat is None:
        raise Refusal("turn", NO_SEAT)
    return seat


def _leave(table: Table, seat: TableSeat) -> None:
    """Free the seat; an owner who leaves is followed by whoever has sat longest."""
    seat.delete()
    longest = table.seats.order_by("taken_at", "pk").first()
    if longest and table.owner_id == seat.user_id:
        _changed(table, owner_id=longest.user_id)
    else:
        _changed(table)


def _changed(table: Table, **changes: object) -> None:
    Table.objects.filter(pk=table.pk).raise_rev(**changes)
    announce_table(table.pk)
