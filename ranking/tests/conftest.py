"""What the tests of the ranking app may ask for."""

from __future__ import annotations

import pytest

from accounts.models import User
from games.models import Room
from games.tests.matches import room_of
from ranking.tests.settled import Club


@pytest.fixture
def club(room: Room, four: dict[str, User]) -> Club:
    """The four at a table of the rated room, with matches that are settled without being played."""
    return Club(room_of(room.game, Room.Kind.RATED), four)
