"""Every page that a player meets is free of what axe finds wrong, in both themes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize, expect

from games.rules.broken_ark.state import State
from games.tests.rules import ark
from tests.browser import scenes
from tests.browser.people import DESK, Person, open_table, person, settle_preferences
from tests.browser.stage import Stage

THEMES = ("dark", "classic")
PHONE = ViewportSize(width=390, height=844)


AXE = Axe()


def expect_accessible(page: Page) -> None:
    results = AXE.run(page, options={"resultTypes": ["violations"]})
    assert results.violations_count == 0, results.generate_report()


def choose_theme(someone: Person, site: str, theme: str) -> None:
    """Press the footer's button, unless the theme is on already."""
    someone.page.goto(site)
    if someone.page.locator("html").get_attribute("data-theme") != theme:
        someone.page.locator(f'button[name="theme"][value="{theme}"]').click()
    expect(someone.page.locator("html")).to_have_attribute("data-theme", theme)


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


SIDEWAYS = ViewportSize(width=844, height=390)


def press(key: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(key)


STATES: list[tuple[Callable[[], State], str, Callable[[Page], None] | None]] = [
    (scenes.long_auction, "N", press("u")),
    (scenes.third_trick, "S", press("l")),
    (scenes.negation, "on turn", None),
    (scenes.reversal, "on turn", None),
    (scenes.scored, "N", None),
    (scenes.sixteen_boards, "S", None),
    (scenes.opened, "N", press("g")),
    (scenes.opened, "N", press("?")),
    (scenes.opened, "N", lambda page: page.locator(".connection").click()),
]
"""What may be seen in a match: a state, who looks at it, and what is pressed then."""


@pytest.mark.parametrize(
    ("theme", "locale", "layouts"), [("dark", "en-GB", [DESK, PHONE]), ("classic", "zh-CN", [DESK, SIDEWAYS])]
)
def test_no_state_of_a_match_has_violations_in_either_theme_or_language_or_in_any_layout(
    browser: Browser, empty_table: str, site: str, theme: str, locale: str, layouts: list[ViewportSize]
) -> None:
    stage = Stage(browser, empty_table, locale=locale)
    settle_preferences(stage.person, site, theme=theme)
    stage.page.goto(empty_table)
    for scene, who, then in STATES:
        state = scene()
        seat = ark.public(state)["turns"][0] if who == "on turn" else who
        for layout in layouts:
            stage.page.set_viewport_size(layout)
            stage.page.keyboard.press("Escape")
            stage.show(state, seat)
            if then:
                then(stage.page)
            expect_accessible(stage.page)
            stage.page.keyboard.press("Escape")
    stage.close()


@pytest.mark.parametrize("theme", THEMES)
def test_the_lobby_opening_a_table_and_talk_on_a_phone_have_no_violations(
    two: list[Person], site: str, theme: str
) -> None:
    someone = two[0]
    choose_theme(someone, site, theme)
    open_table(someone, site)
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
