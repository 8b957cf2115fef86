"""What bots read from a view: where cards are known to be, where they may be, and what they can win."""

from __future__ import annotations

from typing import Any

import pytest

from games.bots.chances import can_beat, chance_of_trick, holds, is_void
from games.bots.sight import Sight
from games.engine.cards import PACK, SPADES, SUITS, parse_card
from games.engine.deal import parse_deal_text
from games.engine.game import Viewer
from games.engine.seats import EAST, NORTH, SEATS, SOUTH, WEST, Seat
from games.engine.views import view
from games.rules.broken_ark import BROKEN_ARK
from games.rules.registry import GAMES
from games.tests.bots.positions import positions
from games.tests.rules.ark import FOUR_PASSES, act, card_set, deal, start

NORTH_HAS_NO_SPADE = "N:.AK765.KQ86.A432 JT95.QJT9.J54.65 AKQ42.84.AT3.T97 8763.32.972.KQJ8"


def sight(cards: str, declarer: Seat = NORTH, *, contract: str = "1NT", detained: str = "") -> Sight:
    """What the seat on turn sees after `cards`; `detained`: what the seat after the declarer did in the auction."""
    state = deal(start(), parse_deal_text(NORTH_HAS_NO_SPADE), dealer=declarer)
    state = act(state, [contract, *filter(None, [detained]), *FOUR_PASSES, *cards.split()])
    return Sight(view(BROKEN_ARK, state, Viewer(BROKEN_ARK.to_act(state)[0][0])))


def test_who_did_not_follow_is_void_and_the_others_share_the_suit() -> None:
    seen = sight("S5 SA S3 H5 H4", declarer=NORTH)
    assert seen.seat == WEST
    assert is_void(seen, NORTH, SPADES) == 1.0
    assert holds(seen, NORTH, parse_card("SK")) == 0.0
    assert holds(seen, EAST, parse_card("SK")) == pytest.approx(12 / 23)


def test_a_card_that_lies_face_up_is_known_to_be_where_it_lies() -> None:
    seen = sight("H8", declarer=EAST, detained="up CT", contract="1C")
    assert seen.known[SOUTH] == card_set("CT")
    assert holds(seen, SOUTH, parse_card("CT")) == 1.0
    assert not seen.unseen & card_set("CT")


def test_own_cards_and_those_played_are_not_unseen() -> None:
    seen = sight("S5 SA S3 H5", declarer=NORTH)
    assert seen.seat == SOUTH
    assert seen.hand == card_set("SK SQ S4 S2 H8 H4 DA DT D3 CT C9 C7")
    assert seen.unseen == PACK & ~seen.hand & ~card_set("S5 SA S3 H5")


def test_the_highest_card_of_the_suit_is_beaten_by_nobody_at_no_trump() -> None:
    seen = sight("", declarer=WEST)
    assert can_beat(seen, EAST, parse_card("HA"), led=2) == 0.0
    assert chance_of_trick(seen, parse_card("HA"), against=1.0, with_us=1.0) == 1.0


def test_the_highest_card_of_a_plain_suit_may_be_ruffed() -> None:
    seen = sight("", declarer=WEST, contract="1S")
    assert 0.0 < can_beat(seen, EAST, parse_card("HA"), led=2) < 0.2


def test_a_higher_card_makes_a_trick_more_likely() -> None:
    seen = sight("", declarer=WEST)
    chances = [chance_of_trick(seen, parse_card(card), 0.9, 0.8) for card in ("H5", "HK", "HA")]
    assert chances == sorted(chances)
    assert chances[0] < chances[2]


@pytest.mark.parametrize("key", list(GAMES))
def test_a_sight_agrees_with_the_state_that_it_does_not_see(key: str) -> None:
    seen = 0
    for seed in range(6):
        for position in positions(key, seed):
            if position.view["public"]["phase"] == "play" and shows_all_tricks(position.view["public"]):
                assert_agrees(Sight(position.view), position.dealt.hands)
                seen += 1
    assert seen > 20


def shows_all_tricks(public: dict[str, Any]) -> bool:
    """Whether no finished trick is hidden, as bridge hides all but the last."""
    return "history" in public["facts"] or sum(public["tricks"].values()) <= 1


def assert_agrees(seen: Sight, hands: tuple[Any, ...]) -> None:
    for seat in SEATS:
        held = hands[seat] & ~seen.played
        assert seen.known[seat] & ~held == 0
        assert seen.unknown[seat] == (held & seen.unseen).bit_count()
        for suit in SUITS:
            if is_void(seen, seat, suit) == 1.0:
                assert not held >> 13 * suit & 0x1FFF
