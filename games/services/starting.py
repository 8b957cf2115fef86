"""Starting a match: its row, its seats, and the first entry of its log."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine.events import SeatChanged, Started
from games.engine.seats import parse_seat
from games.models import LogEntry, Match, MatchSeat, Table
from games.rules.registry import get_game
from games.selectors.matches import get_fold, get_match_facts
from games.services import clocks, dealing
from games.services.announce import announce_start
from games.services.entries import Entry, encode


def start_match(table: Table) -> Match:
    """A match of those who sit at the table, the first board dealt. Part of the caller's transaction."""
    game = get_game(table.game)
    options = {key: value for key, value in table.options.items() if key != "clock"}
    match = Match.objects.create(
        table=table, game=table.game, options=options, clock=table.options["clock"], rules=game.info.rules
    )
    seats = list(table.seats.all())
    MatchSeat.objects.bulk_create(
        MatchSeat(match=match, seat=row.seat, user_id=row.user_id) for row in seats if row.user_id is not None
    )
    entry = _first_entry(match, (row.seat for row in seats if row.by_bot))
    LogEntry.objects.create(match=match, seq=1, entry=encode(entry))
    facts = get_match_facts(match.pk)
    assert facts is not None
    Match.objects.filter(pk=match.pk).update(due_at=clocks.due_at(get_fold(facts), facts))
    table.seats.update(ready=False)
    announce_start(match.pk)
    return match


def _first_entry(match: Match, bots: Iterable[str]) -> Entry:
    game = get_game(match.game)
    board = game.next_board(game.start(match.options))
    started = Started(match.game, match.options, match.rules)
    seats = (SeatChanged(parse_seat(letter), "b") for letter in bots)
    dealt = (dealing.deal(match.pk, board),) if board else ()
    return Entry(clocks.now_ms(), (started, *seats, *dealt))
