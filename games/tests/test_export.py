"""A played match leaves the system as a record that the scorer reads, without the cards of a board under way."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from games.engine.record import parse_record
from games.engine.replay import score_record
from games.models import Match
from games.rules.registry import get_game
from games.tests.matches import People, fold_of


def export(match: Match) -> tuple[dict[str, Any], str]:
    out = StringIO()
    call_command("export", match.pk, stdout=out)
    return json.loads(out.getvalue()), out.getvalue()


def test_a_finished_board_is_exported_with_its_times_and_scores_the_same(
    match: Match, people: People
) -> None:
    version = people.pass_out()
    people.act("W", "ok", version)
    record, _text = export(match)
    board = record["boards"][0]
    assert board["actions"] == ["P", "P", "P", "P", "ok"]
    assert board["by"] == "ppppp"
    assert len(board["times"]) == 5
    assert board["times"] == sorted(board["times"])
    assert record["players"] == {"N": "Nora", "E": "Emil", "S": "Sana", "W": "Wout"}
    game = get_game("broken-ark")
    assert score_record(game, parse_record(record))[0] == game.scoresheet(fold_of(match).state)[0]


def test_a_board_under_way_is_not_exported(match: Match, people: People) -> None:
    people.act("N", "1C", 1)
    record, text = export(match)
    assert record["boards"] == []
    assert "SA" not in text
    assert "11111111" not in text


def test_exporting_no_match_says_so(db: None) -> None:
    with pytest.raises(CommandError, match="no match 4"):
        call_command("export", 4)
