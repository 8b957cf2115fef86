"""Match records: reading, replaying, scoring and writing them (docs/RECORDS.md)."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from games.engine.deal import commitment
from games.engine.errors import InvalidRecord
from games.engine.events import Acted, Dealt, Ended, Event, SeatChanged, Started
from games.engine.record import parse_record, write_record
from games.engine.replay import replay, score_lines
from games.engine.seats import EAST
from games.rules.broken_ark import BROKEN_ARK
from games.rules.registry import GAMES
from games.tests.engine.sample_record import RECORD, boards, reason, score
from games.tests.rules.random_matches import random_steps

Json = dict[str, Any]
NONCE = "c3" * 32


def test_each_record_is_numbered_by_its_line() -> None:
    lines = score(boards(1), boards(2))
    assert [line["record"] for line in lines] == [1, 1, 2, 2, 2]
    assert [set(line) & {"board", "match"} for line in lines] == [
        {"board"},
        {"match"},
        {"board"},
        {"board"},
        {"match"},
    ]


def test_blank_lines_count_as_lines_and_are_no_records() -> None:
    encoded = json.dumps(boards(1)).encode()
    assert [results[0]["record"] for results in score_lines([b"\n", encoded, b"  \r\n", encoded], GAMES)] == [
        2,
        4,
    ]


def test_a_record_without_boards_has_only_its_last_line() -> None:
    total = {"NS": 0, "EW": 0}
    assert score({**RECORD, "boards": []}) == [
        {"record": 1, "match": {"over": False, "winner": None, "total": total, "boards": 0}}
    ]


def test_a_match_that_stops_early_is_not_over() -> None:
    assert score(boards(3))[-1]["match"]["over"] is False
    assert score(boards(3))[-1]["match"]["boards"] == 3


def test_an_unfinished_board_says_who_decides_and_what_is_legal() -> None:
    record = boards(2)
    record["boards"][1]["actions"] = ["up HA", "P", "3D"]
    line, last = score(record)[1:]
    assert line["board"] == 2
    assert line["unfinished"] is True
    assert line["to_act"] == "W"
    assert line["legal"] == sorted(line["legal"])
    assert line["legal"][:4] == ["3H", "3NT", "3S", "4C"]
    assert {"P", "X"} <= set(line["legal"])
    assert not {"score", "total"} & set(line)
    assert last["match"]["boards"] == 1


def test_a_board_that_was_only_dealt_is_unfinished() -> None:
    record = boards(1)
    record["boards"][0]["actions"] = []
    assert score(record)[0]["to_act"] == "S"


def test_a_board_that_waits_for_a_negation_is_unfinished() -> None:
    record = boards(2)
    assert record["boards"][1]["actions"].pop() == "negate own"
    line = score(record)[1]
    assert line["legal"] == ["negate decline", "negate opponents", "negate own"]


@pytest.mark.parametrize("oks", range(5))
def test_up_to_four_confirmations_may_stand_after_a_board(oks: int) -> None:
    record = boards(3)
    for board in record["boards"]:
        board["actions"] += ["ok"] * oks
    assert score(record) == score(boards(3))


@pytest.mark.parametrize("oks", range(5))
def test_up_to_four_confirmations_may_stand_after_the_matchs_last_board(oks: int) -> None:
    record = deepcopy(RECORD)
    record["boards"][-1]["actions"] += ["ok"] * oks
    assert score(record) == score(RECORD)


def test_a_fifth_confirmation_is_refused_also_after_the_matchs_end() -> None:
    record = boards(1)
    actions = record["boards"][0]["actions"]
    actions += ["ok"] * 5
    assert reason(record) == f"record 1: board 1, action {len(actions)}: All four have confirmed this board."
    record = deepcopy(RECORD)
    record["boards"][-1]["actions"] += ["ok"] * 5
    assert "All four have confirmed" in reason(record)


def test_an_illegal_action_is_named_with_record_board_action_and_reason() -> None:
    record = boards(2)
    record["boards"][1]["actions"][2] = "up CT"
    assert reason(record) == "record 1: board 2, action 3: You do not hold CT."


def test_an_unknown_word_among_the_actions_is_named() -> None:
    record = boards(1)
    record["boards"][0]["actions"][4] = "pass"
    assert reason(record) == "record 1: board 1, action 5: 'pass' is not an action."
    record["boards"][0]["actions"][4] = 7
    assert reason(record) == "record 1: board 1, action 5: 7 is not an action."


def test_an_action_after_the_board_or_after_the_match_is_refused() -> None:
    record = boards(1)
    record["boards"][0]["actions"] += ["P"]
    assert "close the score sheet" in reason(record)
    record["boards"][0]["actions"][-1:] = ["ok"] * 4 + ["P"]
    assert "No board is dealt" in reason(record)
    record = deepcopy(RECORD)
    record["boards"][-1]["actions"] += ["P"]
    assert "The match is over" in reason(record)


def test_a_board_after_an_unfinished_one_is_refused() -> None:
    record = boards(2)
    record["boards"][0]["actions"].pop()
    assert reason(record) == "record 1: board 2: The board before this one is not finished."


def test_a_board_after_the_matchs_end_is_refused() -> None:
    record = deepcopy(RECORD)
    record["boards"].append({**record["boards"][0], "number": 13})
    assert reason(record) == "record 1: board 13: The match is over before this board."


def test_the_records_before_a_wrong_one_are_given() -> None:
    wrong = boards(1)
    wrong["boards"][0]["actions"][0] = "no"
    scoring = score_lines([json.dumps(record).encode() for record in (boards(2), wrong)], GAMES)
    assert next(scoring) == score(boards(2))
    with pytest.raises(InvalidRecord, match="record 2: board 1, action 1"):
        next(scoring)


def test_vulnerability_left_out_follows_from_the_boards_own_number() -> None:
    record = boards(1)
    board = record["boards"][0]
    for number, vulnerable in ((1, "None"), (2, "NS"), (7, "All")):
        board |= {"number": number, "vul": vulnerable}
        given = score(record)
        del board["vul"]
        assert score(record) == given


def test_the_number_left_out_is_the_next() -> None:
    record = boards(2)
    record["boards"][0]["number"] = 6
    del record["boards"][1]["number"], record["boards"][1]["vul"]
    assert [line.get("board") for line in score(record)] == [6, 7, None]


def test_the_dealer_is_drawn_at_random_so_a_record_must_name_it() -> None:
    record = boards(1)
    del record["boards"][0]["dealer"]
    assert reason(record) == "record 1: board 1: The dealer is missing."


def test_options_left_out_are_the_games_own() -> None:
    record = boards(1)
    del record["options"]
    assert score(record) == score(boards(1))


def test_what_exported_records_carry_is_accepted() -> None:
    record = boards(1)
    (board,) = record["boards"]
    (dealt,) = (event for event, _ in replay(BROKEN_ARK, parse_record(record)) if isinstance(event, Dealt))
    count = len(board["actions"])
    board |= {"by": "pbc"[: count % 3] + "p" * (count - count % 3), "times": list(range(count))}
    board |= {"nonce": NONCE, "commitment": commitment(NONCE, dealt.hands)}
    record |= {"players": {"N": "林若溪", "S": "Ada"}, "rules": 1, "ended": {"reason": "left", "seat": "E"}}
    lines = score(record)
    assert lines[0] == score(boards(1))[0]
    assert lines[-1]["match"]["over"] is True
    assert lines[-1]["match"]["winner"] is None


def test_a_match_ended_in_the_middle_of_a_board_shows_it_as_unfinished() -> None:
    record = boards(1)
    record["boards"][0]["actions"] = ["P"]
    record["ended"] = {"reason": "left", "seat": "W"}
    unfinished, last = score(record)
    assert (unfinished["unfinished"], unfinished["to_act"]) == (True, "W")
    assert last["match"]["over"] is True


def logged_match(seed: int, count: int) -> list[tuple[Event, int | None]]:
    started = Started("broken-ark", {"boards": 16, "limit": 10_000}, 1)
    steps = random_steps(BROKEN_ARK, seed, started.options, boards=count, nonce=NONCE)
    return [(started, 1_000), *((step.event, 2_000 + 10 * at) for at, step in enumerate(steps))]


@pytest.mark.parametrize("seed", range(3))
def test_a_written_record_replays_to_the_same_events_and_states(seed: int) -> None:
    logged = logged_match(seed, 3)
    record = json.loads(json.dumps(write_record(logged, {EAST: "Emil"})))
    assert record["players"] == {"E": "Emil"}
    assert (record["game"], record["rules"], record["options"]) == (
        "broken-ark",
        1,
        {"boards": 16, "limit": 10_000},
    )
    replayed = [event for event, _ in replay(BROKEN_ARK, parse_record(record))]
    confirmed_in_turn = [
        event for event in replayed if not (isinstance(event, Acted) and event.action.text == "ok")
    ]
    assert confirmed_in_turn == [
        event for event, _ in logged[1:] if not (isinstance(event, Acted) and event.action.text == "ok")
    ]
    assert len(replayed) == len(logged) - 1


def test_a_written_record_has_times_from_the_deal_and_who_decided() -> None:
    logged = logged_match(1, 1)
    (board,) = write_record(logged)["boards"]
    assert board["times"][:3] == [10, 20, 30]
    assert board["by"] == "p" * len(board["actions"]) == "p" * len(board["times"])
    assert (len(board["commitment"]), board["nonce"]) == (64, NONCE)


def test_a_written_record_leaves_out_times_that_are_not_known_and_seats_that_changed() -> None:
    logged = [(event, None) for event, _ in logged_match(1, 1)]
    logged[2:2] = [(SeatChanged(EAST, "b"), None)]
    record = write_record([*logged, (Ended("left", EAST), None)])
    assert "times" not in record["boards"][0]
    assert record["ended"] == {"reason": "left", "seat": "E"}
    assert score(record)[-1]["match"]["over"] is True
