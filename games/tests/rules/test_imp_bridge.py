"""A match of IMP bridge: boards that follow one another by number, void ones, the end, and what is written of it."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.errors import IllegalAction, InvalidOptions
from games.engine.events import Ended, SeatChanged
from games.engine.game import NextBoard
from games.engine.seats import EAST, NORTH, SOUTH, WEST
from games.rules.imp_bridge import IMP_BRIDGE
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


def sheet(state: Any) -> list[dict[str, Any]]:
    return list(IMP_BRIDGE.scoresheet(state))


def test_north_deals_board_1_then_the_deal_goes_clockwise_under_the_sixteen_board_cycle() -> None:
    state, seen = start(boards=32), []
    for _ in range(18):
        board = IMP_BRIDGE.next_board(state)
        assert board is not None
        seen.append(("NESW"[board.dealer or 0], board.vulnerable))
        state = played_board(IMP_BRIDGE, state, "S 1NT", 7)
    assert seen[:6] == [("N", "None"), ("E", "NS"), ("S", "EW"), ("W", "All"), ("N", "NS"), ("E", "EW")]
    assert seen[16:] == seen[:2]


def test_a_void_board_does_not_count_and_the_next_dealer_deals_the_next_number() -> None:
    state = played_boards(IMP_BRIDGE, start(boards=4), ("Pass", 0), ("S 3NT", 9))
    assert [line["board"] for line in sheet(state)] == [1, 2]
    assert sheet(state)[0]["imps"] == {"NS": 0, "EW": 0}
    assert IMP_BRIDGE.outcome(state).boards == 1
    assert IMP_BRIDGE.next_board(state) == NextBoard(3, SOUTH, "EW")
    assert public(IMP_BRIDGE, state)["facts"] == {"hand": None, "boards": 4, "counted": 1}


def test_a_match_is_over_when_its_boards_are_played_void_ones_apart() -> None:
    state = played_boards(
        IMP_BRIDGE, start(boards=2), ("Pass", 0), ("S 3NT", 9), ("Pass", 0), ("Pass", 0), ("W 1C", 6)
    )
    outcome = IMP_BRIDGE.outcome(state)
    assert (outcome.over, outcome.winner, outcome.boards) == (True, "NS", 2)
    assert IMP_BRIDGE.next_board(state) is None
    assert IMP_BRIDGE.to_act(state) == ()


def test_level_imps_are_a_draw() -> None:
    state = played_boards(IMP_BRIDGE, start(boards=2), ("N 1NT", 7), ("E 1NT", 7))
    assert IMP_BRIDGE.outcome(state).winner == "draw"
    assert public(IMP_BRIDGE, state)["outcome"] == {"over": True, "winner": "draw"}


def test_the_side_that_scored_gets_the_imps_and_the_other_nothing() -> None:
    state = played_boards(IMP_BRIDGE, start(), ("N 4H", 10), ("S 4HX", 7), ("E 6NT", 12))
    lines = [{key: line[key] for key in ("score", "imps", "total")} for line in sheet(state)]
    assert lines == [
        {"score": {"NS": 420, "EW": 0}, "imps": {"NS": 9, "EW": 0}, "total": {"NS": 9, "EW": 0}},
        {"score": {"NS": 0, "EW": 800}, "imps": {"NS": 0, "EW": 13}, "total": {"NS": 9, "EW": 13}},
        {"score": {"NS": 0, "EW": 1440}, "imps": {"NS": 0, "EW": 16}, "total": {"NS": 9, "EW": 29}},
    ]


def explained(contract: str, tricks: int, vulnerable: str = "None") -> list[tuple[str, int]]:
    state = act(deal(start(), vulnerable=vulnerable), calls_for(NORTH, contract))
    return [words(line) for line in public(IMP_BRIDGE, claim(after_lead(state), tricks))["sheet"]["current"]]


@pytest.mark.parametrize(
    ("contract", "tricks", "vulnerable", "lines"),
    [
        (
            "N 4SX",
            11,
            "NS",
            [
                ("Tricks bid, doubled: 4S", 240),
                ("Game, vulnerable", 500),
                ("Made doubled", 50),
                ("Overtricks: 1 × 200", 200),
                ("990 points are 14 IMPs", 14),
            ],
        ),
        (
            "S 7NTXX",
            13,
            "None",
            [
                ("Tricks bid, redoubled: 7NT", 880),
                ("Game", 300),
                ("Grand slam", 1000),
                ("Made redoubled", 100),
                ("2280 points are 20 IMPs", 20),
            ],
        ),
        ("N 2C", 8, "None", [("Tricks bid: 2C", 40), ("Part-score", 50), ("90 points are 3 IMPs", 3)]),
        (
            "N 3DX",
            5,
            "None",
            [
                ("Undertrick 1, doubled", 100),
                ("Undertrick 2, doubled", 200),
                ("Undertrick 3, doubled", 200),
                ("Undertrick 4, doubled", 300),
                ("800 points are 13 IMPs", 13),
            ],
        ),
        (
            "N 1H",
            5,
            "All",
            [
                ("Undertrick 1, vulnerable", 100),
                ("Undertrick 2, vulnerable", 100),
                ("200 points are 5 IMPs", 5),
            ],
        ),
    ],
)
def test_every_point_is_explained(
    contract: str, tricks: int, vulnerable: str, lines: list[tuple[str, int]]
) -> None:
    assert explained(contract, tricks, vulnerable) == lines


def test_undertricks_are_the_defenders() -> None:
    state = played_board(IMP_BRIDGE, start(boards=1), "S 3DX", 5)
    assert {line["side"] for line in public(IMP_BRIDGE, state)["sheet"]["current"]} == {"EW"}


def test_the_boards_of_a_match_are_sixteen_unless_agreed_otherwise() -> None:
    assert public(IMP_BRIDGE, start())["facts"]["boards"] == 16
    assert [choice for choice, _ in IMP_BRIDGE.info.options[0].choices] == [4, 8, 16]
    for wrong in (0, True, "4", None):
        with pytest.raises(InvalidOptions):
            IMP_BRIDGE.start({"boards": wrong})


def test_seats_are_drawn_when_a_match_starts() -> None:
    assert IMP_BRIDGE.info.draws_seats


def test_an_end_from_outside_stops_the_match_without_a_winner_wherever_it_stands() -> None:
    led = act(deal(start(boards=1)), "1NT P P P C2")
    for state in (start(boards=1), deal(start(boards=1)), led, act(led, ["claim 3"])):
        ended = IMP_BRIDGE.apply(state, Ended("left", EAST))
        outcome = IMP_BRIDGE.outcome(ended)
        assert (outcome.over, outcome.winner) == (True, None)
        assert IMP_BRIDGE.to_act(ended) == ()
        with pytest.raises(IllegalAction, match="The match is over"):
            IMP_BRIDGE.apply(ended, Ended("left", EAST))


def test_who_plays_a_seat_changes_nothing() -> None:
    state = deal(start())
    assert IMP_BRIDGE.apply(state, SeatChanged(WEST, "b")) == state


def test_a_board_given_another_number_or_dealer_holds_and_the_next_goes_on_from_it() -> None:
    assert IMP_BRIDGE.next_board(start(), 7) == NextBoard(7, SOUTH, "All")
    state = act(deal(start(), number=7, dealer=WEST, vulnerable="NS"), "P P P P ok ok ok ok")
    assert IMP_BRIDGE.next_board(state) == NextBoard(8, NORTH, "None")


def test_the_help_tables_hold_the_imp_scale_and_what_undertricks_cost() -> None:
    tables = IMP_BRIDGE.tables()
    assert tables["imps"][0] == {"low": 20, "high": 40, "imps": 1}
    assert tables["imps"][-1] == {"low": 4000, "high": None, "imps": 24}
    assert tables["undertricks"][1]["each"] == [[100, 200], [200, 300], [200, 300], [300, 300]]
    assert tables["undertricks"][2]["each"][0] == [200, 400]
    assert [each["game"] for each in tables["denominations"]] == [5, 5, 4, 4, 3]
