"""A long history of archived matches, to measure the pages with: for a scratch database.

Some thousand boards are played by the bots (games.services.samples) and written over and over as other people's: their
own matches, players and times, the same cards. Each is settled and archived as if it had been played here, so that
`verify_log` and `rebuild_ranking` find nothing amiss.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import timedelta
from itertools import accumulate, cycle, islice
from random import Random
from typing import NamedTuple

from django.db import connection, transaction

from accounts.seeding import make_members
from games.engine.seats import SEAT_LETTERS
from games.models import Board, LogEntry, Match, MatchResult, MatchSeat, Room, Table
from games.rules.registry import GAMES
from games.services import clocks
from games.services.archive import REST_MS
from games.services.entries import pack
from games.services.rooms import set_up_standard_rooms
from games.services.samples import Sample, SampleBoard, play_sample
from games.services.tables import agreed_options
from games.signals import match_settled

SPAN_MS = timedelta(days=365) // timedelta(milliseconds=1)
"""The matches are spread evenly over so long, up to yesterday."""
DAY_MS = 86_400_000

SAMPLES = 3_000
"""So many boards are played; more are written from these."""

STOPPED = 0.05
"""How many of the matches are stopped before their end."""

RATED = 0.2
"""How many of the tables are rated."""

AT_ONCE = 200
"""Matches in one transaction."""

AT_A_TABLE = 20
"""Matches at one table, at most."""

CLOCK = 30


class _Played(NamedTuple):
    """A sample as a match of its own: from and until when (milliseconds since 1970), and the users by seat."""

    sample: Sample
    began: int
    ended: int
    players: list[int]


def seed_history(boards: int, users: int, seed: int, tell: Callable[[int], None]) -> None:
    """Make so many users and archived boards, the latter evenly of all games; the same ones for the same seed.

    `tell` hears how many boards there are so far. Raises NotScratch.
    """
    chance = Random(seed)  # noqa: S311 (nothing here is secret)
    members = make_members(users)
    set_up_standard_rooms()
    zeal = [*accumulate(chance.paretovariate(1.2) for _ in members)]
    add_boards(boards, lambda: seat_four(chance, members, zeal), chance, tell)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")


def add_boards(
    boards: int, draw_players: Callable[[], list[int]], chance: Random, tell: Callable[[int], None]
) -> None:
    """Make so many archived boards of users that are drawn for each match."""
    samples = _play_samples(min(boards, SAMPLES), chance)
    matches = _spread(_choose(samples, boards, chance), boards, draw_players)
    done = 0
    while batch := list(islice(matches, AT_ONCE)):
        _write(batch, chance)
        done += sum(len(played.sample.boards) for played in batch)
        tell(done)


def seat_four(chance: Random, user_ids: Sequence[int], zeal: Sequence[float]) -> list[int]:
    """Four different users, by seat; `zeal` how often each plays, summed up to each."""
    while True:
        four = chance.choices(user_ids, cum_weights=zeal, k=len(SEAT_LETTERS))
        if len(set(four)) == len(four):
            return four


def _play_samples(boards: int, chance: Random) -> dict[str, list[Sample]]:
    """Matches of each game, with at least so many boards in all."""
    samples = defaultdict[str, list[Sample]](list)
    for key, game in GAMES.items():
        while sum(len(sample.boards) for sample in samples[key]) * len(GAMES) < boards:
            most = chance.randint(1, 5) if chance.random() < STOPPED else None
            samples[key].append(play_sample(game, chance, most))
    return samples


def _choose(samples: dict[str, list[Sample]], boards: int, chance: Random) -> Iterator[Sample]:
    """Samples with exactly so many boards in all, each next one of the game with the fewest so far."""
    turns = {key: cycle(played) for key, played in samples.items()}
    chosen, left = Counter[str](dict.fromkeys(turns, 0)), boards
    while left:
        key = min(turns, key=lambda key: chosen[key])
        sample = next(turns[key])
        if len(sample.boards) > left:
            sample = play_sample(GAMES[key], chance, most=left)
        chosen[key] += len(sample.boards)
        left -= len(sample.boards)
        yield sample


def _spread(
    samples: Iterable[Sample], boards: int, draw_players: Callable[[], list[int]]
) -> Iterator[_Played]:
    """Each sample with its time and its players."""
    until, done = clocks.now_ms() - DAY_MS, 0
    for sample in samples:
        done += len(sample.boards)
        ended = until - SPAN_MS * (boards - done) // boards
        yield _Played(sample, ended - sample.lasted, ended, draw_players())


@transaction.atomic
def _write(batch: Sequence[_Played], chance: Random) -> None:
    """The matches with all that belongs to them, settled in the order in which they ended."""
    rows = [(match, played) for match, played in zip(_make_matches(batch, chance), batch, strict=True)]
    MatchSeat.objects.bulk_create(
        MatchSeat(match=match, seat=seat, user_id=user_id)
        for match, played in rows
        for seat, user_id in zip(SEAT_LETTERS, played.players, strict=True)
    )
    Board.objects.bulk_create(
        _make_board(match, played, place, board)
        for match, played in rows
        for place, board in enumerate(played.sample.boards, start=1)
    )
    LogEntry.objects.bulk_create(
        LogEntry(match=match, seq=seq, entry=entry.fill(played.began, played.players))
        for match, played in rows
        for seq, entry in enumerate(played.sample.rest, start=played.sample.boards[-1].seq + 1)
    )
    results = [MatchResult(match=match, **played.sample.result) for match, played in rows]
    MatchResult.objects.bulk_create(results)
    for result, played in zip(results, batch, strict=True):
        match_settled.send(sender=MatchResult, result=result)
        result.settled_at = clocks.moment(played.ended)
    MatchResult.objects.bulk_update(results, ["settled_at"])


def _make_matches(batch: Sequence[_Played], chance: Random) -> list[Match]:
    matches = [
        Match(
            table=table,
            game=table.game,
            options=played.sample.options,
            clock=CLOCK,
            rules=played.sample.game.info.rules,
            is_rated=table.room.is_rated,
            ended_at=clocks.moment(played.ended),
            archived_at=clocks.moment(played.ended + REST_MS),
        )
        for table, played in zip(_make_tables(batch, chance), batch, strict=True)
    ]
    Match.objects.bulk_create(matches)
    for match, played in zip(matches, batch, strict=True):
        match.started_at = clocks.moment(played.began)
        match.table.match = match
    Match.objects.bulk_update(matches, ["started_at"])
    Table.objects.bulk_update({match.table for match in matches}, ["match", "opened_at"])
    return matches


def _make_tables(batch: Sequence[_Played], chance: Random) -> list[Table]:
    """The table of each match, saved and closed: AT_A_TABLE matches of a game at each."""
    made, tables = defaultdict[str, list[Table]](list), list[Table]()
    counts = Counter[str]()
    for played in batch:
        key = played.sample.game.info.key
        if counts[key] % AT_A_TABLE == 0:
            kind = Room.Kind.RATED if chance.random() < RATED else Room.Kind.CASUAL
            made[key].append(_make_table(Room.objects.filter(game=key, kind=kind)[0], played))
        counts[key] += 1
        tables.append(made[key][-1])
        _close(tables[-1], played.ended)
    opened = {id(table): table.opened_at for table in tables}
    Table.objects.bulk_create(table for of_a_game in made.values() for table in of_a_game)
    for table in tables:  # creating a row has set it to now
        table.opened_at = opened[id(table)]
    return tables


def _close(table: Table, at: int) -> None:
    table.closed_at, table.changed_at, table.seen_at = clocks.moment(at), at, at


def _make_table(room: Room, played: _Played) -> Table:
    options = agreed_options(room.game, {"clock": CLOCK}, room.is_rated)
    return Table(
        room=room,
        game=room.game,
        owner_id=played.players[0],
        options=options,
        opened_at=clocks.moment(played.began),
    )


def _make_board(match: Match, played: _Played, place: int, board: SampleBoard) -> Board:
    """The row of a board as the archive leaves it (games.services.archive)."""
    return Board(
        match=match,
        place=place,
        number=board.line["board"],
        seq=board.seq,
        line=board.line,
        finished_at=clocks.moment(played.began + board.entries[-1].after),
        first_seq=board.first_seq,
        entries=pack([entry.fill(played.began, played.players) for entry in board.entries]),
    )
