"""Two deals that agree on all that a reader may see give that reader byte-identical views, in every game.

At each step of random boards other deals are drawn, hidden cards of seats the reader does not see changing places and
face-down cards their identity. Those under which the same things could have been seen are compared.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from games.engine.actions import Action
from games.engine.cards import CARD_TEXTS, cards_of
from games.engine.game import Game, Viewer
from games.engine.seats import SEATS
from games.engine.views import view
from games.rules.broken_ark import BROKEN_ARK
from games.rules.registry import GAMES
from games.tests.rules.twins import UnderWay, boards_under_way, known_seats, twin

READERS = [
    *(Viewer(seat) for seat in SEATS),
    Viewer(),
    Viewer(None, frozenset({1})),
    Viewer(None, frozenset({0, 2})),
    Viewer(2, frozenset({0, 2})),
]
ATTEMPTS = 2
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def encoded(game: Game[Any], at: UnderWay, reader: Viewer) -> bytes:
    return json.dumps(view(game, at.state, reader)).encode()


def compared_with_twins(game: Game[Any], seed: int) -> Counter[str]:
    """Compare each step of random boards; how many other deals, and other names of face-down cards, there were.

    `own`: deals in which the reader's own cards are others.
    """
    rng = random.Random(seed)
    compared: Counter[str] = Counter()
    for at in boards_under_way(game, seed):
        for reader in READERS * ATTEMPTS:
            other = twin(rng, game, reader, at)
            if other is None:
                continue
            assert encoded(game, other, reader) == encoded(game, at, reader)
            compared["deals"] += other.dealt != at.dealt
            compared["names"] += other.acts != at.acts
            own = reader.seat is not None and other.dealt.hands[reader.seat] != at.dealt.hands[reader.seat]
            compared["own"] += own
            compared["claims"] += game.public_view(at.state)["phase"] == "claim"
    return compared


@cache
def compared(key: str) -> Counter[str]:
    """What was compared of a game."""
    return sum((compared_with_twins(GAMES[key], seed) for seed in range(4)), Counter())


@pytest.mark.parametrize("key", GAMES)
def test_what_a_reader_may_not_see_makes_no_difference_to_a_byte_of_its_views(key: str) -> None:
    assert compared(key)["deals"] > 3_000


@pytest.mark.parametrize(
    ("key", "secret", "times"),
    [
        ("broken-ark", "names", 300),
        ("rubber-bridge", "claims", 100),
        ("imp-bridge", "claims", 100),
        ("spades", "own", 100),
    ],
)
def test_the_comparison_reaches_each_games_own_secrets(key: str, secret: str, times: int) -> None:
    assert compared(key)[secret] > times


@every_game
def test_the_comparison_would_see_a_leak(game: Game[Any]) -> None:
    """The seat itself does see the difference that the others may not."""
    differences = 0
    rng = random.Random(1)
    for at in boards_under_way(game, 1):
        other = twin(rng, game, Viewer(), at)
        if other is not None:
            differences += any(
                encoded(game, other, Viewer(seat)) != encoded(game, at, Viewer(seat)) for seat in SEATS
            )
    assert differences > 20


def mentioned(value: Any) -> set[str]:
    """Every card named anywhere in a view."""
    if isinstance(value, dict):
        return set().union(*map(mentioned, value.values()), *map(mentioned, value.keys()))
    if isinstance(value, list):
        return set().union(*map(mentioned, value))
    words = value.split() if isinstance(value, str) else []
    return {word for word in words if word in CARD_TEXTS}


def revealed(action: Action) -> set[str]:
    return {CARD_TEXTS[action.card]} if action.kind in ("up", "flip", "play") else set()


def known_cards(game: Game[Any], at: UnderWay, reader: Viewer) -> set[str]:
    """The cards that the reader knows: those laid open by actions, and the hands it has been shown."""
    known = set().union(*(revealed(act.action) for act in at.acts))
    for seat in known_seats(game, reader, at.acts):
        known |= {CARD_TEXTS[card] for card in cards_of(at.dealt.hands[seat])}
    return known


@pytest.mark.parametrize("seed", range(4))
@every_game
def test_a_view_names_only_cards_that_its_reader_holds_or_that_lie_open(game: Game[Any], seed: int) -> None:
    for at in boards_under_way(game, seed):
        assert mentioned(game.public_view(at.state)) <= known_cards(game, at, Viewer())
        for reader in READERS:
            assert mentioned(game.private_view(at.state, reader)) <= known_cards(game, at, reader)


def test_a_card_that_is_not_known_would_be_found() -> None:
    at = next(boards_under_way(BROKEN_ARK, 1))
    assert not mentioned(BROKEN_ARK.private_view(at.state, Viewer(0))) <= known_cards(
        BROKEN_ARK, at, Viewer(1)
    )
