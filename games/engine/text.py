"""Words without a language: a key and what is filled into it.

The engine never translates. A `Text` travels as `{"key": …, "args": {…}}` and the page looks its key up in the
catalogue; `gettext_noop` marks keys so that makemessages finds them. An argument is a string, a number, another
text, or one of the typed values `card`, `seat`, `side`, `call` (as `{"card": "SQ"}`), which the page draws or
reads out in its own language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

Arg: TypeAlias = "str | int | Text | dict[str, str]"


def gettext_noop(key: str) -> str:
    """Mark `key` for translation and return it unchanged."""
    return key


@dataclass(frozen=True, slots=True)
class Text:
    """A translatable text: `key` in English with `%(name)s` places, `args` what stands in them."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()

    def as_json(self) -> dict[str, Any]:
        """`{"key": str, "args": {name: str | int | text | {"card"|"seat"|"side"|"call": str}}}`."""
        return {"key": self.key, "args": {k: v.as_json() if isinstance(v, Text) else v for k, v in self.args}}

    def plain(self) -> str:
        """The English words, for logs of commands and error messages."""
        return self.key % {k: _plain(v) for k, v in self.args} if self.args else self.key


def _plain(arg: Arg) -> str:
    if isinstance(arg, Text):
        return arg.plain()
    if isinstance(arg, dict):
        return next(iter(arg.values()))
    return str(arg)


def text(key: str, **args: Arg) -> Text:
    """A text of `key` (already marked with `gettext_noop`) and its arguments."""
    return Text(key, tuple(args.items()))
