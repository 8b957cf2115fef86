"""Pictures of every state of the table, to be looked at: `make shots`. No test; it fails only where a page complains.

Each state in four sizes, both themes and both languages under var/shots/, with a sheet of all states a size.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser

from games.tests.rules import ark
from tests.browser import scenes
from tests.browser.conftest import ROOT
from tests.browser.people import settle_preferences
from tests.browser.stage import Stage

FOLDER = ROOT / "var" / "shots"
SIZES = [(1440, 900), (390, 844), (844, 390), (360, 640)]
ONLY = os.environ.get("SHOTS", "")
"""Only states whose name contains this."""


def _press(label: str) -> Callable[[Stage], None]:
    def press(stage: Stage) -> None:
        stage.page.keyboard.press(label)

    return press


def _waiting(stage: Stage, **given: Any) -> None:
    table = scenes.table_frame(
        "N", scenes.next_version(), **{"state": "waiting", "match": None, "bots": True, **given}
    )
    seats = {"E": scenes.A_BOT, "W": None}
    stage.send({**table, "seats": {**table["seats"], **seats}})


def _talk(stage: Stage) -> None:
    said = [
        ("Ada", "gl all 👋"),
        ("林若溪", "大家好!"),
        ("Ada", "nice last board, that ten of clubs was brutal"),
    ]
    messages = [
        {"id": i, "by": by, "text": text, "at": 1767225600000} for i, (by, text) in enumerate(said, 1)
    ]
    stage.send({"type": "chat", "messages": messages})


def _talk_open(stage: Stage) -> None:
    _talk(stage)
    stage.page.keyboard.press("t")


def _trips(stage: Stage) -> None:
    stage.send({"type": "trips", "trips": {"N": 100, "S": 2500, "W": 5300}})
    stage.page.locator(".connection").click()


def _sheet_away(stage: Stage) -> None:
    stage.page.keyboard.press("Escape")


Then = Callable[[Stage], None]
STATES: dict[str, tuple[Callable[[], Any] | None, str | None, Then | None]] = {
    "01-waiting": (None, "N", _waiting),
    "02-opened": (scenes.opened, "N", _talk),
    "03-detaining-down": (scenes.opened, "N", _press("o")),
    "04-forty-calls": (scenes.long_auction, "N", None),
    "05-auction-seen-by-west": (scenes.long_auction, "W", None),
    "06-play-four-detained": (scenes.four_detained, "N", None),
    "07-refused": (scenes.four_detained, "N", Stage.press_refused),
    "08-play-lead": (scenes.each_detained, "W", _talk),
    "09-last-trick": (scenes.third_trick, "S", _press("l")),
    "10-tricks": (scenes.third_trick, "S", lambda stage: stage.page.locator(".tool").nth(1).click()),
    "11-computer-plays": (scenes.each_detained, "N", Stage.let_computer_play),
    "12-spectator": (scenes.four_detained, None, None),
    "13-negation": (scenes.negation, "chooser", None),
    "14-negation-others": (scenes.negation, "other", None),
    "15-reversal": (scenes.reversal, "chooser", None),
    "16-sheet": (scenes.scored, "N", None),
    "17-sheet-put-away": (scenes.scored, "N", _sheet_away),
    "18-match-over": (scenes.sixteen_boards, "S", None),
    "19-keys": (scenes.opened, "N", _press("?")),
    "20-settings": (scenes.opened, "N", _press("g")),
    "21-connections": (scenes.opened, "N", _trips),
    "22-talk": (scenes.opened, "N", _talk_open),
}


def _seat(state: Any, who: str | None) -> str | None:
    if who not in ("chooser", "other"):
        return who
    turns = ark.public(state)["turns"]
    return next(seat for seat in "NESW" if (seat in turns) == (who == "chooser"))


def _picture(stage: Stage, name: str, size: tuple[int, int], to: Path) -> None:
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    stage.reload()
    scene, who, then = STATES[name]
    if scene:
        state = scene()
        stage.show(state, _seat(state, who))
    if then:
        then(stage)
    stage.page.wait_for_timeout(120)
    stage.page.screenshot(path=to / f"{name}-{size[0]}x{size[1]}.png")


@pytest.mark.parametrize("locale", ["en-GB", "zh-CN"])
@pytest.mark.parametrize("theme", ["dark", "classic"])
def test_pictures(browser: Browser, empty_table: str, site: str, theme: str, locale: str) -> None:
    folder = FOLDER / f"{theme}-{locale}"
    shutil.rmtree(folder, ignore_errors=True) if not ONLY else None
    folder.mkdir(parents=True, exist_ok=True)
    stage = Stage(browser, empty_table, locale=locale)
    settle_preferences(stage.person, site, theme=theme)
    for name in STATES:
        for size in SIZES:
            if ONLY in name:
                _picture(stage, name, size, folder)
    stage.close()
    _sheets(folder)


def _sheets(folder: Path) -> None:
    """One picture of all of a size, to be looked at in one go."""
    for width, height in SIZES:
        pictures = [Image.open(each) for each in sorted(folder.glob(f"*-{width}x{height}.png"))]
        small = (width // 2, height // 2) if width > 1000 else (width * 3 // 4, height * 3 // 4)
        across = 8 if height > width else 4
        sheet = Image.new("RGB", (small[0] * across, small[1] * -(-len(pictures) // across)))
        for place, picture in enumerate(pictures):
            sheet.paste(picture.resize(small), (place % across * small[0], place // across * small[1]))
        sheet.save(FOLDER / f"sheet-{folder.name}-{width}x{height}.png")
