"""People in browsers: what they press is what a person would, found by what it is called or by the action it sends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import count
from types import MappingProxyType
from typing import Any
from urllib.parse import quote, urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect

PASSWORD = "correct horse battery"
SEATS = {"N": "North", "E": "East", "S": "South", "W": "West"}
DESK = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
SIDEWAYS = ViewportSize(width=844, height=390)
THEMES = ("dark", "classic")
_people = count(1)

PLAY_BY_ITSELF = """phase => {
  const pick = () => {
    const offered = [...document.querySelectorAll('[data-action][aria-disabled="false"]')];
    const named = name => offered.find(one => one.dataset.action === name);
    const choices = ['look', 'bid 3', 'accept', 'negate decline', 'reverse decline'];
    const wanted = ['1C', 'P', ...choices, ...(phase === 'scoreboard' ? [] : ['ok'])];
    return wanted.map(named).find(Boolean) ?? offered.filter(one => one.dataset.card).at(-1);
  };
  clearInterval(window.byItself);
  window.byItself = setInterval(() => {
    if (document.querySelector('.shell').dataset.phase === phase) clearInterval(window.byItself);
    else pick()?.click();
  }, 30);
}"""
"""Decides as soon as it can until the table's phase is `phase`: one club, passes, the last card that may be played.

Where tricks are bid it looks and bids three; a claim it accepts."""


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

    def play_by_itself(self, until: str) -> None:
        """Let the page press its own controls until the table's phase is `until`."""
        self.page.evaluate(PLAY_BY_ITSELF, until)

    def stop(self) -> None:
        """Nothing is pressed by itself any more."""
        self.page.evaluate("() => clearInterval(window.byItself)")

    def hand(self) -> list[str]:
        """The cards of the hand as they lie there, from left to right."""
        cards = self.page.locator(".hand [data-card]")
        return [str(card) for card in cards.evaluate_all("all => all.map(one => one.dataset.card)")]

    def no_problems(self) -> None:
        """The console complained of nothing."""
        assert self.problems == []


def person(browser: Browser, locale: str = "en-GB", **options: Any) -> Person:
    """A new person with a new browser; whatever its console complains of is kept."""
    options = {"viewport": DESK, "reduced_motion": "reduce", **options}
    context = browser.new_context(locale=locale, **options)
    context.set_default_timeout(10_000)
    page = context.new_page()
    someone = Person(context, page, f"Player {next(_people)}", [])
    listen(someone, page)
    return someone


def listen(someone: Person, page: Page) -> None:
    """Keep what the console of `page` complains of."""

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            someone.problems.append(message.text)

    page.on("console", hear)
    page.on("pageerror", lambda error: someone.problems.append(str(error)))


def sign_up(someone: Person, at: str) -> None:
    """Fill in the sign-up form at the address; it leads on by itself."""
    someone.page.goto(at)
    someone.page.get_by_label("Email").fill(_email(someone))
    someone.page.get_by_label("Display name").fill(someone.name)
    someone.page.get_by_label("Password").fill(PASSWORD)
    someone.page.get_by_role("button", name="Sign up").click()


def enrol(someone: Person, site: str) -> None:
    """Sign up without looking at a page: for tests that are about something else."""
    address = f"{site}/accounts/signup/"
    someone.context.request.get(address)
    cookies = {cookie["name"]: cookie["value"] for cookie in someone.context.cookies(site)}
    fields = {"email": _email(someone), "display_name": someone.name, "password1": PASSWORD}
    form = {**fields, "csrfmiddlewaretoken": cookies["csrftoken"]}
    answer = someone.context.request.post(address, form=form, headers={"Referer": address}, max_redirects=0)
    assert answer.status == 302, answer.text()


def settle_preferences(someone: Person, site: str, **chosen: str) -> None:
    """Choose settings without looking at a page."""
    someone.context.request.get(f"{site}/accounts/settings/")
    token = next(cookie["value"] for cookie in someone.context.cookies(site) if cookie["name"] == "csrftoken")
    address = f"{site}/accounts/preferences/"
    form = {**chosen, "csrfmiddlewaretoken": token}
    headers = {"Referer": address, "Accept": "application/json"}
    assert someone.context.request.post(address, form=form, headers=headers).status == 204


def choose_theme(someone: Person, site: str, theme: str) -> None:
    """Press the footer's button, unless the theme is on already."""
    someone.page.goto(site)
    if someone.page.locator("html").get_attribute("data-theme") != theme:
        someone.page.locator(f'button[name="theme"][value="{theme}"]').click()
    expect(someone.page.locator("html")).to_have_attribute("data-theme", theme)


def _email(someone: Person) -> str:
    return f"{someone.name.replace(' ', '.').lower()}@example.org"


def open_table(
    someone: Person,
    site: str,
    private: bool = False,
    room: str = "Casual room",
    game: str = "Broken Ark",
    options: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Open a table in a room of a game in the lobby, with choices by their options' names; the path of its page."""
    someone.page.goto(f"{site}/lobby/")
    game_rooms = someone.page.get_by_role("region", name=game)
    game_rooms.get_by_role("link", name=f"Open a table: {room}").click()
    if private:
        someone.page.get_by_label("Private").check()
    for option, choice in options.items():
        someone.page.get_by_label(option).select_option(label=choice)
    someone.page.get_by_role("button", name="Open a table").click()
    someone.page.wait_for_url("**/tables/*/")
    return urlsplit(someone.page.url).path


def number_of(table: str) -> str:
    """A table's number, from its path."""
    return table.strip("/").split("/")[1]


def seat_link(table: str, seat: str) -> str:
    """The path that takes a seat at a table."""
    return f"{table}?seat={SEATS[seat]}"


def sign_up_and_sit(someone: Person, site: str, table: str, seat: str) -> None:
    """Follow an invitation: sign up, and be led to the seat."""
    sign_up(someone, f"{site}/accounts/signup/?next={quote(seat_link(table, seat))}")


def get_ready(people: Iterable[Person]) -> None:
    """Each says to be ready; with the fourth the match starts."""
    for someone in people:
        someone.page.get_by_role("button", name="Ready", exact=True).click()


def see_bidding_box(people: Iterable[Person]) -> None:
    """The match has started and everyone sees it."""
    for someone in people:
        expect(someone.page.get_by_role("region", name="Bidding box")).to_be_visible()
