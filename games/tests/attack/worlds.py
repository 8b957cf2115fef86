"""A board under way, and the other worlds of a reader: other deals under which it has seen the very same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

from games.engine.actions import BIDS
from games.engine.events import Acted, Dealt, Event, Started
from games.engine.game import Game, Viewer
from games.engine.seats import SEATS
from games.services.entries import Entry, encode
from games.tests.rules import twins
from games.tests.rules.known_hands import Acts
from games.tests.rules.random_matches import random_action, random_deal, random_steps

NONCE = "ab" * 32
TRIES = 2


class UnderWay(NamedTuple):
    """A board at one of its steps: the events before its deal, the state they lead to, the deal, the actions so far."""

    before: list[Event]
    start: Any
    dealt: Dealt
    acts: Acts


def first_board(game: Game[Any], seed: int) -> tuple[list[Event], Any]:
    """The events of a random match's first board, which does not end the match, and the state they lead to."""
    for number in count():
        steps = list(random_steps(game, 1000 * seed + number, {}, boards=1, nonce=NONCE))
        if not game.outcome(steps[-1].after).over:
            started = Started(game.info.key, {}, game.info.rules)
            return [started, *(step.event for step in steps)], steps[-1].after
    raise AssertionError("a match goes on at some time")


def steps_of_a_second_board(game: Game[Any], seed: int) -> Iterator[UnderWay]:
    """Each step of a random board that follows another one. Where there is an auction the dealer bids: it is played."""
    rng = random.Random(seed)
    before, start = first_board(game, seed)
    wanted = game.next_board(start)
    assert wanted is not None
    drawn = random_deal(rng, wanted, NONCE)
    dealt = twins.with_special_cards(drawn, rng.choice(SEATS), rng.choice(SEATS))
    state, acts = game.apply(start, dealt), Acts()
    while game.public_view(state)["phase"] in twins.UNDER_WAY:
        yield UnderWay(before, start, dealt, acts)
        seat = game.to_act(state)[0][0]
        legal = game.legal_actions(state, seat)
        act = Acted(seat, BIDS[0] if not acts and BIDS[0] in legal else random_action(rng, legal))
        acts, state = [*acts, act], game.apply(state, act)


def other_worlds(rng: random.Random, game: Game[Any], at: UnderWay, viewer: Viewer) -> Iterator[UnderWay]:
    """Other deals, and other cards under the face-down ones, under which the reader has seen the same."""
    board = twins.UnderWay(at.start, at.dealt, at.acts, None)
    for _ in range(TRIES):
        twin = twins.twin(rng, game, viewer, board)
        world = twin and at._replace(dealt=twin.dealt, acts=twin.acts)
        if world and world != at:
            yield world


def state_of(game: Game[Any], at: UnderWay) -> Any:
    """Where the board stands."""
    return twins.replayed(game, at.start, at.dealt, at.acts)


def log_of(at: UnderWay) -> list[str]:
    """The entries that would have been written: each deal stands in the entry of what led to it."""
    submits: list[list[Event]] = []
    for event in (*at.before, at.dealt, *at.acts):
        if isinstance(event, Dealt):
            submits[-1].append(event)
        else:
            submits.append([event])
    return [encode(Entry(1_800_000_000_000, tuple(events), 1, str(n))) for n, events in enumerate(submits)]
