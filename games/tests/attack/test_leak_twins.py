"""Two deals that agree on all that a reader may see give that reader byte-identical frames, pages and refusals.

The other deals are drawn as for the engine's views (games/tests/rules/twins.py); here they go through the
log, the hub and the rendered page, in every game. What differs by its nature, time and commitment, is held fixed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import pytest

from accounts.models import User
from conftest import FakeClock
from games.engine.errors import IllegalAction
from games.engine.events import Acted, Dealt
from games.engine.game import Game, Viewer
from games.engine.seats import EAST, NORTH, SEATS, SOUTH, Seat
from games.models import Room
from games.rules.registry import GAMES
from games.selectors.records import get_record
from games.tests.attack.site import READERS, Site
from games.tests.attack.worlds import UnderWay, other_worlds, state_of, steps_of_a_second_board
from games.tests.rules import twins
from games.tests.rules.random_matches import ALL_ACTIONS

PAGE_EVERY = 9
PHASES = {
    "broken-ark": {"auction", "play"},
    "rubber-bridge": {"auction", "play", "claim"},
    "imp-bridge": {"auction", "play", "claim"},
    "spades": {"auction", "play"},
}
"""The phases of a board in which something is hidden."""
FIRST_SEED = 1
"""In its board of either bridge game a claim is answered."""
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@pytest.fixture
def site(
    game: Game[Any], four: dict[str, User], room: Room, make_user: Any, clock: FakeClock
) -> Iterator[Site]:
    """A site on which time stands still and every deal has the same commitment."""
    with ExitStack() as stack:
        stack.enter_context(patch("games.engine.views.commitment", lambda nonce, hands: "cd" * 32))
        yield Site(game.info.key, four, make_user("Spectator"))


def compare_with_twins(game: Game[Any], seed: int, site: Site) -> Counter[str]:
    """Compare each step of a board; how often that was done for each reader, and in each phase."""
    rng, compared = random.Random(seed), Counter[str]()
    for step, at in enumerate(steps_of_a_second_board(game, seed)):
        site.let_spectators_see(EAST, step % 2 == 0)
        site.put(at)
        frames = site.frames()
        pages = {reader: site.page(reader) for reader in READERS} if step % PAGE_EVERY == 0 else {}
        for reader in READERS:
            for world in other_worlds(rng, game, at, site.viewer(reader)):
                site.put(world)
                assert site.frames()[reader] == frames[reader], (step, reader)
                compared.update((reader, game.public_view(state_of(game, at))["phase"]))
                if pages:
                    assert site.page(reader) == pages[reader], (step, reader)
    return compared


@pytest.mark.parametrize("boards", [1, pytest.param(12, marks=pytest.mark.soak)])
@every_game
def test_what_a_reader_may_not_see_makes_no_difference_to_a_byte_of_frames_and_pages(
    game: Game[Any], boards: int, site: Site
) -> None:
    compared = Counter[str]()
    for seed in range(FIRST_SEED, FIRST_SEED + boards):
        compared += compare_with_twins(game, seed, site)
    assert min(compared[reader] for reader in READERS) > 10, compared
    assert PHASES[game.info.key] <= set(compared), compared


@every_game
def test_two_deals_whose_difference_a_reader_may_see_are_told_apart(game: Game[Any], site: Site) -> None:
    """The comparison above is able to fail."""
    rng = random.Random(3)
    for at in steps_of_a_second_board(game, 3):
        for world in other_worlds(rng, game, at, Viewer(SOUTH)):
            if differs_for(game, at, world, NORTH):
                site.put(at)
                frames, page = site.frames(), site.page("N")
                site.put(world)
                assert site.frames()["N"] != frames["N"]
                assert site.page("N") != page
                return
    pytest.fail("no other deal was drawn")


def differs_for(game: Game[Any], at: UnderWay, world: UnderWay, seat: Seat) -> bool:
    """Whether the seat sees its own cards, which are others in the other world."""
    sees = seat in twins.known_seats(game, Viewer(seat), at.acts)
    return sees and world.dealt.hands[seat] != at.dealt.hands[seat]


def refusals(game: Game[Any], at: UnderWay, seat: Seat) -> list[str]:
    """What each action of the seat would be answered with."""
    state, answers = state_of(game, at), []
    for action in ALL_ACTIONS:
        try:
            game.apply(state, Acted(seat, action))
            answers.append("ok")
        except IllegalAction as illegal:
            answers.append(str(illegal.reason.as_json()))
    return answers


@every_game
def test_what_a_seat_is_told_of_an_action_tells_nothing_that_it_may_not_know(game: Game[Any]) -> None:
    rng, compared = random.Random(5), 0
    for seed in (6, 7):
        for at in steps_of_a_second_board(game, seed):
            on_turn = game.to_act(state_of(game, at))[0][0]
            for seat in {on_turn, rng.choice(SEATS)}:
                for world in other_worlds(rng, game, at, Viewer(seat)):
                    assert refusals(game, world, seat) == refusals(game, at, seat)
                    compared += 1
    assert compared > 50


@every_game
def test_the_export_of_a_running_match_is_the_same_for_every_deal_of_the_board_under_way(
    game: Game[Any], site: Site
) -> None:
    rng, compared = random.Random(9), 0
    for at in list(steps_of_a_second_board(game, 9))[::PAGE_EVERY]:
        site.put(at)
        record = get_record(site.match.pk)
        assert record is not None
        assert len(record["boards"]) == sum(isinstance(event, Dealt) for event in at.before)
        for world in other_worlds(rng, game, at, Viewer()):
            site.put(world)
            assert get_record(site.match.pk) == record
            compared += 1
    assert compared
