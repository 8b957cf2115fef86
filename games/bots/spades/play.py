"""Choosing a card: what each seat's winning the trick is worth, and what the card would be good for later."""

from __future__ import annotations

from games.bots.base import offered
from games.bots.sight import Sight
from games.bots.spades.keeping import danger, later_trick
from games.bots.spades.stakes import Stakes
from games.bots.spades.winning import winning_chances
from games.engine.cards import CARD_TEXTS, RANK_OF, SPADES, SUIT_OF, Card, cards_of, parse_card
from games.engine.game import Json
from games.engine.trick import winner

_THRIFT = 0.01
"""Points by rank, so that of cards that do as well the lowest is played, or by a nil bidder the highest."""


def choose_card(view: Json) -> str:
    """The card that is worth most to play now."""
    public = view["public"]
    sight = Sight(view)
    judge = Judge(sight, Stakes(public, sight.seat))
    cards = judge.sound([parse_card(text) for text in offered(view, "play")])
    return CARD_TEXTS[max(cards, key=judge.worth)]


class Judge:
    """Weighs the cards of one decision. `later`: by card held, the chance that it wins a later trick."""

    def __init__(self, sight: Sight, stakes: Stakes) -> None:
        self.sight, self.stakes = sight, stakes
        weigh = danger if stakes.nil[sight.seat] else later_trick
        self.later = {card: weigh(sight, card) for card in cards_of(sight.hand)}
        self.worths = stakes.worths(sum(self.later.values()))
        self.thrift = -_THRIFT if stakes.nil[sight.seat] else _THRIFT

    def sound(self, cards: list[Card]) -> list[Card]:
        """The cards without those that would ruff the partner's winner, as long as there are others.

        Of a partner that has bid nil it is no winner: there a ruff is what saves the nil.
        """
        trick = self.sight.trick
        if not trick.cards or SUIT_OF[trick.cards[0]] == SPADES:
            return cards
        holder = winner(trick.leader, trick.cards, SPADES)
        if holder != self.sight.seat ^ 2 or self.stakes.nil[holder]:
            return cards
        return [card for card in cards if SUIT_OF[card] != SPADES] or cards

    def worth(self, card: Card) -> float:
        """Points that playing `card` may be expected to bring, own side's less the opponents'."""
        chances = winning_chances(self.sight, card, self.stakes.nil)
        now = sum(chance * worth for chance, worth in zip(chances, self.worths, strict=True))
        return now - self.later[card] * self.worths[self.sight.seat] - self.thrift * RANK_OF[card]
