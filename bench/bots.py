"""A game's bot against random play: the same deals twice, with sides changed.

    python -m bench.bots --game KEY --deals 500 --seed 1

Two bots play a deal against two seats that choose evenly among their legal actions, then the same deal with sides
changed. Prints one JSON line: `game`, `deals`, `mean` (the bots' score less the others', points a deal), its
`standard_error`, `seconds` for all, and `choice_us`, a bot's time for one choice. All but the times
follow from the seed.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any

from bench.playouts import random_deal
from games.bots.base import Bot
from games.bots.registry import BOTS
from games.engine.actions import parse_action
from games.engine.events import Acted, Dealt
from games.engine.game import Game, Viewer
from games.engine.seats import SIDES, Seat
from games.engine.views import view
from games.rules.registry import get_game


@dataclass
class Watch:
    """How long a bot has thought about how many choices."""

    seconds: float = 0.0
    choices: int = 0

    def choose(self, bot: Bot, game: Game[Any], state: Any, seat: Seat, rng: random.Random) -> str:
        """What `bot` chooses for `seat`."""
        seen = view(game, state, Viewer(seat))
        begun = time.perf_counter()
        action = bot.choose(seen, rng)
        self.seconds += time.perf_counter() - begun
        self.choices += 1
        return action


def play_deal(game: Game[Any], dealt: Dealt, side: int, rng: random.Random, watch: Watch) -> int:
    """The score of a deal whose bots sit on `side` (0 for North-South), less the other side's; 0 if it is void.

    In IMPs where the game counts them.
    """
    bot = BOTS[game.info.key]
    state = game.apply(game.start({}), dealt)
    while game.to_act(state) and not game.outcome(state).boards:
        seat = game.to_act(state)[0][0]
        if seat & 1 == side:
            action = parse_action(watch.choose(bot, game, state, seat, rng))
        else:
            action = rng.choice(game.legal_actions(state, seat))
        state = game.apply(state, Acted(seat, action))
    sheet = game.scoresheet(state)
    if not sheet:
        return 0
    counted = sheet[-1].get("imps", sheet[-1]["score"])
    return int(counted[SIDES[side]] - counted[SIDES[1 - side]])


def play_both_ways(game: Game[Any], number: int, seed: int, watch: Watch) -> float:
    """The bots' mean lead on deal `number`, played with sides changed."""
    board = game.next_board(game.start({}), number)
    assert board is not None
    dealt = random_deal(random.Random(f"{seed} {number}"), board)
    leads = [
        play_deal(game, dealt, side, random.Random(f"{seed} {number} {side}"), watch) for side in range(2)
    ]
    return fmean(leads)


def measure(game: Game[Any], deals: int, seed: int) -> dict[str, Any]:
    """Play `deals` deals, two or more, both ways."""
    watch = Watch()
    begun = time.perf_counter()
    leads = [play_both_ways(game, number, seed, watch) for number in range(1, deals + 1)]
    return {
        "game": game.info.key,
        "deals": deals,
        "mean": round(fmean(leads), 1),
        "standard_error": round(stdev(leads) / deals**0.5, 1),
        "seconds": round(time.perf_counter() - begun, 3),
        "choice_us": round(watch.seconds / watch.choices * 1e6, 1),
    }


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=sorted(BOTS), required=True)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(json.dumps(measure(get_game(chosen.game), chosen.deals, chosen.seed)))


if __name__ == "__main__":
    main()
