"""Twin deals: other deals, and other cards under the face-down ones, under which a reader has seen the very same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from games.engine.actions import DOWNS
from games.engine.cards import Hand, Hands, cards_of
from games.engine.errors import IllegalAction
from games.engine.events import Acted, Dealt
from games.engine.game import Game, Viewer
from games.engine.seats import SEATS, Seat
from games.tests.rules.ark import card_set
from games.tests.rules.known_hands import KNOWN_HANDS, Acts, shown_seats
from games.tests.rules.random_matches import random_action, random_deal

DETAINABLE = card_set("SQ HA DJ CT")
UNDER_WAY = ("auction", "play", "claim")


class UnderWay(NamedTuple):
    """A board at one of its steps: the state before its deal, the deal, the actions so far, and where they led."""

    start: Any
    dealt: Dealt
    acts: Acts
    state: Any


def known_seats(game: Game[Any], reader: Viewer, acts: Acts) -> set[Seat]:
    """The seats whose cards the reader knows."""
    return KNOWN_HANDS[game.info.key](reader, acts)


def visible(game: Game[Any], reader: Viewer, dealt: Dealt, acts: Acts) -> list[object]:
    """All that the reader may know of a board under way, without the help of any view."""
    known = sorted(known_seats(game, reader, acts))
    knows: list[object] = [(seat, cards_of(dealt.hands[seat])) for seat in known]
    face_down: set[int] = set()
    for act in acts:
        kind, card = act.action.kind, act.action.card
        face_down |= {card} if kind == "down" else set()
        face_down -= {card} if kind == "flip" else set()
        named = kind != "down" or act.seat in shown_seats(reader)
        knows.append((act.seat, act.action.text if named else "down", kind == "play" and card in face_down))
    return knows


def replayed(game: Game[Any], start: Any, dealt: Dealt, acts: Acts) -> Any:
    """The state after the deal and the actions; IllegalAction where they are not legal."""
    state = game.apply(start, dealt)
    for act in acts:
        state = game.apply(state, act)
    return state


def other_hands(rng: random.Random, known: set[Seat], dealt: Dealt, acts: Acts) -> Hands:
    """The deal with up to three pairs of unplayed cards exchanged between seats that are not known."""
    played = sum(1 << act.action.card for act in acts if act.action.kind == "play")
    hands, unknown = list(dealt.hands), [seat for seat in SEATS if seat not in known]
    for _ in range(rng.randrange(4) if len(unknown) > 1 else 0):
        one, other = rng.sample(unknown, 2)
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
        if act.action.kind == "down" and act.seat not in shown_seats(reader) and choices:
            other.append(Acted(act.seat, DOWNS[rng.choice(choices)]))
        else:
            other.append(act)
    return other


def twin(rng: random.Random, game: Game[Any], reader: Viewer, at: UnderWay) -> UnderWay | None:
    """A board that the reader cannot tell from `at`; None where the one drawn is not legal, or not the same to it."""
    hands = other_hands(rng, known_seats(game, reader, at.acts), at.dealt, at.acts)
    dealt, acts = replace(at.dealt, hands=hands), other_acts(rng, reader, hands, at.acts)
    try:
        state = replayed(game, at.start, dealt, acts)
    except IllegalAction:
        return None
    same = visible(game, reader, dealt, acts) == visible(game, reader, at.dealt, at.acts)
    return UnderWay(at.start, dealt, acts, state) if same else None


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


def boards_under_way(game: Game[Any], seed: int, boards: int = 4) -> Iterator[UnderWay]:
    """Each step of random boards, each the first of a match, with Broken Ark's special cards at one seat or two."""
    rng = random.Random(seed)
    for board in range(boards):
        start = game.start({})
        wanted = game.next_board(start, board + 1)
        assert wanted is not None
        dealt = with_special_cards(random_deal(rng, wanted), seed & 3, (seed + board) & 3)
        acts: Acts = []
        state = game.apply(start, dealt)
        while game.public_view(state)["phase"] in UNDER_WAY:
            yield UnderWay(start, dealt, acts, state)
            seat = game.to_act(state)[0][0]
            act = Acted(seat, random_action(rng, game.legal_actions(state, seat)))
            acts, state = [*acts, act], game.apply(state, act)
