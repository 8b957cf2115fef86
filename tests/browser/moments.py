"""The moments of a match that are looked at in every language, layout and theme: of each game what only it has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from games.rules.broken_ark import BROKEN_ARK
from games.rules.broken_ark.state import State
from tests.browser import game_scenes, scenes
from tests.browser.game_scenes import Scene
from tests.browser.stage import Stage

END = "/matches/1/end/"
"""Where the page asks how the match ended."""


class Moment(NamedTuple):
    """A state; who looks at it: a seat, "" for a spectator, whoever is on turn or somebody else; what must be seen of
    it; and what happens before.
    """

    scene: Callable[[], Scene]
    who: str
    seen: str
    then: Callable[[Stage], None] | None = None

    def show(self, stage: Stage) -> None:
        """Draw it, and let happen what happens then."""
        state, game = self.scene()
        stage.show(state, _seat(game.public_view(state)["turns"], self.who), game)
        if self.then:
            self.then(stage)


def _seat(turns: list[str], who: str) -> str | None:
    seats = {"on turn": turns[:1], "another": [seat for seat in "NESW" if seat not in turns]}
    return seats[who][0] if who in seats else who or None


def _ark(scene: Callable[[], State]) -> Callable[[], Scene]:
    return lambda: (scene(), BROKEN_ARK)


def _press(key: str) -> Callable[[Stage], Any]:
    return lambda stage: stage.page.keyboard.press(key)


def _connections(stage: Stage) -> None:
    stage.send({"type": "trips", "trips": {"N": 100, "S": 2500, "W": 5300}})
    stage.page.locator(".connection").click()


def _talk(stage: Stage) -> None:
    stage.send({"type": "chat", "messages": [{"id": 1, "by": "Ada", "text": "gl all", "at": 1767225600000}]})
    stage.page.keyboard.press("t")


def _ended(stage: Stage) -> None:
    stage.send(scenes.table_frame("S", scenes.next_version(), state="over", end=END))


AUCTION, OPENED, DETAINED = _ark(scenes.long_auction), _ark(scenes.opened), _ark(scenes.four_detained)
SPREAD, NEGATION = _ark(scenes.each_detained), _ark(scenes.negation)

MOMENTS: dict[str, Moment] = {
    "auction": Moment(AUCTION, "N", ".box .act"),
    "detaining": Moment(AUCTION, "N", '.hand[data-mode="up"] .card', _press("u")),
    "auction of others": Moment(AUCTION, "W", ".pad .ask"),
    "play": Moment(DETAINED, "N", '.hand[data-mode="play"] .card'),
    "refused": Moment(DETAINED, "N", ".toast", Stage.press_refused),
    "last trick": Moment(_ark(scenes.third_trick), "S", ".trick .caption", _press("l")),
    "spectator": Moment(SPREAD, "", ".trick"),
    "the computer plays": Moment(SPREAD, "N", ".status.playedfor", Stage.let_computer_play),
    "negation": Moment(NEGATION, "on turn", ".choice button"),
    "negation of others": Moment(NEGATION, "another", ".choice"),
    "reversal": Moment(_ark(scenes.reversal), "on turn", ".choice button"),
    "score sheet": Moment(_ark(scenes.scored), "N", ".panel.sheet"),
    "settings": Moment(OPENED, "N", ".panel.settings", _press("g")),
    "keys": Moment(OPENED, "N", ".panel.keys", _press("?")),
    "connections": Moment(OPENED, "N", ".panel.connections", _connections),
    "talk": Moment(OPENED, "N", ".talk li", _talk),
    "end of the match": Moment(_ark(scenes.sixteen_boards), "S", ".ended .leaders", _ended),
    "dummy across": Moment(game_scenes.dummy_down, "S", ".laid .card"),
    "claiming": Moment(game_scenes.own_hand, "S", ".panel.claim .bid", _press("k")),
    "claimed": Moment(game_scenes.claim_open, "W", '.claimed [data-action="accept"]'),
    "sheet of a rubber": Moment(game_scenes.rubber, "S", ".panel.sheet .rubber"),
    "not looked": Moment(game_scenes.unseen, "N", ".unseen"),
    "bidding tricks": Moment(game_scenes.third_bid, "S", ".trickbids .bid"),
    "spades": Moment(game_scenes.spades_play, "S", ".plate .bidtag"),
    "sheet of spades": Moment(game_scenes.spades_scored, "S", ".panel.sheet"),
}
