"""The table's page with its socket in the test's hands: any moment of a match is drawn at once, no server behind it."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from games.engine.game import Game
from games.rules.broken_ark import BROKEN_ARK
from tests.browser.people import Person, person
from tests.browser.scenes import frames, next_version, table_frame

STRETCHED = """
for (const name of ['gettext', 'pgettext', 'ngettext']) {
  const plain = globalThis[name];
  globalThis[name] = (...given) => {
    const text = plain(...given);
    return text + 'x'.repeat(Math.ceil(text.replace(/%\\(\\w+\\)s/g, '').length * 0.3));
  };
}
"""
"""Makes every text of the page's catalogue longer by three tenths, as those of other languages are."""


def _stretch(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text() + STRETCHED)


class Stage:
    """A person before a table page that is sent what the test says; `sent` is what the page says, pings apart, and
    `connections` how often it has connected.

    `stretched`: with longer texts.
    """

    def __init__(self, browser: Browser, address: str, stretched: bool = False, **options: Any) -> None:
        self.person: Person = person(browser, **options)
        self.page = self.person.page
        self.sent: list[dict[str, Any]] = []
        self.connections = 0
        if stretched:
            self.page.route("**/jsi18n/", _stretch)
        self.page.route_web_socket("**/ws/**", self._connected)
        self.page.goto(address)
        self._see_connected()

    def reload(self) -> None:
        """Load the page anew; it is back when this returns."""
        self.page.reload()
        self._see_connected()

    def _see_connected(self) -> None:
        expect(self.page.locator(".connection.open")).to_have_count(1)

    def show(self, state: Any, seat: str | None, game: Game[Any] = BROKEN_ARK) -> None:
        """Draw a state as whoever sits at `seat` (None: a spectator) sees it; the page shows it when this returns."""
        table, view = frames(state, seat, game)
        self.send(table)
        self.send(view)
        expect(self.page.locator(".watch")).to_contain_text(str(table["watchers"]))

    def show_theme(self, theme: str) -> None:
        """Draw the page as js/settings.js does once a theme is chosen."""
        self.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)

    def send(self, frame: dict[str, Any]) -> None:
        """Let the page have a frame."""
        self._line.send(json.dumps(frame))

    def press_refused(self) -> None:
        """Press a card that may not be played."""
        self.page.locator('.hand [aria-disabled="true"]').first.click(force=True)

    def let_computer_play(self) -> None:
        """The computer plays for North, who keeps the seat."""
        table = table_frame("N", next_version(), bots=True)
        table["seats"]["N"]["bot"] = True
        self.send(table)

    def end(self, code: int) -> None:
        """Close the page's socket."""
        self._line.close(code=code)

    def _connected(self, line: WebSocketRoute) -> None:
        self.connections += 1
        self._line = line
        line.on_message(self._heard)

    def _heard(self, text: str | bytes) -> None:
        frame = json.loads(text)
        if frame["do"] == "ping":
            seen = {key: frame[key] for key in ("version", "rev")}
            self.send({"type": "pong", "now": round(time.time() * 1000), **seen})
        else:
            self.sent.append(frame)

    def close(self) -> None:
        """The page complained of nothing."""
        self.person.no_problems()
        self.person.context.close()
