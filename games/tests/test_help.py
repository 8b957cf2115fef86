"""The help pages: there for every game in every language, in order, and found."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from games.rules.registry import GAMES
from games.tests.help_pages import ARK, LANGUAGES, Outline, get
from games.views import how_to_play as help_pages
from games.views.suits import draw_suits

PAGES = [(key, language) for key in GAMES for language in LANGUAGES]
SECTIONS = {"minute", "steps", "play", "scores", "end", "strategy", "questions", "glossary"}
"""What every game's page has a section on."""
OWN_SECTIONS = {
    "broken-ark": {"auction", "detention", "turning"},
    "rubber-bridge": {"auction", "claims"},
    "imp-bridge": {"auction", "claims"},
    "spades": {"bidding"},
}


def written(key: str, language: str) -> str:
    return (help_pages.FOLDER / key / f"{language}.html").read_text(encoding="utf-8")


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
