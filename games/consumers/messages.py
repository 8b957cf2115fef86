"""What a client may say (docs/PROTOCOL.md, "Client to server"), checked before anything else looks at it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import orjson

from games.engine.seats import SEAT_LETTERS
from games.engine.text import gettext_noop, text
from games.services.refusal import Refusal

MAX_BYTES = 8 * 1024
MAX_ACTION = 32
MAX_ID = 64
MAX_TEXT = 1000
"""What is looked at at all; how much may be said is the table's business."""


@dataclass(frozen=True, slots=True)
class Act:
    """A decision at the table, as seen at `version`."""

    action: str
    version: int
    id: str


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat."""

    seat: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave one's seat."""

    id: str = ""


@dataclass(frozen=True, slots=True)
class Ready:
    """Be ready for the next match, or not yet."""

    ready: bool = True
    id: str = ""


@dataclass(frozen=True, slots=True)
class Bot:
    """Let a bot keep a free seat, or no more."""

    seat: str
    bot: bool
    id: str = ""


@dataclass(frozen=True, slots=True)
class Computer:
    """Let the computer play for oneself, or no more."""

    computer: bool
    id: str = ""


@dataclass(frozen=True, slots=True)
class Quiet:
    """Let nobody watch, or everybody again."""

    quiet: bool
    id: str = ""


@dataclass(frozen=True, slots=True)
class Chat:
    """Say something to the table."""

    text: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Ping:
    """Alive; `version` and `rev` are what the client has, `trip` its last round trip in milliseconds."""

    version: int
    rev: int
    trip: int | None = None
    id: str = ""


Command: TypeAlias = Act | Sit | Stand | Ready | Bot | Computer | Quiet | Chat | Ping

_FIELDS: dict[str, tuple[type[Any], frozenset[str], frozenset[str]]] = {
    "act": (Act, frozenset({"action", "version", "id"}), frozenset()),
    "sit": (Sit, frozenset({"seat"}), frozenset({"id"})),
    "stand": (Stand, frozenset(), frozenset({"id"})),
    "ready": (Ready, frozenset(), frozenset({"ready", "id"})),
    "bot": (Bot, frozenset({"seat", "bot"}), frozenset({"id"})),
    "computer": (Computer, frozenset({"computer"}), frozenset({"id"})),
    "quiet": (Quiet, frozenset({"quiet"}), frozenset({"id"})),
    "chat": (Chat, frozenset({"text"}), frozenset({"id"})),
    "ping": (Ping, frozenset({"version", "rev"}), frozenset({"trip"})),
}
"""Of each word: what it makes, the keys it must have, the keys it may have."""


def id_in(data: str | bytes) -> str:
    """The id of a frame that may be anything, so that whoever sent it knows which one was refused; "" for none."""
    try:
        frame = orjson.loads(data)
    except (orjson.JSONDecodeError, UnicodeError):
        return ""
    id = frame.get("id") if isinstance(frame, dict) else None
    return id if isinstance(id, str) and 0 < len(id) <= MAX_ID and id.isprintable() else ""


def decode(data: str | bytes) -> Command:
    """A frame as a command. Raises Refusal with `form` for anything else."""
    try:
        frame = orjson.loads(data)
    except (orjson.JSONDecodeError, UnicodeError):
        raise _malformed(gettext_noop("This is not JSON.")) from None
    if not isinstance(frame, dict):
        raise _malformed(gettext_noop("A frame is a JSON object."))
    word = frame.pop("do", None)
    if not isinstance(word, str) or word not in _FIELDS:
        raise _malformed(gettext_noop("There is no such command."))
    made, must, may = _FIELDS[word]
    if not must <= frame.keys() <= must | may:
        raise _malformed(gettext_noop("The command lacks something, or has something it should not have."))
    for key, value in frame.items():
        _check(key, value)
    command: Command = made(**frame)
    return command


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**53


def _is_word(longest: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and 0 < len(value) <= longest and value.isprintable()


def _is_speech(value: Any) -> bool:
    """What may be said: printable, and the joiner that makes one picture of several."""
    return isinstance(value, str) and _is_word(MAX_TEXT)(value.replace("\u200d", ""))


_FORMS: dict[str, Callable[[Any], bool]] = {
    "version": _is_count,
    "rev": _is_count,
    "trip": _is_count,
    "seat": lambda value: isinstance(value, str) and len(value) == 1 and value in SEAT_LETTERS,
    "action": _is_word(MAX_ACTION),
    "id": _is_word(MAX_ID),
    "text": _is_speech,
    "ready": lambda value: isinstance(value, bool),
    "quiet": lambda value: isinstance(value, bool),
    "bot": lambda value: isinstance(value, bool),
    "computer": lambda value: isinstance(value, bool),
}


def _check(key: str, value: Any) -> None:
    if not _FORMS[key](value):
        raise _malformed(gettext_noop("Something in the command has the wrong form."))


def _malformed(key: str) -> Refusal:
    return Refusal("form", text(key))
