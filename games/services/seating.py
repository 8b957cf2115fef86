"""Opening tables, sitting down and standing up. When the fourth seat is taken the match starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from django.db import IntegrityError, transaction

from games.engine.errors import InvalidOptions
from games.engine.events import Started
from games.engine.seats import SEAT_LETTERS
from games.engine.text import gettext_noop, text
from games.models import LogEntry, Match, MatchSeat, Table, TableSeat
from games.rules.registry import get_game
from games.services import clocks, dealing
from games.services.entries import Entry, encode
from games.services.folding import MatchFold
from games.services.refusal import Refusal

if TYPE_CHECKING:
    from accounts.models import User

CLOCKS = (15, 30, 60, None)
"""Seconds a turn; None: no clock (rules/platform.md, "Turn clock")."""

DEFAULT_CLOCK = 60


def open_table(user: User, game_key: str, options: Mapping[str, Any]) -> Table:
    """A new table, owned by its opener. `options` are the game's and `clock`; InvalidOptions for any other."""
    game = get_game(game_key)
    wanted = dict(options)
    clock = wanted.pop("clock", DEFAULT_CLOCK)
    if clock not in CLOCKS or isinstance(clock, bool):
        raise InvalidOptions(text(gettext_noop("There is no such turn clock.")))
    game.start(wanted)
    agreed = {option.key: wanted.get(option.key, option.default) for option in game.info.options}
    return Table.objects.create(game=game_key, owner=user, options=agreed | {"clock": clock})


def sit(table_id: int, user: User, seat: str) -> None:
    """Take a free seat, leaving one's other seat at this table; the fourth to sit starts the match.

    Sitting where one sits already changes nothing. Raises Refusal.
    """
    if seat not in SEAT_LETTERS or len(seat) != 1:
        raise Refusal("form", text(gettext_noop("There is no such seat.")))
    try:
        with transaction.atomic():
            table = _lock_waiting_table(table_id, user, seat)
            if table is None:
                return
            TableSeat.objects.filter(table=table, user=user).delete()
            TableSeat.objects.create(table=table, user=user, seat=seat)
            match = _start_match(table) if table.seats.count() == len(SEAT_LETTERS) else None
            Table.objects.filter(pk=table.pk).raise_rev(match=match)
    except IntegrityError:
        raise Refusal("illegal", text(gettext_noop("This seat is taken."))) from None


def stand(table_id: int, user: User) -> None:
    """Leave one's seat before the match has started. Raises Refusal."""
    with transaction.atomic():
        table = _lock_table(table_id)
        if table.match_id is not None:
            raise Refusal("closed", text(gettext_noop("The match has started; the seats are fixed.")))
        if not TableSeat.objects.filter(table=table, user=user).delete()[0]:
            raise Refusal("turn", text(gettext_noop("You have no seat at this table.")))
        Table.objects.filter(pk=table.pk).raise_rev()


def _lock_table(table_id: int) -> Table:
    table = Table.objects.select_for_update().filter(pk=table_id).first()
    if table is None:
        raise Refusal("closed", text(gettext_noop("There is no such table.")))
    return table


def _lock_waiting_table(table_id: int, user: User, seat: str) -> Table | None:
    """The table, locked, when `seat` may be taken; None when the user has it already."""
    table = _lock_table(table_id)
    taken = table.seats.filter(seat=seat).first()
    if taken and taken.user_id == user.pk:
        return None
    if table.match_id is not None:
        raise Refusal("closed", text(gettext_noop("The match has started; the seats are fixed.")))
    if taken:
        raise Refusal("illegal", text(gettext_noop("This seat is taken.")))
    return table


def _start_match(table: Table) -> Match:
    """Make the match, its seats and the first entry of its log: started, and the first board dealt."""
    game = get_game(table.game)
    options = {key: value for key, value in table.options.items() if key != "clock"}
    match = Match.objects.create(
        table=table, game=table.game, options=options, clock=table.options["clock"], rules=game.info.rules
    )
    MatchSeat.objects.bulk_create(
        MatchSeat(match=match, seat=row.seat, user=row.user) for row in table.seats.all()
    )
    entry = _first_entry(match)
    fold = MatchFold(table.game)
    fold.fold(1, entry)
    LogEntry.objects.create(match=match, seq=1, entry=encode(entry))
    Match.objects.filter(pk=match.pk).update(due_at=clocks.deadline(fold, match.clock))
    return match


def _first_entry(match: Match) -> Entry:
    game = get_game(match.game)
    state = game.start(match.options)
    started = Started(match.game, match.options, match.rules)
    board = game.next_board(state)
    dealt = (dealing.deal(match.pk, board),) if board else ()
    return Entry(clocks.now_ms(), (started, *dealt))
