"""The engine's words in the reader's language, where a page rather than its script says them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from django.utils.translation import get_language
from django.utils.translation.trans_real import DjangoTranslation

from games.engine.text import Arg, Text


def say(words: Text | dict[str, Any]) -> str:
    """A text, or its JSON form, in the language of this request, from the catalogue that the table's script uses too.

    Cards, seats, sides and calls stand as in records: `SQ`, `N`, `NS`, `4S`.
    """
    key, args = (words["key"], words["args"].items()) if isinstance(words, dict) else (words.key, words.args)
    filled: str = _catalogue(get_language() or "en").gettext(key)
    return filled % {name: _value(arg) for name, arg in args} if args else filled


@lru_cache
def _catalogue(language: str) -> DjangoTranslation:
    return DjangoTranslation(language, domain="djangojs")


def _value(arg: Arg) -> object:
    if isinstance(arg, Text) or (isinstance(arg, dict) and "key" in arg):
        return say(arg)
    if isinstance(arg, int):
        return f"{arg:,}"
    return next(iter(arg.values())) if isinstance(arg, dict) else arg
