"""What a bot is, and how it reads what it may do."""

from __future__ import annotations

from typing import Any, Protocol

from games.engine.game import Json


class Generator(Protocol):
    """Where a bot's chance comes from; `random.Random` is one."""

    def random(self) -> float:
        """A number from 0 up to 1."""


class Bot(Protocol):
    """A player of one game. It is pure: the same view and the same numbers drawn give the same action."""

    def choose(self, view: Json, rng: Generator) -> str:
        """One of the actions that `view` offers, as text; the view stays as it is.

        `view` is `{"public": …, "you": …}` as `games.engine.views.view` makes it for the seat (docs/PROTOCOL.md), and
        offers at least one action. Any that it offers may come back, so whoever asks need not check.
        """


def offered(view: Json, *groups: str) -> list[str]:
    """The actions of `groups` that the view offers, as texts in its order; all of them without groups."""
    actions: list[dict[str, Any]] = view["you"]["actions"]
    return [action["action"] for action in actions if not groups or action["group"] in groups]
