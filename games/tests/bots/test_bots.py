"""What is promised of every game's bot."""

from __future__ import annotations

import copy
import json
import random
from dataclasses import replace

import pytest

from bench.bots import measure
from games.bots.registry import BOTS, find_bot
from games.engine.actions import parse_action
from games.engine.cards import Hand, Hands, cards_of
from games.engine.errors import EngineError
from games.engine.events import Acted, Dealt
from games.engine.game import Viewer
from games.engine.seats import SEATS
from games.engine.views import view
from games.rules.registry import GAMES, get_game
from games.tests.bots.positions import Position, choose, positions
from games.tests.rules.random_matches import random_deal

SEEDS = range(6)

every_bot = pytest.mark.parametrize("key", list(BOTS))


def test_each_bot_is_a_games() -> None:
    assert set(BOTS) <= set(GAMES)


def test_a_game_without_a_bot_has_none() -> None:
    assert find_bot("whist") is None


@every_bot
def test_a_bot_always_does_something_legal(key: str) -> None:
    for seed in SEEDS:
        for position in positions(key, seed):
            legal = position.game.legal_actions(position.state, position.seat)
            assert parse_action(choose(position)) in legal


@every_bot
def test_the_same_view_and_the_same_chance_give_the_same_action(key: str) -> None:
    for position in positions(key, seed=1):
        assert choose(position, seed=7) == choose(position, seed=7)


@every_bot
def test_a_bot_leaves_the_view_as_it_is(key: str) -> None:
    for position in positions(key, seed=2):
        seen = position.view
        before = copy.deepcopy(seen)
        BOTS[key].choose(seen, random.Random(1))
        assert seen == before


@every_bot
def test_four_bots_play_a_match(key: str) -> None:
    game, rng = get_game(key), random.Random(3)
    state = game.start({})
    while not game.outcome(state).over and game.outcome(state).boards < 16:
        wanted = game.next_board(state)
        if wanted is not None:
            state = game.apply(state, random_deal(rng, wanted))
        for seat, _ in game.to_act(state)[:1]:
            action = BOTS[key].choose(view(game, state, Viewer(seat)), rng)
            state = game.apply(state, Acted(seat, parse_action(action)))
    assert game.outcome(state).boards > 0


@every_bot
def test_what_a_bot_does_not_know_it_answers_with_something_offered(key: str) -> None:
    for position in positions(key, seed=4):
        strange = copy.deepcopy(position.view)
        offers = strange["you"]["actions"]
        for offer in offers:
            offer["group"] = "juggle"
        actions = [offer["action"] for offer in offers]
        assert BOTS[key].choose(strange, random.Random(1)) in actions
        strange["public"]["phase"] = "intermission"
        assert BOTS[key].choose(strange, random.Random(1)) in actions


def with_hidden_cards_exchanged(position: Position, rng: random.Random) -> Dealt:
    """The deal with some pairs of cards exchanged that the seat to act does not hold and nobody has played."""
    played = sum(1 << act.action.card for act in position.acts if act.action.kind == "play")
    hands = list(position.dealt.hands)
    for _ in range(rng.choice((1, 1, 2, 6))):
        one, other = rng.sample([seat for seat in SEATS if seat != position.seat], 2)
        mine, theirs = cards_of(hands[one] & ~played), cards_of(hands[other] & ~played)
        if mine and theirs:
            both = 1 << rng.choice(mine) | 1 << rng.choice(theirs)
            hands[one], hands[other] = Hand(hands[one] ^ both), Hand(hands[other] ^ both)
    north, east, south, west = hands
    exchanged: Hands = (north, east, south, west)
    return replace(position.dealt, hands=exchanged)


def reached_with(position: Position, dealt: Dealt) -> Position | None:
    """The position that the same actions reach from another deal; None when they are not legal there."""
    game = position.game
    before = game.start({})
    try:
        state = game.apply(before, dealt)
        for act in position.acts:
            state = game.apply(state, act)
    except EngineError:
        return None
    return position._replace(dealt=dealt, state=state)


@every_bot
def test_exchanging_cards_hidden_from_a_bot_never_changes_what_it_does(key: str) -> None:
    rng = random.Random(5)
    compared = 0
    for seed in SEEDS:
        for position in positions(key, seed):
            other = reached_with(position, with_hidden_cards_exchanged(position, rng))
            if other and json.dumps(other.view) == json.dumps(position.view):
                assert choose(other) == choose(position)
                compared += other.dealt.hands != position.dealt.hands
    assert compared > 50


@every_bot
def test_a_bot_beats_random_play_on_the_same_deals(key: str) -> None:
    measured = measure(get_game(key), deals=40, seed=1)
    assert measured["mean"] > 2 * measured["standard_error"]


@every_bot
def test_the_measure_is_the_same_for_the_same_seed(key: str) -> None:
    first, second = (measure(get_game(key), deals=3, seed=9) for _ in range(2))
    assert first["mean"] == second["mean"]
    assert first["mean"] != measure(get_game(key), deals=3, seed=10)["mean"]
