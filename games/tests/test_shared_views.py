"""Pieces of views are made once and shared, and their text is kept: a reader must never meet an old one."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import chain
from typing import Any

import orjson
import pytest

from games.engine.game import Viewer, chosen_options
from games.engine.seats import SEATS
from games.engine.views import view
from games.live.database import InlineDatabase
from games.live.memory import SEATED, LiveMatch
from games.rules.registry import GAMES, get_game
from games.selectors.matches import MatchFacts
from games.services.folding import MatchFold
from games.tests.rules.random_matches import random_steps

READERS = (*SEATED, Viewer(), Viewer(None, frozenset({1})), Viewer(None, frozenset(SEATS)))
NONCE = "5" * 64


def states(key: str) -> Iterator[Any]:
    """The states of two random matches in turn, a board or more of each: what is kept must not pass between them."""
    game = get_game(key)
    matches = [
        random_steps(game, seed, chosen_options(game.info, {}), boards=2, nonce=NONCE) for seed in (1, 2)
    ]
    return chain.from_iterable(([one.after, other.after] for one, other in zip(*matches, strict=False)))


@pytest.mark.parametrize("key", GAMES)
def test_what_a_socket_is_sent_is_what_the_rules_say_at_every_step(key: str) -> None:
    """Through one `LiveMatch` for both matches, so that each step is as different from the last as can be."""
    fold = MatchFold(key)
    match = LiveMatch(MatchFacts(1, 1, key, clock=None, is_rated=False, seats={}), fold, InlineDatabase())
    for state in states(key):
        fold.state, fold.version = state, fold.version + 1
        for reader in READERS:
            sent = {
                "public": orjson.loads(match.public_json()),
                "you": orjson.loads(match.private_json(reader)),
            }
            assert sent == orjson.loads(orjson.dumps(unshared(key, state, reader)))


def unshared(key: str, state: Any, reader: Viewer) -> Any:
    """The view as it is made of a state that nothing is remembered of."""
    return view(get_game(key), copied(state), reader)


def copied(state: Any) -> Any:
    """An equal state of other objects."""
    return pickle.loads(pickle.dumps(state))


@pytest.mark.parametrize("key", GAMES)
def test_a_view_that_was_handed_out_is_never_changed(key: str) -> None:
    game, kept = get_game(key), list[tuple[Any, bytes]]()
    for state in states(key):
        for reader in READERS:
            made = view(game, state, reader)
            kept.append((made, orjson.dumps(made)))
    assert all(orjson.dumps(made) == as_it_was for made, as_it_was in kept)
