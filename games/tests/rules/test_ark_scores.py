"""Trick score, card score and sequence score, each on its own (rules/broken-ark.md)."""

from __future__ import annotations

import pytest

from games.engine.actions import parse_action
from games.engine.contract import Contract
from games.engine.seats import SEAT_LETTERS, SOUTH
from games.rules.broken_ark.scoring import PIPS, SCORING_CARDS, SEQUENCE, card_score, sequence_score
from games.rules.broken_ark.trick_score import trick_score
from games.tests.rules.ark import card_set

HEARTS = "H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA"


def contract(text: str) -> Contract:
    bid = text.rstrip("X")
    return Contract(parse_action(bid).number, SOUTH, len(text) - len(bid))


@pytest.mark.parametrize(
    ("text", "tricks", "plain", "vulnerable"),
    [
        # made exactly: part-scores and games
        ("1C", 7, 70, 70),
        ("2D", 8, 90, 90),
        ("3H", 9, 140, 140),
        ("1NT", 7, 90, 90),
        ("2NT", 8, 120, 120),
        ("3NT", 9, 400, 600),
        ("4H", 10, 420, 620),
        ("4S", 10, 420, 620),
        ("5C", 11, 400, 600),
        ("4D", 10, 130, 130),
        # doubling makes games of part-scores
        ("2H", 8, 110, 110),
        ("2HX", 8, 470, 670),
        ("1CX", 7, 140, 140),
        ("1CXX", 7, 230, 230),
        ("2CX", 8, 180, 180),
        ("2CXX", 8, 560, 760),
        ("1NTXX", 7, 560, 760),
        # slams
        ("6C", 12, 920, 1370),
        ("6H", 12, 980, 1430),
        ("6NT", 12, 990, 1440),
        ("7D", 13, 1440, 2140),
        ("7S", 13, 1510, 2210),
        ("7NT", 13, 1520, 2220),
        ("6SX", 12, 1210, 1660),
        ("7NTXX", 13, 2280, 2980),
        ("6C", 13, 940, 1390),
        ("5C", 12, 420, 620),
        # overtricks
        ("1C", 9, 110, 110),
        ("1NT", 10, 180, 180),
        ("4S", 12, 480, 680),
        ("1CX", 9, 340, 540),
        ("1CXX", 9, 630, 1030),
        # undertricks: flat
        ("1C", 6, -50, -100),
        ("3NT", 5, -200, -400),
        ("3NTX", 5, -400, -800),
        ("3NTXX", 5, -800, -1600),
        ("7NT", 0, -650, -1300),
        ("7NTXX", 0, -2600, -5200),
        ("6H", 11, -50, -100),
    ],
)
def test_trick_score(text: str, tricks: int, plain: int, vulnerable: int) -> None:
    assert trick_score(contract(text), False, tricks) == plain  # noqa: FBT003
    assert trick_score(contract(text), True, tricks) == vulnerable  # noqa: FBT003


@pytest.mark.parametrize(
    ("taken", "up", "down", "score"),
    [
        ("", "", "", 0),
        ("SA SK D2", "", "", 0),
        # the worked example of board 5
        ("H5 H6 H7", "SQ", "DJ", -30),
        ("DJ H8 H9 HT CT", "SQ", "DJ", 340),
        ("SQ HJ HQ", "SQ", "DJ", -450),
        ("HA HK", "SQ", "DJ", -90),
        # the other one: ♣10 and ♠Q face down, ♦J free
        ("CT SQ DJ", "", "CT SQ", -400),
        # each card by its detention
        ("SQ", "", "", -100),
        ("SQ", "", "SQ", -200),
        ("SQ", "SQ", "", -400),
        ("DJ", "", "", 100),
        ("DJ", "", "DJ", 200),
        ("DJ", "DJ", "", 400),
        ("HA HK HQ HJ HT", "", "", -150),
        ("HK", "", "HA", -80),
        ("HK", "HA", "", -160),
        ("HA", "HA", "", -200),
        ("H2 H3 H4", "HA", "", 0),
        # ♣10 alone, also beside small hearts that never score
        ("CT", "", "", 50),
        ("CT", "", "CT", 100),
        ("CT", "CT", "", 200),
        ("CT H3", "", "", 50),
        ("CT H2 H3 H4", "CT HA", "", 200),
        ("CT H2 SA D2", "", "CT", 100),
        # ♣10 with another card that scores
        ("CT H5", "", "", -20),
        ("CT H5", "", "CT", -40),
        ("CT H5", "CT", "", -80),
        ("CT DJ", "CT DJ", "", 3200),
        ("CT DJ SQ", "", "", 0),
        ("CT DJ SQ H3", "CT", "", 0),
        # harvest
        (HEARTS, "", "", 200),
        (HEARTS, "", "HA", 400),
        (HEARTS, "HA", "", 800),
        (f"{HEARTS} SQ", "", "", 100),
        (f"{HEARTS} DJ", "", "", 300),
        (f"{HEARTS} CT", "", "", 400),
        (f"{HEARTS} SQ CT", "", "", 200),
        (f"{HEARTS} SQ DJ", "", "", 200),
        (HEARTS.replace("H2 ", ""), "", "", -200),
        # full harvest
        (f"{HEARTS} SQ DJ CT", "", "", 800),
        (f"{HEARTS} SQ DJ CT", "", "SQ", 1000),
        (f"{HEARTS} SQ DJ CT", "SQ HA DJ CT", "", 12800),
        (f"{HEARTS} SQ DJ CT C5 S2", "CT", "HA", 4800),
    ],
)
def test_card_score(taken: str, up: str, down: str, score: int) -> None:
    assert card_score(card_set(taken), card_set(up), card_set(down)) == score


def test_sixteen_cards_are_scoring_cards() -> None:
    assert card_set(f"{HEARTS} SQ DJ CT") == SCORING_CARDS


def test_sequence_score_of_the_worked_example() -> None:
    winners = [SEAT_LETTERS.index(seat) for seat in "NSSESNWSNSSNS"]
    matches = [letter == "m" for letter in "mmmsmmsmssssm"]
    pips = [number if match else number + 1 for number, match in enumerate(matches, start=1)]
    assert sequence_score(winners, pips) == (-10, 80)


def test_the_tricks_are_worth_seventy_together() -> None:
    assert sum(SEQUENCE) == 70
    assert [SEQUENCE[0], SEQUENCE[1], SEQUENCE[11], SEQUENCE[12]] == [10, -60, -10, 70]


def test_pips_count_the_ace_one_and_the_king_thirteen() -> None:
    assert [PIPS[26 + rank] for rank in range(13)] == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1]
