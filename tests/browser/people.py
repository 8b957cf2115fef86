"""People in browsers: what they press is what a person would, found by what it is called or by the action it sends."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

PASSWORD = "correct horse battery"
SEATS = {"N": "North", "E": "East", "S": "South", "W": "West"}
_people = count(1)


@dataclass
class Person:
    """Someone with a browser of their own."""

    context: BrowserContext
    page: Page
    name: str
    problems: list[str]

    def press(self, action: str) -> None:
        """Press the control that sends `action` and see the table move on from it."""
        control = self.page.locator(f'[data-action="{action}"][aria-disabled="false"]')
        control.click()
        expect(control).to_have_count(0)

    def offered(self) -> list[str]:
        """The actions that can be pressed now."""
        controls = self.page.locator('[data-action][aria-disabled="false"]')
        return [
            action for action in controls.evaluate_all("all => all.map(one => one.dataset.action)") if action
        ]


def person(browser: Browser, locale: str = "en-GB") -> Person:
    """A new person with a new browser; whatever its console complains of is kept."""
    context = browser.new_context(
        locale=locale, viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
    )
    context.set_default_timeout(10_000)
    page = context.new_page()
    problems: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            problems.append(message.text)

    page.on("console", hear)
    page.on("pageerror", lambda error: problems.append(str(error)))
    return Person(context, page, f"Player {next(_people)}", problems)


def sign_up(someone: Person, at: str) -> None:
    """Fill in the sign-up form at the address; it leads on by itself."""
    someone.page.goto(at)
    someone.page.get_by_label("Email").fill(f"{someone.name.replace(' ', '.').lower()}@example.org")
    someone.page.get_by_label("Display name").fill(someone.name)
    someone.page.get_by_label("Password").fill(PASSWORD)
    someone.page.get_by_role("button", name="Sign up").click()
