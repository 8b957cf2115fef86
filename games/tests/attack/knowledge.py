"""Which cards a reader may know at a version of a match, found from the bare log without any code of the site; and
which cards a text names, in whatever writing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

SEATS = "NESW"
SUITS, RANKS = "SHDC", "AKQJT98765432"
PACK = frozenset(suit + rank for suit in SUITS for rank in RANKS)
SUIT_WORDS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANK_WORDS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten"}
SUIT_SIGNS = {"S": "♠♤", "H": "♥♡", "D": "♦♢", "C": "♣♧"}


@dataclass
class Board:
    """A board as the log tells it: who was dealt what, and what has been laid open since."""

    hands: dict[str, frozenset[str]]
    texts: list[str]
    nonce: str
    shown: set[str] = field(default_factory=set)
    played: int = 0
    bid: bool = False
    passes: int = 0

    @property
    def over(self) -> bool:
        """Whether all is laid open: every card has been played, or nobody bid."""
        return self.played == 52 or (self.passes == 4 and not self.bid)

    def take(self, action: str) -> None:
        """What an action lays open. A card detained face down stays hidden until it is flipped or played."""
        if self.over:
            return
        self.passes = self.passes + 1 if action == "P" else 0
        self.bid |= action[0] in "1234567"
        card = action.rsplit(maxsplit=1)[-1]
        if action in PACK or action.startswith(("up ", "flip ")):
            self.shown.add(card)
        self.played += action in PACK

    def known_to(self, seat: str | None) -> frozenset[str]:
        """The cards that the reader on `seat` (None: no seat) may know."""
        return PACK if self.over else frozenset(self.shown) | (self.hands[seat] if seat else frozenset())


def boards_by_version(entries: Iterable[str]) -> dict[int, Board]:
    """The board on the table at each version, from the texts of the log's entries in order."""
    boards: dict[int, Board] = {}
    board: Board | None = None
    for version, entry in enumerate(entries, start=1):
        for event in json.loads(entry)["events"]:
            if event["event"] == "dealt":
                board = _dealt(event)
            elif event["event"] == "acted" and board is not None:
                board = Board(**(vars(board) | {"shown": set(board.shown)}))
                board.take(event["action"])
        assert board is not None
        boards[version] = board
    return boards


def _dealt(event: dict[str, Any]) -> Board:
    texts = event["deal"].removeprefix("N:").split(" ")
    hands = {seat: _cards(text) for seat, text in zip(SEATS, texts, strict=True)}
    return Board(hands, texts, event["nonce"])


def _cards(text: str) -> frozenset[str]:
    suits = zip(SUITS, text.split("."), strict=True)
    return frozenset(suit + rank for suit, ranks in suits for rank in ranks)


_ALONE = r"(?<![A-Za-z0-9])%s(?![A-Za-z0-9])"
_CODE = re.compile(_ALONE % "([SHDC])([2-9TJQKA])")
_ENGLISH = re.compile(
    rf"\b({'|'.join(RANK_WORDS.values())}|[2-9]|10) of ({'|'.join(SUIT_WORDS.values())})\b", re.IGNORECASE
)
_SIGN = re.compile(f"([{''.join(SUIT_SIGNS.values())}])\ufe0f?(10|[2-9TJQKA])")
_RANK_OF_WORD = {word: rank for rank, word in RANK_WORDS.items()} | {"10": "T"}
_SUIT_OF_WORD = {word: suit for suit, word in SUIT_WORDS.items()}
_SUIT_OF_SIGN = {sign: suit for suit, signs in SUIT_SIGNS.items() for sign in signs}


def named_cards(text: str) -> set[str]:
    """Every card that a text names: `SQ`, `♠Q`, `queen of spades`."""
    named = {suit + rank for suit, rank in _CODE.findall(text)}
    for rank, suit in _ENGLISH.findall(text):
        named.add(_SUIT_OF_WORD[suit.lower()] + _RANK_OF_WORD.get(rank.lower(), rank))
    for sign, rank in _SIGN.findall(text):
        named.add(_SUIT_OF_SIGN[sign] + _RANK_OF_WORD.get(rank, rank))
    return named


def leaked(text: str, board: Board, seat: str | None, allowed: Iterable[str] = ()) -> set[str]:
    """What `text` gives away to the reader on `seat`: cards, whole hands, the nonce. `allowed`: cards it may echo."""
    known = board.known_to(seat)
    secrets = set() if board.over else {board.nonce, *_hand_texts(board, seat)}
    return (named_cards(text) - known - set(allowed)) | {secret for secret in secrets if secret in text}


def _hand_texts(board: Board, seat: str | None) -> set[str]:
    """The hidden hands as dotted text, and as the number that has a bit for each card."""
    hidden = [
        (text, board.hands[other]) for other, text in zip(SEATS, board.texts, strict=True) if other != seat
    ]
    numbers = {str(sum(1 << _bit(card) for card in cards)) for _text, cards in hidden}
    return numbers | {text for text, _cards_ in hidden}


def _bit(card: str) -> int:
    return 13 * SUITS[::-1].index(card[0]) + RANKS[::-1].index(card[1])
