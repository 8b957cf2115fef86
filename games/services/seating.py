"""Sitting down, standing up, being ready, while no match is being played. When all who sit are ready it starts.

Whoever sits somewhere sits nowhere else: taking another seat leaves the first, unless a match is being played there.
A seat that a bot keeps is free to a person. In a match seats change hands by games.services.handover.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import IntegrityError, transaction
from django.db.models import Q

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
NO_BOTS = text(gettext_noop("Bots do not play at this table."))
NOT_FOR_GUESTS = text(gettext_noop("Rated rooms are for members. Keep your account first; everything stays."))


def sit(table_id: int, user: User, seat: str) -> None:
    """Take a free seat, leaving the one at this or another table. Sitting where one sits changes nothing.

    Raises Refusal.
    """
    check_seat(seat)
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
        leave_seat(tables[former.table_id], former)
    TableSeat.objects.filter(table_id=table_id, seat=seat, user=None).delete()
    TableSeat.objects.create(table_id=table_id, user=user, seat=seat)
    changed(tables[table_id])


def _check_free(table: Table, user: User, seat: str) -> None:
    check_open(table)
    if table.state == "playing":
        raise Refusal("closed", FIXED)
    if table.room.is_rated and user.is_guest:
        raise Refusal("illegal", NOT_FOR_GUESTS)
    if table.seats.filter(seat=seat, user__isnull=False).exclude(user=user).exists():
        raise Refusal("illegal", TAKEN)


def stand(table_id: int, user: User) -> None:
    """Leave one's seat while no match is being played. Raises Refusal."""
    with transaction.atomic():
        table = lock_table(table_id)
        if table.state == "playing":
            raise Refusal("closed", FIXED)
        leave_seat(table, own_seat(table, user))


def set_bot(table_id: int, user: User, seat: str, bot: bool) -> None:
    """Let a bot keep a free seat, or no more: the choice of the owner who sits at a table that allows bots.

    Whoever asks again, when the bot's coming may have begun the match, is not refused. Raises Refusal.
    """
    check_seat(seat)
    with transaction.atomic():
        table = lock_table(table_id)
        check_open(table)
        check_owner(table, user)
        if bot == table.seats.filter(seat=seat, user=None).exists():
            return
        if table.state == "playing":
            raise Refusal("closed", FIXED)
        own_seat(table, user)
        if not table.bots:
            raise Refusal("illegal", NO_BOTS)
        if table.seats.filter(seat=seat, user__isnull=False).exists():
            raise Refusal("illegal", TAKEN)
        _keep_by_bot(table, seat, bot)


def _keep_by_bot(table: Table, seat: str, bot: bool) -> None:
    if bot:
        TableSeat.objects.create(table=table, seat=seat, by_bot=True)
        start_or_tell(table)
    else:
        table.seats.filter(seat=seat).delete()
        changed(table)


def set_ready(table_id: int, user: User, ready: bool) -> None:
    """Be ready for the next match, or not yet; when all four seats are it starts. Raises Refusal.

    Whoever is ready plays again themselves, also where the computer has played for them.
    """
    with transaction.atomic():
        table = lock_table(table_id)
        check_open(table)
        seat = own_seat(table, user)
        if table.state == "playing" or seat.ready == ready:
            return
        seat.ready, seat.by_bot = ready, False
        seat.save(update_fields=["ready", "by_bot"])
        start_or_tell(table)


def start_or_tell(table: Table) -> None:
    """Start the match when every seat is a bot's or its person is ready."""
    if table.seats.filter(Q(ready=True) | Q(user=None)).count() == len(SEAT_LETTERS):
        changed(table, match=start_match(table))
    else:
        changed(table)


def follow_account(user_id: int) -> bool:
    """Show a user's name as it is now; whoever is no more active leaves, unless a match is played.

    Whether nothing is left to do: False for a seat of nobody's in a match.
    """
    with transaction.atomic():
        seat = TableSeat.objects.select_related("user").filter(user_id=user_id).first()
        table = lock_tables({seat.table_id}).get(seat.table_id) if seat else None
        if seat is None or seat.user is None or table is None:
            return True
        is_gone = not seat.user.is_active
        if is_gone and table.state != "playing":
            leave_seat(table, seat)
        else:
            changed(table)
        return not is_gone or table.state != "playing"


def free_seats_of_nobody(table_id: int) -> None:
    """Accounts that are no more leave the table, once no match is played. Part of the caller's transaction."""
    table = lock_tables({table_id}).get(table_id)
    if table is None or table.state == "playing":
        return
    for seat in table.seats.filter(user__is_active=False):
        leave_seat(table, seat)


def lock_tables(table_ids: set[int]) -> dict[int, Table]:
    """Those of the tables that exist, held until the transaction ends; always in the same order, so that no two wait
    for each other."""
    locked = Table.objects.select_for_update().filter(pk__in=table_ids).order_by("pk")
    # Read by another question: after waiting for a lock PostgreSQL looks again at the rows it locks, at no joined ones.
    found = list(locked.values_list("pk", flat=True))
    tables = Table.objects.select_related("room", "match").filter(pk__in=found)
    return {table.pk: table for table in tables.order_by("pk")}


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


def check_seat(seat: str) -> None:
    """Refusal for what is not a seat's letter."""
    if seat not in SEAT_LETTERS or len(seat) != 1:
        raise Refusal("form", text(gettext_noop("There is no such seat.")))


def check_owner(table: Table, user: User) -> None:
    """Refusal for whoever does not own the table."""
    if table.owner_id != user.pk:
        raise Refusal("turn", text(gettext_noop("Only the table's owner may do this.")))


def leave_seat(table: Table, seat: TableSeat) -> None:
    """Free the seat; an owner who leaves is followed by whoever has sat longest. Bots do not stay alone."""
    seat.delete()
    longest = longest_seated(table)
    if longest is None:
        table.seats.all().delete()
    if longest and table.owner_id == seat.user_id:
        changed(table, owner_id=longest.user_id)
    else:
        changed(table)


def longest_seated(table: Table) -> TableSeat | None:
    """Whoever of the persons at the table has sat longest."""
    return table.seats.filter(user__isnull=False).order_by("taken_at", "pk").first()


def changed(table: Table, **changes: object) -> None:
    """Change the table's row and let everyone hear of it."""
    Table.objects.filter(pk=table.pk).raise_rev(**changes)
    announce_table(table.pk)
