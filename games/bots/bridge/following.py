"""Playing to a trick that another has led: second hand low, third hand high, fourth hand as cheaply as it wins."""

from __future__ import annotations

from collections.abc import Sequence

from games.bots.bridge.position import Position
from games.bots.bridge.suits import HONOURS, prospect, top
from games.bots.chances import HIGHER
from games.engine.cards import BIT, KING, RANK_OF, SUIT_MASK, SUIT_OF, TEN, Card
from games.engine.seats import Seat
from games.engine.trick import NO_TRUMP

_AGAINST_KING, _AGAINST_LOWER = 3, 5
"""How many cards of the suit the opponents have when a finesse against one card above is better than its fall."""
_LONG, _SHORT = 7, 5
"""Cards of a suit up to which it is held up: in the first trick, and after it."""
_CAN_LOSE = 2
"""Tricks that declarer can lose without losing the contract, so that one is to spare."""


def follow(position: Position, cards: Sequence[Card]) -> Card:
    """Which of `cards`, all of the suit led, to play."""
    winners = [card for card in cards if position.beats(card)]
    if not winners or _holds_up(position, winners):
        return cards[0]
    return (_second, _third, _fourth)[position.sight.place - 1](position, cards, winners)


def _holds_up(position: Position, winners: Sequence[Card]) -> bool:
    """Whether declarer at no trump lets the only stopper wait for a later round, which cuts one defender off."""
    is_led_by_them = position.is_declaring and position.sight.place & 1 == 1
    if not is_led_by_them or position.trump != NO_TRUMP or not position.is_master(winners[0]):
        return False
    mine, partners = position.of(position.led), position.partners_of(position.led)
    length = mine.bit_count() + partners.bit_count()
    may_wait = length <= (_LONG if position.sight.trick.number == 1 else _SHORT)
    is_only_one = prospect(mine, partners, position.theirs_of(position.led)).tricks == 1
    return may_wait and is_only_one and mine.bit_count() > 1 and position.to_set > _CAN_LOSE


def _fourth(position: Position, cards: Sequence[Card], winners: Sequence[Card]) -> Card:
    return cards[0] if position.is_partner_winning else winners[0]


def _third(position: Position, cards: Sequence[Card], winners: Sequence[Card]) -> Card:
    if position.is_partner_winning and not _threats(position, position.best):
        return cards[0]
    return (_declarers_third if position.is_declaring else _defenders_third)(position, cards, winners)


def _threats(position: Position, card: Card) -> int:
    """The hand of cards above `card` that the opponent who plays last may hold."""
    return _held_by_last(position) & HIGHER[card]


def _held_by_last(position: Position) -> int:
    last = position.sight.later[-1]
    return position.dummys if last == position.dummy else position.sight.unseen


def _declarers_third(position: Position, cards: Sequence[Card], winners: Sequence[Card]) -> Card:
    """A finesse where there is one, else the cheapest card that is sure, else the one that most likely wins."""
    if position.is_partner_winning and _runs(position):
        return cards[0]
    sure = [card for card in winners if not _threats(position, card)]
    for card in winners:
        if sure and card < sure[0] and RANK_OF[card] >= TEN and _is_finesse(position, card):
            return card
    return sure[0] if sure else _cheapest_equal(position, winners)


def _runs(position: Position) -> bool:
    """Whether the partner's card is led for a finesse: one card beats it, and a higher one stands over that."""
    threats = _threats(position, position.best)
    return threats.bit_count() == 1 and _is_finesse(position, position.best)


def _is_finesse(position: Position, card: Card) -> bool:
    """Whether it is better to let opponents' cards above win, if they are over it, than to play for their fall."""
    above = _threats(position, card)
    missing = position.theirs_of(position.led).bit_count() + _followed(position)
    if above.bit_count() != 1:
        return above.bit_count() == 2 and missing > _AGAINST_LOWER
    return missing >= (_AGAINST_KING if RANK_OF[top(above)] >= KING else _AGAINST_LOWER)


def _followed(position: Position) -> int:
    """Opponents' cards of the suit led that are in this trick."""
    return sum(1 for place, card in enumerate(position.played) if place & 1 and SUIT_OF[card] == position.led)


def _cheapest_equal(position: Position, winners: Sequence[Card]) -> Card:
    """The cheapest of those that are as good as the highest."""
    best = _threats(position, winners[-1]).bit_count()
    return next(card for card in winners if _threats(position, card).bit_count() == best)


def _defenders_third(position: Position, cards: Sequence[Card], winners: Sequence[Card]) -> Card:
    """As high as it helps: not over the partner's honour, and under dummy's honour if the card does."""
    if position.is_partner_winning and RANK_OF[position.best] >= TEN:
        return cards[0]
    if position.sight.later[-1] != position.dummy:
        below = _under_dummys_honour(position, winners)
        return below[-1] if below else _cheapest_equal(position, winners)
    sure = [card for card in winners if not _threats(position, card)]
    if sure or not position.is_partner_winning:
        return sure[0] if sure else _cheapest_equal(position, winners)
    return cards[0]


def _under_dummys_honour(position: Position, winners: Sequence[Card]) -> list[Card]:
    """Cards below an honour of dummy, which has played, while one above it is kept to catch it later."""
    honours = position.dummys & HONOURS[position.led]
    if not honours or winners[-1] < top(honours):
        return []
    return [card for card in winners if card < top(honours) and RANK_OF[card] >= TEN]


def _second(position: Position, cards: Sequence[Card], winners: Sequence[Card]) -> Card:
    if position.is_declaring:
        return _declarers_second(position, cards, winners)
    if _takes_now(position, winners[-1]):
        return winners[-1]
    covers = _cover(position, winners)
    return cards[0] if covers is None else covers


def _takes_now(position: Position, card: Card) -> bool:
    """Whether a sure trick is not to be waited with: it sets the contract, or dummy's singleton goes by."""
    if not position.is_master(card):
        return False
    leader: Seat = position.sight.trick.leader
    is_last = leader == position.dummy and not position.dummys & SUIT_MASK[position.led]
    return position.to_set <= 1 or (is_last and not position.is_trump_suit(position.led))


def _cover(position: Position, winners: Sequence[Card]) -> Card | None:
    """An honour on an honour, where that may make a lower card good: not when dummy leads one of two that touch."""
    led = position.played[0]
    if RANK_OF[led] < TEN or RANK_OF[winners[0]] <= TEN or position.is_trump_suit(position.led):
        return None
    leads_from_dummy = position.sight.trick.leader == position.dummy
    if leads_from_dummy and position.dummys & BIT[led - 1]:
        return None
    return winners[0] if leads_from_dummy or position.dummys & HIGHER[winners[0]] else None


def _declarers_second(position: Position, cards: Sequence[Card], winners: Sequence[Card]) -> Card:
    """Low, when the hand behind can still win; else a card that only one unseen card beats, as a free finesse."""
    behind = position.partners_of(position.led)
    if behind and (position.has_master(behind) or RANK_OF[top(behind)] >= TEN):
        return cards[0]
    for card in winners:
        if RANK_OF[card] > TEN and (position.theirs & HIGHER[card]).bit_count() <= 1:
            return card
    return cards[0]
