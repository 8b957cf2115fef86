"""Opening a table, what its owner may set, and closing it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from django.db import transaction
from django.utils import timezone

from games.engine.errors import InvalidOptions
from games.engine.game import is_series
from games.engine.text import gettext_noop, text
from games.models import Room, Table
from games.rules.registry import get_game
from games.services import limits
from games.services.announce import announce_table
from games.services.refusal import Refusal
from games.services.seating import NOT_FOR_GUESTS, check_open, check_owner, lock_table

if TYPE_CHECKING:
    from accounts.models import User

CLOCKS = (15, 30, 60, None)
"""Seconds a turn; None: no clock (rules/platform.md, "Turn clock")."""

DEFAULT_CLOCK = 60
TABLES_A_MINUTE = 20


def open_table(
    user: User, room: Room, options: Mapping[str, Any], is_private: bool = False, bots: bool = False
) -> Table:
    """A new table in `room`, owned by its opener. `options` are the game's and `clock`; `bots`: they may fill seats.

    Raises InvalidOptions for any other, Refusal where the room does not take the user or no tables at all.
    """
    limits.check_rate(user.pk, "open", TABLES_A_MINUTE)
    if not room.is_open:
        raise Refusal("closed", text(gettext_noop("No tables are opened in this room now.")))
    if room.is_rated and user.is_guest:
        raise Refusal("illegal", NOT_FOR_GUESTS)
    if room.is_rated and bots:
        raise Refusal("illegal", text(gettext_noop("Rated tables are for people only.")))
    agreed = agreed_options(room.game, options, room.is_rated)
    return Table.objects.create(
        room=room, game=room.game, owner=user, options=agreed, is_private=is_private, bots=bots
    )


def agreed_options(game_key: str, options: Mapping[str, Any], is_rated: bool = False) -> dict[str, Any]:
    """Every option of the game with its value, and `clock`. Raises InvalidOptions; a rated table plays no series."""
    game = get_game(game_key)
    wanted = dict(options)
    clock = wanted.pop("clock", DEFAULT_CLOCK)
    if clock not in CLOCKS or isinstance(clock, bool):
        raise InvalidOptions(text(gettext_noop("There is no such turn clock.")))
    game.start(wanted)
    agreed = {option.key: wanted.get(option.key, option.default) for option in game.info.options}
    if is_rated and is_series(game.info, agreed):
        raise InvalidOptions(text(gettext_noop("A rated table plays one match at a time.")))
    return agreed | {"clock": clock}


def set_quiet(table_id: int, user: User, quiet: bool) -> None:
    """Let nobody watch, or everybody again: the owner's choice. Raises Refusal."""
    with transaction.atomic():
        table = lock_table(table_id)
        check_open(table)
        check_owner(table, user)
        if table.is_quiet != quiet:
            Table.objects.filter(pk=table_id).raise_rev(is_quiet=quiet)
            announce_table(table_id)


def close_table(table_id: int, why: str = "") -> None:
    """Close a table for good: its seats are free, its sockets are told why. A match under way must have been ended.

    Raises Refusal.
    """
    with transaction.atomic():
        table = lock_table(table_id)
        if table.closed_at:
            return
        if table.state == "playing":
            raise Refusal("closed", text(gettext_noop("A match is being played at this table.")))
        table.seats.all().delete()
        Table.objects.filter(pk=table_id).raise_rev(closed_at=timezone.now(), closed_why=why)
        announce_table(table_id)
