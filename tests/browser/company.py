"""Four people at one table who have played for a while, for tests that need a live table rather than a whole board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.people import (
    SEATS,
    Person,
    enrol,
    get_ready,
    open_table,
    person,
    seat_link,
    see_bidding_box,
)

SMALL = {"width": 1024, "height": 700}
"""Four pages that redraw with every card should not have more to draw than the tests look at."""

SHOWN = """() => {
  const texts = selector => [...document.querySelectorAll(selector)].map(one => one.textContent);
  return {
    hand: [...document.querySelectorAll('.hand [data-card]')].map(one => one.dataset.card),
    offered: [...document.querySelectorAll('[data-action][aria-disabled="false"]')].map(one => one.dataset.action),
    trick: [...document.querySelectorAll('.trick .card')].map(one => one.getAttribute('aria-label')),
    tricks: texts('.tricktable tr'), calls: texts('.auction td'),
    bar: texts('.facts > div, .scores dd'), seats: texts('.who small, .count'), detained: texts('.detained li'),
  };
}"""
"""What a page shows of the match: two pages of one reader that stand at the same version agree in all of it."""


@dataclass
class Company:
    """Four people by their seats, and the path of their table."""

    people: dict[str, Person]
    site: str
    table: str

    def reach(self, phase: str) -> None:
        """Let everyone decide by themselves until the table's phase is `phase`."""
        for someone in self.people.values():
            someone.play_by_itself(phase)
        for someone in self.people.values():
            expect(someone.page.locator(f'.shell[data-phase="{phase}"]')).to_be_visible(timeout=20_000)
        self.stop()

    def begin_auction(self) -> None:
        """Be where nobody has called yet, which may take the rest of a board."""
        page = self.people["N"].page
        if page.locator('.shell[data-phase="auction"]').count() == 0 or page.locator(".pad .call").count():
            self.reach("scoreboard")
        self.reach("auction")

    def play_on(self, cards: int) -> None:
        """Be in the play with so many cards left in each hand, or more."""
        self.reach("play")
        if len(self.people["N"].hand()) < cards:
            self.reach("scoreboard")
            self.reach("play")

    def stop(self) -> None:
        """Nobody decides by themselves any more."""
        for someone in self.people.values():
            someone.stop()

    def all_but(self, someone: Person) -> Iterable[Person]:
        """The other three."""
        return [other for other in self.people.values() if other is not someone]

    def new_page(self, someone: Person) -> Page:
        """The table in another tab of the same browser."""
        page = someone.context.new_page()
        page.goto(f"{self.site}{self.table}")
        return page


def seat_company(browser: Browser, site: str) -> Company:
    """Four new people at a new table; the match has started."""
    people = {seat: person(browser, viewport=SMALL) for seat in SEATS}
    for someone in people.values():
        enrol(someone, site)
    table = open_table(people["N"], site)
    for seat, someone in people.items():
        someone.page.goto(f"{site}{seat_link(table, seat)}")
    get_ready(people.values())
    see_bidding_box(people.values())
    return Company(people, site, table)


def shown(page: Page) -> dict[str, Any]:
    """What the page shows of the match."""
    seen: dict[str, Any] = page.evaluate(SHOWN)
    return seen


def expect_same(page: Page, other: Page) -> None:
    """Both pages come to show the same within some seconds; a finished trick may still lie on one of them."""
    for _ in range(60):
        if shown(page) == shown(other):
            return
        page.wait_for_timeout(100)
    assert shown(page) == shown(other)
