"""Four strangers with four browsers: they sign up, meet at a table by its link, and play a board to its score sheet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.company import SMALL
from tests.browser.people import (
    SEATS,
    Person,
    get_ready,
    open_table,
    person,
    seat_link,
    see_bidding_box,
    sign_up,
    sign_up_and_sit,
)


@pytest.fixture
def four(browser: Browser, site: str) -> Iterator[dict[str, Person]]:
    """Four people seated at one table; the match has started."""
    people = {seat: person(browser, viewport=SMALL) for seat in SEATS}
    north = people["N"]
    sign_up(north, f"{site}/accounts/signup/")
    table = open_table(north, site)
    north.page.goto(f"{site}{seat_link(table, 'N')}")
    for seat in "ESW":
        sign_up_and_sit(people[seat], site, table, seat)
    get_ready(people.values())
    see_bidding_box(people.values())
    yield people
    for someone in people.values():
        someone.context.close()


def on_turn(people: dict[str, Person]) -> Person:
    """Whoever has something to press besides waiting."""
    for _ in range(100):
        for someone in people.values():
            if someone.offered():
                return someone
        people["N"].page.wait_for_timeout(50)
    raise AssertionError("nobody is on turn")


def detain_if_held(someone: Person) -> bool:
    """Detain a card face down by its two steps, if this person may."""
    down = someone.page.get_by_role("button", name="Face-Down", exact=True)
    if down.get_attribute("aria-disabled") == "true":
        return False
    down.click()
    someone.page.locator('.hand [data-action^="down "]').first.click()
    # The view, not only the answer: until it comes, the page still offers what was to be decided before.
    expect(someone.page.locator(".bottom .detained li")).to_have_count(1)
    return True


def bid_one_club(people: dict[str, Person]) -> None:
    """A whole auction by mouse: the first who can detains, someone bids, four pass."""
    detained = bid = False
    while people["N"].page.get_by_role("region", name="Bidding box").is_visible():
        someone = on_turn(people)
        if not detained and detain_if_held(someone):
            detained = True
        elif not bid:
            someone.press("1C")
            bid = True
        elif "P" in someone.offered():
            someone.press("P")
        else:
            break


def play_on(people: dict[str, Person]) -> None:
    """Card by card, always the first that may be played, then whatever is still asked, until the sheet is there."""
    sheet = people["N"].page.get_by_role("dialog").filter(has_text="Match total")
    while not sheet.is_visible():
        someone = on_turn(people)
        offered = someone.offered()
        if "ok" in offered:
            break
        someone.press("negate decline" if "negate decline" in offered else offered[-1])
    expect(sheet).to_be_visible()


def test_four_people_sign_up_sit_by_link_and_play_a_board_by_mouse(four: dict[str, Person]) -> None:
    bid_one_club(four)
    play_on(four)
    for someone in four.values():
        sheet = someone.page.get_by_role("dialog")
        expect(sheet).to_contain_text("Board 1")
        for part in ("Trick score", "Card score", "Sequence score", "Match total"):
            expect(sheet).to_contain_text(part)
    for someone in four.values():
        someone.page.get_by_role("button", name="OK").click()
    see_bidding_box(four.values())
    for someone in four.values():
        someone.no_problems()
