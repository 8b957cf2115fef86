"""How a rubber stands: totals, the line, games and rubbers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.engine.contract_score import GAME_NEEDS
from games.engine.duplicate import VULNERABLE, Vulnerable
from games.engine.scores import Pair

GAMES_OF_A_RUBBER = 2


@dataclass(frozen=True, slots=True)
class Standing:
    """Where both sides stand after a board. Only the Laws' scoring draws the line, and fills `below` and `part`.

    `total`: all points of the match; `below`: those of them below the line; `part`: those below it since the last
    game; `games`: of the rubber under way, or just won; `rubbers`: won so far.
    """

    total: Pair = (0, 0)
    below: Pair = (0, 0)
    part: Pair = (0, 0)
    games: Pair = (0, 0)
    rubbers: Pair = (0, 0)

    @property
    def above(self) -> Pair:
        """The points above the line."""
        return self.total[0] - self.below[0], self.total[1] - self.below[1]

    @property
    def vulnerable(self) -> Vulnerable:
        """A side with a game in this rubber is vulnerable."""
        north_south, east_west = self.games
        return VULNERABLE[bool(north_south) + 2 * bool(east_west)]

    def under_way(self) -> Standing:
        """As the next board finds it: once a rubber is won, the games of another are counted from 0."""
        return replace(self, games=(0, 0)) if max(self.games) == GAMES_OF_A_RUBBER else self

    def makes_game(self, side: int, points: int) -> bool:
        """Whether `points` for a contract that `side` (0 North-South) has made are a game, a part-score added."""
        return self.part[side] + points >= GAME_NEEDS

    def wins_rubber(self, side: int, points: int) -> bool:
        """Whether they also win the rubber."""
        return self.makes_game(side, points) and self.games[side] == GAMES_OF_A_RUBBER - 1
