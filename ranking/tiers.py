"""What the tiers are called and which picture stands for each."""

from __future__ import annotations

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from ranking.wilson import Tier

NAMES: dict[Tier, Promise | str] = {
    "master": pgettext_lazy("tier", "Master"),
    "spades": pgettext_lazy("tier", "Spades"),
    "hearts": pgettext_lazy("tier", "Hearts"),
    "diamonds": pgettext_lazy("tier", "Diamonds"),
    "clubs": pgettext_lazy("tier", "Clubs"),
}

PICTURES: dict[Tier, str] = {
    "master": "img/ranks.svg#crown",
    "spades": "img/suits.svg#S",
    "hearts": "img/suits.svg#H",
    "diamonds": "img/suits.svg#D",
    "clubs": "img/suits.svg#C",
}
"""The static file and the symbol in it."""
