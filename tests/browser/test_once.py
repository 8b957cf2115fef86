"""A form that makes something new is sent once, however often its button is pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.browser.people import person


@pytest.mark.parametrize("path", ["/", "/lobby/"])
def test_a_double_click_on_play_now_makes_one_guest_at_one_table(
    browser: Browser, site: str, path: str
) -> None:
    visitor = person(browser)
    page = visitor.page
    sent: list[str] = []

    def hear(request: Request) -> None:
        if request.method == "POST":
            sent.append(request.url)

    page.on("request", hear)
    page.goto(site + path)
    page.wait_for_load_state("networkidle")
    button = page.get_by_role("button", name="Play now").or_(
        page.get_by_role("button", name="Play with three bots: Broken Ark")
    )
    button.dblclick()
    page.wait_for_url("**/tables/*/")
    assert sent == [f"{site}/play/"]
    page.go_back()
    expect(button).not_to_have_attribute("aria-disabled", "true")
    visitor.context.close()


def test_who_stops_the_loading_may_press_again(browser: Browser, site: str) -> None:
    visitor = person(browser)
    page = visitor.page
    page.clock.install()
    page.route("**/play/", lambda route: route.abort("aborted"))
    page.goto(site)
    button = page.get_by_role("button", name="Play now")
    with page.expect_request("**/play/"):
        button.click()
    expect(button).to_have_attribute("aria-disabled", "true")
    page.clock.fast_forward(10_000)
    expect(button).not_to_have_attribute("aria-disabled", "true")
    page.unroute("**/play/")
    button.click()
    page.wait_for_url("**/tables/*/")
    visitor.context.close()


def test_each_way_to_open_a_table_has_a_name_of_its_own(browser: Browser, site: str) -> None:
    reader = person(browser)
    reader.page.goto(f"{site}/lobby/")
    links = reader.page.get_by_role("link", name="Open a table")
    expect(links.first).to_be_visible()
    names = links.evaluate_all("all => all.map(one => one.ariaLabel)")
    assert len(names) > 1
    assert len(set(names)) == len(names)
    reader.no_problems()
    reader.context.close()
