"""What a live table promises to those who lose their connection, open two tabs, or only watch."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.company import Company, expect_same, shown
from tests.browser.people import SEATS, Person, listen, person


@pytest.fixture(autouse=True)
def _nobody_complains(company: Company) -> Iterator[None]:
    yield
    company.stop()
    for someone in company.people.values():
        someone.context.set_offline(False)
        someone.no_problems()


def wait_for(company: Company, someone: Person) -> None:
    """The others go on by themselves until `someone`, who does not, is on turn."""
    seat = next(seat for seat, each in company.people.items() if each is someone)
    others = list(company.all_but(someone))
    for other in others:
        other.play_by_itself("scoreboard")
    expect(others[0].page.locator(".status")).to_contain_text(f"Waiting for {SEATS[seat]}")


def play_until_others_go_on(company: Company, someone: Person) -> None:
    """`someone` plays a card, and more while that brings them on turn again; the others wait."""
    while True:
        wait_for(company, someone)
        company.stop()
        someone.press(someone.offered()[-1])
        if not someone.offered():
            return


def settled(someone: Person) -> dict[str, Any]:
    """What the page shows, but for the middle, where a finished trick is taken away in its time."""
    return {part: value for part, value in shown(someone.page).items() if part != "trick"}


def expect_connection_lost(someone: Person) -> None:
    """The page says so at once; what the browser itself complains of then is no problem of the page's."""
    expect(someone.page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()


def expect_connected(someone: Person) -> None:
    expect(someone.page.locator(".connection.open")).to_be_visible()
    expect(someone.page.get_by_text("Connection lost. Reconnecting…")).to_have_count(0)
    refused = [problem for problem in someone.problems if "ERR_INTERNET_DISCONNECTED" in problem]
    someone.problems[:] = [problem for problem in someone.problems if problem not in refused]


def test_a_spectator_without_a_login_sees_no_face_before_it_is_played_and_can_decide_nothing(
    company: Company, browser: Browser
) -> None:
    company.begin_auction()
    watcher = person(browser)
    sent: list[str] = []
    watcher.page.on(
        "websocket", lambda line: line.on("framesent", lambda frame: sent.append(json.loads(frame)["do"]))
    )
    watcher.page.goto(company.site + company.table)
    faces = watcher.page.locator(".card[data-suit]")
    expect(watcher.page.get_by_role("table", name="Auction")).to_be_visible()
    first = json.loads(watcher.page.locator("#first-frames").text_content() or "")["view"]
    assert first["you"] is None
    assert first["public"]["hands"] == {}
    expect(faces).to_have_count(0)

    company.reach("play")
    for someone in company.people.values():
        someone.play_by_itself("scoreboard")
    expect(watcher.page.locator(".trick").locator(faces).first).to_be_visible()
    company.stop()
    expect(watcher.page.locator(".card[data-suit]:not(.trick *)")).to_have_count(0)

    for key in ("1", "c", "p", "o", "ArrowRight", "Enter", "h", "Space"):
        watcher.page.keyboard.press(key)
    expect(watcher.page.locator("[data-action]")).to_have_count(0)
    buttons = watcher.page.get_by_role("button").all_inner_texts()
    own = {"Connected", "Watch from another seat", "Sound", "Settings", "Keys"}
    assert set(buttons) <= {"Last trick", "Auction and tricks", "Score sheet", *own}
    assert set(sent) == {"ping"}
    watcher.no_problems()
    watcher.context.close()


def test_a_lost_connection_comes_back_to_the_exact_state_without_a_reload(company: Company) -> None:
    company.play_on(7)
    south = company.people["S"]
    south.page.evaluate("() => { window.neverReloaded = true; }")
    play_until_others_go_on(company, south)
    before = settled(south)

    south.context.set_offline(True)
    expect_connection_lost(south)
    wait_for(company, south)
    assert settled(south) == before
    south.context.set_offline(False)

    expect_connected(south)
    expect(south.page.locator(".status")).to_contain_text("Your turn")
    fresh = company.new_page(south)
    expect_same(south.page, fresh)
    assert settled(south) != before
    assert south.page.evaluate("() => window.neverReloaded")
    fresh.close()


def test_a_card_pressed_while_the_connection_is_lost_is_played_once_when_it_is_back(company: Company) -> None:
    company.play_on(3)
    north, south = company.people["N"], company.people["S"]
    held_by_south = north.page.get_by_role("region", name="South").locator(".count")
    wait_for(company, south)
    hand, card = south.hand(), south.offered()[-1]

    south.context.set_offline(True)
    expect_connection_lost(south)
    south.page.locator(f'[data-action="{card}"]').click()
    expect(south.page.locator(".status")).to_contain_text("Sending…")
    expect(held_by_south).to_have_text(str(len(hand)))
    south.context.set_offline(False)

    left = [held for held in hand if held != card]
    expect(south.page.locator(".hand [data-card]")).to_have_count(len(left))
    assert south.hand() == left
    expect_connected(south)
    south.context.set_offline(True)
    expect_connection_lost(south)
    south.context.set_offline(False)
    expect_connected(south)
    wait_for(company, south)
    expect(held_by_south).to_have_text(str(len(left)))
    assert south.hand() == left


def test_two_tabs_of_one_person_show_the_same_and_either_may_act(company: Company) -> None:
    company.play_on(4)
    first = company.people["W"]
    second = Person(first.context, company.new_page(first), first.name, first.problems)
    listen(second, second.page)
    for tab in (second, first):
        wait_for(company, first)
        expect_same(first.page, second.page)
        tab.press(tab.offered()[-1])
    company.stop()
    expect_same(first.page, second.page)
    second.page.close()
