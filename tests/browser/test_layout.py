"""Nothing on the table covers a card, a name or a button, however small the screen and however long the words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from games.tests.rules import ark
from tests.browser import scenes
from tests.browser.people import settle_preferences
from tests.browser.stage import Stage

PHONES = [(390, 844), (360, 640), (844, 390), (640, 360)]
SIZES = [(1440, 900), (1024, 768), (768, 1024), *PHONES]

REDRAWN = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 20)))"
"""What the page draws by script for a new size is drawn a moment after the size is there."""

FAULTS = """() => {
  const faults = [];
  const box = one => one.getBoundingClientRect();
  const all = selector => [...document.querySelectorAll(selector)].filter(one => box(one).width > 0);
  const say = one => `${one.className} "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30)}"`;
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const apart = (ones, others) => ones.forEach(one => others.forEach(other => {
    if (one !== other && overlap(box(one), box(other))) faults.push(`${say(one)} and ${say(other)} overlap`);
  }));
  const inside = (ones, frame) => frame && ones.forEach(one => {
    const [inner, outer] = [box(one), box(frame)];
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.top < outer.top - 1 ||
      inner.bottom > outer.bottom + 1) faults.push(`${say(one)} is cut off by ${frame.className}`);
  });
  const uncovered = (one, x, y) => {
    const there = document.elementFromPoint(x, y);
    if (there && (one.contains(there) || there.contains(one))) return;
    faults.push(`${say(one)} is covered by ${there ? say(there) : 'the edge'}`);
  };

  const detained = all('.detained li'), plates = all('.plate'), buttons = all('.bid, .act'), status = all('.status');
  const middle = all('.pad, .box, .trick .card').filter(one => !one.closest('aside'));
  apart(detained, [...detained, ...plates, ...middle, ...status]);
  apart(plates, [...plates, ...status]);
  apart(plates.filter(one => !one.closest('.bottom')), middle);
  apart(status, all('.pad, .box').filter(one => !one.closest('aside')));
  inside([...detained, ...plates, ...buttons, ...status], document.querySelector('.felt'));
  inside(buttons, document.querySelector('.box'));
  inside(all('.ask'), all('.pad').find(one => !one.closest('aside')));
  for (const card of all(':is(.hand, .laid) .card:not(.back)')) {
    const rank = box([...card.querySelectorAll('.rank')].find(one => box(one).width > 0));
    uncovered(card, rank.left + rank.width / 2, rank.top + rank.height / 2);
  }
  const named = all('.plate .who > b').filter(one => !one.closest('.seat:is(.left, .right) .open'));
  for (const name of named) if (box(name).width < 24) faults.push(`no room for the name ${say(name)}`);

  const bar = all('.facts > div, .pair, .connection, .tool, .brand').filter(one => !one.closest('.panel'));
  inside(bar, document.querySelector('.bar'));
  apart(bar, bar);
  for (const fact of all('.facts > div')) {
    if (box(fact).height > 36) faults.push(`${say(fact)} is broken into lines`);
    inside([...fact.querySelectorAll('dd')], fact);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  return [...new Set(faults)];
}"""


@pytest.fixture(params=["en-GB", "zh-CN", "stretched"])
def words(request: pytest.FixtureRequest) -> str:
    """The language of the table's words, or English with longer ones."""
    return str(request.param)


@pytest.fixture
def stage(browser: Browser, empty_table: str, words: str) -> Iterator[Stage]:
    longer = words == "stretched"
    stage = Stage(browser, empty_table, stretched=longer, locale="en-GB" if longer else words)
    yield stage
    stage.close()


def faults(stage: Stage, sizes: list[tuple[int, int]], moment: str) -> list[str]:
    """What is wrong with what is drawn, at each of the sizes."""
    found = []
    for width, height in sizes:
        stage.page.set_viewport_size(ViewportSize(width=width, height=height))
        stage.page.evaluate(REDRAWN)
        wrong = stage.page.evaluate(FAULTS)
        found += [f"{moment}, {width}×{height}: {fault}" for fault in wrong]
    return found


def test_nothing_covers_a_card_a_name_or_a_button(stage: Stage, words: str) -> None:
    sizes = PHONES if words == "zh-CN" else SIZES
    moments = {
        "forty calls": scenes.long_auction(),
        "four detained by one": scenes.four_detained(),
        "cards detained by three": scenes.each_detained(),
    }
    found = []
    for moment, state in moments.items():
        for seat in "NES" if moment == "cards detained by three" else "NESW":
            stage.show(state, seat)
            found += faults(stage, sizes, f"{moment}, seen by {seat}")
    stage.show(moments["forty calls"], "N")
    stage.page.keyboard.press("u")
    found += faults(stage, sizes, "detaining")
    stage.show(moments["four detained by one"], None)
    found += faults(stage, sizes, "a spectator")
    assert found == []


def test_nothing_is_covered_where_the_computer_plays_and_where_a_spectator_may_sit_down(stage: Stage) -> None:
    found = []
    for moment, state in {"auction": scenes.long_auction(), "play": scenes.each_detained()}.items():
        for seat in ("N", None):
            stage.show(state, seat)
            table = scenes.table_frame(seat, scenes.next_version(), bots=True)
            table["seats"]["N"]["bot"] = True
            table["seats"] |= dict.fromkeys("EW" if seat else "ESW", scenes.A_BOT)
            stage.send(table)
            expect(stage.page.locator(".watch")).to_contain_text(str(table["watchers"]))
            expect(stage.page.locator(".plate.open")).to_have_count(0 if seat else 3)
            found += faults(stage, SIZES, f"{moment}, seen by {seat}")
    assert found == []


@pytest.mark.parametrize("words", ["en-GB"], indirect=True)
def test_cards_of_every_size_leave_room_for_the_rest(stage: Stage, site: str) -> None:
    found = []
    for size in ("small", "large"):
        settle_preferences(stage.person, site, cards=size)
        stage.reload()
        for moment, state in {"auction": scenes.long_auction(), "play": scenes.four_detained()}.items():
            stage.show(state, "N")
            found += faults(stage, SIZES, f"{size} cards, {moment}")
    assert found == []


TARGETS = """() => {
  const controls = [...document.querySelectorAll('button, a[href], input')].filter(one => !one.closest('[inert]'));
  const seen = one => one.type === 'radio' || one.type === 'checkbox' ? one.closest('label') : one;
  const faults = controls.map(one => [one, seen(one).getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 24 || box.height < 24))
    .map(([one, box]) => `${one.className} "${one.textContent.trim()}" ${box.width}×${box.height}`);
  const cards = [...document.querySelectorAll('.hand .card')].map(one => one.getBoundingClientRect());
  const strips = cards.slice(1).map((box, i) => box.left + box.width / 2 - cards[i].left - cards[i].width / 2);
  return [...faults, ...strips.filter(strip => strip < 23.5).map(strip => `a card's strip of ${strip}`)];
}"""
"""Cards lie over each other: what a finger can tell apart is how far one lies from the next."""


def test_everything_to_be_pressed_is_large_enough_for_a_finger_on_the_smallest_phone(stage: Stage) -> None:
    stage.page.set_viewport_size(ViewportSize(width=360, height=640))
    found = []
    for state, seat, key in (
        (scenes.long_auction(), "N", "u"),
        (scenes.four_detained(), "N", "l"),
        (scenes.negation(), ark.public(scenes.negation())["turns"][0], "l"),
        (scenes.scored(), "N", "l"),
        (scenes.opened(), "N", "g"),
        (scenes.opened(), "N", "?"),
    ):
        stage.page.keyboard.press("Escape")
        stage.show(state, seat)
        stage.page.keyboard.press(key)
        stage.page.evaluate(REDRAWN)
        found += stage.page.evaluate(TARGETS)
    assert found == []


def test_each_choice_of_a_negation_can_be_seen_and_pressed(stage: Stage) -> None:
    state = scenes.negation()
    stage.show(state, ark.public(state)["turns"][0])
    for width, height in SIZES:
        stage.page.set_viewport_size(ViewportSize(width=width, height=height))
        choices = stage.page.locator(".choice [data-action]")
        expect(choices).to_have_count(3)
        for place in range(3):
            expect(choices.nth(place)).to_be_in_viewport(ratio=1)


def test_the_sheet_of_sixteen_boards_shows_every_column_and_its_button(stage: Stage) -> None:
    stage.show(scenes.sixteen_boards(), "S")
    sheet = stage.page.get_by_role("dialog")
    for width, height in SIZES:
        stage.page.set_viewport_size(ViewportSize(width=width, height=height))
        expect(sheet.locator(".panel-foot .ok")).to_be_in_viewport(ratio=1)
        expect(sheet.locator("tbody th").filter(has_text="16")).to_have_count(1)
        scroll = sheet.locator(".scroll")
        wide, room = scroll.evaluate("one => [one.scrollWidth, one.clientWidth]")
        assert wide <= room, f"{width}×{height}"
