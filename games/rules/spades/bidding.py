"""The bidding: one round, clockwise, each seat blind or after a look (rules/spades.md)."""

from __future__ import annotations

from games.engine.actions import BLIND, LOOK, NIL, TRICK_BIDS, Action
from games.engine.errors import IllegalAction, not_your_turn
from games.engine.seats import Seat
from games.engine.text import gettext_noop, text
from games.rules.spades.state import Bidding, Play

_UNSEEN = (LOOK, BLIND)
_SEEN = (NIL, *TRICK_BIDS)

_LOOK_OR_BLIND = gettext_noop("Look at your cards first, or bid blind nil.")
_BID = gettext_noop("You have looked: bid nil or a number of tricks.")


def legal_in_bidding(bidding: Bidding, seat: Seat) -> tuple[Action, ...]:
    """All that `seat` may do: look or bid blind nil, and after the look the other bids; nothing out of turn."""
    if seat != bidding.turn:
        return ()
    return _SEEN if bidding.looked else _UNSEEN


def act_in_bidding(bidding: Bidding, seat: Seat, action: Action) -> Bidding | Play:
    """The bidding after `action` of `seat`, or after the fourth bid the play; IllegalAction when it may not."""
    if seat != bidding.turn:
        raise not_your_turn()
    if action not in (_SEEN if bidding.looked else _UNSEEN):
        raise IllegalAction(text(_BID if bidding.looked else _LOOK_OR_BLIND))
    if action is LOOK:
        return Bidding(bidding.deal, bidding.bids, looked=True)
    bidding = Bidding(bidding.deal, (*bidding.bids, action))
    return _begin_play(bidding) if len(bidding.bids) == 4 else bidding


def _begin_play(bidding: Bidding) -> Play:
    return Play(bidding, ((bidding.first + bidding.deal.match.race.lead) & 3,))
