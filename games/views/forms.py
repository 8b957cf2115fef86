"""Forms of the games app."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django import forms
from django.utils.translation import gettext, gettext_lazy as _

from games.engine.game import GameInfo
from games.services.tables import CLOCKS, DEFAULT_CLOCK
from games.views.words import say


class TableForm(forms.Form):
    """The options of a new table: the game's own, and the turn clock. What is left out has its default."""

    def __init__(self, info: GameInfo, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for option in info.options:
            offered = [(value, say(words)) for value, words in option.choices]
            self.fields[option.key] = _choice(say(option.label), offered, option.default)
        clocks = [(seconds, _clock_words(seconds)) for seconds in CLOCKS]
        self.fields["clock"] = _choice(_("Turn clock"), clocks, DEFAULT_CLOCK)
        self.fields["private"] = forms.BooleanField(
            label=_("Private"), help_text=_("Not listed; only for those who have its link."), required=False
        )


def _choice(label: Any, offered: Sequence[tuple[Any, str]], default: Any) -> forms.TypedChoiceField:
    """A choice among values of any type: the form names them by their place."""
    values = [value for value, _label in offered]
    return forms.TypedChoiceField(
        label=label,
        choices=[(str(place), words) for place, (_value, words) in enumerate(offered)],
        coerce=lambda place: values[int(place)],
        empty_value=default,
        initial=str(values.index(default)),
        required=False,
    )


def _clock_words(seconds: int | None) -> str:
    return gettext("%(seconds)s seconds a turn") % {"seconds": seconds} if seconds else gettext("No clock")
