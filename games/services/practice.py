""" "Play now": a table of one person and three bots, the match begun (rules/platform.md, "Bots")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

from games.engine.seats import SEAT_LETTERS
from games.models import Room, Table
from games.services import seating
from games.services.tables import open_table

if TYPE_CHECKING:
    from accounts.models import User

OWN_SEAT = "S"


def open_practice(user: User, room: Room) -> Table:
    """A table in a casual `room` with bots on three seats and no turn clock; `user` sits South and play has begun.

    Raises Refusal, also where the user is playing at another table; then no table has been opened.
    """
    with transaction.atomic():
        table = open_table(user, room, {"clock": None}, bots=True)
        seating.sit(table.pk, user, OWN_SEAT)
        for seat in SEAT_LETTERS:
            if seat != OWN_SEAT:
                seating.set_bot(table.pk, user, seat, bot=True)
        seating.set_ready(table.pk, user, ready=True)
    return table
