"""The play as the seat that decides sees it, for the hand that the next card comes from."""

from __future__ import annotations

from games.bots.bridge.suits import top
from games.bots.chances import HIGHER
from games.bots.sight import Sight
from games.engine.actions import DENOMINATION_TEXTS
from games.engine.cards import SUIT_MASK, SUIT_OF, Card, Suit
from games.engine.game import Json
from games.engine.seats import SIDES, Seat, parse_seat
from games.engine.trick import NO_TRUMP, winning_place


class Position:
    """`hand` is to play a card, `partners` the other hand of the side as far as it is seen: a defender's is not.

    `theirs`: cards that may be held against the hand, a defender's partner's among them; `dummys`: dummy's cards;
    `needed`: the tricks the declaring side still needs (below 1: it has them); `left`: those not complete.
    """

    def __init__(self, view: Json) -> None:
        public = view["public"]
        self.sight = Sight(view)
        self.seat, self.hand, self.trump = self.sight.seat, self.sight.hand, self.sight.trump
        contract = public["contract"]
        self.declarer: Seat = parse_seat(contract["declarer"])
        self.dummy: Seat = self.declarer ^ 2
        self.is_declaring = not (self.seat - self.declarer) & 1
        self.partners = self.sight.known[self.seat ^ 2]
        self.dummys = self.sight.known[self.dummy]
        self.theirs = self.sight.unseen | (0 if self.is_declaring else self.dummys)
        self.needed: int = contract["level"] + 6 - public["tricks"][SIDES[self.declarer & 1]]
        self.left = 14 - self.sight.trick.number
        self.bids = _suits_bid(public)

    @property
    def to_set(self) -> int:
        """The tricks the defenders still need."""
        return self.left - self.needed + 1

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards of the trick under way."""
        return self.sight.trick.cards

    @property
    def led(self) -> Suit:
        """The suit led."""
        return SUIT_OF[self.played[0]]

    @property
    def best(self) -> Card:
        """The card that wins the trick so far."""
        return self.played[winning_place(self.played, self.trump)]

    @property
    def is_partner_winning(self) -> bool:
        """Whether that is the partner's."""
        return (self.sight.place - winning_place(self.played, self.trump)) == 2

    def beats(self, card: Card) -> bool:
        """Whether `card` would win the trick so far."""
        return winning_place((*self.played, card), self.trump) == self.sight.place

    def of(self, suit: Suit) -> int:
        """The hand's cards of `suit`."""
        return self.hand & SUIT_MASK[suit]

    def partners_of(self, suit: Suit) -> int:
        """The partner's, as far as they are seen."""
        return self.partners & SUIT_MASK[suit]

    def theirs_of(self, suit: Suit) -> int:
        """Those that may be held against the hand."""
        return self.theirs & SUIT_MASK[suit]

    def is_master(self, card: Card) -> bool:
        """Whether nothing held against it in its suit is higher."""
        return not self.theirs & HIGHER[card]

    def has_master(self, cards: int) -> bool:
        """Whether the highest of `cards`, all of one suit, is."""
        return bool(cards) and self.is_master(top(cards))

    def is_trump_suit(self, suit: Suit) -> bool:
        """Whether it is trumps."""
        return self.trump != NO_TRUMP and suit == self.trump

    def may_be_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether `seat` is known to have none of the suit left."""
        if seat in (self.dummy, self.seat, *((self.seat ^ 2,) if self.is_declaring else ())):
            return not self.sight.known[seat] & SUIT_MASK[suit]
        return bool(self.sight.voids[seat] >> suit & 1)


def _suits_bid(public: Json) -> list[set[Suit]]:
    """By seat the suits bid in the auction."""
    bids: list[set[Suit]] = [set(), set(), set(), set()]
    for entry in public["calls"]:
        denomination = entry["call"][1:]
        if denomination in DENOMINATION_TEXTS[:4] and entry["call"][0].isdigit():
            bids[parse_seat(entry["seat"])].add(DENOMINATION_TEXTS.index(denomination))
    return bids
