"""Random matches of any game, drawn from a seed, in which the rarer actions are not rare."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from games.engine.actions import (
    ACCEPT,
    BIDS,
    BLIND,
    CLAIMS,
    DOUBLE,
    DOWNS,
    FLIPS,
    LOOK,
    NEGATIONS,
    NIL,
    OK,
    PASS,
    PLAYS,
    REDOUBLE,
    REJECT,
    REVERSALS,
    TRICK_BIDS,
    UPS,
    Action,
)
from games.engine.cards import CARDS, hand_of
from games.engine.events import Acted, Dealt, Event
from games.engine.game import Game, NextBoard

ALL_ACTIONS = (
    *(PASS, *BIDS, DOUBLE, REDOUBLE, *PLAYS, *UPS, *DOWNS, *FLIPS, *CLAIMS, ACCEPT, REJECT),
    *(*NEGATIONS.values(), *REVERSALS.values(), LOOK, BLIND, NIL, *TRICK_BIDS, OK),
)
"""Every action there is in any game."""


class Step(NamedTuple):
    """An event, the state before it and the state after it."""

    before: Any
    event: Event
    after: Any


def random_deal(rng: random.Random, board: NextBoard, nonce: str = "") -> Dealt:
    """A deal for `board`."""
    pack = sorted(CARDS, key=lambda card: rng.random())
    hands = (hand_of(pack[:13]), hand_of(pack[13:26]), hand_of(pack[26:39]), hand_of(pack[39:]))
    dealer = int(rng.random() * 4) if board.dealer is None else board.dealer
    return Dealt(board.number, dealer, board.vulnerable, hands, nonce)


WEIGHTS = {"pass": 3, "look": 3, "tricks": 3, "claim": 0.05}
"""How much some kinds of action are preferred to others."""


def random_action(rng: random.Random, actions: tuple[Action, ...]) -> Action:
    """One of the actions: a kind first, those of `WEIGHTS` preferred, then one of that kind, low bids preferred."""
    kinds = sorted({action.kind for action in actions})
    weights = [WEIGHTS.get(kind, 1) for kind in kinds]
    kind = rng.choices(kinds, weights)[0]
    choices = [action for action in actions if action.kind == kind]
    spread = rng.random() ** (3 if kind in ("bid", "tricks") else 1)
    return choices[int(spread * len(choices))]


def random_steps(
    game: Game[Any], seed: int, options: Mapping[str, Any], boards: int | None = None, nonce: str = ""
) -> Iterator[Step]:
    """The steps of a random match, or of its first `boards` boards."""
    rng = random.Random(seed)
    state = game.start(options)
    while not game.outcome(state).over:
        wanted = game.next_board(state)
        if wanted is not None:
            if boards is not None and game.outcome(state).boards >= boards:
                return
            event: Event = random_deal(rng, wanted, nonce)
        else:
            seat = rng.choice(game.to_act(state))[0]
            event = Acted(seat, random_action(rng, game.legal_actions(state, seat)))
        after = game.apply(state, event)
        yield Step(state, event, after)
        state = after
