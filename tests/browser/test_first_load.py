"""What a table costs whoever comes to it for the first time, and what follows once it is there."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.people import enrol, person

MOST = 120_000
"""Bytes over the wire, headers included."""
COURTS = 12


@pytest.fixture
def newcomer(browser: Browser, site: str) -> Iterator[tuple[Page, str]]:
    """A page of a Chinese browser that has loaded nothing yet, and the address of the table where its reader plays."""
    host = person(browser)
    enrol(host, site)
    host.page.goto(site)
    host.page.get_by_role("button", name="Play now").click()
    host.page.wait_for_url("**/tables/*/")
    context = browser.new_context(locale="zh-CN")
    context.add_cookies([cookie for cookie in host.context.cookies(site) if cookie["name"] == "sessionid"])
    yield context.new_page(), host.page.url
    context.close()
    host.context.close()


def test_a_first_table_with_its_hand_takes_at_most_120_kilobytes_over_the_wire(
    newcomer: tuple[Page, str],
) -> None:
    page, table = newcomer
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(table, wait_until="networkidle")
    assert page.locator(".hand .card").count() > 0
    assert 0 < sum(sizes) <= MOST


def test_the_figures_of_all_courts_follow_by_themselves(newcomer: tuple[Page, str]) -> None:
    page, table = newcomer
    loaded: set[str] = set()
    page.on("requestfinished", lambda request: loaded.add(urlsplit(request.url).path))
    page.goto(table)
    for _ in range(300):
        if len([path for path in loaded if "/img/courts/" in path]) == COURTS:
            return
        page.wait_for_timeout(100)
    raise AssertionError(sorted(loaded))
