"""What the tests of the games app may ask for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from accounts.models import User
from games.models import Match, Room, Table
from games.services import tables
from games.tests.matches import People, start_match_of


@pytest.fixture
def match(four: dict[str, User], room: Room) -> Match:
    """A match of the four, no turn clock, North to call with all the clubs."""
    table = tables.open_table(four["N"], room, {"boards": 4, "clock": None})
    return start_match_of(four, table)


@pytest.fixture
def people(match: Match, four: dict[str, User]) -> People:
    return People(match, four)


@pytest.fixture
def bots_table(four: dict[str, User], room: Room) -> Table:
    """A table of South's where bots may fill seats."""
    return tables.open_table(four["S"], room, {"boards": 4, "clock": None}, bots=True)


@pytest.fixture
def guest(make_user: Callable[..., User]) -> User:
    """Someone without an account."""
    return make_user("Gast", is_guest=True)
