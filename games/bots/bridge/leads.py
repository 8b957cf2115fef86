"""Defenders' leads: which suit, and the conventional card of it."""

from __future__ import annotations

from games.bots.bridge.position import Position
from games.bots.bridge.suits import fourth_best, is_sequence, lowest, top
from games.engine.cards import (
    ACE,
    BIT,
    JACK,
    KING,
    QUEEN,
    RANK_OF,
    SUIT_MASK,
    SUIT_OF,
    SUITS,
    TEN,
    Card,
    Suit,
    card_of,
    cards_of,
)
from games.engine.trick import NO_TRUMP

_PARTNERS_SUIT, _THEIR_SUIT = 6.0, -4.0
_SEQUENCE = {KING: 4.0, QUEEN: 3.0, JACK: 2.0}
_ACE_KING = 6.0
_BARE_ACE, _BARE_HONOUR = -4.0, -1.5
"""An ace without the king and another honour without support, against a trump contract."""
_SINGLETON, _DOUBLETON = 3.0, 1.0
_TRUMP = -1.0


def opening_lead(position: Position) -> Card:
    """The first card of the play."""
    suit = max(_held(position), key=lambda each: (_worth_leading(position, each), each))
    return card_to_lead(position, suit)


def defenders_lead(position: Position) -> Card:
    """The lead of a defender who has won a trick: what sets the contract, a ruff, the partner's suit, or the safest."""
    masters = [card for card in cards_of(position.hand) if position.is_master(card)]
    if masters and len(masters) >= position.to_set:
        return masters[-1]
    suit = _partner_ruffs(position)
    if suit is None:
        suit = _partners_lead(position)
    if suit is not None:
        return _return(position, suit)
    best = max(
        _held(position), key=lambda each: (_worth_leading(position, each) + _towards(position, each), each)
    )
    return card_to_lead(position, best)


def _held(position: Position) -> list[Suit]:
    return [suit for suit in SUITS if position.of(suit)]


def _worth_leading(position: Position, suit: Suit) -> float:
    """How good a suit is to lead by itself and by the auction."""
    cards = position.of(suit)
    worth = _PARTNERS_SUIT if suit in position.bids[position.seat ^ 2] else 0.0
    if position.is_trump_suit(suit):
        return worth + _TRUMP - any(RANK_OF[card] > TEN for card in cards_of(cards))
    if suit in position.bids[position.declarer] | position.bids[position.dummy]:
        worth += _THEIR_SUIT
    if position.trump == NO_TRUMP:
        return worth + _length_and_honours(cards)
    return worth + _safety(position, cards)


def _length_and_honours(cards: int) -> float:
    honours = [RANK_OF[card] - TEN for card in cards_of(cards) if RANK_OF[card] > TEN]
    return 2.0 * cards.bit_count() + 0.4 * sum(honours) + 2.0 * is_sequence(cards)


def _safety(position: Position, cards: int) -> float:
    high, length = top(cards), cards.bit_count()
    rank = RANK_OF[high]
    if rank == ACE:
        return _ACE_KING if cards & BIT[high - 1] else _BARE_ACE
    if is_sequence(cards):
        return _SEQUENCE[rank]
    if length == 1:
        trumps = (position.hand & SUIT_MASK[position.trump]).bit_count()
        return _SINGLETON if 0 < trumps < 4 else 0.0
    if rank > TEN:
        return _BARE_HONOUR
    return _DOUBLETON if length == 2 else 0.2 * length


def card_to_lead(position: Position, suit: Suit) -> Card:
    """The top of a sequence or of a doubleton, the ace from ace-king; the fourth best, or the lowest of three."""
    cards = position.of(suit)
    high = top(cards)
    if is_sequence(cards) and (cards.bit_count() < 4 or _is_solid(position, cards)):
        return high
    if cards.bit_count() == 2 or (RANK_OF[high] == ACE and position.trump not in (NO_TRUMP, suit)):
        return high
    return fourth_best(cards)


def _is_solid(position: Position, cards: int) -> bool:
    """Whether a sequence may be led from a long suit: any against trumps, at no trump with a third card near."""
    high = top(cards)
    return position.trump != NO_TRUMP or bool(cards & (BIT[high - 2] | BIT[high - 3]))


def _partner_ruffs(position: Position) -> Suit | None:
    """A suit that the partner has run out of, while there may be trumps in that hand."""
    partner = position.seat ^ 2
    if position.trump == NO_TRUMP or position.may_be_void(partner, position.trump):
        return None
    return next(
        (suit for suit in _held(position) if suit != position.trump and position.may_be_void(partner, suit)),
        None,
    )


def _partners_lead(position: Position) -> Suit | None:
    """The suit that the partner led, if there is one left and it is not the declarer's to ruff."""
    partner = position.seat ^ 2
    for trick in reversed(position.sight.history):
        suit = SUIT_OF[trick.cards[0]]
        if trick.leader == partner and position.of(suit) and suit != position.trump:
            is_ruffed = position.trump != NO_TRUMP and not position.dummys & SUIT_MASK[suit]
            return None if is_ruffed and position.dummys & SUIT_MASK[position.trump] else suit
    return None


def _return(position: Position, suit: Suit) -> Card:
    """The higher of two that are left, the highest if nothing beats it, else the lowest."""
    cards = position.of(suit)
    return top(cards) if cards.bit_count() == 2 or position.has_master(cards) else lowest(cards)


def _towards(position: Position, suit: Suit) -> float:
    """Through dummy's honours when dummy plays next, up to dummy's weakness when it plays last."""
    shown = position.dummys & SUIT_MASK[suit]
    honours = sum(1 for rank in (TEN, JACK, QUEEN, KING) if shown & BIT[card_of(suit, rank)])
    if not shown and position.trump != NO_TRUMP:
        return -2.0
    if (position.seat + 1) & 3 == position.dummy:
        return 0.7 * honours
    return 1.5 - honours - 2.0 * bool(shown & BIT[card_of(suit, ACE)])
