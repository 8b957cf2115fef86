"""Every figure of the help pages is what the rules count."""

from __future__ import annotations

import re
from types import ModuleType
from typing import Any

import pytest
from django.test import Client

from games.engine import contract, contract_score, duplicate
from games.engine.actions import BLIND, NIL
from games.rules.broken_ark import scoring, trick_score
from games.rules.spades import scoring as spades_scoring
from games.rules.spades.race import RACES
from games.tests.help_pages import ARK, LANGUAGES, SPADES, get, numbers, numbers_in, rows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("module", "name", "value", "shown"),
    [
        (contract_score, "GAME", (311, 533), ["311", "533"]),
        (contract_score, "PART_SCORE", 57, ["57"]),
        (contract_score, "GAME_NEEDS", 91, ["91"]),
        (contract_score, "SMALL_SLAM", (511, 755), ["511", "755"]),
        (contract_score, "GRAND_SLAM", (1011, 1522), ["1011", "1522"]),
        (contract_score, "INSULT", (0, 56, 111), ["56", "111"]),
        (contract_score, "OVERTRICK_DOUBLED", (None, (101, 202), (222, 444)), ["101 / 202", "222 / 444"]),
        (trick_score, "UNDERTRICK", (53, 107), ["−53 / −107", "−106 / −214", "−212 / −428"]),
        (contract_score, "TRICK_POINTS", (21, 22, 33, 34, 35), ["21", "22", "33", "34", "35"]),
        (contract, "TRICK_POINTS", (23, 24, 37, 38, 39), ["23", "24", "37", "38", "49"]),
        (scoring, "UP", 7, ["−350", "−700", "+700", "+350", "×7", "×14", "+1400"]),
        (scoring, "DOWN", 3, ["−150", "−300", "+300", "+150", "×3", "×6", "+600"]),
        (scoring, "CLUB_TEN_POINTS", 52, ["+52", "+104", "+208"]),
        (scoring, "SEQUENCE", (11, -61, 22, -51, 33, -41, 44, -31, 55, -21, 66, -13, 77), ["+11", "−61", "+90"]),
    ],
)  # fmt: skip
def test_the_tables_show_what_the_rules_count(
    client: Client, db: None, monkeypatch: pytest.MonkeyPatch,
    module: ModuleType, name: str, value: Any, shown: list[str], language: str,
) -> None:  # fmt: skip
    before = numbers(get(client, ARK, language))
    monkeypatch.setattr(module, name, value)
    after = numbers(get(client, ARK, language))
    assert [text for text in shown if text not in after] == []
    assert [text for text in shown if text not in before] != []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "value", "shown"),
    [
        ("CONTRACT_TRICK", 21, ["+21", "−21", "+147", "−147"]),
        ("OVERTRICK", 3, ["+3", "+153"]),
        ("NIL_POINTS", 111, ["+111", "−111"]),
        ("BLIND_POINTS", 222, ["+222", "−222"]),
        ("_NILS", {NIL: ("nil", 107), BLIND: ("blind", 213)}, ["+158", "−157", "+254"]),
        ("FULL_BAGS", 17, ["17"]),
        ("FULL_BAGS_POINTS", -144, ["−144"]),
    ],
)
def test_the_page_of_spades_shows_what_the_rules_count(
    client: Client, db: None, monkeypatch: pytest.MonkeyPatch,
    name: str, value: Any, shown: list[str], language: str,
) -> None:  # fmt: skip
    before = numbers(get(client, SPADES, language))
    monkeypatch.setattr(spades_scoring, name, value)
    assert set(shown) <= numbers(get(client, SPADES, language)) - before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_spades_are_scored_as_the_rules_score_them(
    client: Client, db: None, language: str
) -> None:
    assert {numbers_in(row) for row in rows(get(client, SPADES, language))} >= {
        ("4", "3", "2", "5", "+70", "0"),
        ("4", "3", "4", "1", "−70", "0"),
        ("5", "0", "6", "+151", "1"),
        ("5", "2", "4", "−150", "2"),
        ("4", "2", "3", "−140", "2"),
    }


FIRST_LEADS = {
    "en": {1: "left of the first bidder", 2: "right of the dealer"},
    "zh-hans": {1: "首叫人的左手方", 2: "发牌人的右手方"},
}
"""Who leads first, by how many seats clockwise from the first bidder that is."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_spades_says_where_each_rule_set_ends_and_who_leads_first(
    client: Client, db: None, language: str
) -> None:
    shown = rows(get(client, SPADES, language))
    for race in RACES.values():
        numbers_of_race = (str(race.high), str(race.low).replace("-", "−"))
        (row,) = (row for row in shown if numbers_in(row) == numbers_of_race)
        assert FIRST_LEADS[language][race.lead] in row


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", sorted(scoring._POINTS))
def test_the_value_of_every_card_comes_from_the_rules(
    client: Client, db: None, monkeypatch: pytest.MonkeyPatch, card: int, language: str
) -> None:
    monkeypatch.setitem(scoring._POINTS, card, -77)
    assert {"−77", "−154", "−308"} <= numbers(get(client, ARK, language))


def test_the_vulnerability_of_every_board_comes_from_the_cycle(
    client: Client, db: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duplicate, "_CYCLE", ("EW",) * 16)
    cells = re.findall(r'<span class="cell-number">Board \d+</span> (\w+)', get(client, ARK))
    assert cells == ["EW"] * 16


@pytest.mark.parametrize("number", range(1, 14))
def test_an_odd_sum_of_pips_is_good_for_the_winner_of_any_trick_as_beginners_are_told(number: int) -> None:
    for pips in (27, 28):
        value = scoring.SEQUENCE[number - 1]
        gained = value if scoring.sequence_keeps(number, pips) else -value
        assert (gained > 0) == (pips % 2 == 1)
