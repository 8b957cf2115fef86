"""Starting a match: its row, its seats, and the first entry of its log."""

from __future__ import annotations

from games.engine.events import Started
from games.models import LogEntry, Match, MatchSeat, Table
from games.rules.registry import get_game
from games.services import clocks, dealing
from games.services.entries import Entry, encode
from games.services.folding import MatchFold


def start_match(table: Table) -> Match:
    """A match of those who sit at the table, the first board dealt. Part of the caller's transaction."""
    game = get_game(table.game)
    options = {key: value for key, value in table.options.items() if key != "clock"}
    match = Match.objects.create(
        table=table, game=table.game, options=options, clock=table.options["clock"], rules=game.info.rules
    )
    seats = table.seats.all()
    MatchSeat.objects.bulk_create(MatchSeat(match=match, seat=row.seat, user_id=row.user_id) for row in seats)
    entry = _first_entry(match)
    fold = MatchFold(table.game)
    fold.fold(1, entry)
    LogEntry.objects.create(match=match, seq=1, entry=encode(entry))
    Match.objects.filter(pk=match.pk).update(due_at=clocks.deadline(fold, match.clock))
    table.seats.update(ready=False)
    return match


def _first_entry(match: Match) -> Entry:
    game = get_game(match.game)
    state = game.start(match.options)
    started = Started(match.game, match.options, match.rules)
    board = game.next_board(state)
    dealt = (dealing.deal(match.pk, board),) if board else ()
    return Entry(clocks.now_ms(), (started, *dealt))
