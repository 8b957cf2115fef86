"""Match records that are none: each is refused with what is wrong, in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.engine.errors import InvalidRecord
from games.tests.engine.sample_record import changed, reason, score

Json = dict[str, Any]
NONCE = "c3" * 32

WRONG: list[tuple[str, Callable[[Json], object]]] = [
    ("There is no game 'whist'", lambda r: r.update(game="whist")),
    ("game cannot be 3", lambda r: r.update(game=3)),
    ("The word game is missing", lambda r: r.pop("game")),
    ("The word boards is missing", lambda r: r.pop("boards")),
    ("The word 'note' is not known", lambda r: r.update(note="")),
    ("The word 'note' is not known", lambda r: r["boards"][1].update(note="")),
    ("board 2: .*note", lambda r: r["boards"][1].update(note="")),
    ("boards cannot be", lambda r: r.update(boards={})),
    ("a board cannot be 5", lambda r: r.update(boards=[5])),
    ("options cannot be", lambda r: r.update(options=[])),
    ("no option 'pace'", lambda r: r.update(options={"pace": 1})),
    ("option boards does not take the value True", lambda r: r.update(options={"boards": True})),
    ("rules cannot be", lambda r: r.update(rules="1")),
    ("Version 99 of this game's rules", lambda r: r.update(rules=99)),
    ("board 2: .*thirteen", lambda r: r["boards"][1].pop("number") and r["boards"][1]["deal"].update(N="SA")),
    ("players cannot be", lambda r: r.update(players=["Ada"])),
    ("N cannot be 5", lambda r: r.update(players={"N": 5})),
    ("The word 'X' is not known", lambda r: r.update(players={"X": "Ada"})),
    ("ended cannot be", lambda r: r.update(ended="left")),
    ("The word reason is missing", lambda r: r.update(ended={})),
    ("seat cannot be", lambda r: r.update(ended={"reason": "left", "seat": "X"})),
    ("board 2: .*deal is missing", lambda r: r["boards"][1].pop("deal")),
    ("board 2: .*actions is missing", lambda r: r["boards"][1].pop("actions")),
    ("actions cannot be", lambda r: r["boards"][1].update(actions="P P")),
    ("number cannot be 0", lambda r: r["boards"][1].update(number=0)),
    ("number cannot be True", lambda r: r["boards"][1].update(number=True)),
    ("dealer cannot be 'Q'", lambda r: r["boards"][1].update(dealer="Q")),
    ("dealer cannot be None", lambda r: r["boards"][1].update(dealer=None)),
    ("vul cannot be 'Both'", lambda r: r["boards"][1].update(vul="Both")),
    ("deal cannot be", lambda r: r["boards"][1].update(deal="N:")),
    ("The word W is missing", lambda r: r["boards"][1]["deal"].pop("W")),
    ("board 2: 'SA' is not a hand|thirteen cards, not 1", lambda r: r["boards"][1]["deal"].update(N="SA")),
    ("is not a hand", lambda r: r["boards"][1]["deal"].update(N="S1 " * 13)),
    ("N cannot be 7", lambda r: r["boards"][1]["deal"].update(N=7)),
    ("dealt twice", lambda r: r["boards"][1]["deal"].update(N=r["boards"][1]["deal"]["E"])),
    ("by cannot be", lambda r: r["boards"][1].update(by="p")),
    ("by cannot be", lambda r: r["boards"][1].update(by="x" * len(r["boards"][1]["actions"]))),
    ("times cannot be", lambda r: r["boards"][1].update(times=[1])),
    ("times cannot be", lambda r: r["boards"][1].update(times=[-1] * len(r["boards"][1]["actions"]))),
    ("A nonce is 64", lambda r: r["boards"][1].update(nonce="00")),
    ("commitment cannot be", lambda r: r["boards"][1].update(commitment="00")),
    ("does not match the nonce", lambda r: r["boards"][1].update(commitment="00" * 32, nonce=NONCE)),
]


@pytest.mark.parametrize(("words", "change"), WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_with_a_record_is_said(words: str, change: Callable[[Json], object]) -> None:
    with pytest.raises(InvalidRecord, match=f"record 1: .*({words})"):
        score(changed(change))


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"\xff",
        b"[1]",
        b"3",
        b'{"game":"broken-ark","boards":NaN}',
        b"[" * 100_000,
        "{}".encode("utf-16"),
        b"9" * 9_999,
    ],
)
def test_a_line_that_is_no_json_object_in_utf8_is_refused_in_one_line(line: bytes) -> None:
    said = reason(line)
    assert said.startswith("record 1: ")
    assert "\n" not in said
    assert len(said) < 200


def test_reasons_stay_one_line_whatever_stands_in_the_record() -> None:
    said = reason(changed(lambda record: record.update({"ga\nme" * 99: "♣"})))
    assert "\n" not in said
    assert len(said) < 200
