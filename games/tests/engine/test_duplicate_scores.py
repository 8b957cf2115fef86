"""Duplicate scores and IMPs (rules/imp-bridge.md): each contract against an independent scorer, each boundary."""

from __future__ import annotations

import pytest
from endplay.types import Contract as Recorded, Denom, Penalty, Player, Vul

from games.engine.contract import CONTRACTS
from games.engine.duplicate import contract_parts, contract_score, is_vulnerable
from games.engine.imps import imps
from games.engine.seats import SEATS

DENOMINATIONS = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)
PLAYERS = (Player.north, Player.east, Player.south, Player.west)
PENALTIES = (Penalty.passed, Penalty.doubled, Penalty.redoubled)
VULNERABLE = {"None": Vul.none, "NS": Vul.ns, "EW": Vul.ew, "All": Vul.both}


@pytest.mark.parametrize("vulnerable", VULNERABLE)
@pytest.mark.parametrize("doubled", range(3))
@pytest.mark.parametrize("bid", range(35))
def test_every_contract_scores_for_any_number_of_tricks_what_endplay_says(
    bid: int, doubled: int, vulnerable: str
) -> None:
    for seat in SEATS:
        contract = CONTRACTS[bid][seat][doubled]
        recorded = Recorded(
            level=contract.level,
            denom=DENOMINATIONS[contract.denomination],
            declarer=PLAYERS[seat],
            penalty=PENALTIES[doubled],
        )
        for tricks in range(14):
            recorded.result = tricks - contract.tricks_needed
            points = contract_score(contract, is_vulnerable(vulnerable, seat), tricks)
            assert points == recorded.score(VULNERABLE[vulnerable])


def test_each_undertrick_is_a_part_of_its_own() -> None:
    contract = CONTRACTS[0][0][1]
    parts = contract_parts(contract, vulnerable=False, tricks=2)
    assert [(part.kind, part.number, part.points) for part in parts] == [
        ("undertrick", 1, -100),
        ("undertrick", 2, -200),
        ("undertrick", 3, -200),
        ("undertrick", 4, -300),
        ("undertrick", 5, -300),
    ]


SCALE = [
    (20, 40), (50, 80), (90, 120), (130, 160), (170, 210), (220, 260), (270, 310), (320, 360), (370, 420), (430, 490),
    (500, 590), (600, 740), (750, 890), (900, 1090), (1100, 1290), (1300, 1490), (1500, 1740), (1750, 1990),
    (2000, 2240), (2250, 2490), (2500, 2990), (3000, 3490), (3500, 3990), (4000, 7600),
]  # fmt: skip


@pytest.mark.parametrize(("number", "bounds"), list(enumerate(SCALE, start=1)))
def test_each_step_of_the_imp_scale_begins_and_ends_where_the_rules_say(
    number: int, bounds: tuple[int, int]
) -> None:
    low, high = bounds
    assert (imps(low), imps(high), imps(low - 10)) == (number, number, number - 1)
    assert (imps(-low), imps(-high)) == (number, number)


def test_less_than_twenty_points_are_no_imp() -> None:
    assert (imps(0), imps(10)) == (0, 0)
