"""Two hundred rated matches, played over sockets: the whole leaderboard is what their records make of it.

What is expected is worked out here from the exported records and the rules page, with nothing of the ranking's own.
"""

from __future__ import annotations

import asyncio
import html
import re
from collections import defaultdict
from contextlib import AsyncExitStack
from decimal import Decimal, localcontext
from fractions import Fraction
from io import StringIO
from random import Random
from typing import NamedTuple

import httpx
import orjson
import pytest
from asgiref.sync import sync_to_async
from django.core.management import call_command

from accounts.models import User
from games.engine.replay import score_lines
from games.models import Match, MatchResult, Room
from games.rules.registry import GAMES
from games.selectors.records import get_record
from games.services import tables
from games.tests.clients import log_in
from games.tests.matches import room_of
from ranking.models import Band, Change, Standing
from ranking.tests.people import Scripted
from ranking.tests.settled import stored

TABLES, ROUNDS, MATCHES = 5, 4, 10
"""In each round other fours meet at five tables and play ten matches each."""

LADDER = [
    (0.7, "Master", 0.06),
    (0.6, "Spades", 0.02),
    (0.5, "Hearts", 0.02),
    (0.4, "Diamonds", 0.02),
    (0, "Clubs", 0.08),
]
"""rules/ranking.md: where a tier begins, and a star for each."""


class Row(NamedTuple):
    """A row of the leaderboard as a reader sees it."""

    place: int
    name: str
    grade: str
    bound: str
    wins: str


def wilson(won: Fraction, played: int) -> Decimal:
    """The lower bound in forty digits, straight from the rules page."""
    with localcontext() as context:
        context.prec = 40
        n, z = Decimal(played), Decimal("1.96")
        p = Decimal(won.numerator) / won.denominator / n
        spread = z * (p * (1 - p) / n + z * z / (4 * n * n)).sqrt()
        return (p + z * z / (2 * n) - spread) / (1 + z * z / n)


def grade(bound: Decimal) -> str:
    reached = bound + Decimal("1e-9")
    start, tier, star = next(row for row in LADDER if reached >= Decimal(row[0]))
    stars = int((reached - Decimal(start)) / Decimal(star)) + 1
    return f"{tier}, {min(stars, 5)} of 5 stars"


def expected_rows(records: list[bytes], accounts: list[str]) -> list[Row]:
    """The leaderboard that the records make; `accounts` are the names, the earliest first."""
    won, played = defaultdict[str, Fraction](Fraction), defaultdict[str, int](int)
    for record, lines in zip(records, score_lines(records, GAMES), strict=True):
        winner = lines[-1]["match"]["winner"]
        for seat, name in orjson.loads(record)["players"].items():
            won[name] += Fraction(1, 2) if winner == "draw" else int(seat in winner)
            played[name] += 1
    bounds = {name: wilson(won[name], played[name]) for name in played}
    order = sorted(played, key=lambda name: (-round(bounds[name], 12), -played[name], accounts.index(name)))
    return [
        Row(
            place,
            name,
            grade(bounds[name]),
            f"{int(bounds[name] * 10_000) / 100:.2f}%",
            f"{float(won[name]):g} / {played[name]}",
        )
        for place, name in enumerate(order, 1)
    ]


async def read_rows(browser: httpx.AsyncClient, game: str, period: str) -> list[Row]:
    """All pages of the leaderboard, as they are served."""
    rows, path = list[Row](), f"/leaderboards/{game}/?period={period}"
    while path:
        page = (await browser.get(path)).text
        for row in re.findall(r'<tr[^>]*>\s*<td class="place">.*?</tr>', page, re.DOTALL):
            label = re.search(r'aria-label="([^"]+)"', row)
            assert label is not None
            texts = re.findall(r"<td[^>]*>(.*?)</td>", row)
            name = re.search(r'class="ranked-name"[^>]*>(.*?)</a>', row)
            assert name is not None
            rows.append(Row(int(texts[0]), name[1], label[1], *texts[1:]))
        further = re.search(r'rel="next" href="([^"]+)"', page)
        path = html.unescape(further[1]) if further else ""
    return rows


@sync_to_async
def open_table(owner: User, room: Room) -> int:
    """A table for matches of one board, without a clock."""
    return tables.open_table(owner, room, {"boards": 1, "clock": None}).pk


@sync_to_async
def make_crowd(number: int) -> tuple[list[User], Room]:
    """So many members, and the rated room."""
    users = [
        User.objects.create_user(f"member{place}@example.org", f"Member {place}", "correct horse battery")
        for place in range(number)
    ]
    return users, room_of("broken-ark", Room.Kind.RATED)


async def play_all(browsers: dict[int, httpx.AsyncClient], users: list[User], room: Room) -> None:
    """Every round's matches, all tables at once."""
    dice = Random(20)  # which matches they are is of no matter
    for _ in range(ROUNDS):
        dice.shuffle(users)
        plays = []
        for place in range(TABLES):
            four = users[4 * place : 4 * place + 4]
            table_id = await open_table(four[0], room)
            for seat, user in zip("NESW", four, strict=True):
                someone = Scripted(browsers[user.pk], Random(dice.random()))
                plays.append(someone.play(table_id, seat, MATCHES))
        await asyncio.gather(*plays)


async def until_settled(matches: int) -> None:
    """Wait for the server to settle what has ended."""
    for _ in range(200):
        if await MatchResult.objects.acount() == matches:
            return
        await asyncio.sleep(0.1)
    raise AssertionError("not every match was settled")


@sync_to_async
def export() -> tuple[list[bytes], list[str]]:
    """The records of all matches, and the accounts' names, the earliest first."""
    keys = Match.objects.order_by("pk").values_list("pk", flat=True)
    names = User.objects.order_by("pk").values_list("display_name", flat=True)
    return [orjson.dumps(get_record(key)) for key in keys], list(names)


@sync_to_async
def rebuild(*options: str) -> str:
    out = StringIO()
    call_command("rebuild_ranking", *options, stdout=out)
    return out.getvalue()


@sync_to_async
def keep_and_lose() -> list[object]:
    """All that the ranking has stored, and then no more."""
    kept = stored()
    for model in (Change, Standing, Band):
        model.objects.all().delete()
    return kept


@pytest.mark.django_db(transaction=True)
async def test_two_hundred_rated_matches_make_the_leaderboard_that_their_records_make(server: str) -> None:
    users, room = await make_crowd(4 * TABLES)
    matches = TABLES * ROUNDS * MATCHES
    async with AsyncExitStack() as stack:
        browsers = {user.pk: await log_in(server, user.email) for user in users}
        for browser in browsers.values():
            stack.push_async_callback(browser.aclose)
        await play_all(browsers, users, room)
        await until_settled(matches)
        records, names = await export()
        assert len(records) == matches == 200
        expected = expected_rows(records, names)
        for period in ("all", "30"):
            assert await read_rows(browsers[users[0].pk], room.game, period) == expected
    assert await rebuild("--check") == "0 differences\n"
    kept = await keep_and_lose()
    await rebuild()
    assert await sync_to_async(stored)() == kept
