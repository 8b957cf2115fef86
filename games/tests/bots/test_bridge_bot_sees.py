"""What the bridge bot does follows from what its seat may see, also when nobody at the table bids sensibly."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from games.bots.bridge import BRIDGE_BOT
from games.engine.actions import parse_action
from games.engine.bridge.state import Auction, Play
from games.engine.cards import Hand, cards_of, hand_of
from games.engine.events import Acted
from games.engine.game import Game, Viewer
from games.engine.seats import SEATS, Seat
from games.engine.views import view
from games.rules.imp_bridge import IMP_BRIDGE
from games.rules.rubber_bridge import RUBBER_BRIDGE
from games.tests.rules.random_matches import random_action, random_deal

BOTH = pytest.mark.parametrize("game", [IMP_BRIDGE, RUBBER_BRIDGE], ids=["imp-bridge", "rubber-bridge"])


def decisions(game: Game, boards: int) -> Iterator[Auction | Play]:
    """The states of some boards in which North and South, who are bots, call or play; the others do anything."""
    for seed in range(boards):
        rng = random.Random(seed)
        state = game.start({})
        wanted = game.next_board(state, seed + 1)
        assert wanted is not None
        state = game.apply(state, random_deal(rng, wanted))
        while game.to_act(state) and not game.outcome(state).boards:
            seat = game.to_act(state)[0][0]
            action = random_action(rng, game.legal_actions(state, seat))
            if not seat & 1:
                if isinstance(state, Auction | Play):
                    yield state
                action = parse_action(BRIDGE_BOT.choose(view(game, state, Viewer(seat)), rng))
            state = game.apply(state, Acted(seat, action))


def with_hidden_cards_shuffled(state: Auction | Play, seat: Seat, rng: random.Random) -> Auction | Play:
    """The state with the cards exchanged that `seat` does not see and nobody has played."""
    auction = state.auction if isinstance(state, Play) else state
    played = state.played if isinstance(state, Play) else 0
    seen = {seat, state.dummy} if isinstance(state, Play) and played else {seat}
    hands = list(auction.deal.hands)
    hidden = [each for each in SEATS if each not in seen]
    cards = [card for each in hidden for card in cards_of(hands[each] & ~played)]
    rng.shuffle(cards)
    for each in hidden:
        count = (hands[each] & ~played).bit_count()
        hands[each] = Hand((hands[each] & played) | hand_of(cards[:count]))
        del cards[:count]
    auction = replace(auction, deal=replace(auction.deal, hands=tuple(hands)))
    return replace(state, auction=auction) if isinstance(state, Play) else auction


@BOTH
def test_cards_that_it_does_not_see_never_change_what_it_does(game: Game) -> None:
    rng = random.Random(1)
    compared = 0
    for state in decisions(game, boards=40):
        seat = game.to_act(state)[0][0]
        other = with_hidden_cards_shuffled(state, seat, rng)
        seen, same = (view(game, each, Viewer(seat)) for each in (state, other))
        assert json.dumps(seen) == json.dumps(same)
        assert BRIDGE_BOT.choose(same, rng) == BRIDGE_BOT.choose(seen, rng)
        compared += 1
    assert compared > 300


@BOTH
def test_it_does_something_legal_whatever_has_been_bid(game: Game) -> None:
    for state in decisions(game, boards=60):
        seat = game.to_act(state)[0][0]
        action = BRIDGE_BOT.choose(view(game, state, Viewer(seat)), random.Random(1))
        assert parse_action(action) in game.legal_actions(state, seat)
