"""Reading matches: who plays, and the log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.db import connection

from games.engine.seats import Seat, parse_seat
from games.models import Board, LogEntry, Match
from games.services.entries import Entry, decode, unpack
from games.services.folding import MatchFold


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """What only a changed seat changes about a match: `seats` maps a user's primary key to the seat they play."""

    id: int
    table_id: int
    game: str
    clock: int | None
    is_rated: bool
    seats: dict[int, Seat]


def get_match_facts(match_id: int) -> MatchFacts | None:
    """The facts of a match, or None when there is none."""
    match = Match.objects.filter(pk=match_id).first()
    if match is None:
        return None
    seats = {row.user_id: parse_seat(row.seat) for row in match.seats.filter(plays=True)}
    return MatchFacts(match.pk, match.table_id, match.game, match.clock, match.is_rated, seats)


def list_entries(match_id: int, after: int = 0) -> list[tuple[int, Entry]]:
    """The log from the entry after `after` on, as (seq, entry)."""
    return [(seq, decode(entry)) for seq, entry in list_rows(match_id, after)]


def list_rows(match_id: int, after: int = 0) -> list[tuple[int, str]]:
    """The log from the entry after `after` on, as (seq, the entry's text), wherever its entries are kept."""
    log = LogEntry.objects.filter(match_id=match_id, seq__gt=after).order_by("seq")
    rows = list(log.values_list("seq", "entry"))
    is_whole = rows[0][0] == after + 1 if rows else after > 0
    return rows if is_whole else [*_list_archived(match_id, after), *rows]


def _list_archived(match_id: int, after: int) -> list[tuple[int, str]]:
    boards = Board.objects.filter(match_id=match_id, seq__gt=after, entries__isnull=False).order_by("place")
    rows = list[tuple[int, str]]()
    for first_seq, record in boards.values_list("first_seq", "entries"):
        rows += enumerate(unpack(bytes(record or b"")), start=first_seq or 0)
    return [row for row in rows if row[0] > after]


def list_news(versions: Mapping[int, int]) -> dict[int, list[tuple[int, Entry]]]:
    """The entries of several logs, each after the version given for its match, in one query; no key without news."""
    if not versions:
        return {}
    after = " OR ".join(["(match_id = %s AND seq > %s)"] * len(versions))
    news = dict[int, list[tuple[int, Entry]]]()
    with connection.cursor() as cursor:
        cursor.execute(
            f"SELECT match_id, seq, entry FROM games_logentry WHERE {after} ORDER BY match_id, seq",  # noqa: S608
            [value for hint in versions.items() for value in hint],
        )
        for match_id, seq, entry in cursor.fetchall():
            news.setdefault(match_id, []).append((seq, decode(entry)))
    return news


def get_fold(facts: MatchFacts) -> MatchFold:
    """The match as its log stands now."""
    fold = MatchFold(facts.game)
    for seq, entry in list_entries(facts.id):
        fold.fold(seq, entry)
    return fold
