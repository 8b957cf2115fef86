"""Forms of the games app."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext, gettext_lazy as _

from games.engine.game import GameInfo
from games.engine.text import Text
from games.services.seating import CLOCKS, DEFAULT_CLOCK


class TableForm(forms.Form):
    """The options of a new table: the game's own, and the turn clock. Choices are numbered by their place."""

    def __init__(self, info: GameInfo, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._values: dict[str, list[Any]] = {}
        for option in info.options:
            self._offer(option.key, _words(option.label), option.choices, option.default)
        clocks = tuple((seconds, _clock_words(seconds)) for seconds in CLOCKS)
        self._offer("clock", _("Turn clock"), clocks, DEFAULT_CLOCK)

    def _offer(self, key: str, label: Any, choices: Any, default: Any) -> None:
        values = [value for value, _words_ in choices]
        self._values[key] = values
        self.fields[key] = forms.TypedChoiceField(
            label=label,
            choices=[(str(n), _words(words)) for n, (_value, words) in enumerate(choices)],
            coerce=lambda n, values=values: values[int(n)],
            empty_value=default,
            initial=str(values.index(default)),
            required=False,
        )


def _words(words: Any) -> Any:
    return gettext(words.key) % dict(words.args) if isinstance(words, Text) else words


def _clock_words(seconds: int | None) -> Any:
    return _("%(seconds)s seconds a turn") % {"seconds": seconds} if seconds else _("No clock")
