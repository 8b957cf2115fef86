"""Card score, sequence score, and the score of a board (rules/broken-ark.md).

Scores come as parts, each with its points, so that the score sheet can explain every one of them and its lines add
up by construction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from games.engine.cards import CARDS, HEARTS, RANK_OF, SUIT_MASK, SUIT_OF, Card, cards_of
from games.engine.duplicate import is_vulnerable
from games.engine.scores import Pair, of_side
from games.engine.seats import Seat
from games.rules.broken_ark.auction import CLUB_TEN, DIAMOND_JACK, HEART_ACE, SPADE_QUEEN
from games.rules.broken_ark.play import taken_by
from games.rules.broken_ark.state import Play, Quartet
from games.rules.broken_ark.trick_score import trick_score

FREE, DOWN, UP = 1, 2, 4
"""What a card's value is multiplied by when it is free, detained face down, or face up."""

SPADE_QUEEN_POINTS = -100
DIAMOND_JACK_POINTS = 100
CLUB_TEN_POINTS = 50
_HEART_POINTS = (0, 0, 0, -10, -10, -10, -10, -10, -10, -20, -30, -40, -50)
SEQUENCE = (10, -60, 20, -50, 30, -40, 40, -30, 50, -20, 60, -10, 70)
"""What trick 1 to 13 is worth."""
PIPS = tuple(1 if RANK_OF[card] == 12 else RANK_OF[card] + 2 for card in CARDS)
"""Ace 1, 2 to 10, jack 11, queen 12, king 13."""

_HEART_MASK = SUIT_MASK[HEARTS]
SCORING_CARDS = _HEART_MASK | 1 << SPADE_QUEEN | 1 << DIAMOND_JACK | 1 << CLUB_TEN
"""The sixteen; ♥2 to ♥4 are among them and score nothing."""
_POINTS = {
    **{
        card: _HEART_POINTS[RANK_OF[card]]
        for card in CARDS
        if SUIT_OF[card] == HEARTS and _HEART_POINTS[RANK_OF[card]]
    },
    SPADE_QUEEN: SPADE_QUEEN_POINTS,
    DIAMOND_JACK: DIAMOND_JACK_POINTS,
}
_COUNTING = sum(1 << card for card in _POINTS)

Harvest: TypeAlias = Literal["", "harvest", "full harvest"]


class CardPart(NamedTuple):
    """One card's share of a player's card score: `value` × `factor`, or what ♣10 as a multiplier adds to `value`."""

    card: Card
    value: int
    factor: int
    points: int
    harvest: Harvest = ""
    multiplies: bool = False


def factor_of(card: Card, up: int, down: int) -> int:
    """The factor of a card by how it is detained; a heart goes by ♥A."""
    decides = HEART_ACE if SUIT_OF[card] == HEARTS else card
    if up >> decides & 1:
        return UP
    return DOWN if down >> decides & 1 else FREE


def harvest_of(taken: int) -> Harvest:
    """Whether one player's cards are a harvest (all hearts) or a full one (all sixteen scoring cards)."""
    if taken & _HEART_MASK != _HEART_MASK:
        return ""
    return "full harvest" if taken & SCORING_CARDS == SCORING_CARDS else "harvest"


def card_parts(taken: int, up: int, down: int) -> list[CardPart]:
    """The card score of a player who took the cards `taken`, card by card; ♥2 to ♥4 have no part."""
    if not taken & SCORING_CARDS:
        return []
    harvest = harvest_of(taken)
    parts = [_card_part(card, factor_of(card, up, down), harvest) for card in cards_of(taken & _COUNTING)]
    if taken >> CLUB_TEN & 1:
        factor = factor_of(CLUB_TEN, up, down)
        if parts:
            before = sum(part.points for part in parts)
            parts.append(CardPart(CLUB_TEN, before, 2 * factor, before * (2 * factor - 1), multiplies=True))
        else:
            parts.append(CardPart(CLUB_TEN, CLUB_TEN_POINTS, factor, CLUB_TEN_POINTS * factor))
    return parts


def _card_part(card: Card, factor: int, harvest: Harvest) -> CardPart:
    value = _POINTS[card]
    if value < 0 and harvest and (card != SPADE_QUEEN or harvest == "full harvest"):
        return CardPart(card, -value, factor, -value * factor, harvest)
    return CardPart(card, value, factor, value * factor)


def card_score(taken: int, up: int, down: int) -> int:
    """The card score of a player who took the cards `taken`."""
    return sum(part.points for part in card_parts(taken, up, down))


def sequence_keeps(number: int, pips: int) -> bool:
    """Whether the winner of trick `number` (from 1) keeps its value; else the other side takes it."""
    return (number ^ pips) & 1 == 0


def sequence_score(winners: Sequence[Seat], pips: Sequence[int]) -> Pair:
    """The sequence score of both sides from the winner and the pips of each trick; together 70."""
    score = [0, 0]
    for number, (won_by, sum_of_pips) in enumerate(zip(winners, pips, strict=True), start=1):
        side = won_by & 1 if sequence_keeps(number, sum_of_pips) else ~won_by & 1
        score[side] += SEQUENCE[number - 1]
    return score[0], score[1]


def trick_pips(play: Play) -> list[int]:
    """The pips of each finished trick."""
    pips = [PIPS[card] for card in play.cards]
    return [sum(pips[first : first + 4]) for first in range(0, 4 * len(play.winners), 4)]


@dataclass(frozen=True, slots=True)
class BoardScore:
    """The three scores of a board before negation; `tricks`: those of the declaring side."""

    tricks: int
    trick: Pair
    card: Quartet
    sequence: Pair

    @property
    def total(self) -> Pair:
        """Both sides' scores."""
        north, east, south, west = self.card
        return (
            self.trick[0] + north + south + self.sequence[0],
            self.trick[1] + east + west + self.sequence[1],
        )


def declaring_tricks(play: Play) -> int:
    """The tricks the declaring side has taken."""
    side = play.contract.declarer & 1
    return sum(1 for won_by in play.winners if won_by & 1 == side)


def score_board(play: Play) -> BoardScore:
    """The scores of a board that has been played out."""
    contract, auction = play.contract, play.auction
    tricks = declaring_tricks(play)
    points = trick_score(contract, is_vulnerable(auction.deal.vulnerable, contract.declarer), tricks)
    north, east, south, west = (card_score(taken, auction.up, auction.down) for taken in taken_by(play))
    return BoardScore(
        tricks=tricks,
        trick=of_side(contract.declarer & 1, points),
        card=(north, east, south, west),
        sequence=sequence_score(play.winners, trick_pips(play)),
    )
