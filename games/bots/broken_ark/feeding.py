"""What those who play later to a trick may be expected to put on it."""

from __future__ import annotations

from games.bots.broken_ark.prices import Prices
from games.bots.chances import holds, holds_any, is_void
from games.bots.sight import Sight
from games.engine.cards import BIT, HEARTS, SUIT_MASK, SUIT_OF, Card
from games.engine.seats import Seat
from games.engine.trick import POWER, winning_place
from games.rules.broken_ark.auction import DIAMOND_JACK, HEART_ACE, SPADE_QUEEN

_EAGER = 0.8
"""How likely a card is put where its holder wants it."""
_HEART_DISCARDED = -2.0
_HEART_FOLLOWED = -13.0
"""Points that an opponent's discard, and anyone's heart on a heart, are expected to bring whoever wins."""


def points_fed(sight: Sight, prices: Prices, cards: tuple[Card, ...], holder: Seat) -> float:
    """Points that the later cards of a trick, `cards` so far, may be expected to bring `holder`, who wins it."""
    return sum([_fed_by(sight, prices, cards, holder, seat) for seat in sight.later if seat != holder])


def _fed_by(sight: Sight, prices: Prices, cards: tuple[Card, ...], holder: Seat, seat: Seat) -> float:
    led = SUIT_OF[cards[0]]
    void = is_void(sight, seat, led)
    is_friend = not (seat - holder) & 1
    hearts = 0.0 if is_friend else _HEART_DISCARDED * void
    if led == HEARTS:
        hearts += _HEART_FOLLOWED * (1 - void)
    fed = hearts * prices.factors[HEART_ACE]
    for card in (SPADE_QUEEN, DIAMOND_JACK):
        held = holds(sight, seat, card)
        if held and not (_would_win(sight, cards, card) and not is_friend):
            wants = is_friend == (prices.points[card] > 0)
            fed += held * _plays(sight, seat, card, led, void, wants) * prices.points[card]
    return fed


def _plays(sight: Sight, seat: Seat, card: Card, led: int, void: float, wants: bool) -> float:
    """How likely `seat`, which holds `card`, plays it now: it may, and wants to or has nothing else to follow with."""
    suit = SUIT_OF[card]
    if suit != led:
        return void * _EAGER if wants else 0.0
    return _EAGER if wants else 1.0 - holds_any(sight, seat, SUIT_MASK[suit] & ~BIT[card], suit)


def _would_win(sight: Sight, cards: tuple[Card, ...], card: Card) -> bool:
    """Whether `card` would beat all so far."""
    power = POWER[sight.trump][cards[0]]
    return power[card] > power[cards[winning_place(cards, sight.trump)]]
