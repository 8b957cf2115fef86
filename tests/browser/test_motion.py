"""What moves at the table does so by itself and from where it lay, unless the reader wishes it still."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from games.rules.broken_ark.state import State
from games.tests.rules import ark
from tests.browser import scenes
from tests.browser.people import DESK, PHONE, settle_preferences
from tests.browser.stage import Stage

HOLD = """() => {
  window.held = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const motion = animate.apply(this, given);
    motion.pause();
    held.push(motion);
    return motion;
  };
  window.stepsOf = motion => [0, 0.25, 0.5, 0.75, 0.999].map(part => {
    const { target } = motion.effect;
    for (const each of [motion, ...held.filter(({ effect }) => target.contains(effect.target))])
      each.currentTime = part * each.effect.getComputedTiming().endTime;
    const { x, y, width } = target.getBoundingClientRect();
    const seen = one => one && Number(getComputedStyle(one).opacity);
    return { x, y, width, opacity: seen(target), back: seen(target.querySelector('.turning')) };
  });
}"""
"""From here on whatever a script moves stands still at its beginning: none of it ends before a slow machine has looked.
`stepsOf` says where an element is, how wide, and how much of it is seen, at five moments of its motion."""

DEALT = """() => new Promise(done => {
  const look = () => {
    const all = document.getAnimations();
    const [dealt, backs] = ['dealt', 'appears'].map(name => all.filter(({ animationName }) => animationName === name));
    if (dealt.length) done([dealt.map(stepsOf), backs.map(stepsOf)]);
    else requestAnimationFrame(look);
  };
  look();
})"""
"""The steps of the reader's cards and of the others' backs in the first frame of a deal."""

STEPS = "selector => held.filter(({ effect }) => effect.target.matches(selector)).map(stepsOf)"

Step = dict[str, float]


def steps(page: Page, selector: str) -> list[list[Step]]:
    """The motions of what matches, with what they look like at five moments each."""
    found: list[list[Step]] = page.evaluate(STEPS, selector)
    return found


def let_go(page: Page) -> None:
    """Let all that is held come to its end."""
    page.evaluate("() => held.forEach(motion => motion.finish())")


@pytest.fixture
def stage(browser: Browser, empty_table: str) -> Iterator[Stage]:
    stage = Stage(browser, empty_table, reduced_motion="no-preference")
    stage.page.evaluate(HOLD)
    yield stage
    stage.close()


def _moved(motion: list[Step]) -> float:
    first, last = motion[0], motion[-1]
    return abs(first["x"] - last["x"]) + abs(first["y"] - last["y"])


def _flipped() -> State:
    return ark.act(scenes.one_down(), ["P", "P", "P", "flip SQ"])


@pytest.mark.parametrize("seat", ["N", "S"])
def test_a_flipped_card_turns_over_from_its_back_to_its_face(stage: Stage, seat: str) -> None:
    stage.show(scenes.one_down(), seat)
    expect(stage.page.locator(".detained .back")).to_have_count(1)
    let_go(stage.page)
    stage.page.evaluate("() => { held = []; }")
    stage.show(_flipped(), seat)
    expect(stage.page.locator(".detained .card[data-suit=S]")).to_have_count(1)
    [turn] = steps(stage.page, ".detained li")
    widths = [step["width"] for step in turn]
    assert widths[2] < 1 < widths[1] < widths[0]
    assert widths[2] < widths[3] < widths[4]
    assert [step["back"] for step in turn] == [1, 1, 0, 0, 0]
    let_go(stage.page)
    expect(stage.page.locator(".turning")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("seat", ["N", "S"])
def test_a_detained_card_comes_from_its_hand(stage: Stage, seat: str, size: ViewportSize) -> None:
    stage.page.set_viewport_size(size)
    stage.show(scenes.opened(), seat)
    stage.show(scenes.one_down(), seat)
    [flight] = steps(stage.page, ".detained li")
    assert _moved(flight) > 20


def test_a_played_card_flies_from_the_hand_and_a_won_trick_to_its_winner(stage: Stage) -> None:
    state = scenes.third_trick()
    stage.show(state, "S")
    while True:
        state = ark.act(state, [min(ark.legal(state))])
        stage.show(state, "S")
        if not ark.public(state)["trick"]["cards"]:
            break
    flights = steps(stage.page, ".trick ol > li")
    assert len(flights) == 3
    assert min(map(_moved, flights)) > 50
    let_go(stage.page)
    stage.page.evaluate("() => { held = []; }")
    gathered = stage.page.locator(".trick ol[aria-hidden]")
    expect(gathered).to_have_count(1)
    flights = steps(stage.page, ".trick ol[aria-hidden] > li")
    assert len(flights) == 4
    assert len({(round(flight[-1]["x"] / 40), round(flight[-1]["y"] / 40)) for flight in flights}) == 1
    assert all(flight[0]["opacity"] == 1 and flight[-1]["opacity"] < 0.1 for flight in flights)
    let_go(stage.page)
    expect(gathered).to_have_count(0)


def test_a_new_board_is_dealt_card_by_card(stage: Stage) -> None:
    stage.show(scenes.sixteen_boards(), "S")
    stage.page.evaluate(f"() => {{ window.deal = ({DEALT})(); }}")
    stage.show(scenes.opened(), "S")
    dealt, backs = stage.page.evaluate("() => window.deal")
    assert len(dealt) == 13
    assert all(card[0]["opacity"] == 0 and card[-1]["opacity"] > 0.9 for card in dealt)
    assert min(map(_moved, dealt)) > 20
    assert len(backs) == 39
    assert all(back[0]["opacity"] == 0 and back[-1]["opacity"] > 0.9 for back in backs)
    expect(stage.page.locator(".felt.dealing")).to_have_count(0)


STILL: dict[str, Callable[[Stage, str], Any]] = {
    "the system's wish": lambda stage, site: stage.page.emulate_media(reduced_motion="reduce"),
    "the setting": lambda stage, site: settle_preferences(stage.person, site, animation="off"),
}


@pytest.mark.parametrize("wish", STILL)
def test_nothing_moves_for_whoever_wishes_it_still(stage: Stage, site: str, wish: str) -> None:
    STILL[wish](stage, site)
    stage.reload()
    stage.page.evaluate(HOLD)
    state = scenes.third_trick()
    after = ark.act(state, [min(ark.legal(state))])
    for shown in (scenes.sixteen_boards(), scenes.opened(), scenes.one_down(), _flipped(), state, after):
        stage.show(shown, "S")
        assert stage.page.locator(".felt.dealing").count() == 0
    assert stage.page.evaluate("() => [...held, ...document.getAnimations()].length") == 0
