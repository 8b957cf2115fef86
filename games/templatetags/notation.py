"""How cards and points are written on a page; suits written so are drawn by `games.views.suits`."""

from __future__ import annotations

from django import template

register = template.Library()

_SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


@register.filter
def card(text: str) -> str:
    """`HT` as `♥10`."""
    return _SUITS[text[0]] + text[1].replace("T", "10")


@register.filter
def denomination(text: str) -> str:
    """`S` as `♠`; `NT` stays."""
    return _SUITS.get(text, text)


@register.filter
def signed(points: int) -> str:
    """Points with their sign, a true minus among them: `+620`, `−30`, `0`."""
    return f"{points:+d}".replace("-", "−") if points else "0"
