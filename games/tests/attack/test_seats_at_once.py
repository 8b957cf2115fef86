"""Two who change the seats of one table at the same moment: whoever waits sees what the other has made of it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

import pytest

from accounts.models import User
from games.models import Match, Room, Table
from games.selectors.verification import list_disagreements
from games.services import seating, tables
from games.services.refusal import Refusal
from games.tests.attack.at_once import at_once

pytestmark = pytest.mark.django_db(transaction=True)

ROUNDS = 6
NAMES = ("Nora", "Emil", "Sana", "Wout")


def ask_at_once(*works: Callable[[], object]) -> None:
    """A refusal is an answer like any other."""

    def answered(work: Callable[[], object]) -> None:
        with suppress(Refusal):
            work()

    at_once(*(partial(answered, work) for work in works))


def table_with_bots(user: User, room: Room) -> Table:
    table = tables.open_table(user, room, {"clock": None}, bots=True)
    seating.sit(table.pk, user, "S")
    for seat in "NEW":
        seating.set_bot(table.pk, user, seat, bot=True)
    return table


def test_who_is_ready_twice_at_once_starts_one_match(four: dict[str, User], room: Room) -> None:
    for number, user in enumerate([*four.values()], start=1):
        table = table_with_bots(user, room)
        ask_at_once(*[lambda table=table, user=user: seating.set_ready(table.pk, user, ready=True)] * 3)
        assert Match.objects.count() == number
    assert list(list_disagreements()) == []


def test_who_stands_up_as_the_last_is_ready_is_not_in_the_match(
    make_user: Callable[..., User], rated_room: Room
) -> None:
    for number in range(ROUNDS):
        four = {seat: make_user(f"{name}{number}") for seat, name in zip("NESW", NAMES, strict=True)}
        table = tables.open_table(four["N"], rated_room, {"clock": None})
        for seat, user in four.items():
            seating.sit(table.pk, user, seat)
            if seat != "W":
                seating.set_ready(table.pk, user, ready=True)
        ask_at_once(
            lambda table=table, user=four["W"]: seating.set_ready(table.pk, user, ready=True),
            lambda table=table, user=four["E"]: seating.stand(table.pk, user),
        )
        table.refresh_from_db()
        assert table.seats.count() == (4 if table.match else 3)
    assert list(list_disagreements()) == []
