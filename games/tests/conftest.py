"""What the tests of the games app may ask for."""

from __future__ import annotations

import pytest

from accounts.models import User
from games.models import Match
from games.services import dealing, seating
from games.tests.matches import People, deal_suits


@pytest.fixture
def match(four: dict[str, User]) -> Match:
    """A match of the four, no turn clock, North to call with all the clubs."""
    table = seating.open_table(four["N"], "broken-ark", {"boards": 4, "clock": None})
    with dealing.deal_with(deal_suits):
        for seat, user in four.items():
            seating.sit(table.pk, user, seat)
    return Match.objects.get(table=table)


@pytest.fixture
def people(match: Match, four: dict[str, User]) -> People:
    return People(match, four)
