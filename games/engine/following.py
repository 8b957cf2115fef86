"""Why a card may not be played: the words that every game has for it."""

from __future__ import annotations

from games.engine.cards import SUIT_OF, Card
from games.engine.errors import IllegalAction
from games.engine.text import Text, gettext_noop, text
from games.engine.views import SUIT_NAMES, card_arg

_PLAY_A_CARD = gettext_noop("The auction is over: play a card.")
_NOT_HELD = gettext_noop("You do not hold %(card)s.")
_FOLLOW = gettext_noop("Follow suit: play %(suit)s.")


def not_a_play() -> IllegalAction:
    """What is said of any other action during the play."""
    return IllegalAction(text(_PLAY_A_CARD))


def not_held(card: Card) -> IllegalAction:
    """What is said of a card that lies elsewhere."""
    return IllegalAction(text(_NOT_HELD, card=card_arg(card)))


def follow(lead: Card) -> Text:
    """Why a held card may not be played on `lead`: the hand can follow."""
    return text(_FOLLOW, suit=SUIT_NAMES[SUIT_OF[lead]])
