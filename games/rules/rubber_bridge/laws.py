"""The scoring of the Laws of Rubber Bridge: contract points below the line, all else above it (`laws`).

Part-scores add up until either side makes game. Honours count for who holds them, whoever declared and made or not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.engine.bridge.sheet import is_declarer_vulnerable, receiver
from games.engine.bridge.state import Play, declaring_tricks
from games.engine.cards import ACE, SUITS, TEN, Hands, card_of, hand_of
from games.engine.contract_score import (
    ScorePart,
    bid_part,
    insult_parts,
    overtrick_parts,
    slam_parts,
    undertrick_parts,
)
from games.engine.score_words import part_text
from games.engine.scores import leader
from games.engine.seats import SEATS, Seat
from games.engine.text import Text, gettext_noop, text
from games.engine.trick import NO_TRUMP
from games.rules.rubber_bridge.scoring import Column, Part, Scoring, is_made
from games.rules.rubber_bridge.standing import Standing

FOUR_TRUMP_HONOURS = 100
FIVE_TRUMP_HONOURS = 150
FOUR_ACES = 150
RUBBER = (700, 500)
"""The bonus for the rubber, by the games of the other side."""

_HONOURS = (
    *(hand_of(card_of(suit, rank) for rank in range(TEN, ACE + 1)) for suit in SUITS),
    hand_of(card_of(suit, ACE) for suit in SUITS),
)
"""The honours by denomination: ace to ten of a trump suit, and at no trump the aces."""
_FOUR = gettext_noop("Honours: four trump honours")
_FIVE = gettext_noop("Honours: five trump honours")
_ACES = gettext_noop("Honours: four aces")
_RUBBER = (gettext_noop("Rubber, two games to none"), gettext_noop("Rubber, two games to one"))


class Honours(NamedTuple):
    """Honours in one hand."""

    seat: Seat
    points: int
    words: Text


def honours(hands: Hands, denomination: int) -> Honours | None:
    """Four or five honours in one of the hands as dealt, or None."""
    for seat in SEATS:
        held = (hands[seat] & _HONOURS[denomination]).bit_count()
        if held == 5:
            return Honours(seat, FIVE_TRUMP_HONOURS, text(_FIVE))
        if held == 4:
            aces = denomination == NO_TRUMP
            return Honours(seat, FOUR_ACES if aces else FOUR_TRUMP_HONOURS, text(_ACES if aces else _FOUR))
    return None


def _parts(play: Play, before: Standing) -> list[Part]:
    return [*_contract_parts(play), *_honours_part(play), *_rubber_part(play, before)]


def _contract_parts(play: Play) -> Iterator[Part]:
    contract, vulnerable = play.contract, is_declarer_vulnerable(play)
    for column, part in _in_columns(play, vulnerable):
        words = part_text(part, contract, vulnerable)
        yield Part(column, receiver(part, contract), abs(part.points), words)


def _in_columns(play: Play, vulnerable: bool) -> list[tuple[Column, ScorePart]]:
    contract = play.contract
    over = declaring_tricks(play) - contract.tricks_needed
    if over < 0:
        return [("above", part) for part in undertrick_parts(contract, vulnerable, -over)]
    bonuses = [
        *slam_parts(contract, vulnerable),
        *insult_parts(contract),
        *overtrick_parts(contract, vulnerable, over),
    ]
    return [("below", bid_part(contract)), *(("above", part) for part in bonuses)]


def _honours_part(play: Play) -> Iterator[Part]:
    held = honours(play.auction.deal.hands, play.contract.denomination)
    if held:
        yield Part("above", held.seat & 1, held.points, held.words, held.seat)


def _rubber_part(play: Play, before: Standing) -> Iterator[Part]:
    side = play.contract.declarer & 1
    if is_made(play) and before.wins_rubber(side, play.contract.points):
        games = before.games[1 - side]
        yield Part("above", side, RUBBER[games], text(_RUBBER[games]))


def _winner(standing: Standing) -> str:
    """The side with the higher total."""
    return leader(standing.total)


LAWS = Scoring("laws", text(gettext_noop("scoring by the Laws")), _parts, has_line=True, winner=_winner)
