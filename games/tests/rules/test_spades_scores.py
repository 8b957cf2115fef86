"""What a side scores for a deal, and how the sheet explains it (rules/spades.md, "Scoring a deal, per side")."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.actions import BLIND, NIL, TRICK_BIDS, Action
from games.rules.spades.scoring import SideDeal
from games.tests.rules.spades import act, after_totals, bid, deal, play_all, public, start

Json = dict[str, Any]


def bid_of(text: str) -> Action:
    return {"nil": NIL, "blind": BLIND}.get(text) or TRICK_BIDS[int(text) - 1]


@pytest.mark.parametrize(
    ("bids", "took", "score", "bags"),
    [
        # the worked table of the rules page
        ("4 3", (2, 5), 70, 0),
        ("4 3", (4, 1), -70, 0),
        ("nil 5", (0, 6), 151, 1),
        ("nil 5", (2, 4), -150, 2),
        ("nil 4", (2, 3), -140, 2),
        # a nil bidder's tricks never help the partner's contract, whichever of the two it is
        ("5 nil", (4, 2), -150, 2),
        ("4 nil", (5, 1), -100 + 41, 2),
        # overtricks and the exact contract
        ("1 1", (2, 0), 20, 0),
        ("1 1", (7, 6), 31 - 100, 1),
        ("13 13", (13, 0), -260, 0),
        ("13 nil", (13, 0), 230, 0),
        # blind nil, made and failed
        ("blind 4", (0, 4), 240, 0),
        ("blind 4", (1, 4), -160, 1),
        ("blind 4", (1, 3), -240, 1),
        ("blind 4", (1, 6), -158, 3),
        # both nil: a contract of 0, made; their tricks are bags
        ("nil nil", (0, 0), 200, 0),
        ("nil nil", (0, 3), 0, 3),
        ("nil nil", (2, 3), -200, 5),
        ("nil blind", (0, 0), 300, 0),
        ("nil blind", (0, 2), -100, 2),
        ("blind blind", (4, 2), -400, 6),
    ],
)  # fmt: skip
def test_a_sides_score_and_bags_by_bids_and_tricks(
    bids: str, took: tuple[int, int], score: int, bags: int
) -> None:
    one, other = map(bid_of, bids.split())
    side = SideDeal((one, other), took)
    assert (side.score, side.bags_after) == (score, bags)


@pytest.mark.parametrize(
    ("bids", "took", "before", "score", "after"),
    [
        ("4 3", (4, 5), 7, 72, 9),
        ("4 3", (4, 5), 8, 72 - 100, 0),
        ("4 3", (4, 5), 9, 72 - 100, 1),
        ("4 3", (4, 3), 9, 70, 9),
        ("4 3", (4, 1), 9, -70, 9),
        # the tricks of a failed nil fill the bags too, also with the contract missed
        ("nil 5", (2, 4), 8, -150 - 100, 0),
        ("nil nil", (6, 7), 0, -200 - 100, 3),
        # two penalties in one deal
        ("nil nil", (6, 7), 7, -200 - 200, 0),
        ("1 1", (7, 6), 9, 31 - 200, 0),
        ("1 nil", (13, 0), 9, 100 + 22 - 200, 1),
    ],
)  # fmt: skip
def test_every_ten_bags_cost_a_hundred_and_the_rest_stay(
    bids: str, took: tuple[int, int], before: int, score: int, after: int
) -> None:
    one, other = map(bid_of, bids.split())
    side = SideDeal((one, other), took, before)
    assert (side.score, side.bags_after) == (score, after)


def played(*bids: str, bags: tuple[int, int] = (0, 0)) -> Json:
    """The view after a board in which North, who bids first and holds all spades, wins every trick."""
    return public(play_all(bid(deal(after_totals((0, 0), bags), number=2), *bids)))


def lines(view: Json, side: str) -> list[tuple[str, str | None, str, int]]:
    """The explained lines of a side: part, seat, English words, points."""
    return [
        (line["part"], line["seat"], line["text"]["key"] % words(line["text"]["args"]), line["points"])
        for line in view["sheet"]["current"]
        if line["side"] == side
    ]


def words(args: Json) -> Json:
    return {name: arg["seat"] if isinstance(arg, dict) else arg for name, arg in args.items()}


def test_the_sheet_explains_a_contract_made_with_overtricks_and_one_missed() -> None:
    view = played("6", "3", "4", "2", bags=(1, 3))
    assert lines(view, "NS") == [
        ("contract", None, "Contract made, tricks won 13: 10 × 10", 100),
        ("contract", None, "Overtricks: 3 × 1", 3),
        ("bags", None, "Bags: 1 and 3 more", 0),
    ]
    assert lines(view, "EW") == [("contract", None, "Contract missed, tricks won 0: 5 × −10", -50)]
    assert view["facts"]["bags"] == {"NS": 4, "EW": 3}


def test_the_sheet_explains_each_nil_and_full_bags() -> None:
    view = played("nil", "blind", "4", "nil", bags=(9, 9))
    assert lines(view, "NS") == [
        ("contract", None, "Contract missed, tricks won 0: 4 × −10", -40),
        ("nil", "N", "Nil by N failed, tricks won 13", -100),
        ("bags", None, "Bags: 9 and 13 more", 0),
        ("bags", None, "Ten bags taken away: 2 × -100", -200),
    ]
    assert lines(view, "EW") == [
        ("contract", None, "No contract: both bid nil", 0),
        ("nil", "E", "Blind nil by E made", 200),
        ("nil", "W", "Nil by W made", 100),
    ]
    assert lines(played("blind", "1", "1", "1"), "NS")[1] == (
        *("nil", "N", "Blind nil by N failed, tricks won 13", -200),
    )


def test_totals_and_bags_stand_in_every_view_from_the_bidding_on() -> None:
    state = after_totals((123, -45), (7, 2))
    for view in (public(state), public(deal(state)), public(bid(deal(state), "3", "3", "3", "3"))):
        assert view["totals"] == {"NS": 123, "EW": -45}
        assert view["facts"]["bags"] == {"NS": 7, "EW": 2}


def test_the_sheet_is_empty_until_the_last_trick() -> None:
    state = bid(deal(start()), "3", "3", "3", "3")
    assert public(state)["sheet"] == {"boards": [], "current": []}
    done = act(play_all(state), "ok, ok, ok, ok")
    assert public(done)["sheet"]["current"] == []
    assert len(public(done)["sheet"]["boards"]) == 1


def test_a_boards_line_has_bids_tricks_score_bags_and_total() -> None:
    assert played("6", "3", "4", "blind", bags=(8, 0))["sheet"]["boards"][-1] == {
        "board": 2,
        "bids": {"N": "6", "E": "3", "S": "4", "W": "blind"},
        "tricks": {"N": 13, "E": 0, "S": 0, "W": 0},
        "score": {"NS": 3, "EW": 170},
        "bags": {"NS": 1, "EW": 0},
        "total": {"NS": 3, "EW": 170},
    }
