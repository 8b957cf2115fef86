"""What a table costs whoever comes to it for the first time."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.people import enrol, person

MOST = 120_000
"""Bytes over the wire, headers included."""


def test_a_first_table_with_its_hand_takes_at_most_120_kilobytes_over_the_wire(
    browser: Browser, site: str
) -> None:
    host = person(browser)
    enrol(host, site)
    host.page.goto(site)
    host.page.get_by_role("button", name="Play now").click()
    host.page.wait_for_url("**/tables/*/")

    guest = browser.new_context(locale="zh-CN")
    guest.add_cookies([cookie for cookie in host.context.cookies(site) if cookie["name"] == "sessionid"])
    page = guest.new_page()
    wire = guest.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(host.page.url, wait_until="networkidle")
    assert page.locator(".hand .card").count() > 0
    assert 0 < sum(sizes) <= MOST
    guest.close()
    host.context.close()
