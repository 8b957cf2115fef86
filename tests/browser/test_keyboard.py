"""The whole of a board can be played without a mouse."""

from __future__ import annotations

from playwright.sync_api import Keyboard, expect

from tests.browser.company import Company
from tests.browser.people import SEATS, Person

DETAINABLE = {"SQ", "HA", "DJ", "CT"}
KEYS = {"C": "c", "D": "d", "H": "h", "S": "s", "NT": "n"}
FOCUSED = "() => document.activeElement?.dataset.action ?? ''"


def test_a_board_is_detained_bid_played_and_confirmed_by_keyboard_alone(company: Company) -> None:
    company.begin_auction()
    seat, someone = next((seat, each) for seat, each in company.people.items() if DETAINABLE & {*each.hand()})
    keys = someone.page.keyboard

    for other in company.all_but(someone):
        other.play_by_itself("play")
    detain(someone, keys)
    bid(someone, keys)
    while someone.page.locator('.shell[data-phase="auction"]').is_visible():
        if "P" in someone.offered():
            keys.press("p")
            expect(someone.page.locator('[data-action="P"][aria-disabled="false"]')).to_have_count(0)

    for other in company.all_but(someone):
        other.play_by_itself("scoreboard")
    for left in range(13, 0, -1):
        wait_for_turn(someone)
        play(someone, keys, left)
    choose(someone, keys)

    sheet = someone.page.get_by_role("dialog", name="Board")
    expect(sheet).to_contain_text(SEATS[seat])
    keys.press("Enter")
    expect(sheet.locator(".waitingfor")).not_to_contain_text(SEATS[seat])
    someone.no_problems()


def wait_for_turn(someone: Person) -> None:
    expect(someone.page.locator(".status")).to_contain_text("Your turn")


def detain(someone: Person, keys: Keyboard) -> None:
    """O, then an arrow to the card, then Enter: one card lies face down."""
    wait_for_turn(someone)
    keys.press("o")
    expect(someone.page.get_by_role("button", name="Face-Down")).to_have_attribute("aria-pressed", "true")
    move_to(someone, keys, someone.offered())
    keys.press("Enter")
    expect(someone.page.locator(".bottom .detained li")).to_have_count(1)


def bid(someone: Person, keys: Keyboard) -> None:
    """The level's digit and the denomination's letter."""
    wait_for_turn(someone)
    lowest = next(action for action in someone.offered() if action[0] in "1234567")
    keys.press(lowest[0])
    keys.press(KEYS[lowest[1:]])
    expect(someone.page.locator(f'[data-action="{lowest}"][aria-disabled="false"]')).to_have_count(0)
    expect(someone.page.locator(".facts .contract")).to_be_visible()


def move_to(someone: Person, keys: Keyboard, actions: list[str]) -> None:
    """Arrows until the card that has the focus does one of the actions."""
    cards = [action for action in actions if action.split(" ")[-1] in someone.hand()]
    for _ in range(14):
        if someone.page.evaluate(FOCUSED) in cards:
            return
        keys.press("ArrowRight")
    raise AssertionError(f"the arrows reach none of {cards}")


def play(someone: Person, keys: Keyboard, left: int) -> None:
    """Arrows to a card that may be played, by turns the key of its suit; then Enter."""
    playable = someone.offered()
    keys.press(playable[0][0].lower() if left % 2 else "ArrowRight")
    move_to(someone, keys, playable)
    keys.press("Enter")
    expect(someone.page.locator(".hand [data-card]")).to_have_count(left - 1)


def choose(someone: Person, keys: Keyboard) -> None:
    """Where a negation or reversal is this person's: Tab to a choice, and Enter."""
    scored = someone.page.locator('.shell[data-phase="scoreboard"]')
    options = someone.page.locator(".choice button[data-action]")
    expect(scored.or_(options.last)).to_be_visible()
    while options.count():
        while "decline" not in someone.page.evaluate(FOCUSED):
            keys.press("Tab")
        keys.press("Enter")
        expect(scored.or_(options.last)).to_be_visible()
