"""Forms of the games app."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from games.models import Room
from games.rules.registry import get_game
from games.services.option_texts import clock_text
from games.services.tables import CLOCKS, DEFAULT_CLOCK
from games.views.words import say


class TableForm(forms.Form):
    """The options of a new table: the game's own, the turn clock, who may come. What is left out has its default."""

    def __init__(self, room: Room, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.label_suffix = ""
        info = get_game(room.game).info
        for option in info.options:
            offered = [(value, say(words)) for value, words in option.offered(room.is_rated)]
            self.fields[option.key] = _choice(say(option.label), offered, option.default)
        clocks = [(seconds, say(clock_text(seconds))) for seconds in CLOCKS]
        self.fields["clock"] = _choice(_("Turn clock"), clocks, DEFAULT_CLOCK)
        self.fields["private"] = forms.BooleanField(
            label=_("Private"), help_text=_("Not listed; only for those who have its link."), required=False
        )
        if not room.is_rated:
            self.fields["bots"] = forms.BooleanField(
                label=_("Bots"),
                help_text=_("They may fill free seats, and anyone may sit down in a bot's place."),
                initial=True,
                required=False,
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
