"""Two deals that agree on all that a reader may see give that reader byte-identical views.

At each step of random boards other deals are drawn, hidden cards of seats the reader does not see changing places and
face-down cards their identity. Those under which the same things could have been seen are compared.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from games.engine.actions import DOWNS, Action
from games.engine.cards import CARD_TEXTS, Hand, Hands, cards_of
from games.engine.errors import IllegalAction
from games.engine.events import Acted, Dealt
from games.engine.game import NextBoard, Viewer
from games.engine.seats import SEATS, Seat
from games.engine.views import view
from games.rules.broken_ark import BROKEN_ARK
from games.rules.broken_ark.state import State
from games.tests.rules.ark import card_set, public
from games.tests.rules.random_matches import random_action, random_deal

DETAINABLE = card_set("SQ HA DJ CT")
READERS = [
    *(Viewer(seat) for seat in SEATS),
    Viewer(),
    Viewer(None, frozenset({1})),
    Viewer(2, frozenset({0, 2})),
]
ATTEMPTS = 4

Acts = list[Acted]


def seen_seats(reader: Viewer) -> set[Seat]:
    return set(reader.sees) | ({reader.seat} if reader.seat is not None else set())


def visible(reader: Viewer, dealt: Dealt, acts: Acts) -> list[object]:
    """All that the reader may know of a board under way, without the help of any view."""
    seen = seen_seats(reader)
    knows: list[object] = [[cards_of(dealt.hands[seat]) for seat in sorted(seen)]]
    face_down: set[int] = set()
    for act in acts:
        kind, card = act.action.kind, act.action.card
        face_down |= {card} if kind == "down" else set()
        face_down -= {card} if kind == "flip" else set()
        named = kind != "down" or act.seat in seen
        knows.append((act.seat, act.action.text if named else "down", kind == "play" and card in face_down))
    return knows


def replayed(start: State, dealt: Dealt, acts: Acts) -> State:
    state = BROKEN_ARK.apply(start, dealt)
    for act in acts:
        state = BROKEN_ARK.apply(state, act)
    return state


def other_hands(rng: random.Random, reader: Viewer, dealt: Dealt, acts: Acts) -> Hands:
    """The deal with up to three pairs of unplayed cards exchanged between seats that the reader does not see."""
    played = sum(1 << act.action.card for act in acts if act.action.kind == "play")
    hands = list(dealt.hands)
    for _ in range(rng.randrange(4)):
        one, other = rng.sample([seat for seat in SEATS if seat not in seen_seats(reader)], 2)
        mine, theirs = cards_of(hands[one] & ~played), cards_of(hands[other] & ~played)
        if mine and theirs:
            both = 1 << rng.choice(mine) | 1 << rng.choice(theirs)
            hands[one], hands[other] = Hand(hands[one] ^ both), Hand(hands[other] ^ both)
    north, east, south, west = hands
    return north, east, south, west


def other_acts(rng: random.Random, reader: Viewer, hands: Hands, acts: Acts) -> Acts:
    """The same actions, face-down detentions of unseen seats now of any cards these could have detained."""
    other: Acts = []
    for act in acts:
        choices = cards_of(hands[act.seat] & DETAINABLE)
        if act.action.kind == "down" and act.seat not in seen_seats(reader) and choices:
            other.append(Acted(act.seat, DOWNS[rng.choice(choices)]))
        else:
            other.append(act)
    return other


def with_special_cards(dealt: Dealt, one: Seat, other: Seat) -> Dealt:
    """The deal with ♠Q and ♦J at one seat and ♥A and ♣10 at another, or all four at the same."""
    hands = list(dealt.hands)
    for card, seat in zip(cards_of(DETAINABLE), (other, one, other, one), strict=True):
        holder = next(each for each in SEATS if hands[each] >> card & 1)
        if holder != seat:
            given = next(each for each in cards_of(hands[seat]) if not DETAINABLE >> each & 1)
            both = 1 << card | 1 << given
            hands[holder], hands[seat] = Hand(hands[holder] ^ both), Hand(hands[seat] ^ both)
    north, east, south, west = hands
    return replace(dealt, hands=(north, east, south, west))


def boards_under_way(seed: int) -> Iterator[tuple[State, Dealt, Acts, State]]:
    """Each step of random boards with the special cards at one seat or two: state before, deal, actions, state."""
    rng = random.Random(seed)
    for board in range(4):
        start = BROKEN_ARK.start({})
        drawn = random_deal(rng, NextBoard(board + 1, None, "None"))
        dealt = with_special_cards(drawn, seed & 3, (seed + board) & 3)
        acts: Acts = []
        state = BROKEN_ARK.apply(start, dealt)
        while public(state)["phase"] in ("auction", "play"):
            yield start, dealt, acts, state
            seat = BROKEN_ARK.to_act(state)[0][0]
            act = Acted(seat, random_action(rng, BROKEN_ARK.legal_actions(state, seat)))
            acts, state = [*acts, act], BROKEN_ARK.apply(state, act)


def encoded(state: State, reader: Viewer) -> bytes:
    return json.dumps(view(BROKEN_ARK, state, reader)).encode()


def compared_with_other_deals(seed: int) -> Counter[str]:
    """Compare each step of random boards; how many other deals, and other names of face-down cards, there were."""
    rng = random.Random(seed)
    compared: Counter[str] = Counter()
    for start, dealt, acts, state in boards_under_way(seed):
        for reader in READERS * ATTEMPTS:
            hands = other_hands(rng, reader, dealt, acts)
            others = other_acts(rng, reader, hands, acts)
            other = replace(dealt, hands=hands)
            try:
                could_be = replayed(start, other, others)
            except IllegalAction:
                continue
            if visible(reader, other, others) == visible(reader, dealt, acts):
                assert encoded(could_be, reader) == encoded(state, reader)
                compared["deals"] += hands != dealt.hands
                compared["names"] += others != acts
    return compared


def test_what_a_reader_may_not_see_makes_no_difference_to_a_byte_of_its_views() -> None:
    compared: Counter[str] = Counter()
    for seed in range(4):
        compared += compared_with_other_deals(seed)
    assert compared["deals"] > 4_000
    assert compared["names"] > 500


def test_the_comparison_would_see_a_leak() -> None:
    """The seat itself does see the difference that the others may not."""
    differences = 0
    rng = random.Random(1)
    for start, dealt, acts, state in boards_under_way(1):
        hands = other_hands(rng, Viewer(), dealt, acts)
        try:
            could_be = replayed(start, replace(dealt, hands=hands), acts)
        except IllegalAction:
            continue
        differences += any(encoded(could_be, Viewer(seat)) != encoded(state, Viewer(seat)) for seat in SEATS)
    assert differences > 20


def mentioned(value: Any) -> set[str]:
    """Every card named anywhere in a view."""
    if isinstance(value, dict):
        return set().union(*map(mentioned, value.values()), *map(mentioned, value.keys()))
    if isinstance(value, list):
        return set().union(*map(mentioned, value))
    words = value.split() if isinstance(value, str) else []
    return {word for word in words if word in CARD_TEXTS}


def revealed(action: Action) -> set[str]:
    return {CARD_TEXTS[action.card]} if action.kind in ("up", "flip", "play") else set()


@pytest.mark.parametrize("seed", range(4))
def test_a_view_names_only_cards_that_its_reader_holds_or_that_lie_open(seed: int) -> None:
    for _, dealt, acts, state in boards_under_way(seed):
        open_cards = set().union(*(revealed(act.action) for act in acts))
        assert mentioned(BROKEN_ARK.public_view(state)) <= open_cards
        for seat in SEATS:
            own = {CARD_TEXTS[card] for card in cards_of(dealt.hands[seat])}
            assert mentioned(BROKEN_ARK.private_view(state, Viewer(seat))) <= open_cards | own
