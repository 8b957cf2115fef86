"""What everyone sees of a recorded match has not changed by a byte."""

from __future__ import annotations

import pytest

from games.rules.registry import GAMES, get_game
from games.tests.rules.golden import golden_file, playthrough, recorded_events

REGENERATE = "python -m games.tests.rules.golden writes it anew; read the difference"


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_a_golden_playthrough_that_reaches_the_end_of_a_match(key: str) -> None:
    assert golden_file(key).exists(), "python -m games.tests.rules.golden --draw SEED draws one"
    game = get_game(key)
    started, *events = recorded_events(key)
    state = game.start(started.options)  # type: ignore[union-attr]
    for event in events:
        state = game.apply(state, event)
    assert game.outcome(state).over


@pytest.mark.parametrize("key", GAMES)
def test_the_views_of_the_golden_playthrough_are_what_they_were(key: str) -> None:
    assert "".join(playthrough(recorded_events(key))) == golden_file(key).read_text(encoding="utf-8"), (
        REGENERATE
    )
