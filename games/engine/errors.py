"""What can be wrong with what the engine is given.

Invalid: it is not in the notation at all. Illegal: it is in the notation, but the rules do not allow it here.
"""

from __future__ import annotations

from games.engine.text import Text, gettext_noop, text

_NOT_YOUR_TURN = gettext_noop("It is not your turn.")


class EngineError(ValueError):
    """Base of the engine's errors; `reason` is a translatable text."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.plain())
        self.reason = reason


class InvalidAction(EngineError):
    """The text is no action of any game."""


class IllegalAction(EngineError):
    """The action is not allowed to this seat in this state; nothing has changed."""


class InvalidEvent(EngineError):
    """A JSON value that is no event of a match's log."""


class InvalidDeal(EngineError):
    """Not four hands of thirteen that make up a pack, or a deal for another board than the next."""


class InvalidOptions(EngineError):
    """An option the game does not know, or a value it does not take."""


class InvalidRecord(EngineError):
    """A match record that is not in the format of docs/RECORDS.md."""


def not_your_turn() -> IllegalAction:
    """What a seat is told that is not to act."""
    return IllegalAction(text(_NOT_YOUR_TURN))
