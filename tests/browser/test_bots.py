"""Playing with bots: from the first press to a board, in a bot's place, and in and out of one's own seat."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import scenes
from tests.browser.people import Person, number_of, open_table, person, see_bidding_box
from tests.browser.stage import Stage

FOR_ME = "Let the computer play for you"
LONG = 60_000
"""What a slow machine may take for a board of bots, in milliseconds."""


@pytest.fixture
def stranger(browser: Browser) -> Iterator[Person]:
    """Someone without an account; the console complains of nothing."""
    stranger = person(browser)
    yield stranger
    stranger.no_problems()
    stranger.context.close()


@pytest.fixture
def stage(browser: Browser, empty_table: str) -> Iterator[Stage]:
    stage = Stage(browser, empty_table)
    yield stage
    stage.close()


def play_now(someone: Person, site: str) -> str:
    """Press the landing page's button; the address of the table that it leads to."""
    someone.page.goto(site)
    someone.page.get_by_role("button", name="Play now").click()
    someone.page.wait_for_url("**/tables/*/")
    return someone.page.url


def play_from_lobby(someone: Person, site: str) -> str:
    """Press the lobby's button; the path of the table that it leads to. Guests, unlike members, are few a minute."""
    someone.page.goto(f"{site}/lobby/")
    someone.page.get_by_role("button", name="Play with three bots: Broken Ark").click()
    someone.page.wait_for_url("**/tables/*/")
    return urlsplit(someone.page.url).path


def leave(page: Page) -> None:
    """Leave the match to a bot, for the lobby."""
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog", name="Leave the table?").get_by_role("button", name="Leave").click()
    page.wait_for_url("**/lobby/")


def own_plate(page: Page, words: str) -> None:
    """The plate of the reader's own seat, at the bottom, shows the words."""
    expect(page.get_by_role("region", name="Your hand").locator(".plate")).to_contain_text(words)


def has_a_turn(someone: Person) -> None:
    """Sooner or later there is something to press."""
    offered = someone.page.locator('[data-action][aria-disabled="false"]')
    expect(offered.first).to_be_visible(timeout=LONG)


def test_a_stranger_presses_play_now_and_plays_a_board_with_three_bots_and_the_next(
    stranger: Person, site: str
) -> None:
    play_now(stranger, site)
    see_bidding_box([stranger])
    assert len(stranger.hand()) == 13
    expect(stranger.page.locator(".plate").filter(has_text="Computer")).to_have_count(3)
    stranger.play_by_itself("scoreboard")
    sheet = stranger.page.get_by_role("dialog", name="Board 1")
    expect(sheet).to_contain_text("Match total", timeout=LONG)
    sheet.get_by_role("button", name="OK").click()
    expect(sheet).to_have_count(0)
    expect(stranger.page.locator(".facts")).to_contain_text("Board2")
    see_bidding_box([stranger])


def test_whoever_is_logged_in_plays_with_three_bots_from_the_lobby_and_returns_to_that_match(
    two: list[Person], site: str
) -> None:
    page = two[0].page
    table = play_from_lobby(two[0], site)
    own_plate(page, two[0].name)
    page.goto(site)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(f"**{table}")
    leave(page)


def test_a_guest_sits_down_in_a_bots_place_in_the_middle_of_a_match(
    stranger: Person, two: list[Person], site: str
) -> None:
    player = two[0]
    stranger.page.goto(site + play_from_lobby(player, site))
    expect(stranger.page.get_by_role("region", name="Your hand")).to_have_count(0)
    stranger.page.get_by_role("button", name="Sit here East").click()
    own_plate(stranger.page, "E Guest")
    assert len(stranger.hand()) == 13
    expect(player.page.locator(".seat.right .plate")).to_contain_text("Guest")
    expect(player.page.get_by_test_id("live")).to_contain_text("plays East now.")
    player.play_by_itself("scoreboard")
    has_a_turn(stranger)
    player.stop()
    for someone in (player, stranger):
        leave(someone.page)


def test_the_lobby_lists_a_bots_place_to_take_over(two: list[Person], site: str) -> None:
    player, other = two
    number = number_of(play_from_lobby(player, site))
    other.page.goto(f"{site}/lobby/")
    label = f"Take over from the computer: West, Table {number}"
    other.page.get_by_role("link", name=label, exact=True).click()
    own_plate(other.page, f"W {other.name}")
    for someone in two:
        leave(someone.page)


def test_the_computer_plays_for_someone_until_the_seat_is_taken_back(two: list[Person], site: str) -> None:
    player, other = two
    page = player.page
    other.page.goto(site + play_from_lobby(player, site))
    page.get_by_role("button", name=FOR_ME).click()
    expect(page.get_by_text("The computer plays for you", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Bidding box")).to_have_count(0)
    own_plate(page, "Computer")
    expect(other.page.locator(".seat.bottom .plate")).to_contain_text("Computer")
    page.locator('.shell[data-phase="play"]').wait_for(timeout=LONG)
    page.get_by_role("button", name="Take your seat back").click()
    expect(page.get_by_role("button", name="Take your seat back")).to_have_count(0)
    expect(page.get_by_role("region", name="Your hand").locator(".computer")).to_have_count(0)
    has_a_turn(player)
    leave(page)


def test_whoever_leaves_is_asked_first_and_may_take_the_seat_back(two: list[Person], site: str) -> None:
    page = two[0].page
    table = site + play_from_lobby(two[0], site)
    see_bidding_box(two[:1])
    hand = set(two[0].hand())
    page.get_by_role("button", name="Leave the table").click()
    asked = page.get_by_role("dialog", name="Leave the table?")
    expect(asked).to_contain_text("A bot plays on in your place.")
    expect(asked.get_by_role("button", name="Stay")).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    leave(page)
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()

    page.goto(table)
    expect(page.get_by_role("button", name="Sit here")).to_have_count(1)
    page.get_by_role("button", name="Sit here South").click()
    own_plate(page, f"S {two[0].name}")
    assert set(two[0].hand()) <= hand
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)
    leave(page)


def test_bots_fill_the_free_seats_of_a_table_and_are_taken_away_again(two: list[Person], site: str) -> None:
    owner, friend = two
    table = open_table(owner, site)
    page = owner.page
    expect(page.get_by_role("button", name="Add a bot")).to_have_count(0)
    page.get_by_role("button", name="Sit here North").click()
    page.get_by_role("button", name="Add a bot East").click()
    expect(page.locator(".chair.E")).to_contain_text("Computer")
    expect(page.locator(".missing")).to_contain_text("Free seats: South, West.")
    page.get_by_role("button", name="Take the bot away East").click()
    expect(page.locator(".chair.E")).to_contain_text("Free")
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.locator(".chair").filter(has_text="Computer")).to_have_count(3)
    expect(page.locator(".missing")).to_have_text(f"Not ready yet: {owner.name} (North).")

    friend.page.goto(f"{site}/lobby/")
    friend.page.get_by_role("link", name=f"Sit here: South, Table {number_of(table)}", exact=True).click()
    expect(friend.page.locator(".chair.mine")).to_contain_text(friend.name)
    expect(friend.page.get_by_role("button", name="Fill with bots")).to_have_count(0)
    for someone in two:
        someone.page.get_by_role("button", name="Ready", exact=True).click()
    see_bidding_box(two)
    for someone in two:
        leave(someone.page)


def test_on_a_phone_the_computer_and_leaving_are_in_a_menu(stage: Stage) -> None:
    page = stage.page
    page.set_viewport_size({"width": 390, "height": 844})
    stage.show(scenes.four_detained(), "N")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Computer").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert [(frame["do"], frame["computer"]) for frame in stage.sent] == [("computer", True)]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("dialog", name="Leave the table?")).to_be_visible()


def test_in_a_rated_match_neither_the_computer_nor_leaving_is_offered(stage: Stage) -> None:
    table, view = scenes.frames(scenes.four_detained(), "N")
    stage.send({**table, "room": {**table["room"], "kind": "rated"}})
    stage.send(view)
    expect(stage.page.get_by_role("button", name="Last trick")).to_be_visible()
    expect(stage.page.get_by_role("button", name=FOR_ME)).to_have_count(0)
    expect(stage.page.get_by_role("button", name="Leave the table")).to_have_count(0)


def test_a_plate_names_tier_and_stars_of_who_sits_there(stage: Stage) -> None:
    stage.show(scenes.four_detained(), "N")
    expect(
        stage.page.locator(".seat.left .plate").get_by_role("img", name="Hearts, 3 of 5 stars")
    ).to_be_visible()
    expect(stage.page.locator(".seat.right .plate .grade")).to_have_count(0)
