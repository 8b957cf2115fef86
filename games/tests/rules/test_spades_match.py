"""A match of Spades: who deals, when it ends, who has won (rules/spades.md, "Two rule sets")."""

from __future__ import annotations

import pytest

from games.engine.actions import OK
from games.engine.errors import IllegalAction, InvalidDeal, InvalidOptions
from games.engine.events import Acted, Dealt, Ended, SeatChanged, Started
from games.engine.seats import EAST, NORTH, SOUTH, WEST
from games.rules.spades import SPADES
from games.rules.spades.race import RACES
from games.rules.spades.settle import is_match_over
from games.rules.spades.state import Match
from games.tests.rules.ark import SUIT_EACH
from games.tests.rules.spades import act, after_totals, bid, deal, play_all, public, result, start


@pytest.mark.parametrize(
    ("rules", "total", "over"),
    [
        ("race-500", (499, 0), False),
        ("race-500", (500, 0), True),
        ("race-500", (0, 500), True),
        ("race-500", (-199, 0), False),
        ("race-500", (-200, 0), True),
        ("race-500", (0, -200), True),
        ("race-500", (510, 505), True),
        ("race-500", (510, -210), True),
        ("race-500", (-250, -200), True),
        ("race-300", (300, 0), False),
        ("race-300", (301, 0), True),
        ("race-300", (0, 301), True),
        ("race-300", (-300, 0), False),
        ("race-300", (-301, 0), True),
        ("race-300", (0, -301), True),
        # level past the mark, either end: play on
        ("race-500", (505, 505), False),
        ("race-500", (-210, -210), False),
        ("race-300", (301, 301), False),
        ("race-300", (-400, -400), False),
    ],
)  # fmt: skip
def test_the_mark_of_each_rule_set(rules: str, total: tuple[int, int], over: bool) -> None:
    assert is_match_over(Match(RACES[rules], (result(total),))) is over


def test_the_higher_total_wins_also_when_the_lower_one_ended_the_match() -> None:
    state = play_all(bid(deal(after_totals((-100, -190))), "5", "1", "5", "1"))
    assert public(state)["outcome"] == {"over": True, "winner": "NS"}
    assert public(state)["phase"] == "over"
    assert SPADES.outcome(state).total == {"NS": 3, "EW": -210}
    assert public(state)["hands"]["N"][0] == "SA"


def test_past_the_mark_on_level_totals_another_board_is_played_and_decides() -> None:
    state = play_all(bid(deal(after_totals((392, 520))), "5", "1", "5", "1"))
    assert SPADES.outcome(state).total == {"NS": 495, "EW": 500}
    assert SPADES.outcome(state).winner == "EW"
    state = play_all(bid(deal(after_totals((400, 523))), "5", "1", "5", "1"))
    assert SPADES.outcome(state).total == {"NS": 503, "EW": 503}
    assert public(state)["phase"] == "scoreboard"
    assert SPADES.outcome(state).winner is None
    state = act(state, "ok, ok, ok, ok")
    assert SPADES.next_board(state) is not None
    state = play_all(bid(deal(state, number=3), "5", "1", "5", "1"))
    assert public(state)["outcome"] == {"over": True, "winner": "NS"}


def test_level_past_the_mark_and_both_fallen_below_it_again_is_not_the_end() -> None:
    below = Match(RACES["race-500"], (result((505, 505)), result((430, 440))))
    assert not is_match_over(below)


def test_the_first_dealer_is_drawn_and_the_deal_goes_clockwise() -> None:
    board = SPADES.next_board(start())
    assert board is not None
    assert (board.number, board.dealer, board.vulnerable) == (1, None, "None")
    for dealer, following in ((NORTH, EAST), (WEST, NORTH)):
        state = deal(start(), dealer=dealer)
        assert SPADES.next_board(state) is None
        state = act(play_all(bid(state, "5", "3", "5", "3")), "ok, ok, ok, ok")
        board = SPADES.next_board(state)
        assert board is not None
        assert (board.number, board.dealer) == (2, following)


def test_a_deal_of_another_number_or_dealer_holds_and_the_next_goes_on_from_it() -> None:
    state = deal(after_totals((0, 0)), dealer=SOUTH, number=7)
    assert (public(state)["board"], public(state)["dealer"], public(state)["turns"]) == (7, "S", ["W"])
    state = act(play_all(bid(state, "5", "3", "5", "3")), "ok, ok, ok, ok")
    board = SPADES.next_board(state)
    assert board is not None
    assert (board.number, board.dealer) == (8, WEST)
    asked = SPADES.next_board(state, 12)
    assert asked is not None
    assert (asked.number, asked.dealer) == (12, WEST)


def test_options_are_the_two_rule_sets_and_no_other() -> None:
    assert SPADES.start({}) == start("race-500")
    assert public(start("race-300"))["facts"]["rules"] == "race-300"
    for options in ({"rules": "race-400"}, {"rules": None}, {"boards": 16}):
        with pytest.raises(InvalidOptions):
            SPADES.start(options)


def test_an_end_from_outside_stops_the_match_without_a_winner_wherever_it_stands() -> None:
    for state in (start(), deal(start()), bid(deal(start()), "1", "1", "1", "1"), after_totals((3, 1))):
        over = SPADES.apply(state, Ended("left", EAST))
        assert public(over)["outcome"] == {"over": True, "winner": None}
        assert SPADES.to_act(over) == ()
        assert SPADES.outcome(over).boards == SPADES.outcome(state).boards
        with pytest.raises(IllegalAction, match="The match is over"):
            SPADES.apply(over, Ended("left", EAST))
        with pytest.raises(IllegalAction, match="The match is over"):
            SPADES.apply(over, Acted(NORTH, OK))


def test_who_plays_a_seat_changes_nothing() -> None:
    state = deal(start())
    assert SPADES.apply(state, SeatChanged(NORTH, "b")) == state


def test_a_deal_under_way_and_a_second_start_are_refused() -> None:
    state = deal(start())
    with pytest.raises(InvalidDeal, match="No deal is awaited"):
        SPADES.apply(state, Dealt(1, NORTH, "None", SUIT_EACH))
    with pytest.raises(IllegalAction, match="started already"):
        SPADES.apply(state, Started("spades", {}, 1))
    with pytest.raises(IllegalAction, match="No board is dealt"):
        SPADES.apply(start(), Acted(NORTH, OK))


def test_the_help_tables_hold_the_worked_deals_of_the_rules_page() -> None:
    tables = SPADES.tables()
    worked = [(*line["bids"], *line["took"], line["score"], line["bags"]) for line in tables["worked"]]
    assert worked[:5] == [
        ("4", "3", 2, 5, 70, 0),
        ("4", "3", 4, 1, -70, 0),
        ("nil", "5", 0, 6, 151, 1),
        ("nil", "5", 2, 4, -150, 2),
        ("nil", "4", 2, 3, -140, 2),
    ]
    assert [race["key"] for race in tables["races"]] == ["race-500", "race-300"]
