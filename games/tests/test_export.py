"""A played match leaves the system as a record that the scorer reads, without the cards of a board under way."""

from __future__ import annotations

import json

import pytest
from django.core.management import CommandError, call_command

from games.engine.record import parse_record
from games.engine.replay import score_record
from games.models import Match
from games.rules.registry import get_game
from games.tests.matches import People, export, fold_of


def test_a_finished_board_is_exported_with_its_times_and_scores_the_same(
    match: Match, people: People
) -> None:
    version = people.pass_out()
    people.act("W", "ok", version)
    record = json.loads(export(match.pk))
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
    text = export(match.pk)
    assert json.loads(text)["boards"] == []
    assert "SA" not in text
    assert "11111111" not in text


def test_exporting_no_match_says_so(db: None) -> None:
    with pytest.raises(CommandError, match="no match 4"):
        call_command("export", 4)
