"""What holds in every match of every game, at every step of random matches."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.engine.errors import IllegalAction
from games.engine.events import Acted, Dealt, Event, parse_event
from games.engine.game import Game, Viewer
from games.engine.seats import SEAT_LETTERS, SEATS
from games.engine.views import view
from games.rules.registry import GAMES
from games.tests.rules.random_matches import ALL_ACTIONS, Step, random_steps
from games.tests.rules.twins import known_seats
from games.tests.wire import check_frame

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
        played: list[str] = []
        for step in match(game, seed):
            played = played_after(played, step.event)
            public = game.public_view(step.after)
            if public["dealer"] is None:
                continue
            counts = [public["seats"][seat]["cards"] for seat in SEAT_LETTERS]
            assert sum(counts) + len(played) == 52
            hands = [own_hand(game, step.after, seat) for seat in SEATS]
            shown = [card for hand in hands for card in hand or ()] + played
            assert len(shown) == len(set(shown))
            assert [len(hand) for hand in hands if hand is not None] == [
                count for hand, count in zip(hands, counts, strict=True) if hand is not None
            ]


def played_after(played: list[str], event: Event) -> list[str]:
    """The cards played on the board under way."""
    if isinstance(event, Dealt):
        return []
    is_play = isinstance(event, Acted) and event.action.kind == "play"
    return [*played, event.action.text] if is_play else played  # type: ignore[union-attr]


def own_hand(game: Game[Any], state: Any, seat: int) -> list[str] | None:
    """The cards that a seat is shown of its own; None while it is shown none, not even how many."""
    you = game.private_view(state, Viewer(seat))
    assert you is not None
    hand: list[str] | None = you["hands"].get(SEAT_LETTERS[seat])
    return hand


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
            counted = game.outcome(step.after).boards - game.outcome(step.before).boards
            assert 0 <= counted <= len(after) - len(before)
        assert len(game.scoresheet(steps[-1].after)) == sum(isinstance(step.event, Dealt) for step in steps)


@every_game
def test_every_view_is_one_of_the_wires(game: Game[Any]) -> None:
    for step in random_steps(game, 4, {}, boards=3, nonce="ab" * 32):
        if game.public_view(step.after)["phase"] == "deal":
            continue
        for viewer in (*map(Viewer, SEATS), Viewer(), Viewer(None, frozenset(SEATS))):
            both = view(game, step.after, viewer)
            check_frame({"type": "view", "match": 1, "version": 1, "now": 10**12, "deadline": None, **both})


@every_game
def test_all_hands_are_laid_open_as_dealt_once_the_board_is_over_and_the_nonce_with_them(
    game: Game[Any],
) -> None:
    for step in random_steps(game, 2, {}, boards=2, nonce="ab" * 32):
        public = game.public_view(step.after)
        over = public["phase"] in ("scoreboard", "over")
        assert ("nonce" in public) == over
        assert ([len(hand) for hand in public["hands"].values()] == [13] * 4) == over


@every_game
def test_a_plain_spectator_has_no_private_half_and_a_guest_of_a_hand_no_actions(game: Game[Any]) -> None:
    reader = Viewer(None, frozenset({2}))
    acts: list[Acted] = []
    for step in match(game, seed=5, boards=1):
        acts += [step.event] if isinstance(step.event, Acted) else []
        assert game.private_view(step.after, Viewer()) is None
        guest = game.private_view(step.after, reader)
        assert guest is not None
        assert (guest["seat"], guest["actions"], guest["refused"]) == (None, [], {})
        is_shown = 2 in known_seats(game, reader, acts) and game.public_view(step.after)["dealer"] is not None
        assert set(guest["hands"]) == ({"S"} if is_shown else set())
