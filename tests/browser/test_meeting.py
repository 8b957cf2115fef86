"""How strangers come to sit at one table, talk there, and go on or part: each from the browser's side."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser import scenes
from tests.browser.company import SMALL
from tests.browser.people import (
    PASSWORD,
    SEATS,
    Person,
    enrol,
    get_ready,
    number_of,
    open_table,
    person,
    see_bidding_box,
)
from tests.browser.stage import Stage

PHONE = ViewportSize(width=390, height=844)
LATER = 10_000_000
"""A `rev` after all that the server sends."""


@pytest.fixture
def crowd(browser: Browser, site: str) -> Iterator[list[Person]]:
    """Four members, each in a browser of their own."""
    crowd = [person(browser, viewport=SMALL) for _ in SEATS]
    for someone in crowd:
        enrol(someone, site)
    yield crowd
    for someone in crowd:
        someone.no_problems()
        someone.context.close()


@pytest.fixture
def stranger(browser: Browser) -> Iterator[Person]:
    """Someone without an account."""
    stranger = person(browser)
    yield stranger
    stranger.context.close()


@pytest.fixture
def stage(browser: Browser, empty_table: str) -> Iterator[Stage]:
    stage = Stage(browser, empty_table)
    yield stage
    stage.close()


def say(page: Page, words: str) -> None:
    line = page.get_by_label("Say something to the table")
    line.fill(words)
    page.keyboard.press("Enter")
    expect(line).to_have_value("")


def test_strangers_meet_through_the_lobby_see_each_other_come_and_finish_a_board(
    crowd: list[Person], stranger: Person, site: str
) -> None:
    looker = stranger.page
    looker.goto(f"{site}/lobby/")
    expect(looker.get_by_role("heading", name="Casual room").first).to_be_visible()
    looker.evaluate("() => { window.neverReloaded = true; }")
    table = open_table(crowd[0], site)
    number = number_of(table)
    crowd[0].page.get_by_role("button", name="Sit here North").click()
    listed = looker.locator(".listed").filter(
        has=looker.get_by_role("heading", name=f"Table {number}", exact=True)
    )
    expect(listed).to_contain_text("16 boards · limit 10,000 points · 60 seconds a turn")
    expect(listed).to_contain_text(crowd[0].name)

    for someone, seat in zip(crowd[1:], ["East", "South", "West"], strict=True):
        someone.page.goto(f"{site}/lobby/")
        someone.page.get_by_role("link", name=f"Sit here: {seat}, Table {number}", exact=True).click()
        expect(someone.page.locator(".chair.mine")).to_contain_text(someone.name)
        expect(listed).to_contain_text(someone.name)
    expect(crowd[0].page.get_by_role("button", name="Ready", exact=True)).to_be_focused()
    get_ready(crowd[:3])
    expect(crowd[3].page.locator(".missing")).to_have_text(f"Not ready yet: {crowd[3].name} (West).")
    get_ready(crowd[3:])
    see_bidding_box(crowd)
    expect(listed).to_contain_text("playing")
    expect(listed.get_by_role("link", name="Sit here")).to_have_count(0)
    assert looker.evaluate("() => window.neverReloaded")
    for someone in crowd:
        someone.play_by_itself("scoreboard")
    for someone in crowd:
        expect(someone.page.get_by_role("dialog")).to_contain_text("Match total", timeout=60_000)


def test_a_private_table_is_not_listed_and_opens_by_its_link_alone(
    two: list[Person], stranger: Person, site: str
) -> None:
    table = open_table(two[0], site, private=True)
    link = two[0].page.get_by_label("Link to this table").first.input_value()
    stranger.page.goto(f"{site}/lobby/")
    expect(stranger.page.get_by_role("heading", name="Casual room").first).to_be_visible()
    expect(stranger.page.get_by_role("heading", name=f"Table {number_of(table)}", exact=True)).to_have_count(
        0
    )
    missing = stranger.page.goto(f"{site}{table}")
    assert missing is not None
    assert missing.status == 404
    stranger.page.goto(link)
    expect(stranger.page.get_by_text("private", exact=True)).to_be_visible()
    expect(stranger.page.get_by_alt_text("QR code")).to_have_count(0)

    two[1].page.goto(link.replace("?", "?seat=West&"))
    expect(two[1].page.locator(".chair.mine")).to_contain_text("West")
    expect(two[1].page.get_by_alt_text("The link to this table as a QR code")).to_be_visible()


def test_a_stranger_sits_down_as_a_guest_with_one_press(
    two: list[Person], stranger: Person, site: str
) -> None:
    stranger.page.goto(site + open_table(two[0], site))
    stranger.page.get_by_role("button", name="Sit here as a guest South").click()
    expect(stranger.page.locator(".chair.mine")).to_contain_text("Guest")
    expect(stranger.page.locator(".chair.mine")).to_contain_text("South")
    stranger.page.goto(f"{site}/lobby/")
    rated = stranger.page.get_by_role("region", name="Rated room").first
    expect(rated).to_contain_text("Rated rooms are for members.")
    expect(rated.get_by_role("link", name="Open a table")).to_have_count(0)


def test_a_guest_becomes_a_member_and_keeps_the_seat(stranger: Person, site: str) -> None:
    page = stranger.page
    page.goto(f"{site}/accounts/login/")
    page.get_by_role("button", name="Play as a guest").click()
    page.wait_for_url("**/lobby/")
    table = open_table(stranger, site)
    page.get_by_role("button", name="Sit here South").click()
    expect(page.locator(".chair.mine")).to_contain_text("Guest")
    page.goto(f"{site}/accounts/keep/")
    page.get_by_label("Email").fill("kept.guest@example.org")
    page.get_by_label("Display name").fill("Kept Guest")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Keep this account").click()
    page.goto(f"{site}{table}")
    expect(page.locator(".chair.mine")).to_contain_text("Kept Guest")
    stranger.no_problems()


def test_a_seat_is_left_and_returned_to_from_anywhere(two: list[Person], site: str) -> None:
    someone = two[0]
    table = open_table(someone, site)
    someone.page.get_by_role("button", name="Sit here East").click()
    expect(someone.page.locator(".chair.mine")).to_be_visible()
    someone.page.goto(f"{site}/accounts/")
    someone.page.get_by_role("link", name="Return to your table").click()
    someone.page.wait_for_url(f"**{table}")
    someone.page.get_by_role("button", name="Move here West").click()
    expect(someone.page.locator(".chair.mine")).to_contain_text("West")
    someone.page.get_by_role("button", name="Stand up").click()
    expect(someone.page.locator(".chair.mine")).to_have_count(0)
    someone.page.get_by_role("link", name="Back to the lobby").click()
    expect(someone.page.get_by_role("heading", name="Lobby")).to_be_visible()
    expect(someone.page.get_by_role("link", name="Return to your table")).to_have_count(0)


def test_a_table_not_to_be_disturbed_is_listed_without_a_way_to_watch_it(
    two: list[Person], stranger: Person, site: str
) -> None:
    number = number_of(open_table(two[0], site))
    stranger.page.goto(f"{site}/lobby/")
    watch = stranger.page.get_by_role("link", name=f"Watch: Table {number}", exact=True)
    expect(watch).to_be_visible()
    two[0].page.get_by_label("Do not disturb: nobody may watch").check()
    expect(watch).to_have_count(0)
    expect(stranger.page.get_by_text("Do not disturb: not to be watched")).to_be_visible()


def test_the_filter_for_free_seats_is_remembered(stranger: Person, site: str) -> None:
    stranger.page.goto(f"{site}/lobby/")
    stranger.page.get_by_label("Only tables with a free seat").check()
    stranger.page.reload()
    expect(stranger.page.get_by_label("Only tables with a free seat")).to_be_checked()


def test_what_is_said_is_text_and_told_to_the_others_in_a_region_of_its_own(
    two: list[Person], site: str
) -> None:
    speaker, listener = two
    listener.page.goto(site + open_table(speaker, site))
    expect(listener.page.locator(".connection.open")).to_have_count(1)
    say(speaker.page, "<b>gl</b> 大家好")
    expect(listener.page.locator(".talk li p")).to_have_text("<b>gl</b> 大家好")
    expect(listener.page.get_by_test_id("talk")).to_have_text(f"{speaker.name} says: <b>gl</b> 大家好")
    expect(speaker.page.locator(".talk .mine p")).to_have_text("<b>gl</b> 大家好")
    expect(speaker.page.get_by_test_id("talk")).to_have_text("")
    expect(speaker.page.get_by_label("Say something to the table")).to_have_value("")


def test_on_a_phone_talk_is_a_drawer_whose_button_counts_what_is_unread(two: list[Person], site: str) -> None:
    speaker, listener = two
    listener.page.set_viewport_size(PHONE)
    listener.page.goto(site + open_table(speaker, site))
    expect(listener.page.locator(".connection.open")).to_have_count(1)
    say(speaker.page, "one")
    say(speaker.page, "two")
    expect(listener.page.get_by_role("button", name="Talk, 2 unread")).to_be_visible()
    listener.page.keyboard.press("t")
    drawer = listener.page.get_by_role("dialog", name="Talk")
    expect(drawer.locator("li")).to_have_count(2)
    expect(drawer.get_by_label("Say something to the table")).to_be_focused()
    listener.page.keyboard.type("three")
    listener.page.keyboard.press("Enter")
    expect(speaker.page.locator(".talk li")).to_have_count(3)
    listener.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(listener.page.get_by_role("button", name="Talk", exact=True)).to_be_visible()


def finish(stage: Stage, **ready: bool) -> None:
    """The match is over at North's table; who is named wants another."""
    frame = scenes.table_frame("N", LATER + sum(ready.values()), state="over")
    for seat in ready:
        frame["seats"][seat]["ready"] = True
    stage.send(frame)


def test_after_a_match_the_sheet_says_who_wants_another_which_then_comes_by_itself(stage: Stage) -> None:
    stage.show(scenes.sixteen_boards(), "N")
    finish(stage, S=True)
    sheet = stage.page.get_by_role("dialog", name="Match over")
    expect(sheet.locator(".waitingfor")).to_contain_text(f"Want to play again: {scenes.WIDE_NAMES['S']}.")
    sheet.get_by_role("button", name="Play again").click()
    finish(stage, N=True, S=True)
    expect(sheet.get_by_role("button", name="Rather not")).to_be_visible()
    assert [{**frame, "id": ""} for frame in stage.sent] == [{"do": "ready", "ready": True, "id": ""}]

    table, view = scenes.frames(scenes.opened(), "N")
    stage.send({**table, "rev": 2 * LATER, "match": 2})
    stage.send({**view, "match": 2})
    expect(sheet).to_have_count(0)
    see_bidding_box([stage.person])


def test_with_the_sheet_put_away_the_chairs_are_there_and_the_sheet_can_be_had_again(stage: Stage) -> None:
    stage.show(scenes.sixteen_boards(), "N")
    finish(stage, W=True)
    stage.page.get_by_role("button", name="Close").click()
    expect(stage.page.locator(".missing")).to_contain_text("The match is over; another can be played.")
    expect(stage.page.locator(".chair.W")).to_contain_text("Ready")
    stage.page.get_by_role("button", name="Score sheet").click()
    expect(stage.page.get_by_role("dialog", name="Match over")).to_be_visible()


def test_leaving_after_a_match_gives_the_seat_up_and_leads_to_the_lobby(stage: Stage) -> None:
    stage.show(scenes.sixteen_boards(), "N")
    finish(stage)
    stage.page.get_by_role("button", name="Leave to the lobby").click()
    stage.page.wait_for_timeout(100)
    [stood] = stage.sent
    assert stood["do"] == "stand"
    expect(stage.page.get_by_role("dialog", name="Match over")).to_be_visible()
    stage.send({"type": "ok", "id": stood["id"], "version": 1})
    stage.page.wait_for_url("**/lobby/")


def test_a_table_that_is_closed_says_why_even_over_a_score_sheet(stage: Stage) -> None:
    stage.show(scenes.sixteen_boards(), "N")
    expect(stage.page.get_by_role("dialog", name="Match over")).to_be_visible()
    stage.send(scenes.table_frame(None, LATER, state="closed", closed="The site is 100% closed tonight."))
    expect(stage.page.get_by_role("heading", name="This table is closed.")).to_be_visible()
    expect(stage.page.get_by_text("The site is 100% closed tonight.")).to_be_visible()
    stage.page.get_by_role("link", name="To the lobby", exact=True).click()
    stage.page.wait_for_url("**/lobby/")


def test_whoever_may_no_longer_watch_is_told_so_sees_nothing_more_and_does_not_come_back(
    stage: Stage,
) -> None:
    stage.show(scenes.four_detained(), None)
    words = "The players of this table are not to be disturbed."
    stage.send({"type": "closed", "text": {"key": words, "args": {}}})
    stage.end(4403)
    expect(stage.page.get_by_text(words)).to_be_visible()
    expect(stage.page.locator(".card, .facts")).to_have_count(0)
    stage.page.evaluate("() => dispatchEvent(new Event('online'))")
    stage.page.wait_for_timeout(700)
    assert stage.connections == 1
    expect(stage.page.get_by_role("link", name="To the lobby", exact=True)).to_be_visible()
