"""Which cards a reader may know at a version of a match, found from the bare log without any view; and which cards a
text names, in whatever writing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from games.engine.cards import CARD_TEXTS, Hands, cards_of
from games.engine.deal import deal_text
from games.engine.events import Acted, Dealt, Event, Started, parse_event
from games.engine.game import Viewer
from games.engine.seats import SEATS, Seat
from games.tests.rules.known_hands import KNOWN_HANDS

PACK = frozenset(CARD_TEXTS)
SUIT_WORDS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANK_WORDS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten"}
SUIT_SIGNS = {"S": "♠♤", "H": "♥♡", "D": "♦♢", "C": "♣♧"}


@dataclass(frozen=True)
class Board:
    """A board as the log tells it: what was dealt, and the actions since, up to where all was laid open."""

    game: str
    number: int
    hands: Hands
    nonce: str
    acts: tuple[Acted, ...] = ()

    @property
    def over(self) -> bool:
        """Whether all is laid open: every card has been played, a claim was accepted, or nobody bid."""
        kinds = [act.action.kind for act in self.acts]
        is_passed_out = kinds[-4:] == ["pass"] * 4 and "bid" not in kinds
        return kinds.count("play") == 52 or kinds[-2:] == ["accept", "accept"] or is_passed_out

    def after(self, act: Acted) -> Board:
        """The board after an action."""
        return self if self.over else replace(self, acts=(*self.acts, act))

    def known_seats(self, reader: Viewer) -> set[Seat]:
        """The seats whose cards the reader may know."""
        return set(SEATS) if self.over else KNOWN_HANDS[self.game](reader, list(self.acts))

    def known_to(self, reader: Viewer) -> set[str]:
        """The cards that the reader may know: of hands it has been shown, and whatever was played or laid open."""
        opened = {act.action.card for act in self.acts if act.action.kind in ("play", "up", "flip")}
        held = {card for seat in self.known_seats(reader) for card in cards_of(self.hands[seat])}
        return {CARD_TEXTS[card] for card in opened | held}


def boards_by_version(entries: Iterable[str]) -> dict[int, Board]:
    """The board on the table at each version, from the texts of a match's log entries in order."""
    boards: dict[int, Board] = {}
    game, board = "", None
    for version, entry in enumerate(entries, start=1):
        for event in map(parse_event, json.loads(entry)["events"]):
            game = event.game if isinstance(event, Started) else game
            board = _after(game, board, event)
        assert board is not None
        boards[version] = board
    return boards


def _after(game: str, board: Board | None, event: Event) -> Board | None:
    if isinstance(event, Dealt):
        return Board(game, event.number, event.hands, event.nonce)
    return board.after(event) if board is not None and isinstance(event, Acted) else board


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


def leaked(text: str, board: Board, reader: Viewer, allowed: Iterable[str] = ()) -> set[str]:
    """What `text` gives away to the reader: cards, whole hands, the nonce. `allowed`: cards it may echo."""
    secrets = set() if board.over else {board.nonce, *_hand_texts(board, reader)}
    unknown = named_cards(text) - board.known_to(reader) - set(allowed)
    return unknown | {secret for secret in secrets if secret in text}


def _hand_texts(board: Board, reader: Viewer) -> set[str]:
    """The hidden hands as dotted text, and as the number that has a bit for each card."""
    hidden = set(SEATS) - board.known_seats(reader)
    dotted = deal_text(board.hands).removeprefix("N:").split(" ")
    return {text for seat in hidden for text in (dotted[seat], str(int(board.hands[seat])))}
