"""The end of a match: what it came to for everyone's tier, and another match or the lobby."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser import scenes
from tests.browser.axe import expect_accessible
from tests.browser.company import SMALL
from tests.browser.people import (
    SEATS,
    THEMES,
    Person,
    choose_theme,
    enrol,
    get_ready,
    open_table,
    person,
    seat_link,
    see_bidding_box,
)
from tests.browser.stage import Stage

LONG = 60_000
END = "/matches/1/end/"
FRAGMENT = (
    '<section class="ending"><h2>East and West have won</h2><p class="ending-own">You went up.</p></section>'
)
FOREIGN = '<script>document.title = "taken"</script><style>body { display: none }</style><form></form>'


@pytest.fixture
def four(browser: Browser, site: str) -> Iterator[dict[str, Person]]:
    """Four members by the seats that they are meant for; who has begun a rated match has no other."""
    four = {seat: person(browser, viewport=SMALL) for seat in SEATS}
    for someone in four.values():
        enrol(someone, site)
    yield four
    for someone in four.values():
        someone.no_problems()
        someone.context.close()


@pytest.fixture
def stage(browser: Browser, empty_table: str) -> Iterator[Stage]:
    stage = Stage(browser, empty_table)
    yield stage
    stage.close()


def end_panel(page: Page) -> None:
    """The match is over, and the panel says what it came to."""
    expect(page.get_by_role("dialog", name="Match over")).to_contain_text("Top 5", timeout=LONG)


def test_a_rated_match_ends_with_tiers_before_and_after_and_is_played_again_by_all_four(
    four: dict[str, Person], site: str, shorten: Callable[[str], None]
) -> None:
    table = open_table(four["N"], site, room="Rated room")
    shorten(table)
    for seat, someone in four.items():
        someone.page.goto(f"{site}{seat_link(table, seat)}")
    get_ready(four.values())
    see_bidding_box(four.values())
    for someone in four.values():
        someone.play_by_itself("over")
    for someone in four.values():
        end_panel(someone.page)
        panel = someone.page.get_by_role("dialog", name="Match over")
        expect(panel.locator(".ending-own")).to_contain_text("You")
        expect(panel.locator(".ending-changes tbody tr")).to_have_count(4)
        expect(panel.get_by_role("button", name="Play again")).to_be_focused()
        expect(someone.page.get_by_test_id("live")).to_contain_text("of 5 stars")
    for theme in THEMES:
        choose_theme(four["N"], site, theme)
        four["N"].page.goto(f"{site}{table}")
        end_panel(four["N"].page)
        expect_accessible(four["N"].page)
    for someone in four.values():
        someone.page.get_by_role("button", name="Play again").click()
    see_bidding_box(four.values())
    expect(four["S"].page.locator(".plate .grade")).to_have_count(4)


def test_a_casual_match_with_bots_ends_and_another_begins_at_once_when_one_wants_it(
    two: list[Person], site: str, shorten: Callable[[str], None]
) -> None:
    page = two[0].page
    shorten(open_table(two[0], site))
    page.get_by_role("button", name="Sit here South").click()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Ready", exact=True).click()
    two[0].play_by_itself("over")
    end_panel(page)
    expect(page.get_by_role("dialog")).to_contain_text("A casual match: tiers and stars stay as they are.")
    page.get_by_role("button", name="Play again").click()
    see_bidding_box([two[0]])
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog", name="Leave the table?").get_by_role("button", name="Leave").click()
    page.wait_for_url("**/lobby/")
    expect(page.get_by_role("link", name="Return to your table")).to_have_count(0)


def finish(stage: Stage) -> None:
    """A match is over at North's table, and there is something to be fetched about it."""
    stage.show(scenes.sixteen_boards(), "N")
    stage.send(scenes.table_frame("N", scenes.next_version(), state="over", end=END))


def test_the_panel_asks_until_the_match_is_settled_and_takes_nothing_but_words(stage: Stage) -> None:
    answers = [202, 503, 200]

    def answer(route: Route) -> None:
        status = answers.pop(0)
        route.fulfill(
            status=status, content_type="text/html", body=FRAGMENT + FOREIGN if status == 200 else ""
        )

    stage.page.route(f"**{END}", answer)
    title = stage.page.title()
    finish(stage)
    expect(stage.page.get_by_role("heading", name="East and West have won")).to_be_visible()
    expect(stage.page.get_by_test_id("live")).to_have_text("You went up.")
    assert answers == []
    assert stage.page.title() == title
    expect(stage.page.locator(".ended").locator("script, style, form")).to_have_count(0)
    stage.person.problems.clear()  # the 503 that the test itself answered


def test_without_an_answer_the_panel_says_who_has_won_and_leads_on(stage: Stage) -> None:
    stage.page.route(f"**{END}", lambda route: route.fulfill(status=404))
    finish(stage)
    panel = stage.page.get_by_role("dialog", name="Match over")
    expect(panel.locator(".winner")).to_contain_text("win the match.")
    expect(panel.get_by_role("button", name="Play again")).to_be_visible()
    stage.page.wait_for_timeout(300)
    stage.person.problems.clear()  # the 404 that the test itself answered
