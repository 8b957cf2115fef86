"""Positions for tests of bots: boards on which two seats are bots and two choose at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from games.bots.registry import BOTS
from games.engine.actions import parse_action
from games.engine.events import Acted, Dealt
from games.engine.game import Game, Json, Viewer
from games.engine.seats import Seat
from games.engine.views import view
from games.rules.registry import get_game
from games.tests.rules.random_matches import random_action, random_deal

Acts = tuple[Acted, ...]


class Position(NamedTuple):
    """A decision of `seat`, and how the board got there: the deal and all that was done since."""

    game: Game[Any]
    dealt: Dealt
    acts: Acts
    state: Any
    seat: Seat

    @property
    def view(self) -> Json:
        """What the seat sees."""
        return view(self.game, self.state, Viewer(self.seat))


def choose(position: Position, seed: int = 0) -> str:
    """What the game's bot does there."""
    return BOTS[position.game.info.key].choose(position.view, random.Random(seed))


def positions(
    key: str, seed: int, boards: int = 1, options: Mapping[str, Any] | None = None
) -> Iterator[Position]:
    """Every decision on some boards of a match; North and South are bots, East and West choose at random."""
    rng, game = random.Random(seed), get_game(key)
    state, acts = game.start(options or {}), ()
    dealt: Dealt | None = None
    while not game.outcome(state).over:
        wanted = game.next_board(state)
        if wanted is not None:
            if game.outcome(state).boards >= boards:
                return
            dealt, acts = random_deal(rng, wanted), ()
            state = game.apply(state, dealt)
        assert dealt is not None
        position = Position(game, dealt, acts, state, rng.choice(game.to_act(state))[0])
        yield position
        act = Acted(position.seat, _action(position, rng))
        state, acts = game.apply(state, act), (*acts, act)


def _action(position: Position, rng: random.Random) -> Any:
    if position.seat & 1:
        return random_action(rng, position.game.legal_actions(position.state, position.seat))
    return parse_action(choose(position))
