"""What a reader has chosen: how the site looks and sounds, and what spectators may see of them.

An account keeps its choices; before anyone logs in the browser keeps them in a cookie, and both are filled up with
the defaults. Whoever becomes a guest or a member starts with what the browser kept.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from .models import User

COOKIE = "preferences"
COOKIE_SECONDS = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Preference:
    """A choice among a few; `choices` are pairs of value and label, the first is the default."""

    key: str
    label: str | Promise
    choices: tuple[tuple[str, str | Promise], ...]
    help: str | Promise = ""

    @property
    def default(self) -> str:
        return self.choices[0][0]

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(value for value, _label in self.choices)


_YES, _NO = ("on", _("Yes")), ("off", _("No"))

PREFERENCES = (
    Preference("theme", _("Theme"), (("dark", _("Dark")), ("classic", _("Classic")))),
    Preference("deck", _("Suit colours"), (("two", _("Two colours")), ("four", _("Four colours")))),
    Preference(
        "cards",
        _("Card size"),
        (("normal", _("Normal")), ("small", _("Small")), ("large", _("Large"))),
    ),
    Preference("animation", _("Animation"), (_YES, _NO)),
    Preference("sound", _("Sound"), (_YES, _NO)),
    Preference("confirm", _("Confirm before playing a card"), (_NO, _YES)),
    Preference("points", _("Show my high-card points"), (_NO, _YES)),
    Preference(
        "watched", _("Spectators may sit behind me"), (_YES, _NO), _("They look at the table from my side.")
    ),
    Preference(
        "shown",
        _("Spectators may see my cards"),
        (_NO, _YES),
        _(
            "Only in casual matches where no bot's place is open. Anyone may watch, also someone who tells the others."
        ),
    ),
    Preference("language", _("Language"), (("", _("As in the browser")), *settings.LANGUAGES)),
)

_BY_KEY = {preference.key: preference for preference in PREFERENCES}


def fill_up(chosen: Mapping[str, Any]) -> dict[str, str]:
    """Every preference, as chosen where that is one of its values, else its default."""
    return {
        key: value if (value := chosen.get(key)) in preference.values else preference.default
        for key, preference in _BY_KEY.items()
    }


def check(chosen: Mapping[str, Any]) -> dict[str, str]:
    """`chosen` as it is. Raises ValidationError for a preference or a value that there is not."""
    for key, value in chosen.items():
        if key not in _BY_KEY or value not in _BY_KEY[key].values:
            raise ValidationError(_("There is no such setting."))
    return dict(chosen)


def preferences_of(user: User) -> dict[str, str]:
    """What an account prefers."""
    return fill_up(user.preferences)


def get_preferences(request: HttpRequest) -> dict[str, str]:
    """What the reader of a request prefers: the account's choices, else the browser's."""
    user = getattr(request, "user", None)
    if user is not None and user.is_authenticated and user.preferences:
        return preferences_of(user)
    return fill_up(_in_cookie(request))


def set_preferences(request: HttpRequest, response: HttpResponse, chosen: Mapping[str, str]) -> None:
    """Keep what the reader has chosen, beside what was chosen before. Raises ValidationError, keeping nothing."""
    checked, user = check(chosen), getattr(request, "user", None)
    if user is not None and user.is_authenticated:
        kept = _keep(user, get_preferences(request), checked)
    else:
        kept = get_preferences(request) | checked
    response.set_cookie(
        COOKIE, json.dumps(kept), max_age=COOKIE_SECONDS, samesite="Lax", secure=request.is_secure()
    )
    if "language" in chosen:
        set_language(response, chosen["language"])


def _keep(user: User, seen: Mapping[str, str], chosen: Mapping[str, str]) -> dict[str, str]:
    """Keep a choice of an account, beside another kept at the same time; `seen`: what the request started with."""
    with transaction.atomic():
        row = User.objects.select_for_update().get(pk=user.pk)
        row.preferences = {**(fill_up(row.preferences) if row.preferences else seen), **chosen}
        row.save(update_fields=["preferences"])
    user.preferences = row.preferences
    return row.preferences


def set_language(response: HttpResponseBase, language: str) -> None:
    """Let the browser keep a language, or none: then its own wishes count."""
    if language:
        response.set_cookie(
            settings.LANGUAGE_COOKIE_NAME,
            language,
            max_age=COOKIE_SECONDS,
            samesite="Lax",
            secure=settings.LANGUAGE_COOKIE_SECURE,
        )
    else:
        response.delete_cookie(settings.LANGUAGE_COOKIE_NAME)


def _in_cookie(request: HttpRequest) -> dict[str, Any]:
    try:
        kept = json.loads(request.COOKIES.get(COOKIE, "{}"))
    except (ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


def context(request: HttpRequest) -> dict[str, Any]:
    """For templates: `preferences` by key, and the `other_theme` to switch to."""
    kept = get_preferences(request)
    other = next(theme for theme in _BY_KEY["theme"].values if theme != kept["theme"])
    return {"preferences": kept, "other_theme": other}


def offered(request: HttpRequest) -> list[dict[str, Any]]:
    """Every preference as a page's script draws it: key, label, help, choices and the value now."""
    kept = get_preferences(request)
    return [
        {
            "key": preference.key,
            "label": str(preference.label),
            "help": str(preference.help),
            "choices": [{"value": value, "label": str(label)} for value, label in preference.choices],
            "value": kept[preference.key],
        }
        for preference in PREFERENCES
    ]
