"""Starting a match: its row, its seats, and the first entry of its log."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import replace

from games.engine.events import SeatChanged, Started
from games.engine.game import is_series, options_of_a_match
from games.engine.seats import LHO, Seat, parse_seat
from games.models import LogEntry, Match, MatchSeat, Table, TableSeat
from games.rules.registry import get_game
from games.selectors.matches import get_fold, get_match_facts
from games.services import clocks, dealing
from games.services.announce import announce_start
from games.services.entries import Entry, encode


def start_match(table: Table) -> Match:
    """A match of those who sit at the table, the first board dealt. Part of the caller's transaction."""
    game = get_game(table.game)
    match = Match.objects.create(
        table=table,
        game=table.game,
        options=options_of_a_match(game.info, table.options),
        clock=table.options["clock"],
        rules=game.info.rules,
        is_rated=table.room.is_rated,
    )
    if game.info.draws_seats:
        _draw_seats(table)
    seats = list(table.seats.all())
    MatchSeat.objects.bulk_create(
        MatchSeat(match=match, seat=row.seat, user_id=row.user_id) for row in seats if row.user_id is not None
    )
    entry = _first_entry(match, _next_dealer(table), (row.seat for row in seats if row.by_bot))
    LogEntry.objects.create(match=match, seq=1, entry=encode(entry))
    facts = get_match_facts(match.pk)
    assert facts is not None
    Match.objects.filter(pk=match.pk).update(due_at=clocks.due_at(get_fold(facts), facts))
    table.seats.update(ready=False)
    announce_start(match.pk)
    return match


def _draw_seats(table: Table) -> None:
    """Who sits where is left to chance (rules/imp-bridge.md)."""
    rows = list(table.seats.all())
    letters = [row.seat for row in rows]
    secrets.SystemRandom().shuffle(letters)
    table.seats.all().delete()
    for row, letter in zip(rows, letters, strict=True):
        row.pk, row.seat = None, letter
    TableSeat.objects.bulk_create(rows)


def _next_dealer(table: Table) -> Seat | None:
    """In a series the deal goes on clockwise from the match before (rules/rubber-bridge.md); None: as the rules say."""
    if table.match_id is None or not is_series(get_game(table.game).info, table.options):
        return None
    facts = get_match_facts(table.match_id)
    assert facts is not None
    fold = get_fold(facts)
    return LHO[parse_seat(fold.game.public_view(fold.state)["dealer"])]


def _first_entry(match: Match, dealer: Seat | None, bots: Iterable[str]) -> Entry:
    game = get_game(match.game)
    board = game.next_board(game.start(match.options))
    if board is not None and dealer is not None:
        board = replace(board, dealer=dealer)
    started = Started(match.game, match.options, match.rules)
    seats = (SeatChanged(parse_seat(letter), "b") for letter in bots)
    dealt = (dealing.deal(match.pk, board),) if board else ()
    return Entry(clocks.now_ms(), (started, *seats, *dealt))
