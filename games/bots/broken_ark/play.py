"""Choosing a card: what the trick may bring with it, less what the card would be worth later."""

from __future__ import annotations

from games.bots.base import offered
from games.bots.broken_ark.feeding import points_fed
from games.bots.broken_ark.keeping import worth_keeping
from games.bots.broken_ark.prices import Prices, sequence_gain
from games.bots.chances import chance_of_trick
from games.bots.sight import Sight
from games.engine.cards import Card, parse_card
from games.engine.game import Json
from games.engine.seats import LHO, Seat
from games.engine.trick import winner

_FIGHTS, _HELPS, _IS_FORCED = 0.9, 0.8, 0.2
"""How likely an opponent, or the partner, who can win a trick does: one worth winning, and one that is not."""


def choose_card(view: Json) -> str | None:
    """The card that is worth most to play now, of equal ones the first in the order of the pack; None without any."""
    sight = Sight(view)
    prices = Prices(view, sight)

    def worth(action: str) -> float:
        card = parse_card(action)
        return trick_worth(sight, prices, card) - worth_keeping(sight, prices, card)

    return max(offered(view, "play"), key=worth, default=None)


def trick_worth(sight: Sight, prices: Prices, card: Card) -> float:
    """What own side may expect of the trick under way over the other side, in points, when `card` is played."""
    cards = (*sight.trick.cards, card)
    holder = winner(sight.trick.leader, cards, sight.trump)
    if len(cards) < 4:
        return _expected_worth(sight, prices, cards, holder)
    wins = sight.is_ours(holder)
    value = prices.stake / 2 + prices.gain(holder, cards)
    return (value if wins else -value) + sequence_gain(sight.trick.number, cards, wins)


def _expected_worth(sight: Sight, prices: Prices, cards: tuple[Card, ...], holder: Seat) -> float:
    """The same of a trick that others have still to play to; who gets its place cannot be told yet."""
    if sight.is_ours(holder):
        ours, theirs = holder, LHO[sight.seat]
    else:
        ours, theirs = (sight.seat + 2) & 3, holder
    won = prices.stake / 2 + prices.gain(ours, cards, points_fed(sight, prices, cards, ours))
    lost = prices.stake / 2 + prices.gain(theirs, cards, points_fed(sight, prices, cards, theirs))
    is_wanted = won + lost > 0
    against, with_us = (_FIGHTS, _HELPS) if is_wanted else (_IS_FORCED, _IS_FORCED)
    chance = chance_of_trick(sight, cards[-1], against, with_us)
    return chance * won - (1 - chance) * lost
