"""What holds in every match of every game, at every step of random matches."""

from __future__ import annotations

import json
from typing import Any

import pytest

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
)
from games.engine.errors import IllegalAction
from games.engine.events import Acted, Dealt, parse_event
from games.engine.game import Game, Viewer
from games.engine.seats import SEAT_LETTERS, SEATS
from games.engine.views import view
from games.rules.registry import GAMES
from games.tests.rules.random_matches import Step, random_steps

ALL_ACTIONS = (
    *(PASS, *BIDS, DOUBLE, REDOUBLE, *PLAYS, *UPS, *DOWNS, *FLIPS, *CLAIMS, ACCEPT, REJECT),
    *(*NEGATIONS.values(), *REVERSALS.values(), LOOK, BLIND, NIL, *TRICK_BIDS, OK),
)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def match(game: Game[Any], seed: int, boards: int = 2) -> list[Step]:
    return list(random_steps(game, seed, {}, boards))


@every_game
def test_every_action_that_is_not_offered_is_refused_from_every_seat_and_changes_nothing(
    game: Game[Any],
) -> None:
    refusals = 0
    for step in match(game, seed=1, boards=1):
        before = repr(step.before)
        for seat in SEATS:
            offered = game.legal_actions(step.before, seat)
            for action in ALL_ACTIONS:
                if action not in offered:
                    with pytest.raises(IllegalAction) as raised:
                        game.apply(step.before, Acted(seat, action))
                    assert raised.value.reason.plain()
                    refusals += 1
        assert repr(step.before) == before
    assert refusals > 10_000


@every_game
def test_every_action_that_is_offered_is_taken(game: Game[Any]) -> None:
    for seed in range(3):
        for step in match(game, seed):
            for seat in SEATS:
                actions = game.legal_actions(step.before, seat)
                assert (seat in [each for each, _ in game.to_act(step.before)]) == bool(actions)
                assert len(set(actions)) == len(actions)
                for action in actions:
                    assert game.apply(step.before, Acted(seat, action)) != step.before


@every_game
def test_replaying_each_prefix_from_its_json_gives_the_live_state(game: Game[Any]) -> None:
    log: list[str] = []
    for step in match(game, seed=3, boards=3):
        log.append(json.dumps(step.event.as_json()))
        state = game.start({})
        for line in log:
            state = game.apply(state, parse_event(json.loads(line)))
        assert state == step.after
        assert [view(game, state, Viewer(seat)) for seat in SEATS] == [
            view(game, step.after, Viewer(seat)) for seat in SEATS
        ]


@every_game
def test_somebody_may_act_or_a_deal_is_awaited_or_the_match_is_over(game: Game[Any]) -> None:
    for seed in range(20):
        for step in match(game, seed):
            waits = (
                bool(game.to_act(step.after)),
                game.next_board(step.after) is not None,
                game.outcome(step.after).over,
            )
            assert sum(waits) == 1
            for seat, _ in game.to_act(step.after):
                assert game.default_action(step.after, seat) in game.legal_actions(step.after, seat)


@every_game
def test_no_card_is_lost_or_doubled(game: Game[Any]) -> None:
    for seed in range(10):
        for step in match(game, seed):
            public = game.public_view(step.after)
            if public["dealer"] is None:
                continue
            held = [game.private_view(step.after, Viewer(seat)) for seat in SEATS]
            hands = [
                card
                for seat, you in zip(SEAT_LETTERS, held, strict=True)
                for card in (you or {})["hands"][seat]
            ]
            tricks = [*public["facts"]["history"], *([public["trick"]] if public["trick"] else [])]
            cards = hands + [entry["card"] for trick in tricks for entry in trick["cards"]]
            assert len(cards) == len(set(cards)) == 52
            assert [
                len((you or {})["hands"][seat]) for seat, you in zip(SEAT_LETTERS, held, strict=True)
            ] == [public["seats"][seat]["cards"] for seat in SEAT_LETTERS]


@every_game
def test_the_sheet_grows_by_a_line_a_board_and_the_last_totals_are_the_outcome(game: Game[Any]) -> None:
    for seed in range(10):
        steps = match(game, seed, boards=4)
        for step in steps:
            before, after = game.scoresheet(step.before), game.scoresheet(step.after)
            assert list(after[: len(before)]) == list(before)
            assert len(after) - len(before) in (0, 1)
            if after:
                assert after[-1]["total"] == game.outcome(step.after).total
        assert game.outcome(steps[-1].after).boards == sum(isinstance(step.event, Dealt) for step in steps)


@every_game
def test_a_plain_spectator_has_no_private_half_and_a_guest_of_a_hand_no_actions(game: Game[Any]) -> None:
    for step in match(game, seed=5, boards=1):
        assert game.private_view(step.after, Viewer()) is None
        guest = game.private_view(step.after, Viewer(None, frozenset({2})))
        assert guest is not None
        assert (guest["seat"], guest["actions"], guest["refused"]) == (None, [], {})
        dealt = game.public_view(step.after)["dealer"] is not None
        assert set(guest["hands"]) == ({"S"} if dealt else set())
