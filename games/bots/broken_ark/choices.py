"""Negation and grand reversal: whichever leaves own side furthest ahead (rules/broken-ark.md)."""

from __future__ import annotations

from games.engine.game import Json
from games.engine.seats import SIDES, parse_seat


def choose_turn(view: Json) -> str | None:
    """The choice that leaves own side's total furthest above the other's, with a reversal to come.

    To decline where nothing is better; None without any choice.
    """
    side = parse_seat(view["you"]["seat"]) & 1
    own, theirs = SIDES[side], SIDES[1 - side]
    reverses = view["public"]["phase"] == "negation" and _may_reverse(view)

    def lead(offer: Json) -> int:
        total = offer["preview"]["total"]
        return _lead_after_reversal(total[own], total[theirs]) if reverses else total[own] - total[theirs]

    offers = [offer for offer in view["you"]["actions"] if "preview" in offer]
    return max(reversed(offers), key=lead)["action"] if offers else None


def _may_reverse(view: Json) -> bool:
    """Whether the seat that negates has won the first and the last trick as well."""
    history = view["public"]["facts"]["history"]
    return bool(history[0]["winner"] == history[-1]["winner"] == view["you"]["seat"])


def _lead_after_reversal(own: int, theirs: int) -> int:
    """The lead once the better total is turned: own from below zero, or theirs from above."""
    return own - theirs + 2 * max(0, -own, theirs)
