"""Without a network the site says so, and comes back by itself; a new version takes over without touching a table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.browser.people import Person, person

CONTROLLED = "async () => { await navigator.serviceWorker.ready; return caches.keys(); }"
TAKEN_OVER = """async () => {
  await caches.open('of an older version');
  const taken = new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done));
  const patience = new Promise(done => setTimeout(done, 10_000));
  await navigator.serviceWorker.register('/sw.js?next', { updateViaCache: 'none' });
  await Promise.race([taken, patience]);
  return new URL(navigator.serviceWorker.controller.scriptURL).search;
}"""
"""Another script for the same pages is what a new version is to the browser."""


@pytest.fixture
def visitor(browser: Browser, site: str) -> Iterator[Person]:
    """Someone whose browser has the service worker."""
    visitor = person(browser, bypass_csp=True)
    visitor.page.goto(site)
    assert len(visitor.page.evaluate(CONTROLLED)) == 1
    yield visitor
    visitor.context.close()


def test_without_a_network_a_page_says_so_in_both_languages_and_makes_room_when_it_is_back(
    visitor: Person, site: str, empty_table: str
) -> None:
    page, other = visitor.page, visitor.context.new_page()
    visitor.context.set_offline(True)
    page.goto(f"{site}/lobby/")
    expect(page.get_by_role("heading")).to_have_text(["No connection", "没有网络"])
    assert page.evaluate("() => document.styleSheets.length") == 2
    with pytest.raises(Error, match="ERR_INTERNET_DISCONNECTED"):
        other.goto(empty_table)
    visitor.context.set_offline(False)
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()


def test_a_new_version_takes_over_at_once_and_the_table_that_is_open_stays_as_it_is(
    visitor: Person, empty_table: str
) -> None:
    page = visitor.page
    kept = page.evaluate(CONTROLLED)
    page.goto(empty_table)
    expect(page.locator(".connection.open")).to_have_count(1)
    page.evaluate("() => { window.untouched = true; }")
    assert page.evaluate(TAKEN_OVER) == "?next"
    page.wait_for_function("async kept => (await caches.keys()).join() === kept.join()", arg=kept)
    assert page.evaluate("() => window.untouched")
    expect(page.locator(".connection.open")).to_have_count(1)
    visitor.no_problems()
