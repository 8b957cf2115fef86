"""The simple scoring: contract points and bonuses in one running total (rules/rubber-bridge.md, `simple`).

A game is 100 points in one contract. There is one bonus for making it, by the doubling and not by vulnerability.
"""

from __future__ import annotations

from games.engine.bridge.sheet import is_declarer_vulnerable, receiver
from games.engine.bridge.state import Play, declaring_tricks
from games.engine.contract import Contract
from games.engine.contract_score import (
    ScorePart,
    bid_part,
    is_game,
    overtrick_parts,
    slam_parts,
    undertrick_points,
)
from games.engine.score_words import part_text
from games.engine.scores import leader
from games.engine.text import Text, gettext_noop, text
from games.rules.rubber_bridge.scoring import Part, Scoring
from games.rules.rubber_bridge.standing import Standing

PART_SCORE_MADE = (50, 50, 100)
GAME_MADE = (300, 500, 1000)
"""The bonus for making a contract: undoubled, doubled, redoubled."""
LAST_COST = 2
"""From the second undertrick on, all cost the same, also doubled and not vulnerable."""

_BONUS = {
    "part-score": (
        gettext_noop("Part-score"),
        gettext_noop("Part-score, doubled"),
        gettext_noop("Part-score, redoubled"),
    ),
    "game": (gettext_noop("Game"), gettext_noop("Game, doubled"), gettext_noop("Game, redoubled")),
}


def score_parts(contract: Contract, vulnerable: bool, tricks: int) -> list[ScorePart]:
    """What makes up the declaring side's score for `tricks` taken, negative for what the defenders receive."""
    over = tricks - contract.tricks_needed
    if over < 0:
        return [
            ScorePart("undertrick", -undertrick_cost(contract, vulnerable, number), number)
            for number in range(1, 1 - over)
        ]
    return [
        bid_part(contract),
        bonus_part(contract),
        *slam_parts(contract, vulnerable),
        *overtrick_parts(contract, vulnerable, over),
    ]


def bonus_part(contract: Contract) -> ScorePart:
    """The one bonus for making the contract."""
    if is_game(contract):
        return ScorePart("game", GAME_MADE[contract.doubled])
    return ScorePart("part-score", PART_SCORE_MADE[contract.doubled])


def undertrick_cost(contract: Contract, vulnerable: bool, number: int) -> int:
    """What the undertrick `number`, from 1, costs."""
    return undertrick_points(contract, vulnerable, min(number, LAST_COST))


def _words(part: ScorePart, contract: Contract, vulnerable: bool) -> Text:
    keys = _BONUS.get(part.kind)
    return text(keys[contract.doubled]) if keys else part_text(part, contract, vulnerable)


def _parts(play: Play, before: Standing) -> list[Part]:
    contract, vulnerable = play.contract, is_declarer_vulnerable(play)
    return [
        Part("contract", receiver(part, contract), abs(part.points), _words(part, contract, vulnerable))
        for part in score_parts(contract, vulnerable, declaring_tricks(play))
    ]


def _winner(standing: Standing) -> str:
    """The side with more rubbers: of a single one, the side with two games."""
    return leader(standing.rubbers)


SIMPLE = Scoring("simple", text(gettext_noop("simple scoring")), _parts, has_line=False, winner=_winner)
