"""The simple scoring of rubber bridge, by the tables of rules/rubber-bridge.md and by cases worked by hand."""

from __future__ import annotations

import pytest

from games.engine.contract import CONTRACTS, DOUBLED_TEXTS, Contract
from games.engine.seats import SOUTH
from games.rules.rubber_bridge import RUBBER_BRIDGE
from games.rules.rubber_bridge.simple import score_parts
from games.tests.rules.bridge import played_board, played_boards, public, start, words


def contract(text: str) -> Contract:
    return next(
        CONTRACTS[bid][SOUTH][doubled]
        for bid in range(35)
        for doubled in range(len(DOUBLED_TEXTS))
        if CONTRACTS[bid][SOUTH][doubled].text == text
    )


def score(text: str, tricks: int, vulnerable: bool = False) -> int:
    return sum(part.points for part in score_parts(contract(text), vulnerable, tricks))


@pytest.mark.parametrize(
    ("text", "tricks", "not_vulnerable", "vulnerable"),
    [
        # Part-scores: 50, doubled 50, redoubled 100.
        ("1C", 7, 70, 70),
        ("3D", 9, 110, 110),
        ("2H", 8, 110, 110),
        ("2NT", 8, 120, 120),
        ("1CX", 7, 40 + 50, 40 + 50),
        ("1CXX", 7, 80 + 100, 80 + 100),
        # Games: 300, doubled 500, redoubled 1000, whatever the vulnerability; doubled into game at exactly 100.
        ("4C", 10, 130, 130),
        ("5C", 11, 400, 400),
        ("3NT", 9, 400, 400),
        ("4S", 10, 420, 420),
        ("2SX", 8, 120 + 500, 120 + 500),
        ("2DX", 8, 80 + 50, 80 + 50),
        ("3CX", 9, 120 + 500, 120 + 500),
        ("1SXX", 7, 120 + 1000, 120 + 1000),
        ("2DXX", 8, 160 + 1000, 160 + 1000),
        ("4SXX", 10, 480 + 1000, 480 + 1000),
        # Overtricks: the trick's value; doubled 100 and 200, redoubled 200 and 400.
        ("1C", 9, 70 + 40, 70 + 40),
        ("1NT", 9, 90 + 60, 90 + 60),
        ("2HX", 10, 620 + 200, 620 + 400),
        ("1HXX", 8, 1120 + 200, 1120 + 400),
        # Slams: 500 and 750, 1000 and 1500, whatever the doubling.
        ("6S", 12, 180 + 300 + 500, 180 + 300 + 750),
        ("6S", 13, 980 + 30, 1230 + 30),
        ("6CX", 12, 240 + 500 + 500, 240 + 500 + 750),
        ("7NT", 13, 220 + 300 + 1000, 220 + 300 + 1500),
        ("7NTXX", 13, 880 + 1000 + 1000, 880 + 1000 + 1500),
        # Twelve tricks without bidding them are no slam.
        ("5S", 12, 480, 480),
        # Undertricks: 50 and 100 each; doubled 100 then 200, vulnerable 200 then 300; redoubled twice that.
        ("1C", 6, -50, -100),
        ("4S", 7, -150, -300),
        ("4SX", 9, -100, -200),
        ("4SX", 8, -300, -500),
        ("4SX", 6, -700, -1100),
        ("4SXX", 9, -200, -400),
        ("4SXX", 7, -1000, -1600),
        ("7NTX", 0, -100 - 12 * 200, -200 - 12 * 300),
    ],
)
def test_a_contract_scores_by_the_simple_tables(
    text: str, tricks: int, not_vulnerable: int, vulnerable: int
) -> None:
    assert (score(text, tricks), score(text, tricks, vulnerable=True)) == (not_vulnerable, vulnerable)


def test_part_scores_do_not_add_up_to_a_game() -> None:
    state = played_boards(RUBBER_BRIDGE, start(RUBBER_BRIDGE), ("S 2S", 8), ("S 2S", 8), ("S 1S", 7))
    assert public(RUBBER_BRIDGE, state)["facts"]["games"] == {"NS": 0, "EW": 0}
    assert public(RUBBER_BRIDGE, state)["totals"] == {"NS": 300, "EW": 0}


def test_honours_and_rubbers_earn_nothing() -> None:
    state = played_boards(RUBBER_BRIDGE, start(RUBBER_BRIDGE), ("N 4S", 10), ("N 4S", 10))
    assert public(RUBBER_BRIDGE, state)["totals"] == {"NS": 840, "EW": 0}
    assert public(RUBBER_BRIDGE, state)["outcome"] == {"over": True, "winner": "NS"}


def test_the_side_with_two_games_wins_also_with_fewer_points() -> None:
    boards = (("S 7NTX", 3), ("S 3NT", 9), ("W 3NT", 9), ("S 7NTX", 3), ("N 4H", 10))
    state = played_boards(RUBBER_BRIDGE, start(RUBBER_BRIDGE), *boards)
    view = public(RUBBER_BRIDGE, state)
    assert view["totals"]["NS"] < view["totals"]["EW"]
    assert view["outcome"] == {"over": True, "winner": "NS"}


def test_the_simple_sheet_draws_no_line() -> None:
    state = played_board(RUBBER_BRIDGE, start(RUBBER_BRIDGE, rubbers=2), "S 2SXX", 9)
    board = public(RUBBER_BRIDGE, state)["sheet"]["boards"][-1]
    assert not {"below", "above"} & set(board)
    assert board["score"] == {"NS": 1440, "EW": 0}


def test_the_bonus_is_named_by_the_doubling() -> None:
    def lines(text: str, tricks: int) -> list[tuple[str, int]]:
        state = start(RUBBER_BRIDGE, rubbers=1)
        over = played_boards(RUBBER_BRIDGE, state, ("S 3NT", 9), (text, tricks))
        view = public(RUBBER_BRIDGE, over)
        assert {line["part"] for line in view["sheet"]["current"]} == {"contract"}
        return [words(line) for line in view["sheet"]["current"]]

    assert lines("S 2SXX", 9) == [
        ("Tricks bid, redoubled: 2S", 240),
        ("Game, redoubled", 1000),
        ("Overtricks: 1 × 400", 400),
    ]
    assert lines("S 6CX", 12) == [
        ("Tricks bid, doubled: 6C", 240),
        ("Game, doubled", 500),
        ("Small slam, vulnerable", 750),
    ]
