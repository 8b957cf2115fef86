"""The Broken Ark bot at negation and grand reversal: own side's total, less the opponents'."""

from __future__ import annotations

import pytest

from games.engine.game import Json, Viewer
from games.engine.seats import parse_seat
from games.engine.views import view
from games.rules.broken_ark import BROKEN_ARK
from games.tests.bots.ark import chosen_from
from games.tests.rules.ark import public
from games.tests.rules.random_matches import random_steps

Totals = dict[str, tuple[int, int]]
"""By choice: what it would make of the totals of North-South and East-West."""


def offering(phase: str, totals: Totals, seat: str = "S", winners: str = "NE") -> Json:
    """As much of a view as bears on the choice; `winners`: of the first and the last trick."""
    kind = "negate" if phase == "negation" else "reverse"
    offers = [
        {"action": f"{kind} {choice}", "group": kind, "preview": {"total": {"NS": ns, "EW": ew}}}
        for choice, (ns, ew) in totals.items()
    ]
    history = [{"winner": winner} for winner in winners]
    return {
        "public": {"phase": phase, "facts": {"history": history}},
        "you": {"seat": seat, "actions": offers},
    }


@pytest.mark.parametrize("phase", ["negation", "reversal"])
@pytest.mark.parametrize(
    ("totals", "choice"),
    [
        ({"own": (300, 500), "opponents": (-300, -500), "decline": (-300, 500)}, "opponents"),
        ({"own": (800, 500), "opponents": (-800, -500), "decline": (-800, 500)}, "own"),
        ({"own": (300, -500), "opponents": (300, -500), "decline": (300, -500)}, "decline"),
    ],
)
def test_the_choice_is_what_leaves_own_side_furthest_ahead(phase: str, totals: Totals, choice: str) -> None:
    assert chosen_from(offering(phase, totals)).split()[1] == choice


def test_east_and_west_choose_for_themselves() -> None:
    totals: Totals = {"own": (100, 200), "opponents": (-100, -200), "decline": (100, -200)}
    assert chosen_from(offering("negation", totals, seat="E")) == "negate own"


def test_a_bad_board_is_left_as_it_is_when_a_reversal_will_turn_it_with_the_total() -> None:
    totals: Totals = {"own": (-8_500, 0), "opponents": (-9_500, 0), "decline": (-9_500, 0)}
    view = offering("negation", totals, winners="SS")
    assert chosen_from(view) == "negate decline"
    assert chosen_from(offering("negation", totals)) == "negate own"


def test_in_matches_as_well_no_other_choice_is_better() -> None:
    seen = 0
    for seed in range(8):
        for step in random_steps(BROKEN_ARK, seed, {}):
            before = public(step.before)
            if before["phase"] in ("negation", "reversal") and not may_reverse_later(before):
                assert_best(view(BROKEN_ARK, step.before, Viewer(parse_seat(before["turns"][0]))))
                seen += 1
    assert seen > 10


def may_reverse_later(before: Json) -> bool:
    winners = [trick["winner"] for trick in before["facts"]["history"]]
    return before["phase"] == "negation" and winners[0] == winners[-1]


def assert_best(seen: Json) -> None:
    own, theirs = ("NS", "EW") if seen["you"]["seat"] in "NS" else ("EW", "NS")
    totals = {offer["action"]: offer["preview"]["total"] for offer in seen["you"]["actions"]}
    leads = {action: total[own] - total[theirs] for action, total in totals.items()}
    assert leads[chosen_from(seen)] == max(leads.values())
