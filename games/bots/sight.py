"""The play of the cards as one seat sees it, read once from its view, and where the unseen cards may be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from games.engine.actions import DENOMINATION_TEXTS
from games.engine.cards import PACK, SUIT_OF, SUITS, Card, hand_of, parse_card
from games.engine.game import Json
from games.engine.seats import SEAT_LETTERS, SEATS, Seat, parse_seat


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick in the order played; `winner` None while it is under way."""

    number: int
    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None


class Sight:
    """What a seat knows while cards are played.

    `seat`: whose card is played next (for a declarer it may be dummy's); `hand`: its cards; `trump`: C D H S NT as
    0 to 4; `trick`: the one under way; `history`: the finished ones that are shown; `played`: the cards of all these;
    `known`: by seat, cards it is known to hold; `unseen`: all the others; `unknown`: by seat, how many of the unseen it
    holds; `voids`: by seat, bit `suit` set where it failed to follow; `shares`: by suit and seat, the chance that the
    seat holds a given unseen card of the suit.
    """

    def __init__(self, view: Json) -> None:
        public = view["public"]
        self.trump = DENOMINATION_TEXTS.index(public["trump"])
        self.trick = _trick(public["trick"])
        self.history = [_trick(trick) for trick in _finished(public)]
        self.seat: Seat = (self.trick.leader + self.place) & 3
        self.known = _known(public, view["you"])
        self.hand = self.known[self.seat]
        tricks = (*self.history, self.trick)
        self.played = hand_of(card for trick in tricks for card in trick.cards)
        north, east, south, west = self.known
        self.unseen = PACK & ~(self.played | north | east | south | west)
        held = [public["seats"][letter]["cards"] for letter in SEAT_LETTERS]
        self.unknown = [held[seat] - self.known[seat].bit_count() for seat in SEATS]
        self.voids = _voids(tricks)
        self.shares = [self._shares(suit) for suit in SUITS]

    @property
    def place(self) -> int:
        """How many have played to the trick under way: 0 for its leader."""
        return len(self.trick.cards)

    @property
    def later(self) -> list[Seat]:
        """Who plays to it afterwards, in turn."""
        return [(self.trick.leader + place) & 3 for place in range(self.place + 1, 4)]

    @property
    def others(self) -> int:
        """The cards that the other three hold."""
        return PACK & ~(self.played | self.hand)

    def is_ours(self, seat: Seat) -> bool:
        """Whether `seat` is on the side of the seat to play."""
        return not (seat - self.seat) & 1

    def _shares(self, suit: int) -> list[float]:
        room = [0 if self.voids[seat] >> suit & 1 else self.unknown[seat] for seat in SEATS]
        total = sum(room) or 1
        return [each / total for each in room]


def _finished(public: Json) -> Sequence[Json]:
    """All finished tricks where the game shows them, else the last one."""
    history: Sequence[Json] | None = public["facts"].get("history")
    if history is not None:
        return history
    return [public["last"]] if public["last"] else []


def _trick(shown: Json) -> Trick:
    winner = shown.get("winner")
    return Trick(
        number=shown["number"],
        leader=parse_seat(shown["leader"]),
        cards=tuple([parse_card(entry["card"]) for entry in shown["cards"]]),
        winner=None if winner is None else parse_seat(winner),
    )


def _known(public: Json, you: Json) -> list[int]:
    """By seat: the cards of the hands shown, and those that lie face up."""
    known = [0, 0, 0, 0]
    for letter, cards in (*public["hands"].items(), *you["hands"].items()):
        known[parse_seat(letter)] |= hand_of(map(parse_card, cards))
    for letter, marks in public["marks"].items():
        known[parse_seat(letter)] |= hand_of(_face_up(marks))
    return known


def _face_up(marks: Iterable[dict[str, Any]]) -> list[Card]:
    return [parse_card(mark["card"]) for mark in marks if mark["how"] == "up"]


def _voids(tricks: Iterable[Trick]) -> list[int]:
    voids = [0, 0, 0, 0]
    for trick in tricks:
        for place, card in enumerate(trick.cards):
            if SUIT_OF[card] != SUIT_OF[trick.cards[0]]:
                voids[(trick.leader + place) & 3] |= 1 << SUIT_OF[trick.cards[0]]
    return voids
