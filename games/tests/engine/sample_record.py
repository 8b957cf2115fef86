"""A record of the sample, whole, in part or with something changed, and what scoring says of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from games.engine.errors import InvalidRecord
from games.engine.replay import score_lines
from games.rules.registry import GAMES

Json = dict[str, Any]
SAMPLE = Path(__file__).parents[1] / "data" / "ark_sample.jsonl"
RECORD: Json = json.loads(SAMPLE.read_text(encoding="utf-8").splitlines()[0])["record"]


def score(*records: Json) -> list[Json]:
    """All lines of the records' results."""
    encoded = [json.dumps(record).encode() for record in records]
    return [line for results in score_lines(encoded, GAMES) for line in results]


def changed(change: Callable[[Json], object]) -> Json:
    """The sample's first record with something else about it."""
    record = deepcopy(RECORD)
    change(record)
    return record


def boards(count: int) -> Json:
    """The first boards of the sample's first record."""
    return {**RECORD, "boards": deepcopy(RECORD["boards"][:count])}


def reason(record: Json | bytes) -> str:
    """What is said to be wrong with a record, or with a line."""
    line = record if isinstance(record, bytes) else json.dumps(record).encode()
    with pytest.raises(InvalidRecord) as raised:
        list(score_lines([line], GAMES))
    return str(raised.value)
