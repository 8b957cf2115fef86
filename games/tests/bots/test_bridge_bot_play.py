"""How the bridge bot plays the cards, as declarer and in defence."""

from __future__ import annotations

import random

import pytest

from games.bots.bridge import BRIDGE_BOT
from games.engine.bridge.state import Play, State
from games.engine.game import Viewer
from games.engine.seats import SOUTH
from games.engine.views import view
from games.rules.imp_bridge import IMP_BRIDGE
from games.tests.bots.bridge import act, board, chosen, seen, with_hand
from games.tests.rules.bridge import calls_for, deal, decider, start
from games.tests.rules.random_matches import random_deal


def lead_with(hand: str, contract: str, *calls: str) -> str:
    """What West leads with a hand to a contract of South's."""
    state = deal(start(), with_hand(3, hand), dealer=0)
    return chosen(act(state, calls or calls_for(0, f"S {contract}")))


@pytest.mark.parametrize(
    ("hand", "contract", "card"),
    [
        ("KQJ4.842.A73.952", "3NT", "SK"),
        ("QJT4.842.A73.952", "3NT", "SQ"),
        ("KJ742.842.A7.952", "3NT", "S4"),
        ("KQ742.842.A7.952", "3NT", "S4"),
        ("AK42.842.973.952", "4H", "SA"),
        ("KQ42.842.973.952", "4H", "SK"),
        ("K842.842.97632.5", "4H", "C5"),
        ("A842.QJ9.9763.K5", "6H", "D3"),
        ("J842.842.9763.95", "4S", "C9"),
    ],
)
def test_it_leads_the_top_of_a_sequence_the_fourth_best_or_a_singleton(
    hand: str, contract: str, card: str
) -> None:
    assert lead_with(hand, contract) == card


def test_it_leads_its_partners_suit() -> None:
    calls = ("P", "1S", "2H", "P", "4H", "P", "P", "P")
    assert lead_with("94.842.K9763.Q95", "", *calls) == "S9"


def test_a_defender_returns_the_partners_lead_with_the_higher_of_two_left() -> None:
    hands = "K74.QJT9.KQJ.J84 AT3.842.8764.K95 Q8.AK63.A95.AQ72 J9652.75.T32.T63"
    state = board(hands, "S 3NT", "S5", "S4", "SA", "S8")
    assert chosen(state) == "ST"


def test_a_defender_plays_low_in_second_seat_and_high_in_third() -> None:
    hands = "K74.QJT9.KQJ.J84 A83.842.8764.K95 QT.AK63.A95.AQ72 J9652.75.T32.T63"
    assert chosen(board(hands, "S 3NT", "S5", "S4")) == "SA"
    hands = "AQT4.Q93.KQJ.J84 J73.842.8764.K95 82.AK65.A95.AQ72 K965.JT7.T32.T63"
    assert chosen(board(hands, "S 3NT", "HJ", "HQ", "H2", "H5", "DK", "D4", "D5", "D2", "C4")) == "C5"


def test_a_defender_catches_dummys_honour_from_behind() -> None:
    hands = "Q74.QJT9.KQJ.J84 KJ3.842.8764.K95 A8.AK63.A95.AQ72 T9652.75.T32.T63"
    assert chosen(board(hands, "S 3NT", "S5", "S4")) == "SJ"


def test_a_defender_covers_a_single_honour_led_from_dummy_and_not_the_first_of_two() -> None:
    hands = "J74.QJT9.KQJ.A84 KT3.842.8764.K95 AQ8.AK63.A95.Q72 9652.75.T32.JT63"
    assert chosen(board(hands, "S 3NT", "H7", "HQ", "H2", "H3", "SJ")) == "SK"
    hands = "JT4.QJ97.KQJ.A84 K73.842.8764.K95 AQ8.AK63.A95.Q72 9652.T5.T32.JT63"
    assert chosen(board(hands, "S 3NT", "HT", "HQ", "H2", "H3", "SJ")) == "S3"


def test_the_fourth_hand_wins_as_cheaply_as_it_can_and_not_over_its_partner() -> None:
    hands = "J74.QJT9.KQJ.A84 KT3.842.8764.K95 AQ8.AK63.A95.Q72 9652.75.T32.JT63"
    assert chosen(board(hands, "S 3NT", "S2", "S7", "ST")) == "SQ"
    assert chosen(board(hands, "S 3NT", "S2", "SJ", "S3")) == "S8"


def test_a_defender_ruffs_a_losing_trick_with_the_lowest_trump_and_leaves_the_partners_winner_alone() -> None:
    hands = "J742.QJT9.KQ4.A4 .8432.J8765.K985 AQ8.AK76.A93.Q72 KT9653.5.T2.JT63"
    assert chosen(board(hands, "S 4H", "S6", "SJ")) == "H2"
    hands = "742.QJT9.KQ43.A4 .8432.J8765.K985 QJ8.AK76.A9.Q732 AKT9653.5.T2.JT6"
    assert chosen(board(hands, "S 4H", "SA", "S2"))[0] in "DC"


def test_declarer_draws_trumps_from_the_top() -> None:
    hands = "KQ7.Q964.K74.A84 T632.32.QJT5.K95 A84.AKJT8.A93.72 J95.75.862.QJT63"
    assert chosen(board(hands, "S 4H", "CQ", "CA", "C5", "C2")) in ("HQ", "H4", "H6")
    hearts = chosen(board(hands, "S 4H", "CQ", "CA", "C5", "C2", "HQ", "H2", "H8", "H5"))
    assert hearts[0] == "H"


def test_declarer_stops_drawing_trumps_when_both_opponents_are_out() -> None:
    hands = "KQ7.Q964.K74.A84 T632.32.QJT5.K95 A84.AKJT8.A93.72 J95.75.862.QJT63"
    drawn = ("CQ", "CA", "C5", "C2", "HQ", "H2", "H8", "H5", "H4", "H3", "HA", "H7", "HK", "D2", "H6", "S2")
    assert chosen(board(hands, "S 4H", *drawn))[0] != "H"


def test_declarer_ruffs_a_loser_in_dummy_before_its_trumps_are_gone() -> None:
    hands = "KJ73.9642.87654. T64.53.QJT.KT953 AQ982.A87.A9.842 5.KQJT.K32.AQJ76"
    assert chosen(board(hands, "S 4S", "HK", "H2", "H3", "HA")) == "C2"


def test_declarer_finesses_against_a_king() -> None:
    hands = "AQ4.973.K742.A84 T63.Q84.QJT9.K95 J87.AKJ2.A83.Q72 K952.T65.65.JT63"
    led = board(hands, "S 3NT", "CJ", "C4", "C5", "CQ", "S7", "S2")
    assert chosen(led) == "SQ"


def test_declarer_takes_the_ace_when_eleven_cards_leave_the_king_alone() -> None:
    hands = "AQ9843.97.K74.A8 6.Q8432.QJT9.K95 JT752.AKJ.A83.Q7 K.T65.652.JT6432"
    led = board(hands, "S 4S", "CJ", "C8", "C5", "CQ", "S2", "SK")
    assert chosen(led) == "SA"


def test_declarer_holds_up_the_only_stopper_at_no_trump() -> None:
    hands = "74.QJ9.KQJ42.A84 T63.8432.865.K95 A85.AK76.A97.Q72 KQJ92.T5.T3.JT63"
    assert chosen(board(hands, "S 3NT", "SK", "S4", "S3")) == "S5"


def test_declarer_wins_at_once_with_a_second_stopper() -> None:
    hands = "74.QJ9.KQJ42.A84 T63.8432.865.K95 AJ5.AK76.A97.Q72 KQ982.T5.T3.JT63"
    assert chosen(board(hands, "S 3NT", "S8", "S4", "ST")) == "SJ"


def test_declarer_cashes_from_the_short_hand_so_that_the_long_suit_runs() -> None:
    hands = "74.Q93.KQJ42.A84 KT63.8742.865.K9 AQ5.AK6.A97.Q752 J982.JT5.T3.JT63"
    won = ("S2", "S4", "SK", "SA", "SQ", "S8", "S7", "S3")
    assert chosen(board(hands, "S 3NT", *won)) == "DA"


def test_declarer_plays_dummys_cards() -> None:
    hands = "74.Q93.KQJ42.A84 KT63.8742.865.K9 AQ5.AK6.A97.Q752 J982.JT5.T3.JT63"
    state = board(hands, "S 3NT", "S2")
    assert decider(state) == SOUTH
    assert chosen(state) in ("S7", "S4")


def test_it_rejects_every_claim() -> None:
    hands = "74.Q93.KQJ42.A84 KT63.8742.865.K9 AQ5.AK6.A97.Q752 J982.JT5.T3.JT63"
    assert chosen(board(hands, "S 3NT", "S2", "claim 0")) == "reject"
    assert chosen(board(hands, "S 3NT", "S2", "claim 13")) == "reject"


def test_it_never_claims() -> None:
    for seed in range(20):
        state: State = IMP_BRIDGE.apply(
            start(), random_deal(random.Random(seed), IMP_BRIDGE.next_board(start()))
        )
        while IMP_BRIDGE.to_act(state) and not IMP_BRIDGE.outcome(state).boards:
            action = chosen(state)
            assert not action.startswith("claim")
            state = act(state, [action])


def test_it_keeps_its_winners_and_the_guard_of_an_honour_when_it_discards() -> None:
    hands = "AKQ42.93.KQ4.A84 63.8742.J865.K95 J5.AK6.A97.QJT72 T987.QJT5.T32.63"
    played = ("HQ", "H3", "H2", "HA", "SJ", "S7", "S2", "S3", "S5", "S8", "SK", "S6", "SA")
    assert chosen(board(hands, "S 3NT", *played)) not in ("CK", "C5", "C9", "DJ")


def test_dummy_sees_declarers_hand_and_has_nothing_to_decide() -> None:
    hands = "74.Q93.KQJ42.A84 KT63.8742.865.K9 AQ5.AK6.A97.Q752 J982.JT5.T3.JT63"
    state = board(hands, "S 3NT", "S2")
    assert isinstance(state, Play)
    assert view(IMP_BRIDGE, state, Viewer(state.dummy))["you"]["actions"] == []


def test_what_it_does_needs_no_chance() -> None:
    hands = "74.Q93.KQJ42.A84 KT63.8742.865.K9 AQ5.AK6.A97.Q752 J982.JT5.T3.JT63"
    looked = seen(board(hands, "S 3NT", "S2"))
    assert len({BRIDGE_BOT.choose(looked, random.Random(seed)) for seed in range(5)}) == 1
