"""Records of Spades: `first` in place of the dealer, unfinished boards, and the way there and back."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from games.engine.errors import InvalidRecord
from games.engine.events import Acted, Dealt, Event, Started
from games.engine.record import parse_record, write_record
from games.engine.replay import replay, score_lines
from games.engine.seats import EAST, NORTH, SOUTH, WEST
from games.rules.registry import GAMES
from games.rules.spades import SPADES
from games.tests.rules.random_matches import random_steps

Json = dict[str, Any]
SAMPLE = Path(__file__).parents[1] / "data" / "spades_sample.jsonl"
RECORD: Json = json.loads(SAMPLE.read_text(encoding="utf-8").splitlines()[1])["record"]


def boards(count: int) -> Json:
    """The first boards of the sample's second record, a match to 300 of three."""
    return {**RECORD, "boards": deepcopy(RECORD["boards"][:count])}


def score(record: Json) -> list[Json]:
    (lines,) = score_lines([json.dumps(record).encode()], GAMES)
    return lines


def reason(record: Json) -> str:
    with pytest.raises(InvalidRecord) as raised:
        score(record)
    return str(raised.value)


def dealers(record: Json) -> list[int]:
    replayed = replay(SPADES, parse_record(record))
    return [event.dealer for event, _ in replayed if isinstance(event, Dealt)]


def test_the_dealer_sits_at_the_right_of_the_first_bidder() -> None:
    assert [board["first"] for board in RECORD["boards"]] == ["N", "E", "S"]
    assert dealers(RECORD) == [WEST, NORTH, EAST]


def test_who_bids_first_follows_clockwise_where_it_is_left_out() -> None:
    record = boards(3)
    del record["boards"][1]["first"], record["boards"][2]["first"]
    assert score(record) == score(RECORD)


def test_a_first_bidder_given_holds_and_the_next_board_goes_on_from_there() -> None:
    record = boards(3)
    record["boards"][1] |= {"first": "W", "actions": []}
    assert dealers({**record, "boards": record["boards"][:2]}) == [WEST, SOUTH]
    assert score({**record, "boards": record["boards"][:2]})[-2]["to_act"] == "W"


def test_the_first_board_must_name_who_bids_first() -> None:
    record = boards(1)
    del record["boards"][0]["first"]
    assert reason(record) == "record 1: board 1: The first bidder is missing."


def test_a_record_names_the_first_bidder_and_not_the_dealer() -> None:
    record = boards(1)
    record["boards"][0]["dealer"] = record["boards"][0].pop("first")
    assert reason(record) == "record 1: board 1: The word 'dealer' is not known here."
    record["boards"][0]["first"] = "Q"
    assert "first cannot be 'Q'" in reason(record)


@pytest.mark.parametrize(
    ("actions", "seat", "legal"),
    [
        ([], "N", ["blind", "look"]),
        (["look"], "N", ["bid 1", "bid 10", "bid 11", "bid 12", "bid 13", "bid 2"]),
        (["blind"], "E", ["blind", "look"]),
    ],
)
def test_an_unfinished_board_says_who_decides_and_what_is_legal(
    actions: list[str], seat: str, legal: list[str]
) -> None:
    record = boards(1)
    record["boards"][0]["actions"] = actions
    line, last = score(record)
    assert (line["unfinished"], line["to_act"], line["legal"][:6]) == (True, seat, legal)
    assert not {"score", "total", "bids"} & set(line)
    assert last["match"]["boards"] == 0


def test_an_illegal_action_is_named_with_its_reason() -> None:
    record = boards(1)
    record["boards"][0]["actions"][0] = "bid 2"
    assert reason(record) == "record 1: board 1, action 1: Look at your cards first, or bid blind nil."


def test_a_board_after_the_mark_is_refused() -> None:
    record = boards(3)
    record["boards"].append({**record["boards"][0], "number": 4, "first": "W"})
    assert reason(record) == "record 1: board 4: The match is over before this board."


def logged_match(seed: int) -> list[tuple[Event, int | None]]:
    started = Started("spades", {"rules": "race-500"}, 1)
    steps = random_steps(SPADES, seed, started.options, boards=2, nonce="c3" * 32)
    return [(started, 1_000), *((step.event, 2_000 + 10 * at) for at, step in enumerate(steps))]


@pytest.mark.parametrize("seed", range(3))
def test_a_written_record_names_who_bids_first_and_replays_to_the_same_events(seed: int) -> None:
    logged = logged_match(seed)
    record = json.loads(json.dumps(write_record(logged, begins=SPADES.info.begins)))
    assert all("dealer" not in board and board["first"] in "NESW" for board in record["boards"])
    replayed = [event for event, _ in replay(SPADES, parse_record(record))]
    assert without_oks(replayed) == without_oks([event for event, _ in logged[1:]])


def without_oks(events: list[Event]) -> list[Event]:
    return [event for event in events if not (isinstance(event, Acted) and event.action.text == "ok")]
