"""Golden playthroughs: a recorded match of each game and what everyone saw of it, step by step.

    python -m games.tests.rules.golden            write what the recorded events now give
    python -m games.tests.rules.golden --draw 7   draw the events of games that have no file, from seed 7

A file is JSON Lines. The first line is the match's `Started`; each further one an `event` and what it changed: the
keys of the public half, which is all a plain spectator gets, and those of each seat's private half. Whoever changes
what is sent writes the files anew and reads the difference before committing it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from games.engine.events import Event, Started, parse_event
from games.engine.game import Game, Json, Viewer
from games.engine.seats import SEAT_LETTERS, SEATS
from games.rules.registry import GAMES, get_game
from games.tests.rules.random_matches import random_steps

FOLDER = Path(__file__).parents[1] / "golden"
OPTIONS: dict[str, Json] = {
    "broken-ark": {"boards": 3},
    "rubber-bridge": {"scoring": "laws"},
    "imp-bridge": {"boards": 2},
}
"""The options a game's playthrough is drawn with, so that it reaches an end."""
NONCE = "5a" * 32


def golden_file(key: str) -> Path:
    """Where the playthrough of a game is kept."""
    return FOLDER / f"{key}.jsonl"


def recorded_events(key: str) -> list[Event]:
    """The events of a game's playthrough."""
    lines = golden_file(key).read_text(encoding="utf-8").splitlines()
    return [parse_event(json.loads(line)["event"]) for line in lines]


def drawn_events(game: Game[Any], seed: int) -> list[Event]:
    """The events of a random match."""
    options = OPTIONS.get(game.info.key, {})
    steps = random_steps(game, seed, options, boards=4, nonce=NONCE)
    return [Started(game.info.key, options, game.info.rules), *(step.event for step in steps)]


def playthrough(events: Iterable[Event]) -> Iterator[str]:
    """The lines of the playthrough of `events`."""
    started, *others = events
    assert isinstance(started, Started)
    game = get_game(started.game)
    state = game.start(started.options)
    yield _line({"event": started.as_json()})
    shown: dict[str, Json] = {name: {} for name in ("public", *SEAT_LETTERS)}
    for event in others:
        state = game.apply(state, event)
        seen = _views(game, state)
        changes = {name: _changed(shown[name], seen[name]) for name in seen}
        yield _line(
            {"event": event.as_json(), **{name: change for name, change in changes.items() if change}}
        )
        shown = seen


def _views(game: Game[Any], state: Any) -> dict[str, Json]:
    assert game.private_view(state, Viewer()) is None
    private = {SEAT_LETTERS[seat]: game.private_view(state, Viewer(seat)) or {} for seat in SEATS}
    return {"public": game.public_view(state), **private}


def _changed(before: Json, after: Json) -> Json:
    """The keys that are new or have another value; a key that is gone is null."""
    gone = dict.fromkeys(key for key in before if key not in after)
    return {key: value for key, value in after.items() if key not in before or before[key] != value} | gone


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write the playthroughs of all registered games."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--draw", type=int, metavar="SEED")
    seed = parser.parse_args().draw
    for key, game in GAMES.items():
        drawn = seed is not None and not golden_file(key).exists()
        events = drawn_events(game, seed or 0) if drawn else recorded_events(key)
        golden_file(key).write_text("".join(playthrough(events)), encoding="utf-8")


if __name__ == "__main__":
    main()
