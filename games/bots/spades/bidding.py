"""The bid: how many tricks a hand is good for, and whether it is one to win none with.

The coefficients were fitted to deals that this bot played with all four hands.
"""

from __future__ import annotations

from math import exp

from games.engine.actions import NIL, TRICK_BIDS
from games.engine.cards import ACE, HOLDING, JACK, KING, QUEEN, SPADES, SUITS, hand_of, parse_card
from games.engine.game import Json

_SOUND = 0.62
"""How likely a nil must stand: a failed one also costs bags and the partner's care."""
_NIL_TRICKS = 3.5
"""A hand of more tricks is better bid for them, whatever its chance of a nil."""


def choose_bid(view: Json) -> str:
    """Nil when it is sound, else the tricks counted, rounded down: an overtrick costs less than a trick too few."""
    you = view["you"]
    hand = hand_of(map(parse_card, you["hands"][you["seat"]]))
    tricks = count_tricks(hand)
    if tricks < _NIL_TRICKS and nil_chance(hand) >= _SOUND:
        return NIL.text
    return TRICK_BIDS[min(max(int(tricks), 1), 13) - 1].text


def count_tricks(hand: int) -> float:
    """The tricks that the hand may be expected to win."""
    spades = hand >> 13 * SPADES
    length = spades.bit_count()
    tricks = 0.35 + 0.34 * length + 0.15 * max(0, length - 3) + 0.35 * max(0, length - 5)
    tricks += _honours(spades, ace=0.92, king=0.68, queen=0.5, jack=0.38)
    return tricks + sum(_plain_tricks(hand >> 13 * suit & HOLDING, length) for suit in SUITS[:SPADES])


def _plain_tricks(holding: int, spades: int) -> float:
    """The tricks of a plain suit's honours, or of ruffs where it is void."""
    if not holding:
        return 0.08 * min(spades, 4)
    touching = (holding >> KING & 3 == 3) + (holding >> QUEEN & 3 == 3)
    return _honours(holding, ace=0.65, king=0.48, queen=0.37, jack=0.0) - 0.13 * touching


def _honours(holding: int, *, ace: float, king: float, queen: float, jack: float) -> float:
    values = (ACE, ace), (KING, king), (QUEEN, queen), (JACK, jack)
    return sum(value for rank, value in values if holding >> rank & 1)


def nil_chance(hand: int) -> float:
    """The chance that the hand wins no trick; none at all with the ace of spades."""
    spades = hand >> 13 * SPADES
    if spades >> ACE & 1:
        return 0.0
    weight = 1.9 - 0.3 * spades.bit_count() - 0.14 * _excess(spades, 2)
    weight -= _honours(spades, ace=0.0, king=0.8, queen=0.6, jack=0.0)
    for suit in SUITS[:SPADES]:
        holding = hand >> 13 * suit & HOLDING
        weight += 0.4 if not holding else -0.29 * _excess(holding, 3)
    return 1 / (1 + exp(-weight))


def _excess(holding: int, safe: int) -> int:
    """By how many ranks a suit's cards are too high: the lowest is safe up to `safe`, each next one three higher."""
    ranks = [rank for rank in range(ACE + 1) if holding >> rank & 1]
    return sum(max(0, rank - safe - 3 * place) for place, rank in enumerate(ranks))
