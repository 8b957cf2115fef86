"""What is at stake in the play, in points: the cards, the place of a trick, and the contract (rules/broken-ark.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb

from games.bots.sight import Sight
from games.engine.actions import parse_action
from games.engine.cards import CARDS, HEARTS, SUIT_MASK, Card, cards_of, hand_of, parse_card
from games.engine.contract import CONTRACTS, DOUBLED_TEXTS, Contract
from games.engine.duplicate import is_vulnerable
from games.engine.game import Json
from games.engine.seats import SEAT_LETTERS, SEATS, Seat, parse_seat
from games.rules.broken_ark.auction import CLUB_TEN, DETAINABLE, DIAMOND_JACK, HEART_ACE, SPADE_QUEEN
from games.rules.broken_ark.scoring import DOWN, FREE, PIPS, SEQUENCE, UP, card_score, sequence_keeps
from games.rules.broken_ark.trick_score import trick_score

_FREE_POINTS = tuple(0 if card == CLUB_TEN else card_score(1 << card, 0, 0) for card in CARDS)
"""What each card scores by itself, free; ♣10, which multiplies, is apart."""
_COUNTING = hand_of(card for card in CARDS if _FREE_POINTS[card])

_TEN_TO_COME = 0.25
"""The chance that a seat takes ♣10 while it is out."""
_SHARE_TO_COME = 1 / 6
"""How much of the points still out a seat is expected to take: fewer than a quarter, since it may avoid them."""
_USUAL_TRICKS = 8
"""As how many tricks the share counts that a declaring side usually takes, beside those already played."""
_MOST_SHARE = 0.75


class Prices:
    """What cards and tricks are worth at one moment of the play.

    `factors`: by detainable card, what multiplies it; `points`: by card, what it scores by itself; `to_come`: the
    points not taken yet; `left`: tricks not finished; `stake`: what winning this trick is worth for the contract.
    """

    def __init__(self, view: Json, sight: Sight) -> None:
        public = view["public"]
        self.factors = expected_factors(view, sight)
        self.points = _points(self.factors)
        self._taken = _taken(sight)
        self._before = [self._sum(taken) for taken in self._taken]
        north, east, south, west = self._taken
        self.to_come = self._sum(_COUNTING & ~(north | east | south | west))
        self._ten_is_out = not sight.played >> CLUB_TEN & 1
        self.left = 14 - sight.trick.number
        contract = contract_of(public)
        vulnerable = is_vulnerable(public["vulnerable"], contract.declarer)
        won = sum(
            trick.winner is not None and not (trick.winner - contract.declarer) & 1 for trick in sight.history
        )
        self.stake = trick_stake(contract, vulnerable, won, self.left)

    def _sum(self, cards: int) -> float:
        return sum([self.points[card] for card in cards_of(cards & _COUNTING)])

    def gain(self, seat: Seat, cards: Iterable[Card], more: float = 0.0) -> float:
        """How the card score of `seat` may be expected to change when it takes `cards`, and `more` points with them.

        What it is expected to take later counts where ♣10 multiplies it.
        """
        before = self._before[seat] + self.to_come * _SHARE_TO_COME
        after = before + sum([self.points[card] for card in cards]) + more
        ten = 2 * self.factors[CLUB_TEN]
        if self._taken[seat] >> CLUB_TEN & 1:
            return (after - before) * ten
        perhaps = 1 + _TEN_TO_COME * (ten - 1) if self._ten_is_out else 1.0
        return after * (ten if CLUB_TEN in cards else perhaps) - before * perhaps


def contract_of(public: Json) -> Contract:
    """The contract of a public view that has one."""
    shown = public["contract"]
    bid = parse_action(f"{shown['level']}{shown['denomination']}").number
    return CONTRACTS[bid][parse_seat(shown["declarer"])][DOUBLED_TEXTS.index(shown["doubled"])]


@lru_cache(maxsize=1024)
def trick_scores(contract: Contract, vulnerable: bool) -> tuple[int, ...]:
    """The declaring side's trick score for 0 to 13 tricks."""
    return tuple(trick_score(contract, vulnerable, tricks) for tricks in range(14))


@lru_cache(maxsize=8192)
def trick_stake(contract: Contract, vulnerable: bool, won: int, left: int) -> float:
    """What it is worth to win one of the `left` tricks when the declaring side has `won`: the same for either side.

    The declaring side is expected to go on taking the share of tricks that it takes usually and has taken so far.
    """
    usual = min(contract.tricks_needed / 13, _MOST_SHARE)
    share = (won + usual * _USUAL_TRICKS) / (13 - left + _USUAL_TRICKS)
    scores = trick_scores(contract, vulnerable)
    others = left - 1
    return sum(
        comb(others, more)
        * share**more
        * (1 - share) ** (others - more)
        * (scores[won + more + 1] - scores[won + more])
        for more in range(left)
    )


def sequence_gain(number: int, cards: Sequence[Card], wins: bool) -> int:
    """What the place of a complete trick brings own side over the other, when it wins the trick or does not."""
    value = SEQUENCE[number - 1]
    keeps = sequence_keeps(number, sum([PIPS[card] for card in cards]))
    return value if wins == keeps else -value


def expected_factors(view: Json, sight: Sight) -> dict[Card, float]:
    """What multiplies each detainable card; of those unseen, each may be what lies face down before another seat."""
    public = view["public"]
    factors: dict[Card, float] = dict.fromkeys(cards_of(DETAINABLE), float(FREE))
    candidates = cards_of(DETAINABLE & sight.unseen)
    for card in candidates:
        factors[card] += (DOWN - FREE) * min(1.0, _face_down(public, sight.seat) / len(candidates))
    marks = [mark for half in (public, view["you"]) for held in half["marks"].values() for mark in held]
    played = [entry for trick in (*public["facts"]["history"], public["trick"]) for entry in trick["cards"]]
    for entry in (*marks, *played):
        how = entry.get("how") or entry.get("was")
        if how and "card" in entry:
            factors[parse_card(entry["card"])] = UP if how == "up" else DOWN
    return factors


def _face_down(public: Json, seat: Seat) -> int:
    """How many cards lie face down before the other seats."""
    others = [letter for letter in SEAT_LETTERS if letter != SEAT_LETTERS[seat]]
    return sum([mark["how"] == "down" for letter in others for mark in public["marks"][letter]])


def _points(factors: dict[Card, float]) -> list[float]:
    points = list(map(float, _FREE_POINTS))
    for card in cards_of(SUIT_MASK[HEARTS]):
        points[card] *= factors[HEART_ACE]
    for card in (SPADE_QUEEN, DIAMOND_JACK):
        points[card] *= factors[card]
    return points


def _taken(sight: Sight) -> list[int]:
    """By seat: the cards of the tricks it has won."""
    return [
        hand_of(card for trick in sight.history if trick.winner == seat for card in trick.cards)
        for seat in SEATS
    ]
