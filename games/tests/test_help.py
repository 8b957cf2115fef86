"""The help pages and the way to them: what they promise is what the rules count, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from django.test import Client

from accounts.models import User
from games.engine import contract, contract_score, duplicate
from games.engine.actions import BLIND, NIL
from games.rules.broken_ark import scoring, trick_score
from games.rules.registry import GAMES
from games.rules.spades import scoring as spades_scoring
from games.rules.spades.race import RACES
from games.views import how_to_play as help_pages
from games.views.suits import draw_suits

LANGUAGES = ("en", "zh-hans")
PAGES = [(key, language) for key in GAMES for language in LANGUAGES]
ARK = "/help/broken-ark/"
SPADES = "/help/spades/"
SECTIONS = {"minute", "steps", "play", "scores", "end", "strategy", "questions", "glossary"}
"""What every game's page has a section on."""
OWN_SECTIONS = {
    "broken-ark": {"auction", "detention", "turning"},
    "rubber-bridge": {"auction", "claims"},
    "imp-bridge": {"auction", "claims"},
    "spades": {"bidding"},
}


def get(client: Client, path: str, language: str = "en") -> str:
    """The page at `path` as a browser that wants `language` gets it."""
    answer = client.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    return answer.content.decode()


def written(key: str, language: str) -> str:
    return (help_pages.FOLDER / key / f"{language}.html").read_text(encoding="utf-8")


class Outline(HTMLParser):
    """The levels of a page's headings, its ids and those of its sections, its words, and the anchors it links to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.levels: list[int] = []
        self.ids: list[str] = []
        self.sections: set[str] = set()
        self.anchors: list[str] = []
        self.words = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if re.fullmatch("h[1-6]", tag):
            self.levels.append(int(tag[1]))
        if found.get("id"):
            self.ids.append(str(found["id"]))
            self.sections |= {str(found["id"])} if tag == "h2" else set()
        if tag == "a" and str(found.get("href", "")).startswith("#"):
            self.anchors.append(str(found["href"])[1:])

    def handle_data(self, data: str) -> None:
        self.words += f"{data} "


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """An empty folder in place of the help pages."""
    monkeypatch.setattr(help_pages, "FOLDER", tmp_path)
    help_pages._template.cache_clear()
    yield tmp_path
    help_pages._template.cache_clear()


@pytest.mark.parametrize(("key", "language"), PAGES)
def test_every_game_has_a_page_in_every_language_with_all_its_sections(
    client: Client, db: None, key: str, language: str
) -> None:
    page = get(client, f"/help/{key}/", language)
    assert f'<html lang="{language}"' in page
    assert Outline(page).sections >= SECTIONS | OWN_SECTIONS.get(key, set())


@pytest.mark.parametrize(("key", "language"), PAGES)
def test_the_headings_are_in_order_and_each_section_is_in_the_contents_list(
    client: Client, db: None, key: str, language: str
) -> None:
    outline = Outline(get(client, f"/help/{key}/", language))
    assert outline.levels[0] == 1
    assert outline.levels.count(1) == 1
    steps = zip(outline.levels, outline.levels[1:], strict=False)
    assert all(later <= earlier + 1 for earlier, later in steps)
    assert len(outline.ids) == len(set(outline.ids))
    assert set(outline.anchors) - {"main"} == outline.sections - {"contents"}


@pytest.mark.parametrize(("key", "language"), PAGES)
def test_suits_are_pictures_with_a_name_and_never_letters_of_a_font(
    client: Client, db: None, key: str, language: str
) -> None:
    page = get(client, f"/help/{key}/", language)
    assert re.search("[♠♥♦♣]", page) is None
    assert len(re.findall(r'role="img" aria-label="[^"]+"><svg', page)) == page.count("<use href=") > 10


def test_a_card_is_named_in_the_language_of_its_page(client: Client, db: None) -> None:
    assert 'aria-label="queen of spades"' in get(client, ARK)
    assert 'aria-label="黑桃Q"' in get(client, ARK, "zh-hans")


@pytest.mark.parametrize(("key", "language"), PAGES)
def test_no_score_is_typed_into_a_page(key: str, language: str) -> None:
    assert re.findall(r"[+−×-]\d|\d{3,}", written(key, language)) == []


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


def rows(page: str) -> list[str]:
    """The words of each row of the page's tables."""
    return [Outline(row).words for row in re.findall(r"<tr>.*?</tr>", page, re.DOTALL)]


def numbers_in(words: str) -> tuple[str, ...]:
    """The numbers among them, each with its sign."""
    return tuple(re.findall(r"[+−]?\d+", words))


def numbers(page: str) -> set[str]:
    """Each number with its sign, and each pair of them, that the page says."""
    words = Outline(page).words
    pairs = re.findall(r"[+−]?\d+ / [+−]?\d+", words)
    return {*pairs, *re.findall(r"[+−×]?\d+", words)}


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


def test_the_list_of_games_leads_to_each_page(client: Client, db: None) -> None:
    page = get(client, "/help/")
    assert [f'href="/help/{key}/"' in page for key in GAMES] == [True] * len(GAMES)


def test_a_game_without_a_page_is_not_listed_and_not_found(client: Client, db: None, folder: Path) -> None:
    assert ARK not in get(client, "/help/")
    assert client.get(ARK).status_code == 404


def test_a_page_that_is_not_written_in_a_language_is_shown_in_english(
    client: Client, db: None, folder: Path
) -> None:
    (folder / "broken-ark").mkdir()
    (folder / "broken-ark" / "en.html").write_text("<p>Only in English</p>")
    assert "Only in English" in get(client, ARK, "zh-hans")


@pytest.mark.parametrize("path", ["/help/chess/", "/help/..%2F..%2Fviews/", "/help/broken_ark/"])
def test_what_is_no_game_has_no_page(client: Client, db: None, path: str) -> None:
    assert client.get(path).status_code == 404


def test_reading_asks_nothing_of_the_database(
    client: Client, db: None, django_assert_num_queries: Any
) -> None:
    with django_assert_num_queries(0):
        get(client, ARK)
        get(client, "/help/")


def test_a_drawn_suit_is_named_and_what_stands_in_a_tag_is_left_alone() -> None:
    assert 'aria-label="10 of hearts"' in draw_suits("♥10–♥5")
    assert re.sub("<[^>]*>", "", draw_suits("♥10–♥5, 4♠ ♦Q♣K")) == "10–5, 4 QK"
    assert draw_suits('<p title="♠Q">none</p>') == '<p title="♠Q">none</p>'


def test_the_first_page_offers_a_stranger_one_thing_to_press_and_the_ways_around_it(
    client: Client, db: None
) -> None:
    page = get(client, "/")
    assert page.count('class="primary') == 1
    assert re.search(r'<form [^>]*method="post" action="/play/"[^>]*>[^§]*?class="primary big"', page)
    for path in ("/accounts/login/", "/accounts/signup/", "/lobby/", "/help/"):
        assert f'href="{path}"' in page


def test_the_first_page_offers_a_member_the_same_and_the_lobby(
    client: Client, make_user: Callable[..., User]
) -> None:
    client.force_login(make_user("Anna"))
    page = get(client, "/")
    assert re.search(r'<form [^>]*method="post" action="/play/"[^>]*>[^§]*?class="primary big"', page)
    assert page.count('class="primary') == 1
    assert 'href="/lobby/"' in page
    assert 'href="/accounts/signup/"' not in page


@pytest.mark.parametrize("path", ["/", "/lobby/", "/accounts/login/", ARK])
def test_every_page_says_where_to_learn_the_game(client: Client, db: None, path: str) -> None:
    assert 'href="/help/"' in get(client, path)
