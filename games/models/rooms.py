"""Rooms: where tables of one game stand, casual or rated. Made and changed by admins."""

from __future__ import annotations

from typing import ClassVar

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import get_language, gettext_lazy as _

from games.rules.registry import GAMES


def check_game(key: str) -> None:
    """ValidationError when no game has this key."""
    if key not in GAMES:
        raise ValidationError(_("There is no such game."))


class Room(models.Model):
    """A room of one game. A closed one keeps its tables and takes no new ones."""

    class Kind(models.TextChoices):
        """Whether matches count for the ranking."""

        CASUAL = "casual", _("casual")
        RATED = "rated", _("rated")

    key = models.SlugField(unique=True, help_text=_("Its part of addresses."))
    game = models.CharField(max_length=32, validators=[check_game], help_text=_("The key of its game."))
    kind = models.CharField(max_length=8, choices=Kind.choices, default=Kind.CASUAL)
    name = models.CharField(max_length=40, help_text=_("Its name in English."))
    name_zh_hans = models.CharField(
        max_length=40, blank=True, help_text=_("In Chinese; empty: as in English.")
    )
    place = models.PositiveSmallIntegerField(default=0, help_text=_("Its place in the lobby, lowest first."))
    is_open = models.BooleanField(default=True, help_text=_("Off: nobody can open a table here."))

    class Meta:
        ordering: ClassVar = ["place", "pk"]

    def __str__(self) -> str:
        return self.title

    @property
    def title(self) -> str:
        """Its name in the reader's language."""
        return (
            self.name_zh_hans if (get_language() or "").startswith("zh") and self.name_zh_hans else self.name
        )

    @property
    def is_rated(self) -> bool:
        """Whether matches here count for the ranking."""
        return self.kind == self.Kind.RATED
