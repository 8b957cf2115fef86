"""A match is free of what axe finds wrong: each moment of it in both themes, both languages and three layouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from games.rules.broken_ark.state import State
from games.tests.rules import ark
from tests.browser import scenes
from tests.browser.axe import violations
from tests.browser.endings import ending_fragment
from tests.browser.people import DESK, PHONE, SIDEWAYS, THEMES
from tests.browser.stage import Stage

LAYOUTS = {"upright": PHONE, "sideways": SIDEWAYS, "wide": DESK}
"""A drawer that is open on a phone is beside the table at last."""
END = "/matches/1/end/"

Then = Callable[[Stage], None]


def _press(key: str) -> Then:
    return lambda stage: stage.page.keyboard.press(key)


def _connections(stage: Stage) -> None:
    stage.send({"type": "trips", "trips": {"N": 100, "S": 2500, "W": 5300}})
    stage.page.locator(".connection").click()


def _talk(stage: Stage) -> None:
    stage.send({"type": "chat", "messages": [{"id": 1, "by": "Ada", "text": "gl all", "at": 1767225600000}]})
    stage.page.keyboard.press("t")


def _ended(stage: Stage) -> None:
    stage.send(scenes.table_frame("S", scenes.next_version(), state="over", end=END))


MOMENTS: dict[str, tuple[Callable[[], State], str, Then | None, str]] = {
    "auction": (scenes.long_auction, "N", None, ".box .act"),
    "detaining": (scenes.long_auction, "N", _press("u"), '.hand[data-mode="up"] .card'),
    "auction of others": (scenes.long_auction, "W", None, ".pad .ask"),
    "play": (scenes.four_detained, "N", None, '.hand[data-mode="play"] .card'),
    "refused": (scenes.four_detained, "N", Stage.press_refused, ".toast"),
    "last trick": (scenes.third_trick, "S", _press("l"), ".trick .caption"),
    "spectator": (scenes.each_detained, "", None, ".trick"),
    "the computer plays": (scenes.each_detained, "N", Stage.let_computer_play, ".status.playedfor"),
    "negation": (scenes.negation, "on turn", None, ".choice button"),
    "negation of others": (scenes.negation, "another", None, ".choice"),
    "reversal": (scenes.reversal, "on turn", None, ".choice button"),
    "score sheet": (scenes.scored, "N", None, ".panel.sheet"),
    "settings": (scenes.opened, "N", _press("g"), ".panel.settings"),
    "keys": (scenes.opened, "N", _press("?"), ".panel.keys"),
    "connections": (scenes.opened, "N", _connections, ".panel.connections"),
    "talk": (scenes.opened, "N", _talk, ".talk li"),
    "end of the match": (scenes.sixteen_boards, "S", _ended, ".ended .leaders"),
}
"""A state; who looks at it: a seat, "" for a spectator, whoever is on turn or somebody else; what happens then; and
what must be seen of it."""


@pytest.fixture(scope="module", params=["en-GB", "zh-CN"])
def stage(browser: Browser, empty_table: str, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """The table's page in each language, from one moment to the next."""
    stage = Stage(browser, empty_table, locale=request.param)
    fragment = ending_fragment(stage.page.locator("html").get_attribute("lang") or "")
    stage.page.route(f"**{END}", lambda route: route.fulfill(content_type="text/html", body=fragment))
    yield stage
    stage.close()


def _seat(state: State, who: str) -> str | None:
    turns = ark.public(state)["turns"]
    seats = {"on turn": turns[:1], "another": [seat for seat in "NESW" if seat not in turns]}
    return seats[who][0] if who in seats else who or None


def _clear(page: Page) -> None:
    """Leave the modes and panels of the moment before."""
    page.set_viewport_size(PHONE)
    expect(page.locator("aside .talk")).to_have_count(0)
    for _ in range(2):
        page.keyboard.press("Escape")
    page.evaluate("() => document.activeElement.blur()")


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_of_a_match_has_no_violations(stage: Stage, moment: str) -> None:
    scene, who, then, seen = MOMENTS[moment]
    _clear(stage.page)
    stage.show(scene(), _seat(scene(), who))
    if then:
        then(stage)
    found = []
    for layout, size in LAYOUTS.items():
        stage.page.set_viewport_size(size)
        expect(stage.page.locator(seen).first).to_be_visible()
        for theme in THEMES:
            stage.show_theme(theme)
            found += [f"{layout}, {theme}: {violation}" for violation in violations(stage.page)]
    assert found == []
