"""Deals that show the sense of the Spades bot."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from games.bots.spades import SPADES_BOT
from games.bots.spades.bidding import count_tricks, nil_chance
from games.engine.actions import parse_action
from games.engine.cards import SPADES as SPADE_SUIT, SUIT_OF, Hands, parse_card
from games.engine.deal import parse_hand
from games.engine.events import Acted
from games.engine.game import NextBoard, Viewer
from games.engine.seats import EAST, NORTH, SEAT_LETTERS, SIDES, SOUTH, WEST, Seat
from games.engine.views import view
from games.rules.spades import SPADES
from games.rules.spades.state import State
from games.tests.rules.ark import hands
from games.tests.rules.random_matches import random_action, random_deal
from games.tests.rules.spades import act, bid, deal, start

Json = dict[str, Any]


def seen(state: State) -> Json:
    """What the seat on turn sees."""
    return view(SPADES, state, Viewer(SPADES.to_act(state)[0][0]))


def chosen(state: State) -> str:
    """What the bot does for the seat on turn."""
    return SPADES_BOT.choose(seen(state), random.Random(1))


def bid_with(north: str, *before: str) -> str:
    """What the bot bids with a hand of North's, who bids after `before`."""
    east, south, west = rest_of(north)
    state = deal(start(), hands(N=north, E=east, S=south, W=west), dealer=(3 - len(before)) & 3)
    return chosen(act(bid(state, *before), "look"))


def rest_of(hand: str) -> list[str]:
    """The other cards in three hands."""
    held = hand.split()
    others = [suit + rank for suit in "CDHS" for rank in "23456789TJQKA" if suit + rank not in held]
    return [" ".join(others[place::3]) for place in range(3)]


@pytest.mark.parametrize("bids", [(), ("3",), ("3", "nil", "5"), ("blind", "1", "blind")])
def test_it_looks_at_its_cards_before_it_bids(bids: tuple[str, ...]) -> None:
    assert chosen(bid(deal(start(), dealer=EAST), *bids)) == "look"


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("SA SK SQ S8 S6 S3 HA H4 DA DK D5 C9 C2", "bid 6"),
        ("SK SJ S7 S4 HA HQ H8 H3 DA D9 D4 C8 C2", "bid 4"),
        ("SJ S9 S2 HK HT H9 H4 DJ D9 D6 CQ CT C3", "bid 2"),
        ("S9 S4 HQ HJ H9 DK DJ D8 D7 D6 CJ CT C9", "bid 1"),
    ],
)  # fmt: skip
def test_it_bids_the_tricks_it_counts(hand: str, bid: str) -> None:
    assert bid_with(hand) == bid


def test_more_trumps_and_more_honours_count_for_more() -> None:
    plain = count_tricks(parse_hand("S8 S5 S3 HT H7 H4 H2 DT D8 D3 CJ C9 C5"))
    longer = count_tricks(parse_hand("S8 S5 S3 S2 HT H7 H4 DT D8 D3 CJ C9 C5"))
    higher = count_tricks(parse_hand("SK S5 S3 HA H7 H4 H2 DT D8 D3 CJ C9 C5"))
    assert plain < longer < higher


def test_it_bids_nil_when_that_is_sound() -> None:
    assert bid_with("S6 S3 H9 H7 H4 H2 D8 D6 D3 D2 C7 C5 C2") == "nil"
    assert bid_with("S6 S3 H9 H7 H4 H2 D8 D6 D3 D2 C7 C5 C2", "4", "3", "4") == "nil"


@pytest.mark.parametrize(
    "hand",
    [
        "SA S3 H9 H7 H4 H2 D8 D6 D3 D2 C7 C5 C2",
        "SK SQ H9 H7 H4 H2 D8 D6 D3 D2 C7 C5 C2",
        "S6 S3 HA HK HQ H9 D8 D6 D3 D2 C7 C5 C2",
        "S9 S8 S7 S6 S5 H4 H3 H2 D6 D3 D2 C5 C2",
    ],
)
def test_it_bids_no_nil_with_a_sure_trick_or_a_suit_that_will_not_duck(hand: str) -> None:
    assert bid_with(hand).startswith("bid ")


def test_a_nil_gets_less_likely_with_each_card_that_is_too_high() -> None:
    chances = [
        nil_chance(parse_hand(f"S6 S3 {hearts} D8 D6 D3 D2 C7 C5 C2"))
        for hearts in ("H5 H4 H3 H2", "H9 H7 H4 H2", "HQ H9 H7 H2", "HA HK HQ H9")
    ]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.7 > 0.5 > chances[-1]


COVER = hands(
    N="SK SQ S9 S2 HA HT H5 DA DJ D4 CK C7 C3",
    E="SJ ST S8 HK HQ H6 H2 DK D9 D5 CQ C8 C4",
    S="S5 S3 H9 H8 H4 D8 D7 D6 D2 C9 C6 C5 C2",
    W="SA S7 S6 S4 HJ H7 H3 DQ DT D3 CA CJ CT",
)
"""South has the hand for a nil; North covers. With West as dealer North bids first and South leads first."""


def after_bids(*bids: str, leader: Seat, dealt: Any = COVER) -> State:
    """The play of `dealt` with `leader` to lead; the bids are those of N E S W."""
    first = (leader - 2) & 3
    ordered = bids[first:] + bids[:first]
    return bid(deal(start(), dealt, dealer=(first - 1) & 3), *ordered)


def test_it_beats_the_card_that_its_partners_nil_would_fail_with() -> None:
    state = act(after_bids("4", "3", "nil", "3", leader=EAST), "H6, H9, H3")
    assert chosen(state) in ("HT", "HA")
    state = act(after_bids("4", "3", "nil", "3", leader=SOUTH), "D8, D3")
    assert chosen(state) in ("DJ", "DA")


def test_it_leads_high_to_cover_its_partners_nil() -> None:
    card = chosen(after_bids("5", "3", "nil", "3", leader=NORTH))
    assert card[1] in "AKQ"


def test_a_nil_bidder_stays_below_and_throws_its_highest_card_away_when_it_can() -> None:
    state = act(after_bids("4", "3", "nil", "3", leader=EAST), "HQ")
    assert chosen(state) == "H9"
    state = act(after_bids("4", "3", "nil", "3", leader=WEST), "H3, H5, H6")
    assert chosen(state) == "H4"


def test_it_lets_an_opponents_nil_win_the_trick() -> None:
    nil_leads = act(after_bids("4", "3", "nil", "3", leader=SOUTH), "H8")
    assert chosen(nil_leads) in ("H3", "H7")
    assert chosen(act(nil_leads, "H3, H5")) in ("H2", "H6")


RUFF = hands(
    N="HA HK H9 H5 D7 D5 D3 C8 C6 C4 S8 S5 S2",
    E="HQ HJ HT H8 DK DJ D9 CK CJ C9 SK SJ S9",
    S="DQ DT D8 D6 D4 D2 CQ CT C2 SQ ST S7 S3",
    W="H7 H6 H4 H3 H2 DA CA C7 C5 C3 SA S6 S4",
)
"""South has no heart."""


def test_it_does_not_ruff_its_partners_winner() -> None:
    state = act(after_bids("3", "3", "3", "3", leader=NORTH, dealt=RUFF), "HA, H8")
    assert SUIT_OF[parse_card(chosen(state))] != SPADE_SUIT


def test_it_ruffs_what_an_opponent_would_win() -> None:
    state = act(after_bids("2", "4", "4", "3", leader=NORTH, dealt=RUFF), "H5, HQ")
    assert chosen(state)[0] == "S"


def test_it_ruffs_its_partners_card_to_save_a_nil() -> None:
    state = act(after_bids("nil", "3", "4", "3", leader=NORTH, dealt=RUFF), "H9, H8")
    assert chosen(state)[0] == "S"


def random_plays(seed: int) -> Iterator[State]:
    """The states of a random board's play."""
    rng = random.Random(seed)
    state = deal(start(), random_deal(rng, NextBoard(1, 0, "None")).hands)
    while not SPADES.outcome(state).boards:
        if SPADES.public_view(state)["phase"] == "play":
            yield state
        seat = SPADES.to_act(state)[0][0]
        state = SPADES.apply(state, Acted(seat, random_action(rng, SPADES.legal_actions(state, seat))))


def is_partners_winner(seen: Json) -> bool:
    """Whether the partner, not bound by a nil, has the best card of a trick of a plain suit so far."""
    public, seat = seen["public"], seen["you"]["seat"]
    holder = public["trick"]["winning"]
    partner = SEAT_LETTERS[SEAT_LETTERS.index(seat) ^ 2]
    nil = public["facts"]["bids"][partner] in ("nil", "blind")
    led = public["trick"]["cards"][0]["card"][0] if public["trick"]["cards"] else "S"
    return holder == partner and not nil and led != "S"


def test_in_no_position_does_it_ruff_its_partners_winner_while_it_can_discard() -> None:
    cases = 0
    for seed in range(60):
        for state in random_plays(seed):
            shown = seen(state)
            cards = [action["card"] for action in shown["you"]["actions"]]
            if is_partners_winner(shown) and {"S"} < {card[0] for card in cards}:
                assert chosen(state)[0] != "S"
                cases += 1
    assert cases > 20


NORTH_LAST = "HA, H2, H4, H3, DA, D5, D2, D3, C3, CQ, C2, CT, C4, C5, CJ"
"""North has won two tricks, East one; North, last to the fourth, may win it with the king of clubs."""


def north_last(*bids: str) -> str:
    state = act(after_bids(*bids, leader=NORTH), NORTH_LAST)
    assert SPADES.public_view(state)["tricks"] == {"NS": 2, "EW": 1}
    return chosen(state)


def test_it_takes_a_trick_while_the_contract_needs_it() -> None:
    assert north_last("5", "2", "3", "2") == "CK"


def test_it_ducks_once_the_contract_is_home() -> None:
    assert north_last("1", "2", "1", "2") == "C7"


def test_it_takes_an_overtrick_that_leaves_the_opponents_short() -> None:
    assert north_last("1", "6", "1", "5") == "CK"


def test_it_beats_random_play_over_duplicate_deals_by_far_more_than_a_contract() -> None:
    rng = random.Random(7)
    gains = []
    for _ in range(30):
        dealt = random_deal(rng, NextBoard(1, 0, "None"))
        first, second = (played(dealt.hands, side, rng) for side in (0, 1))
        gains.append((first + second) / 2)
    assert sum(gains) / len(gains) > 150


def played(dealt: Hands, side: int, rng: random.Random) -> int:
    """The bot's points less those of random play on a board whose seats of `side` it holds."""
    state = deal(start(), dealt)
    while not SPADES.outcome(state).boards:
        seat = SPADES.to_act(state)[0][0]
        actions = SPADES.legal_actions(state, seat)
        action = parse_action(chosen(state)) if seat & 1 == side else rng.choice(actions)
        assert action in actions
        state = SPADES.apply(state, Acted(seat, action))
    score = SPADES.scoresheet(state)[0]["score"]
    own, other = SIDES[side], SIDES[1 - side]
    return int(score[own] - score[other])
