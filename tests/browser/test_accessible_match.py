"""A match is free of what axe finds wrong: each moment of it in every language, layout and theme.

Of the combinations that there are `make test` looks at a pairwise cover, `make soak` at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.endings import ending_fragment
from tests.browser.moments import END, MOMENTS
from tests.browser.people import DESK, PHONE, SIDEWAYS, THEMES
from tests.browser.stage import Stage
from tests.cover import Row, pairwise

LANGUAGES = ("en-GB", "zh-CN")
LAYOUTS = {"upright": PHONE, "sideways": SIDEWAYS, "wide": DESK}
"""A drawer that is open on a phone is beside the table at last."""
FACTORS = (MOMENTS, LANGUAGES, LAYOUTS, THEMES)
COVERS = [pairwise(*FACTORS), pytest.param([*product(*FACTORS)], marks=pytest.mark.soak)]


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def stage(browser: Browser, empty_table: str, language: str) -> Iterator[Stage]:
    """The table's page in each language, from one moment to the next."""
    stage = Stage(browser, empty_table, locale=language)
    fragment = ending_fragment(stage.page.locator("html").get_attribute("lang") or "")
    stage.page.route(f"**{END}", lambda route: route.fulfill(content_type="text/html", body=fragment))
    yield stage
    stage.close()


def _clear(page: Page) -> None:
    """Leave the modes and panels of the moment before."""
    page.set_viewport_size(PHONE)
    expect(page.locator("aside .talk")).to_have_count(0)
    for _ in range(2):
        page.keyboard.press("Escape")
    page.evaluate("() => document.activeElement.blur()")


@pytest.mark.parametrize("cover", COVERS, ids=["pairwise", "every"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_of_a_match_has_no_violations(
    stage: Stage, language: str, moment: str, cover: list[Row]
) -> None:
    _clear(stage.page)
    MOMENTS[moment].show(stage)
    found = []
    for layout, theme in (row[2:] for row in cover if row[:2] == (moment, language)):
        stage.page.set_viewport_size(LAYOUTS[layout])
        expect(stage.page.locator(MOMENTS[moment].seen).first).to_be_visible()
        stage.show_theme(theme)
        found += [f"{layout}, {theme}: {violation}" for violation in violations(stage.page)]
    assert found == []
