"""Bridge matches as records (docs/RECORDS.md): what an unfinished board says, claims, and what may be left out."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from games.engine.errors import InvalidRecord
from games.engine.events import Acted, Event, Started
from games.engine.record import parse_record, write_record
from games.engine.replay import replay, score_lines
from games.rules.registry import GAMES
from games.tests.rules.random_matches import random_steps

Json = dict[str, Any]
SAMPLE = Path(__file__).parents[1] / "data" / "bridge_boards_sample.jsonl"
FIRST = json.loads(SAMPLE.read_text(encoding="utf-8").splitlines()[0])
LETTERS = "SHDC"


def cards(dotted: str) -> str:
    return " ".join(
        suit + rank for suit, ranks in zip(LETTERS, dotted.split("."), strict=True) for rank in ranks
    )


CALLS = [call.replace("N", "NT") for call in FIRST["auction"].split()]
PLAY = FIRST["play"].split()
DEAL = {seat: cards(hand) for seat, hand in FIRST["hands"].items()}
"""3NT by West, who makes it: North leads, East is dummy."""


def record(*actions: list[str], game: str = "imp-bridge", **options: Any) -> Json:
    """A record of boards with the same deal, each with its actions."""
    boards = [
        {"dealer": FIRST["dealer"], "vul": FIRST["vul"], "deal": DEAL, "actions": list(of)} for of in actions
    ]
    return {"game": game, "options": options, "boards": boards}


def score(value: Json) -> list[Json]:
    (lines,) = score_lines([json.dumps(value).encode()], GAMES)
    return lines


def test_on_dummys_turn_declarer_decides_and_claims_are_left_out() -> None:
    line = score(record([*CALLS, *PLAY[:1]]))[0]
    assert (line["unfinished"], line["to_act"]) == (True, "W")
    dummy_hearts = [card for card in DEAL["E"].split() if card[0] == "H"]
    assert line["legal"] == sorted(dummy_hearts)


def test_while_a_claim_is_open_a_defender_accepts_or_rejects() -> None:
    line = score(record([*CALLS, *PLAY[:1], "claim 9"]))[0]
    assert (line["to_act"], line["legal"]) == ("N", ["accept", "reject"])
    line = score(record([*CALLS, *PLAY[:1], "claim 9", "accept"]))[0]
    assert (line["to_act"], line["legal"]) == ("S", ["accept", "reject"])


def test_an_accepted_claim_ends_the_board_and_a_rejected_one_does_not() -> None:
    agreed = score(record([*CALLS, *PLAY[:1], "claim 9", "accept", "accept"]))
    assert (agreed[0]["tricks"], agreed[0]["score"]) == (9, {"NS": 0, "EW": 400})
    on = score(record([*CALLS, *PLAY[:1], "claim 9", "reject", *PLAY[1:]]))
    assert on == score(record([*CALLS, *PLAY]))


def test_a_second_claim_in_the_same_trick_is_named_as_illegal() -> None:
    wrong = record([*CALLS, *PLAY[:1], "claim 9", "reject", "claim 8"])
    with pytest.raises(InvalidRecord, match=f"board 1, action {len(CALLS) + 4}: The claim was rejected"):
        score(wrong)


def test_number_dealer_and_vulnerability_left_out_follow_the_games_rules() -> None:
    passes = ["P"] * 4
    imp = record(passes, passes, passes)
    for board in imp["boards"]:
        del board["dealer"], board["vul"]
    imp["boards"].append({"deal": DEAL, "actions": ["1C"]})
    assert [line.get("board") for line in score(imp)] == [1, 2, 3, 4, None]
    assert score(imp)[3]["to_act"] == "N"
    rubber = {**imp, "game": "rubber-bridge"}
    assert score(rubber)[3]["to_act"] == "N"


def test_a_void_board_has_its_line_and_is_not_counted() -> None:
    line, last = score(record(["P"] * 4))
    nothing = {"NS": 0, "EW": 0}
    assert line == {
        "record": 1,
        "board": 1,
        "contract": "Pass",
        "score": nothing,
        "imps": nothing,
        "total": nothing,
    }
    assert last["match"] == {"over": False, "winner": None, "total": nothing, "boards": 0}
    assert score(record(["P"] * 4, game="rubber-bridge"))[-1]["match"]["boards"] == 1


def test_a_match_of_rubbers_without_end_plays_on() -> None:
    board = [*CALLS, *PLAY]
    endless = record(*[board] * 5, game="rubber-bridge", rubbers=None)
    for each in endless["boards"]:
        del each["vul"]
    lines = score(endless)
    assert [line["games"]["EW"] for line in lines[:-1]] == [1, 2, 1, 2, 1]
    assert lines[-1]["match"] == {
        "over": False,
        "winner": None,
        "total": {"NS": 0, "EW": 5 * 400},
        "boards": 5,
    }
    with pytest.raises(InvalidRecord, match="The match is over before this board"):
        score({**endless, "options": {"rubbers": 1}})


@pytest.mark.parametrize("game", ["imp-bridge", "rubber-bridge"])
def test_a_written_record_replays_to_the_same_events(game: str) -> None:
    rules, options = GAMES[game], {option.key: option.default for option in GAMES[game].info.options}
    steps = list(random_steps(rules, 5, options, boards=3))
    events: list[Event] = [Started(game, options, 1), *(step.event for step in steps)]
    written = json.loads(json.dumps(write_record((event, None) for event in events)))
    replayed = [event for event, _ in replay(rules, parse_record(deepcopy(written)))]
    assert [event for event in replayed if not is_confirmation(event)] == [
        event for event in events[1:] if not is_confirmation(event)
    ]


def is_confirmation(event: Event) -> bool:
    return isinstance(event, Acted) and event.action.text == "ok"
