"""The scoring of the Laws of Rubber Bridge: the line, part-scores, honours and the rubber bonus."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.bridge.state import State
from games.engine.cards import Hands
from games.rules.rubber_bridge import RUBBER_BRIDGE
from games.tests.rules.ark import hands
from games.tests.rules.bridge import (
    act,
    after_lead,
    calls_for,
    claim,
    deal,
    played_board,
    played_boards,
    public,
    start,
    words,
)

# Nobody holds four honours of a suit, nor four aces.
PLAIN = hands(
    N="SA SK S2 S3 HA HK H2 DA DK D2 CA CK C2",
    E="SQ SJ S4 HQ HJ H3 DQ DJ D3 CQ CJ C4 C3",
    S="ST S9 S5 HT H9 H4 DT D9 D4 CT C9 C6 C5",
    W="S8 S7 S6 H8 H7 H6 H5 D8 D7 D6 D5 C8 C7",
)
NO_ACES = hands(
    N="SA SK S2 S3 HK HQ H2 DA DK D2 CT CK C2",
    E="SQ SJ S4 HA HJ H3 DQ DJ D3 CQ CJ C4 C3",
    S="ST S9 S5 HT H9 H4 DT D9 D4 CA C9 C6 C5",
    W="S8 S7 S6 H8 H7 H6 H5 D8 D7 D6 D5 C8 C7",
)
FOUR_SPADES_AT_WEST = hands(
    N="S9 S8 S2 S3 HA HK H2 DA DK D2 CA CK C2",
    E="ST S5 S4 HQ HJ H3 DQ DJ D3 CQ CJ C4 C3",
    S="S7 S6 H4 HT H9 DT D9 D4 CT C9 C6 C5 D7",
    W="SA SK SQ SJ H8 H7 H6 H5 D8 D6 D5 C8 C7",
)


def begin(**options: Any) -> State:
    return start(RUBBER_BRIDGE, scoring="laws", **options)


def boards(state: State, *played: tuple[str, int], held: Hands = NO_ACES) -> State:
    for contract, tricks in played:
        state = played_board(RUBBER_BRIDGE, state, contract, tricks, held)
    return state


def facts(state: State) -> dict[str, Any]:
    found: dict[str, Any] = public(RUBBER_BRIDGE, state)["facts"]
    return found


def columns(state: State) -> tuple[tuple[int, int], tuple[int, int]]:
    """What stands below the line and above it, (NS, EW) each."""
    below, above = facts(state)["below"], facts(state)["above"]
    return (below["NS"], below["EW"]), (above["NS"], above["EW"])


@pytest.mark.parametrize(
    ("contract", "tricks", "below", "above"),
    [
        ("N 2S", 9, (60, 0), (30, 0)),
        ("N 3NT", 10, (100, 0), (30, 0)),
        ("N 2HX", 8, (120, 0), (50, 0)),
        ("N 2HX", 9, (120, 0), (150, 0)),
        ("N 1CXX", 8, (80, 0), (300, 0)),
        ("N 6D", 12, (120, 0), (500, 0)),
        ("N 7CX", 13, (280, 0), (1050, 0)),
        ("E 6S", 12, (0, 180), (0, 500)),
        ("N 4H", 8, (0, 0), (0, 100)),
        ("N 4HX", 7, (0, 0), (0, 500)),
        ("N 4HX", 6, (0, 0), (0, 800)),
        ("N 4HXX", 6, (0, 0), (0, 1600)),
        ("W 1NT", 4, (0, 0), (150, 0)),
    ],
)
def test_contract_points_stand_below_the_line_and_all_else_above(
    contract: str, tricks: int, below: tuple[int, int], above: tuple[int, int]
) -> None:
    assert columns(boards(begin(), (contract, tricks))) == (below, above)


def test_vulnerability_raises_slams_overtricks_and_undertricks() -> None:
    game = boards(begin(rubbers=9), ("N 3NT", 9))

    def gained(contract: str, tricks: int) -> tuple[int, int]:
        return columns(boards(game, (contract, tricks)))[1]

    assert gained("N 6D", 12) == (750 + 700, 0)
    assert gained("N 7D", 13) == (1500 + 700, 0)
    assert gained("N 2DX", 9) == (50 + 200, 0)
    assert gained("N 2DXX", 9) == (100 + 400 + 700, 0)
    assert gained("N 2D", 6) == (0, 200)
    assert gained("N 2DX", 5) == (0, 200 + 300 + 300)
    assert gained("W 2DX", 5) == (100 + 200 + 200, 0)


def test_part_scores_carry_and_add_up_to_a_game_at_exactly_a_hundred() -> None:
    state = boards(begin(), ("N 2S", 8), ("S 1C", 7))
    assert (facts(state)["part"]["NS"], facts(state)["games"]) == (80, {"NS": 0, "EW": 0})
    state = boards(state, ("S 1C", 7))
    assert facts(state)["games"] == {"NS": 1, "EW": 0}
    assert facts(state)["part"] == {"NS": 0, "EW": 0}
    assert facts(state)["below"] == {"NS": 100, "EW": 0}


def test_ninety_below_the_line_are_no_game() -> None:
    state = boards(begin(), ("N 3S", 9))
    assert (facts(state)["part"]["NS"], facts(state)["games"]["NS"]) == (90, 0)
    assert facts(boards(state, ("S 1C", 7)))["games"]["NS"] == 1


def test_overtricks_do_not_count_towards_a_game() -> None:
    assert facts(boards(begin(), ("N 2S", 13)))["games"]["NS"] == 0


def test_a_game_wipes_out_the_opponents_part_score_but_not_their_points() -> None:
    state = boards(begin(), ("W 3S", 9), ("N 4H", 10))
    assert facts(state)["part"] == {"NS": 0, "EW": 0}
    assert facts(state)["below"] == {"NS": 120, "EW": 90}
    state = boards(state, ("W 1C", 7))
    assert facts(state)["games"] == {"NS": 1, "EW": 0}
    assert facts(state)["part"] == {"NS": 0, "EW": 20}


def test_two_games_to_none_earn_700_and_two_to_one_500() -> None:
    to_none = boards(begin(), ("N 3NT", 9), ("N 3NT", 9))
    assert columns(to_none) == ((200, 0), (700, 0))
    to_one = boards(begin(), ("N 3NT", 9), ("E 3NT", 9), ("E 3NT", 9))
    assert columns(to_one) == ((100, 200), (0, 500))
    assert public(RUBBER_BRIDGE, to_one)["outcome"]["winner"] == "EW"


def test_the_higher_total_wins_also_against_two_games() -> None:
    state = boards(begin(), ("N 3NT", 9), ("N 7NTX", 6), ("N 3NT", 9))
    assert public(RUBBER_BRIDGE, state)["totals"]["EW"] > public(RUBBER_BRIDGE, state)["totals"]["NS"]
    assert public(RUBBER_BRIDGE, state)["outcome"] == {"over": True, "winner": "EW"}


def test_level_totals_are_a_draw() -> None:
    rubber = (("N 3NT", 9), ("N 3NT", 9))
    state = boards(begin(rubbers=1), rubber[0], ("S 6C", 7), ("S 1C", 3), rubber[1])
    level = public(RUBBER_BRIDGE, state)["totals"]
    assert level == {"NS": 900, "EW": 900}
    assert public(RUBBER_BRIDGE, state)["outcome"] == {"over": True, "winner": "draw"}


def honours_line(contract: str, tricks: int, held: Hands) -> list[tuple[str, str, int]]:
    """The honours on a board's sheet: seat, words, points."""
    called = act(deal(begin(), held), calls_for(0, contract))
    lines = public(RUBBER_BRIDGE, claim(after_lead(called), tricks))["sheet"]["current"]
    return [(line["seat"], *words(line)) for line in lines if "Honours" in line["text"]["key"]]


@pytest.mark.parametrize(
    ("contract", "tricks", "held", "line"),
    [
        # A defender's, declarer's and dummy's; the contract made and not made.
        ("N 1S", 7, FOUR_SPADES_AT_WEST, [("W", "Honours: four trump honours", 100)]),
        ("N 1S", 4, FOUR_SPADES_AT_WEST, [("W", "Honours: four trump honours", 100)]),
        ("W 1S", 4, FOUR_SPADES_AT_WEST, [("W", "Honours: four trump honours", 100)]),
        ("E 1S", 9, FOUR_SPADES_AT_WEST, [("W", "Honours: four trump honours", 100)]),
        ("N 1H", 7, FOUR_SPADES_AT_WEST, []),
        ("N 1NT", 7, PLAIN, [("N", "Honours: four aces", 150)]),
        ("E 1NT", 2, PLAIN, [("N", "Honours: four aces", 150)]),
        ("N 1S", 7, PLAIN, []),
        ("N 1NT", 7, NO_ACES, []),
    ],
)
def test_honours_count_for_who_holds_them_made_or_not(
    contract: str, tricks: int, held: Hands, line: list[tuple[str, str, int]]
) -> None:
    assert honours_line(contract, tricks, held) == line


def test_all_five_trump_honours_earn_150() -> None:
    state = played_boards(RUBBER_BRIDGE, begin(), ("S 1S", 7))
    assert columns(state) == ((30, 0), (150, 0))
    assert columns(played_boards(RUBBER_BRIDGE, begin(), ("S 1C", 3))) == ((0, 0), (0, 200 + 150))


def test_a_passed_out_board_earns_no_honours_and_changes_nothing() -> None:
    state = played_boards(RUBBER_BRIDGE, boards(begin(), ("N 2S", 8)), ("Pass", 0))
    line = public(RUBBER_BRIDGE, state)["sheet"]["boards"][-1]
    assert line == {
        "board": 2,
        "contract": "Pass",
        "score": {"NS": 0, "EW": 0},
        "total": {"NS": 60, "EW": 0},
        "games": {"NS": 0, "EW": 0},
        "below": {"NS": 60, "EW": 0},
        "above": {"NS": 0, "EW": 0},
    }
    assert facts(state)["part"] == {"NS": 60, "EW": 0}


def test_both_sides_can_receive_points_on_one_board() -> None:
    state = played_board(RUBBER_BRIDGE, begin(), "N 1S", 7, FOUR_SPADES_AT_WEST)
    assert public(RUBBER_BRIDGE, state)["sheet"]["boards"][-1]["score"] == {"NS": 30, "EW": 100}


def test_every_point_is_explained_in_its_column() -> None:
    state = boards(begin(), ("N 3NT", 9), ("N 2S", 8), ("N 2DX", 9))
    view = public(RUBBER_BRIDGE, state)
    assert [(line["part"], line["side"], *words(line)) for line in view["sheet"]["current"]] == [
        ("below", "NS", "Tricks bid, doubled: 2D", 80),
        ("above", "NS", "Made doubled", 50),
        ("above", "NS", "Overtricks: 1 × 200", 200),
        ("above", "NS", "Rubber, two games to none", 700),
    ]
