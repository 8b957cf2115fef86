"""Tricks: which card wins, and what must be followed."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.actions import SUIT_PLAYS, Action, plays_of
from games.engine.cards import CARDS, HOLDING, RANK_OF, SUIT_MASK_OF, SUIT_OF, SUITS, Card, Hand
from games.engine.seats import Seat

NO_TRUMP = 4
"""The fifth denomination, where no suit is trump; the other four are the suits themselves."""


def _power(card: Card, led: int, trump: int) -> int:
    if SUIT_OF[card] == trump:
        return 26 + RANK_OF[card]
    return 13 + RANK_OF[card] if SUIT_OF[card] == led else 0


POWER = tuple(
    tuple(tuple(_power(card, SUIT_OF[lead], trump) for card in CARDS) for lead in CARDS)
    for trump in (*SUITS, NO_TRUMP)
)
"""How strong a card is: `POWER[trump][card led][card]`; a discard is 0."""


def winning_place(cards: Sequence[Card], trump: int) -> int:
    """Which of a trick's cards, in the order played, wins it so far: 0 for the lead."""
    power = POWER[trump][cards[0]]
    best = 0
    for place in range(1, len(cards)):
        if power[cards[place]] > power[cards[best]]:
            best = place
    return best


def winner(leader: Seat, cards: Sequence[Card], trump: int) -> Seat:
    """The seat that wins a trick, or leads in it so far, when `leader` has led to it."""
    return (leader + winning_place(cards, trump)) & 3


def followers(held: Hand | int, lead: Card) -> int:
    """The cards of `held` that may be played on `lead`: those of its suit, or all when there are none."""
    return held & SUIT_MASK_OF[lead] or held


def legal_plays(held: Hand | int, lead: Card | None) -> tuple[Action, ...]:
    """The plays that `held` may make on `lead` (None: it leads), in the order of the pack."""
    if lead is not None:
        suit = SUIT_OF[lead]
        holding = held >> 13 * suit & HOLDING
        if holding:
            return SUIT_PLAYS[suit][holding]
    return plays_of(held)
