"""The engine's words in the reader's language, where a page rather than its script says them."""

from __future__ import annotations

from functools import lru_cache

from django.utils.translation import get_language
from django.utils.translation.trans_real import DjangoTranslation

from games.engine.text import Arg, Text


def say(words: Text) -> str:
    """`words` in the language of this request, from the catalogue that the table's script uses too."""
    filled = _catalogue(get_language() or "en").gettext(words.key)
    return filled % {name: _value(arg) for name, arg in words.args} if words.args else filled


@lru_cache
def _catalogue(language: str) -> DjangoTranslation:
    return DjangoTranslation(language, domain="djangojs")


def _value(arg: Arg) -> object:
    return say(arg) if isinstance(arg, Text) else arg
