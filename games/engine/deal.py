"""Deals: their text, the check that one is a deal, and the commitment to it.

Commitment: SHA-256 of the nonce's 32 bytes followed by the deal's text in ASCII, so that whoever is told it before
the first action can check afterwards that the cards were settled by then.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

from games.engine.cards import (
    PACK,
    RANK_LETTERS,
    SUITS,
    Hand,
    Hands,
    card_of,
    card_texts,
    hand_of,
    parse_card,
    ranks_text,
)
from games.engine.errors import InvalidDeal
from games.engine.text import Text, gettext_noop, text

_SIZE = gettext_noop("A hand has thirteen cards, not %(count)s.")
_TWICE = gettext_noop("A card is dealt twice.")
_NOT_A_HAND = gettext_noop("%(hand)s is not a hand.")
_NOT_A_DEAL = gettext_noop("%(deal)s is not a deal.")
_NONCE = gettext_noop("A nonce is 64 hexadecimal digits.")


def check_deal(hands: Sequence[Hand]) -> Hands:
    """The four hands from North clockwise; InvalidDeal unless they are thirteen cards each of one pack."""
    if len(hands) != 4:
        raise InvalidDeal(text(_NOT_A_DEAL, deal=len(hands)))
    north, east, south, west = hands
    if north | east | south | west != PACK or any(hand.bit_count() != 13 for hand in hands):
        raise InvalidDeal(_fault(hands))
    return north, east, south, west


def _fault(hands: Sequence[Hand]) -> Text:
    sizes = [hand.bit_count() for hand in hands]
    wrong = [size for size in sizes if size != 13]
    return text(_SIZE, count=wrong[0]) if wrong else text(_TWICE)


def parse_hand(cards: str) -> Hand:
    """Thirteen cards in any order, e.g. `SA SK … C2`; InvalidDeal when it is no hand."""
    try:
        hand = hand_of(parse_card(card) for card in cards.split())
    except ValueError:
        raise InvalidDeal(text(_NOT_A_HAND, hand=repr(cards)[:60])) from None
    count = len(cards.split())
    if count != 13:
        raise InvalidDeal(text(_SIZE, count=count))
    if hand.bit_count() != 13:
        raise InvalidDeal(text(_TWICE))
    return hand


def hand_text(hand: Hand) -> str:
    """The cards as in records: `SA SK … C2`."""
    return " ".join(card_texts(hand))


def deal_text(hands: Sequence[Hand]) -> str:
    """The deal as committed to: `N:` and each hand's `spades.hearts.diamonds.clubs`, ranks from high to low."""
    return "N:" + " ".join(".".join(ranks_text(hand, suit) for suit in reversed(SUITS)) for hand in hands)


def parse_deal_text(deal: str) -> Hands:
    """The hands of a deal's text; InvalidDeal unless it is exactly as `deal_text` writes it."""
    try:
        hands = check_deal([_parse_suits(suits) for suits in deal.removeprefix("N:").split(" ")])
    except ValueError:
        raise InvalidDeal(text(_NOT_A_DEAL, deal=repr(deal)[:100])) from None
    if deal_text(hands) != deal:
        raise InvalidDeal(text(_NOT_A_DEAL, deal=repr(deal)[:100]))
    return hands


def _parse_suits(suits: str) -> Hand:
    spades, hearts, diamonds, clubs = suits.split(".")
    held = zip(SUITS, (clubs, diamonds, hearts, spades), strict=True)
    return hand_of(card_of(suit, RANK_LETTERS.index(rank)) for suit, ranks in held for rank in ranks)


@lru_cache(maxsize=1024)
def commitment(nonce: str, hands: Hands) -> str:
    """The commitment to a deal, 64 hexadecimal digits; InvalidDeal when `nonce` is not 64 of them."""
    return sha256(nonce_bytes(nonce) + deal_text(hands).encode("ascii")).hexdigest()


def nonce_bytes(nonce: str) -> bytes:
    """The 32 bytes of a nonce in lower-case hexadecimal; InvalidDeal otherwise."""
    if len(nonce) != 64 or not set(nonce) <= set("0123456789abcdef"):
        raise InvalidDeal(text(_NONCE))
    return bytes.fromhex(nonce)
