"""How the bridge bot bids against opponents, and what it never passes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from games.bots.bridge.meaning import GAME
from games.bots.bridge.reading import Reading
from games.bots.bridge.system import read
from games.engine.bridge.state import Auction, State
from games.engine.game import NextBoard
from games.rules.imp_bridge import IMP_BRIDGE
from games.tests.bots.bridge import call_with, chosen
from games.tests.rules.bridge import act, start
from games.tests.rules.random_matches import random_deal


@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        ("1D", "AQJ52.K43.73.842", "1S"),
        ("1D", "A52.K43.73.AQJ84", "2C"),
        ("1D", "J9652.K43.73.842", "P"),
        ("1D", "AJ52.KQ43.7.Q842", "X"),
        ("1D", "AQ5.KQ43.AQ7.842", "1NT"),
        ("1D", "AQ5.KQJ432.AQ7.2", "X"),
        ("1D", "Q54.K43.AJ73.842", "P"),
        ("1D", "KQJ952.43.Q73.84", "2S"),
        ("1D", "5.KQT9543.Q73.84", "3H"),
        ("2H", "AQJ52.4.K73.A842", "2S"),
        ("2H", "AJ52.4.KQ73.Q842", "X"),
        ("3C", "AJ52.KQ43.AJ73.4", "X"),
        ("1NT", "KQJ952.43.A73.84", "2S"),
        ("1NT", "AQ5.KQ43.AQ7.842", "X"),
        ("1NT", "A952.K4.Q73.J842", "P"),
    ],
)
def test_it_overcalls_with_a_good_suit_and_doubles_with_the_others(calls: str, hand: str, call: str) -> None:
    assert call_with(hand, *calls.split()) == call


@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        ("1C X P", "J9652.43.873.842", "1S"),
        ("1C X P", "KJ965.43.K73.842", "1S"),
        ("1C X P", "KQ965.43.K73.J42", "2S"),
        ("1C X P", "KQ965.A3.K73.842", "4S"),
        ("1C X P", "J96.432.873.8432", "1S"),
        ("1C X P", "K96.432.K87.QJ94", "1NT"),
        ("1C X P", "96.43.873.QJT984", "P"),
        ("1C X 1H", "J9652.43.873.842", "P"),
        ("1C X 1H", "KJ652.43.Q73.842", "1S"),
        ("1C 1NT P", "KJ743.84.K742.95", "2H"),
        ("1C 1S P", "Q84.K432.A873.84", "2S"),
        ("1C 1S P", "Q84.KQ32.A873.84", "3S"),
        ("1C 1S P", "Q84.KQ32.AK73.84", "4S"),
        ("1C 1S P", "84.K432.QJ73.KJ4", "1NT"),
        ("1C 1S P", "84.K432.9873.Q84", "P"),
    ],
)
def test_the_partner_of_an_overcall_or_a_takeout_double_answers(calls: str, hand: str, call: str) -> None:
    assert call_with(hand, *calls.split()) == call


@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        ("1D 1S", "84.KJ32.K87.Q842", "X"),
        ("1D 1S", "KJ4.Q32.87.QT842", "1NT"),
        ("1D 1S", "84.Q32.KQ872.842", "2D"),
        ("1D 1S", "84.AKJ32.K87.842", "2H"),
        ("1D 1S", "842.432.987.Q842", "P"),
        ("1S 2H", "Q84.32.K8762.Q84", "2S"),
        ("1S 2H", "Q84.32.AK762.Q84", "3S"),
        ("1H X", "KJ4.2.A8762.Q984", "XX"),
        ("1H X", "KJ4.432.K8762.98", "2H"),
        ("1NT 2H", "84.32.AQ7.KQJ842", "X"),
        ("1NT 2H", "84.KJ2.AQ72.Q842", "3NT"),
    ],
)
def test_the_partner_of_an_opening_answers_over_a_call_of_the_opponents(
    calls: str, hand: str, call: str
) -> None:
    assert call_with(hand, *calls.split()) == call


@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        # nine trumps are worth nine tricks in a contest, eight are not
        ("1S P 2S 3D", "AKJ843.Q43.74.94", "3S"),
        ("1S P 2S 3D", "AKJ84.Q43.74.A94", "P"),
        # a double of the partner's for penalties is left alone
        ("1S 2H 2S 5H X P", "AKJ843.3.Q74.A94", "P"),
    ],
)
def test_it_competes_as_far_as_its_trumps_reach(calls: str, hand: str, call: str) -> None:
    assert call_with(hand, *calls.split()) == call


def test_it_doubles_a_contract_that_cannot_be_made_and_no_other() -> None:
    assert call_with("AK4.A43.KJ3.J842", "1NT", "P", "P", "7NT") == "X"
    assert call_with("A43.Q75.A4.K9842", "1C", "1S", "P", "4H") != "X"
    assert call_with("A4.QJT9.A43.K842", "1NT", "P", "P", "4H") == "X"
    assert call_with("K4.432.QJ43.K842", "P", "1H", "P", "4H") == "P"


def silent_auctions(seeds: range) -> Iterator[tuple[Reading, str]]:
    """Every call of North and South, who are bots, with the auction before it; East and West pass."""
    for seed in seeds:
        dealt = random_deal(random.Random(seed), NextBoard(1, seed & 3, "None"))
        state: State = IMP_BRIDGE.apply(start(), dealt)
        while isinstance(state, Auction):
            reading = read(dealt.dealer, tuple(call.text for call in state.calls))
            call = "P" if state.turn & 1 else chosen(state)
            if not state.turn & 1:
                yield reading, call
            state = act(state, [call])


def test_it_never_passes_a_forcing_call_of_its_partner() -> None:
    forced = [call for reading, call in silent_auctions(range(400)) if reading.is_forced]
    assert len(forced) > 80
    assert "P" not in forced


def test_a_side_that_has_forced_itself_to_game_never_stops_below_it() -> None:
    forced = 0
    for reading, call in silent_auctions(range(400)):
        said = any(meaning.forcing == GAME for meaning in reading.meanings)
        forced += said
        assert not (said and call == "P") or reading.has_game
    assert forced > 20


def test_a_strong_opening_is_answered_by_the_weakest_hand_until_game_is_reached() -> None:
    weakest = "9432.432.432.432"
    assert call_with(weakest, "2C", "P") == "2D"
    assert call_with(weakest, "2C", "P", "2D", "P", "2S", "P") != "P"
    assert call_with(weakest, "2C", "P", "2D", "P", "4S", "P") == "P"


def test_a_new_suit_is_forcing_unless_its_bidder_has_passed_before() -> None:
    assert read(0, ("1D", "P", "1H", "P")).is_forced
    assert not read(0, ("P", "P", "1D", "P", "1H", "P")).is_forced
    assert not read(0, ("1D", "P", "1NT", "P")).is_forced
    assert not read(0, ("1D", "P", "1H", "1S")).is_forced


def test_what_a_call_shows_is_what_its_hands_have() -> None:
    shown = read(0, ("1H", "P", "1S", "P", "2H", "P")).shown
    assert (shown[0].low, shown[0].high, shown[0].least) == (12, 15, (0, 0, 6, 0))
    assert (shown[2].low, shown[2].least) == (6, (0, 0, 0, 4))
    assert shown[1].high == 16


def test_calls_that_no_system_has_are_read_all_the_same() -> None:
    assert call_with("A4.KQT9.A43.K842", "7C", "X", "XX") == "P"
    assert call_with("A4.KQT9.A43.K842", "P", "6D", "P", "6H") in ("P", "X")
