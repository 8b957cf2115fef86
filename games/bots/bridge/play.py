"""Choosing a card, by who leads and what can be followed."""

from __future__ import annotations

from games.bots.base import offered
from games.bots.bridge.declaring import declarers_lead
from games.bots.bridge.discarding import ruff_or_discard
from games.bots.bridge.following import follow
from games.bots.bridge.leads import defenders_lead, opening_lead
from games.bots.bridge.position import Position
from games.engine.cards import CARD_TEXTS, SUIT_OF, Card, parse_card
from games.engine.game import Json


def choose_card(view: Json) -> str:
    """The card of the hand on turn, one of two or more that may be played."""
    cards = sorted(map(parse_card, offered(view, "play")))
    return CARD_TEXTS[_choose(Position(view), cards)]


def _choose(position: Position, cards: list[Card]) -> Card:
    if position.sight.place:
        can_follow = SUIT_OF[cards[0]] == position.led
        return follow(position, cards) if can_follow else ruff_or_discard(position, cards)
    if position.is_declaring:
        return declarers_lead(position)
    return defenders_lead(position) if position.dummys else opening_lead(position)
