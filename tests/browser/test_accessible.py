"""Every page that a player meets is free of what axe finds wrong, in both themes; a match: test_accessible_match."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import scenes
from tests.browser.axe import expect_accessible
from tests.browser.people import PHONE, THEMES, Person, choose_theme, open_table, person
from tests.browser.stage import Stage


@pytest.fixture(params=THEMES)
def stage(browser: Browser, empty_table: str, site: str, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """The table's page in each theme."""
    stage = Stage(browser, empty_table)
    choose_theme(stage.person, site, request.param)
    stage.page.goto(empty_table)
    yield stage
    stage.close()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("locale", ["en-GB", "zh-CN"])
def test_the_landing_help_and_sign_up_pages_have_no_violations(
    browser: Browser, site: str, theme: str, locale: str
) -> None:
    someone = person(browser, locale)
    choose_theme(someone, site, theme)
    expect_accessible(someone.page)
    for path in ("/accounts/signup/", "/help/", "/help/broken-ark/"):
        someone.page.goto(f"{site}{path}")
        expect_accessible(someone.page)
    someone.no_problems()
    someone.context.close()


def test_the_waiting_room_and_leaving_a_seat_have_no_violations(stage: Stage) -> None:
    expect(stage.page.get_by_role("heading", name="Casual room")).to_be_visible()
    expect_accessible(stage.page)
    waiting = {"state": "waiting", "match": None, "invite": "word", "private": True}
    stage.send(scenes.table_frame("N", scenes.next_version(), **waiting))
    expect(stage.page.get_by_text("private", exact=True)).to_be_visible()
    expect_accessible(stage.page)
    seats = {"E": scenes.A_BOT, "W": None}
    with_bots = scenes.table_frame("N", scenes.next_version(), bots=True, **waiting)
    stage.send({**with_bots, "seats": {**with_bots["seats"], **seats}})
    expect(stage.page.get_by_role("button", name="Add a bot West")).to_be_visible()
    expect_accessible(stage.page)
    stage.send({"type": "chat", "messages": [{"id": 1, "by": "Ada", "text": "gl", "at": 0}]})
    stage.show(scenes.four_detained(), "N")
    table = scenes.table_frame("N", scenes.next_version())
    table["seats"]["N"]["bot"] = True
    stage.send(table)
    expect(stage.page.get_by_role("button", name="Take your seat back")).to_be_visible()
    stage.page.get_by_role("button", name="Leave the table").click()
    expect_accessible(stage.page)


@pytest.mark.parametrize("theme", THEMES)
def test_the_lobby_opening_a_table_and_talk_on_a_phone_have_no_violations(
    two: list[Person], site: str, theme: str
) -> None:
    someone = two[0]
    choose_theme(someone, site, theme)
    open_table(someone, site)
    expect(someone.page.locator(".connection.open")).to_have_count(1)
    someone.page.get_by_label("Say something").fill("Is anyone there?")
    someone.page.keyboard.press("Enter")
    expect(someone.page.locator(".talk li")).to_contain_text("Is anyone there?")
    expect_accessible(someone.page)
    someone.page.set_viewport_size(PHONE)
    someone.page.get_by_role("button", name="Talk").click()
    expect_accessible(someone.page)
    someone.page.goto(f"{site}/lobby/")
    expect(someone.page.get_by_role("link", name="Sit here").first).to_be_visible()
    expect_accessible(someone.page)
    someone.page.goto(f"{site}/rooms/broken-ark-casual/open/")
    expect_accessible(someone.page)
