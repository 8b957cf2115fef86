"""What a reader chooses at the table applies at once and stays; spectators choose a side; connections are lights."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import scenes
from tests.browser.people import Person
from tests.browser.stage import Stage

LOOK = "() => ({ ...document.documentElement.dataset })"
CARD_WIDTH = "() => document.querySelector('.hand .card').offsetWidth"


@pytest.fixture
def stage(browser: Browser, empty_table: str) -> Iterator[Stage]:
    stage = Stage(browser, empty_table)
    yield stage
    stage.close()


def choose(page: Page, setting: str, choice: str) -> None:
    """Press a choice of the open panel and see it kept."""
    with page.expect_response("**/accounts/preferences/") as kept:
        page.get_by_role("group", name=setting).get_by_role("radio", name=choice).check()
    assert kept.value.status == 204


def test_a_choice_applies_at_once_and_is_there_again_on_other_pages(stage: Stage, site: str) -> None:
    page = stage.page
    stage.show(scenes.opened(), "N")
    normal = page.evaluate(CARD_WIDTH)
    page.keyboard.press("g")
    choose(page, "Theme", "Classic")
    choose(page, "Suit colours", "Four colours")
    choose(page, "Card size", "Large")
    choose(page, "Animation", "No")
    chosen = {"theme": "classic", "deck": "four", "cards": "large", "animation": "off"}
    assert page.evaluate(LOOK) == chosen
    assert page.evaluate(CARD_WIDTH) > normal
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("m")
    page.wait_for_load_state("networkidle")
    page.goto(f"{site}/accounts/settings/")
    assert page.evaluate(LOOK) == chosen
    expect(page.get_by_role("group", name="Sound").get_by_role("radio", name="No")).to_be_checked()


def test_a_members_choice_at_the_table_is_kept_for_the_account(
    two: list[Person], empty_table: str, site: str
) -> None:
    page = two[0].page
    page.goto(empty_table)
    page.get_by_role("button", name="Settings").click()
    choose(page, "Show my high-card points", "Yes")
    two[0].context.clear_cookies(name="preferences")
    page.goto(f"{site}/accounts/settings/")
    points = page.get_by_role("group", name="Show my high-card points")
    expect(points.get_by_role("radio", name="Yes")).to_be_checked()


def test_where_plays_are_confirmed_the_first_press_only_says_so(stage: Stage) -> None:
    page = stage.page
    stage.show(scenes.four_detained(), "N")
    expect(page.locator(".hcp")).to_have_count(0)
    page.keyboard.press("g")
    choose(page, "Confirm before playing a card", "Yes")
    choose(page, "Show my high-card points", "Yes")
    page.keyboard.press("Escape")
    expect(page.locator(".bottom .hcp")).to_have_text("7 HCP")
    two, three = (page.get_by_role("button", name=f"{rank} of spades") for rank in "23")
    two.click()
    three.click()
    expect(page.locator(".status")).to_contain_text("press the 3 of spades once more")
    assert stage.sent == []
    page.keyboard.press("Escape")
    three.focus()
    page.keyboard.press("Enter")
    assert stage.sent == []
    page.keyboard.press("Enter")
    expect(page.locator(".status")).to_contain_text("Sending…")
    assert [frame["action"] for frame in stage.sent] == ["S3"]


def test_a_spectator_sits_behind_whoever_lets_spectators_do_so(stage: Stage) -> None:
    page = stage.page
    stage.show(scenes.four_detained(), None)
    bottom = page.locator(".seat.bottom .called")
    expect(bottom).to_have_text(scenes.WIDE_NAMES["S"])
    page.get_by_role("button", name="Watch from another seat").click()
    expect(page.get_by_role("button", name="East")).to_be_disabled()
    page.get_by_role("button", name="West").click()
    expect(bottom).to_have_text(scenes.WIDE_NAMES["W"])
    stage.reload()
    stage.show(scenes.four_detained(), None)
    assert page.url.endswith("?watch=West")
    expect(bottom).to_have_text(scenes.WIDE_NAMES["W"])


def test_each_players_connection_is_a_light_with_its_seconds_on_request(stage: Stage) -> None:
    page = stage.page
    stage.show(scenes.opened(), "N")
    stage.send({"type": "trips", "trips": {"S": 2500, "W": 5300}})
    for place, light in {"top": "slow", "left": "away", "right": "bad", "bottom": "quick"}.items():
        expect(page.locator(f".seat.{place} .light")).to_have_class(f"light {light}")
    page.get_by_role("button", name="Connected").click()
    lines = page.get_by_role("dialog").locator("dd")
    expect(lines).to_contain_text(
        ["quick connection", "away", "slow connection 2.5 s", "bad connection 5.3 s"]
    )
