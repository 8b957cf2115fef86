"""How the bridge bot opens, responds and goes on when the opponents are silent."""

from __future__ import annotations

import pytest

from games.tests.bots.bridge import call_with


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("AQJ52.K4.K73.842", "1S"),
        ("AQJ52.KQ864.K7.4", "1S"),
        ("A4.KQ873.K7.Q942", "1H"),
        ("A4.KQ73.QJ72.842", "1D"),
        ("AQ43.KQ73.J72.84", "1D"),
        ("AQ43.Q73.K72.J84", "1C"),
        ("AJ3.KQ4.KJ72.842", "1D"),
        ("AJ3.KQ4.KJ72.Q42", "1NT"),
        ("AJ3.KQ4.AKJ2.Q42", "2NT"),
        ("AKQ65.AKQ4.A3.K2", "2C"),
        ("43.KQJ864.Q72.84", "2H"),
        ("KQT9643.4.Q72.84", "3S"),
        ("4.3.QJT98762.QJ4", "4D"),
        ("KQJ52.74.Q73.842", "P"),
        ("J86542.A4.K73.82", "P"),
    ],
)
def test_it_opens_five_card_majors_notrump_by_its_points_and_weak_hands_with_a_good_suit(
    hand: str, call: str
) -> None:
    assert call_with(hand) == call


def test_in_fourth_seat_it_does_not_open_a_weak_hand() -> None:
    assert call_with("43.KQJ864.Q72.84", "P", "P", "P") == "P"


def test_the_best_hand_is_opened() -> None:
    assert call_with("AT75.AKQ43.A73.A") == "1H"
    assert call_with("AKQT75.AKQ43.A7.") == "2C"


@pytest.mark.parametrize(
    ("opening", "hand", "call"),
    [
        ("1S", "Q84.K73.J842.952", "2S"),
        ("1S", "Q842.KQ3.A84.952", "3S"),
        ("1S", "Q842.KQ3.A84.Q52", "4S"),
        ("1S", "84.K7.J84.Q98632", "1NT"),
        ("1S", "84.KQ3.AJ872.Q52", "2D"),
        ("1S", "84.AKJ73.Q87.Q52", "2H"),
        ("1S", "84.AKQ73.AQ7.K52", "3H"),
        ("1H", "KJ84.Q3.J872.952", "1S"),
        ("1H", "84.K73.Q842.9752", "2H"),
        ("1C", "K84.QT73.J872.Q5", "1H"),
        ("1C", "KJ842.QT732.J8.5", "1S"),
        ("1C", "KJ84.QT73.J87.52", "1H"),
        ("1C", "K84.QT7.KJ87.952", "1D"),
        ("1C", "K84.QT7.J87.A952", "1NT"),
        ("1D", "KJ4.QT7.J87.AJ52", "2NT"),
        ("1D", "KJ4.QT7.K87.AJ52", "3NT"),
        ("1D", "84.73.KQ872.J952", "2D"),
        ("1D", "84.732.K872.J952", "P"),
        ("2C", "84.732.K872.J952", "2D"),
        ("2C", "KQJ84.73.K872.95", "2S"),
        ("2H", "84.Q73.AQ872.J95", "3H"),
        ("2H", "AK84.Q73.AQ8.K95", "4H"),
        ("3S", "84.K73.AQ872.J95", "P"),
    ],
)
def test_it_responds_by_points_and_fit(opening: str, hand: str, call: str) -> None:
    assert call_with(hand, opening, "P") == call


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("84.Q7.J87432.J95", "P"),
        ("84.QJ743.8742.95", "2D"),
        ("QJ743.84.K742.95", "2H"),
        ("QJ74.84.KQ42.953", "2C"),
        ("J74.84.KQ42.Q953", "2NT"),
        ("J74.84.KQ42.AQ53", "3NT"),
        ("KJ4.K4.KQ42.AJ53", "4NT"),
        ("KJ4.A4.KQ42.AQ53", "6NT"),
    ],
)
def test_it_answers_one_notrump_with_stayman_transfers_and_raises(hand: str, call: str) -> None:
    assert call_with(hand, "1NT", "P") == call


@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        ("1NT P 2C P", "AJ3.KQ42.KJ72.Q4", "2H"),
        ("2C P 2D P 2NT P", "QJ743.84.K742.95", "3H"),
        ("2C P 2D P 2NT P", "J743.84.K742.953", "3C"),
        ("2C P 2D P 2NT P", "743.84.K8742.Q53", "3NT"),
        ("1NT P 2C P", "AJ32.KQ4.KJ72.Q4", "2S"),
        ("1NT P 2C P", "AJ3.KQ4.KJ72.Q42", "2D"),
        ("1NT P 2D P", "AJ3.KQ4.KJ72.Q42", "2H"),
        ("1NT P 2D P", "A3.KQ42.AJ72.K42", "3H"),
        ("1NT P 2H P 2S P 3NT P", "AJ3.KQ4.KJ72.Q42", "4S"),
        ("1NT P 2H P 2S P 2NT P", "AJ.KQ42.KJ72.Q42", "P"),
    ],
)
def test_after_no_trump_each_answers_what_it_was_asked(calls: str, hand: str, call: str) -> None:
    assert call_with(hand, *calls.split()) == call


def test_the_responder_chooses_the_game_once_the_answer_is_there() -> None:
    asked = ("1NT", "P", "2C", "P")
    assert call_with("KJ74.84.KQ42.Q53", *asked, "2S", "P") == "4S"
    assert call_with("KJ74.84.KQ42.Q53", *asked, "2H", "P") == "3NT"
    assert call_with("QJ743.84.K742.95", "1NT", "P", "2H", "P", "2S", "P") == "P"
    assert call_with("QJ7432.84.KQ2.K5", "1NT", "P", "2H", "P", "2S", "P") == "4S"


@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        ("1C P 1S P", "A3.K43.72.KJ9432", "2C"),
        ("1C P 1S P", "A32.KQ4.J72.KJ94", "1NT"),
        ("1C P 1S P", "A3.KQ4.AJ2.KQ942", "2NT"),
        ("1C P 1S P", "A932.K4.J72.KJ94", "2S"),
        ("1C P 1S P", "A932.K4.K7.AJ942", "3S"),
        ("1C P 1S P", "AK32.K4.K7.AJ942", "4S"),
        ("1D P 1H P", "A932.K4.KJ742.94", "1S"),
        ("1H P 1S P", "3.AKJ432.Q74.K94", "2H"),
        ("1H P 1S P", "3.AKJ432.A74.K94", "3H"),
        ("1H P 1S P", "3.AKJ43.Q74.K942", "2C"),
        ("1H P 1S P", "3.AKJ43.AQ4.AQ94", "3C"),
        ("1D P 1S P", "3.AK43.AKJ74.Q94", "2H"),
        ("1S P 1NT P", "AKJ43.Q43.Q74.94", "P"),
        ("1S P 2S P", "AKJ43.Q43.Q74.94", "P"),
        ("1S P 2S P", "AKJ43.A43.KQ4.94", "3S"),
        ("1S P 2S P", "AKJ432.A4.KQ4.K4", "4S"),
        ("1S P 3S P", "AKJ43.Q43.974.94", "P"),
        ("1S P 3S P", "AKJ43.Q43.A74.94", "4S"),
        ("1D P 2NT P", "A3.KQ4.KJ742.J84", "3NT"),
    ],
)
def test_opener_shows_its_strength_and_shape(calls: str, hand: str, call: str) -> None:
    assert call_with(hand, *calls.split()) == call


@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        ("1C P 1S P 2S P", "KJ864.K4.872.953", "P"),
        ("1C P 1S P 2S P", "KJ864.K4.A72.953", "3S"),
        ("1C P 1S P 2S P", "KJ864.K4.A72.K53", "4S"),
        ("1C P 1S P 1NT P", "KJ84.K42.872.953", "P"),
        ("1C P 1S P 1NT P", "KJ84.K42.QT2.Q53", "2NT"),
        ("1C P 1S P 1NT P", "KJ84.KJ2.QT2.A53", "3NT"),
        ("1C P 1S P 2NT P", "KJ864.K42.872.53", "3NT"),
        ("1H P 1S P 2H P", "KJ864.Q42.872.53", "P"),
        ("1H P 1S P 3H P", "KJ864.Q2.K72.953", "4H"),
        ("1S P 2H P 3H P", "84.AKJ73.Q87.Q52", "4H"),
    ],
)
def test_responder_decides_on_part_score_invitation_or_game(calls: str, hand: str, call: str) -> None:
    assert call_with(hand, *calls.split()) == call


@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        ("2NT P", "KJ4.KQ4.K842.Q53", "6NT"),
        ("2NT P", "AK4.KQ4.KQ42.K53", "7NT"),
        ("1S P 4S P", "AKQ432.A4.AKQ.42", "6S"),
        ("1S P 4S P", "AQJ432.A4.K84.42", "P"),
    ],
)
def test_it_bids_a_slam_with_thirty_three_points_and_a_grand_slam_with_thirty_seven(
    calls: str, hand: str, call: str
) -> None:
    assert call_with(hand, *calls.split()) == call
