"""Suits are drawn, never left to a font: `♠Q` and `♥` in a page's text become pictures with a name."""

from __future__ import annotations

import re

from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from games.engine.text import text
from games.views.words import say

_TAG = re.compile(r"(<[^>]*>)")
_CARD = re.compile(r"([♣♦♥♠])(10|[2-9JQKA])?(?![0-9])")
_LETTERS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
_SUIT_NAMES = {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"}
_RANK_NAMES = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}


def draw_suits(html: str) -> SafeString:
    """`html`, which must be safe, with each suit in its text drawn and named in the language of the request."""
    drawn = (part if part.startswith("<") else _CARD.sub(_draw, part) for part in _TAG.split(html))
    return mark_safe("".join(drawn))  # noqa: S308  (the caller's words and our own pictures)


def _draw(found: re.Match[str]) -> str:
    suit, rank = found[1], found[2] or ""
    letter = _LETTERS[suit]
    return format_html(
        '<span class="card-name k-{}" role="img" aria-label="{}">'
        '<svg class="suit" aria-hidden="true"><use href="{}#{}"/></svg>{}</span>',
        letter.lower(),
        _name(suit, rank),
        static("img/suits.svg"),
        letter,
        rank,
    )


def _name(suit: str, rank: str) -> str:
    suit_name = say(text(_SUIT_NAMES[suit]))
    if not rank:
        return suit_name
    rank_name = say(text(_RANK_NAMES[rank])) if rank in _RANK_NAMES else rank
    return say(text("%(rank)s of %(suit)s", rank=rank_name, suit=suit_name))
