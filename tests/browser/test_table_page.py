"""What the table's page says and does not say, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from games.tests.rules import ark
from tests.browser import scenes
from tests.browser.people import person
from tests.browser.stage import Stage


@pytest.fixture
def stage(browser: Browser, empty_table: str) -> Iterator[Stage]:
    stage = Stage(browser, empty_table)
    yield stage
    stage.close()


@pytest.fixture
def chinese_stage(browser: Browser, empty_table: str) -> Iterator[Stage]:
    stage = Stage(browser, empty_table, locale="zh-CN")
    yield stage
    stage.close()


def test_a_press_on_a_card_that_may_not_be_played_says_why_and_sends_nothing(stage: Stage) -> None:
    stage.show(scenes.four_detained(), "N")
    refused = stage.page.get_by_role("button", name="2 of hearts")
    expect(refused).to_have_attribute("aria-disabled", "true")
    refused.click(force=True)
    notice = stage.page.get_by_role("alert")
    expect(notice).to_have_text("Follow suit: play spades.")
    expect(notice).to_be_visible()
    assert stage.sent == []
    stage.page.get_by_role("button", name="2 of spades").click()
    expect(stage.page.locator(".status")).to_contain_text("Sending…")
    assert [frame["action"] for frame in stage.sent] == ["S2"]


def test_a_mode_of_detaining_does_not_outlive_the_auction(stage: Stage) -> None:
    stage.show(scenes.long_auction(), "N")
    stage.page.get_by_role("button", name="Face-Up", exact=True).click()
    expect(stage.page.locator(".hand")).to_have_attribute("data-mode", "up")
    stage.show(scenes.four_detained(), "N")
    expect(stage.page.locator(".hand")).to_have_attribute("data-mode", "play")


def test_the_focus_goes_on_to_what_takes_the_place_of_what_had_it(stage: Stage) -> None:
    def expect_focus(place: str) -> None:
        expect(stage.page.locator(f"{place} :focus")).to_have_count(1)

    stage.show(scenes.long_auction(), "N")
    stage.page.get_by_role("button", name="Pass").focus()
    stage.show(scenes.four_detained(), "N")
    expect_focus(".hand")
    stage.show(scenes.scored(), "N")
    expect(stage.page.get_by_role("button", name="OK")).to_be_focused()
    stage.show(scenes.negation(), ark.public(scenes.negation())["turns"][0])
    expect_focus("section.choice")


def test_talk_tells_its_time_by_the_readers_own_clock(browser: Browser, empty_table: str) -> None:
    stage = Stage(browser, empty_table, timezone_id="Pacific/Kiritimati")
    stage.send({"type": "chat", "messages": [{"id": 1, "by": "Ada", "text": "gl", "at": 1767261600000}]})
    expect(stage.page.locator(".talk time")).to_have_text("12:00 AM")
    expect(stage.page.locator(".talk time")).to_have_attribute("datetime", "2026-01-01T10:00:00.000Z")
    stage.close()


def test_what_happens_is_told_in_a_live_region_without_what_its_listener_may_not_see(stage: Stage) -> None:
    told = stage.page.get_by_test_id("live")
    stage.show(scenes.opened(), "S")
    stage.show(scenes.one_down(), "S")
    expect(told).to_have_text("North detains a card face down.")
    expect(stage.page.locator(".top .detained li")).to_have_count(1)
    expect(stage.page.locator(".top")).not_to_contain_text("Q")


def test_a_browser_that_wishes_for_chinese_gets_it_and_may_switch(browser: Browser, site: str) -> None:
    reader = person(browser, "zh-CN")
    reader.page.goto(site)
    expect(reader.page.locator("html")).to_have_attribute("lang", "zh-hans")
    expect(reader.page.get_by_role("link", name="注册").first).to_be_visible()
    reader.page.get_by_role("button", name="English").click()
    expect(reader.page.get_by_role("link", name="Sign up").first).to_be_visible()
    reader.page.goto(f"{site}/accounts/signup/")
    expect(reader.page.get_by_role("heading", name="Sign up")).to_be_visible()
    reader.page.get_by_role("button", name="简体中文").click()
    expect(reader.page.get_by_role("heading", name="注册")).to_be_visible()
    reader.no_problems()
    reader.context.close()


ALL_WORDS = """() => {
  const named = ['aria-label', 'title', 'placeholder'].flatMap(name =>
    [...document.querySelectorAll(`[${name}]`)].map(one => one.getAttribute(name)));
  return [document.body.innerText, ...named].join(' ');
}"""


def words_left_in_english(stage: Stage) -> set[str]:
    """Words in Latin letters that stand on the page, read out or seen; names and the cards' ranks apart."""
    names = " ".join(scenes.WIDE_NAMES.values())
    words = set(re.findall(r"[A-Za-z]{2,}", stage.page.evaluate(ALL_WORDS)))
    return words - set(re.findall(r"[A-Za-z]+", names)) - {"NT", "XX"}


def test_the_table_is_in_chinese_from_the_auction_to_the_score_sheet(chinese_stage: Stage) -> None:
    stage = chinese_stage
    expect(stage.page.get_by_role("heading", name="休闲室")).to_be_visible()
    stage.show(scenes.long_auction(), "N")
    stage.page.get_by_role("button", name="明扣", exact=True).click()
    expect(stage.page.locator(".status")).to_contain_text("选要明扣的牌")
    assert words_left_in_english(stage) == set()
    stage.show(scenes.four_detained(), "N")
    expect(stage.page.locator(".status")).to_contain_text("须跟花色：请出黑桃。")
    assert words_left_in_english(stage) == set()
    stage.show(scenes.scored(), "N")
    expect(stage.page.get_by_role("dialog")).to_contain_text("墩序分")
    assert words_left_in_english(stage) == set()
