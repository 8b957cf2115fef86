"""What has happened in a match, in the past tense. A match is folded from these.

An event's JSON form (`as_json`, `parse_event`) is part of the log's format: an object whose `event` says which it is,
seats as letters, actions and deals as text, e.g. `{"event": "acted", "seat": "S", "action": "down DJ", "by": "p"}`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, cast

from games.engine.actions import Action, parse_action
from games.engine.cards import Hands
from games.engine.deal import deal_text, parse_deal_text
from games.engine.errors import InvalidEvent
from games.engine.seats import SEAT_LETTERS, Seat, parse_seat
from games.engine.text import gettext_noop, text

By: TypeAlias = Literal["p", "b", "c"]
"""Who decided: the player, a bot, the clock."""

Who: TypeAlias = Literal["p", "b"]
"""Who plays a seat: its player or a bot."""


@dataclass(frozen=True, slots=True)
class Started:
    """A match of `game` began under these options and this version of its rules."""

    game: str
    options: Mapping[str, Any]
    rules: int

    def as_json(self) -> dict[str, Any]:
        """`{"event": "started", "game": str, "options": {…}, "rules": int}`."""
        return {"event": "started", "game": self.game, "options": dict(self.options), "rules": self.rules}


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards were dealt for board `number`; `hands` by seat, `nonce` 32 bytes in hexadecimal ("" in an old record)."""

    number: int
    dealer: Seat
    vulnerable: str
    hands: Hands
    nonce: str = ""

    def as_json(self) -> dict[str, Any]:
        """`{"event": "dealt", "number": int, "dealer": seat, "vulnerable": str, "deal": text, "nonce": str}`."""
        return {
            "event": "dealt",
            "number": self.number,
            "dealer": SEAT_LETTERS[self.dealer],
            "vulnerable": self.vulnerable,
            "deal": deal_text(self.hands),
            "nonce": self.nonce,
        }


@dataclass(frozen=True, slots=True)
class Acted:
    """`seat` decided `action`; `by` says who decided for it."""

    seat: Seat
    action: Action
    by: By = "p"

    def as_json(self) -> dict[str, Any]:
        """`{"event": "acted", "seat": seat, "action": text, "by": "p" | "b" | "c"}`."""
        return {"event": "acted", "seat": SEAT_LETTERS[self.seat], "action": self.action.text, "by": self.by}


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """From here on `seat` is played by `who`: the player (`p`) or a bot (`b`)."""

    seat: Seat
    who: Who

    def as_json(self) -> dict[str, Any]:
        """`{"event": "seat_changed", "seat": seat, "who": "p" | "b"}`."""
        return {"event": "seat_changed", "seat": SEAT_LETTERS[self.seat], "who": self.who}


@dataclass(frozen=True, slots=True)
class Ended:
    """The match ended before its rules ended it; `seat` is who left, if anyone."""

    reason: str
    seat: Seat | None = None

    def as_json(self) -> dict[str, Any]:
        """`{"event": "ended", "reason": str, "seat": seat or null}`."""
        return {
            "event": "ended",
            "reason": self.reason,
            "seat": None if self.seat is None else SEAT_LETTERS[self.seat],
        }


Event: TypeAlias = Started | Dealt | Acted | SeatChanged | Ended

_NOT_AN_EVENT = gettext_noop("%(event)s is not an event.")


def parse_event(value: Any) -> Event:
    """The event of its JSON form; InvalidEvent when it is none."""
    try:
        event, keys = _PARSERS[value["event"]](value), len(value)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise InvalidEvent(text(_NOT_AN_EVENT, event=_named(value))) from error
    if keys != len(event.as_json()):
        raise InvalidEvent(text(_NOT_AN_EVENT, event=_named(value)))
    return event


def _named(value: Any) -> str:
    """What sort of event it wants to be, and nothing of what it holds: an error may be logged, a hand may not."""
    word = value.get("event") if isinstance(value, dict) else None
    return word if isinstance(word, str) and word in _PARSERS else type(value).__name__


def _string(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("a string is needed")
    return value


def _integer(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("an integer is needed")
    return value


def _one_of(value: Any, letters: str) -> str:
    if len(value) != 1 or value not in letters:
        raise ValueError("not one of the letters")
    return _string(value)


def _started(value: Any) -> Started:
    return Started(_string(value["game"]), dict(value["options"]), _integer(value["rules"]))


def _dealt(value: Any) -> Dealt:
    return Dealt(
        number=_integer(value["number"]),
        dealer=parse_seat(value["dealer"]),
        vulnerable=_string(value["vulnerable"]),
        hands=parse_deal_text(value["deal"]),
        nonce=_string(value["nonce"]),
    )


def _acted(value: Any) -> Acted:
    return Acted(
        parse_seat(value["seat"]), parse_action(value["action"]), cast(By, _one_of(value["by"], "pbc"))
    )


def _seat_changed(value: Any) -> SeatChanged:
    return SeatChanged(parse_seat(value["seat"]), cast(Who, _one_of(value["who"], "pb")))


def _ended(value: Any) -> Ended:
    return Ended(_string(value["reason"]), None if value["seat"] is None else parse_seat(value["seat"]))


_PARSERS: dict[str, Callable[[Any], Event]] = {
    "started": _started,
    "dealt": _dealt,
    "acted": _acted,
    "seat_changed": _seat_changed,
    "ended": _ended,
}
