"""What a game's info asks of the platform: seats drawn when a match starts, and matches that follow one another."""

from __future__ import annotations

import pytest
from asgiref.sync import async_to_sync

from accounts.models import User
from games.engine.errors import InvalidOptions
from games.engine.game import is_series
from games.engine.seats import LHO
from games.models import Match, Room, Table
from games.rules.registry import GAMES
from games.selectors.verification import list_disagreements
from games.services import play, seating, tables
from games.tests.matches import fold_of, match_of, room_of

pytestmark = pytest.mark.django_db

SERIES = [
    (key, option.key, value)
    for key, game in GAMES.items()
    for option in game.info.options
    for value, _played in option.series
]
DRAWN = [key for key, game in GAMES.items() if game.info.draws_seats]


def start(table: Table, four: dict[str, User]) -> Match:
    """All four are ready, wherever they sit."""
    for user in four.values():
        seating.set_ready(table.pk, user, ready=True)
    return match_of(table)


def test_there_are_games_that_ask_for_either() -> None:
    assert SERIES
    assert DRAWN


@pytest.mark.parametrize("key", DRAWN)
def test_seats_are_drawn_where_the_game_says_so(key: str, four: dict[str, User], room: Room) -> None:
    table = tables.open_table(four["N"], room_of(key), {})
    seen = set[tuple[str, ...]]()
    for seat, user in four.items():
        seating.sit(table.pk, user, seat)
    for _ in range(12):
        match = start(table, four)
        seats = {row.user: row.seat for row in match.seats.all()}
        assert {row.user: row.seat for row in table.seats.all()} == seats
        seen.add(tuple(seats[user] for user in four.values()))
        assert list(list_disagreements()) == []
        async_to_sync(play.end_match)(match.pk, "closed")
    assert len(seen) > 1, "twelve draws that all agree: once in 24 ** 11"


@pytest.mark.parametrize(("key", "option", "value"), SERIES)
def test_in_a_series_a_match_follows_another_and_the_deal_goes_on_clockwise(
    key: str, option: str, value: object, four: dict[str, User], room: Room
) -> None:
    table = tables.open_table(four["N"], room_of(key), {option: value})
    assert is_series(GAMES[key].info, table.options)
    for seat, user in four.items():
        seating.sit(table.pk, user, seat)
    dealers = []
    for _ in range(3):
        match = start(table, four)
        fold = fold_of(match)
        dealers.append("NESW".index(fold.game.public_view(fold.state)["dealer"]))
        assert not is_series(GAMES[key].info, match.options)
        async_to_sync(play.end_match)(match.pk, "closed")
    assert dealers[1:] == [LHO[dealer] for dealer in dealers[:-1]]
    assert list(list_disagreements()) == []


@pytest.mark.parametrize(("key", "option", "value"), SERIES)
def test_a_rated_table_plays_no_series(
    key: str, option: str, value: object, four: dict[str, User], room: Room
) -> None:
    with pytest.raises(InvalidOptions, match="one match at a time"):
        tables.open_table(four["N"], room_of(key, "rated"), {option: value})
