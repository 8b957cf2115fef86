"""Random legal matches through a game's rules: how many complete deals a second on one core.

    python -m bench.playouts --game KEY --seconds 5 --seed 1

A deal is dealt, called, played, scored and closed through `to_act`, `legal_actions` and `apply` alone, as the server
does it. Prints one JSON line: `game`, `deals`, `seconds`, `deals_per_s`.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

from games.engine.cards import CARDS, hand_of
from games.engine.events import Acted, Dealt
from games.engine.game import Game, NextBoard
from games.rules.registry import GAMES, get_game


def random_deal(rng: random.Random, board: NextBoard) -> Dealt:
    """A deal drawn from `rng` for `board`."""
    draw = rng.random
    pack = sorted(CARDS, key=lambda card: draw())
    hands = (hand_of(pack[:13]), hand_of(pack[13:26]), hand_of(pack[26:39]), hand_of(pack[39:]))
    dealer = rng.randrange(4) if board.dealer is None else board.dealer
    return Dealt(board.number, dealer, board.vulnerable, hands)


def play_match(game: Game[Any], rng: random.Random, deadline: float) -> int:
    """Play one random match, or as much of it as there is time for; the deals finished."""
    state = game.start({})
    draw = rng.random
    while True:
        turns = game.to_act(state)
        if turns:
            seat = turns[0][0]
            actions = game.legal_actions(state, seat)
            state = game.apply(state, Acted(seat, actions[int(draw() * len(actions))]))
            continue
        board = game.next_board(state)
        if board is None or time.perf_counter() >= deadline:
            return game.outcome(state).boards
        state = game.apply(state, random_deal(rng, board))


def measure(game: Game[Any], seconds: float, seed: int) -> dict[str, Any]:
    """Play for about `seconds`."""
    rng = random.Random(seed)
    begun = time.perf_counter()
    deadline = begun + seconds
    deals = 0
    while time.perf_counter() < deadline:
        deals += play_match(game, rng, deadline)
    spent = time.perf_counter() - begun
    return {
        "game": game.info.key,
        "deals": deals,
        "seconds": round(spent, 3),
        "deals_per_s": round(deals / spent, 1),
    }


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=sorted(GAMES), required=True)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(json.dumps(measure(get_game(chosen.game), chosen.seconds, chosen.seed)))


if __name__ == "__main__":
    main()
