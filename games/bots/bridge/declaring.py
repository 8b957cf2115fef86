"""Declarer's leads, from either hand: losers are ruffed, trumps drawn, long suits made good, sure tricks taken."""

from __future__ import annotations

from games.bots.bridge.position import Position
from games.bots.bridge.suits import HONOURS, Prospect, lowest, prospect, top
from games.bots.chances import HIGHER
from games.engine.cards import BIT, RANK_OF, SUITS, TEN, Card, Suit
from games.engine.seats import LHO, RHO
from games.engine.trick import NO_TRUMP

_COST_OF_LOSING = 0.4
"""Tricks that one lost on the way to others counts for."""

_LEFT_WHEN_DRAWN = 4
"""Trumps of both own hands from which on opponents mostly have none."""


def declarers_lead(position: Position) -> Card:
    """The card to lead from the hand on turn."""
    if position.trump != NO_TRUMP:
        ruffed = _suit_to_ruff(position)
        if ruffed is not None:
            return lowest(position.of(ruffed))
        if _draws_trumps(position):
            return lead_of(position, position.trump)
    return _from_side_suits(position)


def _suit_to_ruff(position: Position) -> Suit | None:
    """A suit that the other hand, with fewer trumps, is out of, while a card of it here would lose."""
    mine, theirs = position.of(position.trump), position.partners_of(position.trump)
    if not theirs or theirs.bit_count() > mine.bit_count():
        return None
    for suit in SUITS:
        held = position.of(suit)
        is_ruffed = held and suit != position.trump and not position.partners_of(suit)
        if is_ruffed and not position.is_master(lowest(held)):
            return suit
    return None


def _draws_trumps(position: Position) -> bool:
    """Whether opponents may have trumps that ours can draw: not when only one is left, and that a winner."""
    mine, partners = position.of(position.trump), position.partners_of(position.trump)
    if not mine or _are_drawn(position, mine | partners):
        return False
    out = position.theirs_of(position.trump)
    return bool(out) and not (out.bit_count() == 1 and out > mine | partners)


def _are_drawn(position: Position, trumps: int) -> bool:
    """Whether both opponents are out of trumps, or likely so.

    Of the finished tricks bridge shows only the last. What went before it is guessed: of the eight or nine trumps
    with which a contract is played, most have gone on opponents' ones.
    """
    if all(position.may_be_void(seat, position.trump) for seat in (LHO[position.seat], RHO[position.seat])):
        return True
    is_all_shown = len(position.sight.history) == position.sight.trick.number - 1
    return not is_all_shown and trumps.bit_count() <= _LEFT_WHEN_DRAWN


def _from_side_suits(position: Position) -> Card:
    """What is sure when that is enough; before that the suit that gains most; else whatever can be led.

    Trumps come last: those that are left will win by themselves.
    """
    held = [suit for suit in SUITS if position.of(suit) and not position.is_trump_suit(suit)]
    if not held:
        return top(position.hand)
    prospects = {suit: _prospect(position, suit) for suit in SUITS}
    gaining = [suit for suit in held if prospects[suit].gain > 0]
    if gaining and sum(each.sure for each in prospects.values()) < position.needed:
        return _develop(position, max(gaining, key=lambda suit: _promise(prospects[suit])))
    sure = [suit for suit in held if prospects[suit].sure]
    if sure:
        return _cash(position, min(sure, key=lambda suit: position.of(suit).bit_count()))
    return lead_of(position, max(gaining or held, key=lambda suit: _length(position, suit)))


def _prospect(position: Position, suit: Suit) -> Prospect:
    return prospect(position.of(suit), position.partners_of(suit), position.theirs_of(suit))


def _promise(each: Prospect) -> float:
    return each.gain - _COST_OF_LOSING * each.lost


def _length(position: Position, suit: Suit) -> int:
    return position.of(suit).bit_count() + position.partners_of(suit).bit_count()


def _develop(position: Position, suit: Suit) -> Card:
    """A lead of the suit; first across to the other hand if it is better led from there and can be."""
    if _is_better_from_partner(position, suit):
        for other in SUITS:
            mine, partners = position.of(other), position.partners_of(other)
            if other != suit and mine and position.has_master(partners) and lowest(mine) < top(partners):
                return lowest(mine)
    return lead_of(position, suit)


def _is_better_from_partner(position: Position, suit: Suit) -> bool:
    """Whether the honours here want to be led up to: there are gaps among them, and cards of the suit over there."""
    mine, partners = position.of(suit), position.partners_of(suit)
    if not partners or top(partners) > top(mine) or RANK_OF[top(mine)] <= TEN:
        return False
    run = BIT[top(mine)] | BIT[top(mine) - 1] | BIT[top(mine) - 2]
    return mine & run != run and bool(position.theirs & HONOURS[suit])


def _cash(position: Position, suit: Suit) -> Card:
    """The highest of the shorter hand first, so that the longer one is not cut off."""
    mine, partners = position.of(suit), position.partners_of(suit)
    is_short = mine.bit_count() <= partners.bit_count()
    if position.has_master(mine) and (is_short or not position.has_master(partners)):
        return top(mine)
    return lowest(mine)


def lead_of(position: Position, suit: Suit) -> Card:
    """How to lead a suit: its masters; an honour to be run round to a higher one; else low, towards the other hand."""
    mine, partners = position.of(suit), position.partners_of(suit)
    if position.has_master(mine) and not _finesses_in_partner(position, suit):
        return _cash(position, suit)
    return top(mine) if _is_led_high(mine, partners) else lowest(mine)


def _is_led_high(mine: int, partners: int) -> bool:
    """Whether the top card is an honour whose place the next one takes: to be run to a higher one, or from KQ."""
    high = top(mine)
    if RANK_OF[high] < TEN or not (mine | partners) & BIT[high - 1]:
        return False
    return not partners or top(partners) > high or bool(mine & BIT[high - 1])


def _finesses_in_partner(position: Position, suit: Suit) -> bool:
    """Whether the other hand has an honour that a card out against it stands above and another below."""
    partners, out = position.partners_of(suit), position.theirs_of(suit)
    if not partners or not out or partners.bit_count() < 2:
        return False
    high = top(partners)
    return (
        RANK_OF[high] >= TEN
        and bool(out & HIGHER[high])
        and out.bit_count() > 4
        and position.of(suit).bit_count() > 1
    )
