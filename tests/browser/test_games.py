"""Rubber bridge, IMP bridge and Spades at the same table page: four people play a board of each to its score sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.browser import game_scenes
from tests.browser.company import SMALL
from tests.browser.game_scenes import Scene
from tests.browser.people import SEATS, Person, enrol, get_ready, open_table, person, seat_link
from tests.browser.stage import Stage
from tests.browser.test_layout import SIZES, faults

LONG = 60_000
"""What a slow machine may take for a board, in milliseconds."""
NOT_OVER_AT_ONCE = "Past 300 or −300; left of the first bidder leads"
"""A blind nil that fails does not end the match."""
FOCUSED = "() => document.activeElement?.dataset.action ?? ''"
STAND = """() => new Promise(done => {
  const line = new WebSocket(document.getElementById('table').dataset.socket);
  line.onopen = () => line.send(JSON.stringify({do: 'stand', id: 'leaving'}));
  line.onmessage = ({data}) => JSON.parse(data).id === 'leaving' && done(line.close());
})"""
"""Leaves the seat, whatever the page shows."""
CARDS = "all => all.map(one => [one.dataset.card, one.getAttribute('aria-label')])"
"""Each card's text, and what it is called."""


@pytest.fixture(scope="module")
def crowd(browser: Browser, site: str) -> Iterator[list[Person]]:
    """Four people who play one game after another; their consoles complain of nothing."""
    crowd = [person(browser, viewport=SMALL) for _ in SEATS]
    for someone in crowd:
        enrol(someone, site)
    yield crowd
    for someone in crowd:
        someone.no_problems()
        someone.context.close()


class Sit(Protocol):
    """Sits the four down at a new table of a game, and lets the match begin; who then sits where, by seat."""

    def __call__(self, game: str, **options: str) -> dict[str, Person]: ...


@pytest.fixture
def sit(crowd: list[Person], site: str) -> Iterator[Sit]:
    """At the end of the test they leave the match."""

    def run(game: str, **options: str) -> dict[str, Person]:
        table = open_table(crowd[0], site, game=game, options=options)
        for someone, seat in zip(crowd, SEATS, strict=True):
            someone.page.goto(f"{site}{seat_link(table, seat)}")
        get_ready(crowd)
        for someone in crowd:
            expect(someone.page.locator('.shell[data-phase="auction"]')).to_be_visible()
        return {someone.page.locator(".bottom .plate .dir").inner_text(): someone for someone in crowd}

    yield run
    for someone in crowd:
        someone.page.evaluate(STAND)


def play_until(people: dict[str, Person], phase: str) -> None:
    """Everyone decides by themselves until the phase is there."""
    for someone in people.values():
        someone.play_by_itself(phase)
    for someone in people.values():
        expect(someone.page.locator(f'.shell[data-phase="{phase}"]')).to_be_visible(timeout=LONG)


def expect_sheets(people: dict[str, Person], *words: str) -> None:
    """The board's sheet is before everyone, and says this."""
    for someone in people.values():
        sheet = someone.page.get_by_role("dialog", name="Board 1")
        for each in words:
            expect(sheet).to_contain_text(each)


def led(people: dict[str, Person]) -> tuple[Person, Person]:
    """Bid one club and lead to it; declarer and dummy. North has opened, or whoever could first."""
    play_until(people, "play")
    leader = next(someone for someone in people.values() if someone.offered())
    leader.press(leader.offered()[0])
    for declarer in people.values():
        if declarer.page.locator(".laid button").count():
            break
    opposite = dict(zip("NESW", "SWNE", strict=True))
    seat = next(seat for seat, someone in people.items() if someone is declarer)
    return declarer, people[opposite[seat]]


def test_in_rubber_bridge_declarer_plays_dummy_by_mouse_and_by_keyboard_to_the_score_sheet(sit: Sit) -> None:
    people = sit("Rubber bridge")
    expect(people["N"].page.get_by_role("button", name="Face-Up")).to_have_count(0)
    declarer, dummy = led(people)
    expect(declarer.page.locator(".top .laid button")).to_have_count(13)
    expect(dummy.page.locator(".laid, .hand button")).to_have_count(0)
    expect(dummy.page.locator(".status")).to_contain_text("plays your cards")
    expect(declarer.page.get_by_test_id("live")).to_contain_text("Your turn: play from dummy.")

    declarer.page.locator('.laid [aria-disabled="false"]').first.click()
    expect(declarer.page.locator(".laid button")).to_have_count(12)
    for defender in people.values():
        if defender not in (declarer, dummy):
            defender.play_by_itself("scoreboard")
    for turn in range(2, 6):
        play_by_keyboard(declarer, turn)
    play_until(people, "scoreboard")
    expect_sheets(people, "by", "The rubber", "Games", "Rubbers won")


def play_by_keyboard(declarer: Person, turn: int) -> None:
    """Arrows move in the hand that is on turn, dummy's or the own, and Enter plays."""
    page = declarer.page
    expect(page.locator(".status")).to_contain_text("Your turn")
    hand = page.locator('[data-hand="turn"]')
    left = hand.locator("button").count()
    is_dummy = "laid" in str(hand.get_attribute("class"))
    offered = set(declarer.offered())
    page.keyboard.press("ArrowRight")
    for _ in range(14):
        if page.evaluate(FOCUSED) in offered:
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    played = page.locator(".laid button" if is_dummy else ".hand button")
    expect(played).to_have_count(left - 1)


def test_in_imp_bridge_dummy_sees_declarers_cards_and_a_claim_is_accepted(sit: Sit) -> None:
    people = sit("IMP bridge")
    declarer, dummy = led(people)
    shown = dummy.page.locator(".top .laid .card")
    expect(shown).to_have_count(13)
    labels = set(shown.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))"))
    own = declarer.page.locator(".hand .card")
    assert labels == {label for _, label in own.evaluate_all(CARDS)}
    defenders = [someone for someone in people.values() if someone not in (declarer, dummy)]
    for defender in defenders:
        expect(defender.page.locator(".laid")).to_have_count(1)

    page = declarer.page
    page.keyboard.press("k")
    page.get_by_role("dialog", name="Claim").get_by_role("button", name="Claim 7").click()
    for defender in defenders:
        expect(defender.page.locator(".laid")).to_have_count(2)
        expect(defender.page.get_by_test_id("live")).to_contain_text("claims 7 of 13 tricks left")
    for _ in defenders:
        answer(defenders)
    expect_sheets(people, "claimed 7 tricks; both defenders accepted", "IMPs", "Match total in IMPs")


def answer(defenders: list[Person]) -> None:
    """Whoever is asked accepts, having seen what the board would come to."""
    for _ in range(100):
        for defender in defenders:
            accept = defender.page.locator('.claimed [data-action="accept"]')
            if accept.count():
                expect(defender.page.locator(".claimed")).to_contain_text("This board")
                accept.click()
                expect(accept).to_have_count(0)
                return
        defenders[0].page.wait_for_timeout(50)
    raise AssertionError("no defender is asked")


def test_in_spades_nobody_is_sent_the_own_cards_before_a_look_and_a_board_is_played(
    sit: Sit, crowd: list[Person]
) -> None:
    frames: dict[str, list[str]] = {someone.name: [] for someone in crowd}
    for someone in crowd:
        someone.page.on("websocket", lambda line, said=frames[someone.name]: listen(line, said))
    people = sit("Spades", Rules=NOT_OVER_AT_ONCE)
    first = next(seat for seat, each in people.items() if each.page.locator(".unseen").count())
    one, other = people[first], people["NESW"[("NESW".index(first) + 1) % 4]]
    one.page.reload()
    expect(one.page.locator(".connection.open")).to_have_count(1)
    look_unseen(one, frames[one.name], lambda: one.page.keyboard.press("u"))
    one.page.keyboard.press("4")
    one.page.keyboard.press("Enter")
    expect(other.page.get_by_test_id("live")).to_contain_text("bids: 4.")
    look_unseen(other, frames[other.name], lambda: other.press("blind"))
    play_until(people, "play")
    for someone in crowd:
        expect(someone.page.locator(".plate .bidtag")).to_have_count(4)
        expect(someone.page.locator(".bar .bags")).to_have_count(2)
    play_until(people, "scoreboard")
    expect_sheets(people, "Blind nil by", "Won of bid", "Bags kept")


def look_unseen(someone: Person, frames: list[str], act: Callable[[], None]) -> None:
    """Turn the cards up, none of which has been in the page, what it shows or what it was sent."""
    expect(someone.page.locator(".unseen")).to_have_count(2)
    expect(someone.page.locator(".hand .back")).to_have_count(13)
    before = someone.page.content() + "".join(frames)
    act()
    cards = someone.page.locator(".hand [data-card]")
    expect(cards).to_have_count(13)
    assert frames
    for card, label in cards.evaluate_all(CARDS):
        assert f'"{card}"' not in before
        assert label not in before


def listen(line: WebSocket, said: list[str]) -> None:
    """Keep what the server says to a page."""
    line.on("framereceived", lambda payload: said.append(str(payload)))


SCENES: dict[str, tuple[Callable[[], Scene], str]] = {
    "auction": (game_scenes.auction, "S"),
    "dummy across": (game_scenes.dummy_down, "S"),
    "dummy beside": (game_scenes.dummy_down, "E"),
    "own hand": (game_scenes.own_hand, "S"),
    "claim open": (game_scenes.claim_open, "W"),
    "not looked": (game_scenes.unseen, "N"),
    "not on turn": (game_scenes.unseen, "E"),
    "bidding tricks": (game_scenes.third_bid, "S"),
    "spades": (game_scenes.spades_play, "S"),
}


@pytest.fixture
def stage(browser: Browser, empty_table: str) -> Iterator[Stage]:
    stage = Stage(browser, empty_table)
    yield stage
    stage.close()


def test_nothing_covers_a_card_a_name_or_a_button_in_the_other_games(stage: Stage) -> None:
    found = []
    for moment, (scene, seat) in SCENES.items():
        state, game = scene()
        stage.show(state, seat, game)
        found += faults(stage, SIZES, moment)
    assert found == []


def _scene_at(scene: Callable[[], Scene], seat: str) -> tuple[object, str, object]:
    state, game = scene()
    return state, seat, game


def test_the_sheets_explain_each_line_and_what_is_void(stage: Stage) -> None:
    stage.show(*_scene_at(game_scenes.void_board, "S"))
    sheet = stage.page.get_by_role("dialog")
    expect(sheet).to_contain_text("the board is void and does not count")
    stage.show(*_scene_at(game_scenes.rubber, "S"))
    for words in ("Below the line", "Above the line", "Part-score", "Games"):
        expect(sheet).to_contain_text(words)
    expect(sheet.locator(".rubber .below .won")).to_have_count(4)
    stage.show(*_scene_at(game_scenes.spades_scored, "S"))
    for words in ("Contract made, tricks won 6: 2 × 10", "Nil by South failed", "Bags: 2 and 5 more"):
        expect(sheet).to_contain_text(words)


def test_a_rejected_claim_is_told_and_play_goes_on_from_the_hand_on_turn(stage: Stage) -> None:
    stage.show(*_scene_at(game_scenes.claim_open, "S"))
    expect(stage.page.locator(".claimed")).to_contain_text("West is to answer.")
    stage.show(*_scene_at(game_scenes.claim_rejected, "S"))
    expect(stage.page.get_by_text("Claim rejected: 10")).to_be_visible()
    expect(stage.page.get_by_test_id("live")).to_contain_text("West rejects the claim; play goes on.")
    expect(stage.page.get_by_role("button", name="Claim")).to_have_count(0)
