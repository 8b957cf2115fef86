"""What axe finds wrong with a page as it stands."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SCRIPT = Axe().axe_script
VIOLATIONS = """async () => {
  const { violations } = await axe.run({ resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, any, all, none }) =>
    `${id} (${help}): ${target.join(' ')} ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`));
}"""
"""Every node of every violation. No rule that is on needs what `preload` would fetch: the style sheets once more."""


def violations(page: Page) -> list[str]:
    """What axe finds, a line each; the script is brought to the page once."""
    if page.evaluate("() => !('axe' in window)"):
        page.evaluate(SCRIPT)
    found: list[str] = page.evaluate(VIOLATIONS)
    return found


def expect_accessible(page: Page) -> None:
    """The page, as it stands, has no violations."""
    assert violations(page) == []
