"""Nothing moves on the page by itself while an auction goes on: not under an eye, nor under a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from games.tests.rules import ark
from tests.browser import scenes
from tests.browser.people import DESK, PHONE, SIDEWAYS
from tests.browser.stage import Stage

MOST = 0.02
"""Of the layout shift that browsers measure; 0.1 still counts as good."""

WATCH = """() => {
  window.shifts = [];
  const name = ({ node }) => node?.className || node?.nodeName;
  const told = ({ value, sources }) => [value, sources.map(name)];
  new PerformanceObserver(list => shifts.push(...list.getEntries().map(told)))
    .observe({ type: 'layout-shift' });
}"""
"""Keeps each shift from now on, with what has moved."""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))"

CALLS = [*scenes.THREE_DOWN, *scenes.REDOUBLED]
BIDS = scenes.REDOUBLED
"""On a phone's side a detained card makes room for itself beside a plate, which is no more than has happened there."""


@pytest.mark.parametrize(("size", "calls"), [(DESK, CALLS), (PHONE, CALLS), (SIDEWAYS, BIDS)])
@pytest.mark.parametrize("locale", ["en-GB", "zh-CN"])
def test_an_auction_moves_nothing_but_its_own_lines(
    browser: Browser, empty_table: str, size: ViewportSize, calls: list[str], locale: str
) -> None:
    stage = Stage(browser, empty_table, viewport=size, locale=locale)
    state = scenes.opened()
    stage.show(state, "S")
    stage.page.evaluate(DRAWN)
    stage.page.evaluate(WATCH)
    for call in calls[:28]:
        state = ark.act(state, [call])
        stage.show(state, "S")
    stage.page.evaluate(DRAWN)
    shifts: list[tuple[float, list[Any]]] = stage.page.evaluate("() => shifts")
    assert sum(value for value, _ in shifts) < MOST, sorted(shifts, reverse=True)
    stage.close()
