"""What the tests of the games app may ask for.

The long counts, tests marked `soak`, run by hand (`make soak`), never as part of the others.
"""

from __future__ import annotations

import os

import pytest

from accounts.models import User
from games.models import Match, Room
from games.services import tables
from games.tests.matches import People, start_match_of


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the long ones unless the command line names them, and without Redis those that need it."""
    left_out = set[str]() if "soak" in config.option.markexpr else {"soak"}
    left_out |= set() if os.environ.get("REDIS_URL") else {"redis"}
    gone = [item for item in items if any(item.get_closest_marker(marker) for marker in left_out)]
    if gone:
        config.hook.pytest_deselected(items=gone)
        items[:] = [item for item in items if item not in gone]


@pytest.fixture
def match(four: dict[str, User], room: Room) -> Match:
    """A match of the four, no turn clock, North to call with all the clubs."""
    table = tables.open_table(four["N"], room, {"boards": 4, "clock": None})
    return start_match_of(four, table)


@pytest.fixture
def people(match: Match, four: dict[str, User]) -> People:
    return People(match, four)
