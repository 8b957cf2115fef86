"""After the last trick: negation, grand reversal, scoreboard, the end of the match."""

from __future__ import annotations

import pytest

from games.engine.actions import OK, REVERSALS
from games.engine.cards import Hand, Hands
from games.engine.errors import IllegalAction, InvalidOptions
from games.engine.events import Acted, Ended, SeatChanged, Started
from games.engine.seats import EAST, NORTH
from games.rules.broken_ark import BROKEN_ARK
from games.rules.broken_ark.settle import is_match_over, turned
from games.rules.broken_ark.state import Match, Result, State
from games.tests.rules.ark import (
    FOUR_PASSES,
    LAST,
    SUIT_EACH,
    act,
    after_totals,
    card_set,
    deal,
    legal,
    play_all,
    private,
    public,
    start,
)

# One suit each and no trump: West declares, so North leads and takes all. North's side scores 800 for a full harvest
# and −210 for the even tricks, East and West −650 for thirteen down and 280 for the odd ones.
NORTH_SCORES, OTHERS_SCORE = 590, -370


def swept_by_north(state: State, call: str = "7NT") -> State:
    """A board of which North takes every trick: North may negate, and perhaps reverse."""
    return play_all(act(deal(state, dealer=3), [call, *FOUR_PASSES]))


def totals(state: State) -> tuple[int, int]:
    total = BROKEN_ARK.outcome(state).total
    return total["NS"], total["EW"]


def test_the_holder_of_both_fives_chooses_a_negation_whatever_it_would_do() -> None:
    state = swept_by_north(start())
    view = public(state)
    assert (view["phase"], view["turns"], view["facts"]["chooser"]) == ("negation", ["N"], "N")
    assert legal(state) == {"negate own", "negate opponents", "negate decline"}
    assert view["sheet"]["boards"] == []
    assert view["totals"] == {"NS": 0, "EW": 0}
    previews = {action["action"]: action["preview"] for action in private(state, "N")["actions"]}
    unchanged = {"score": {"NS": 590, "EW": -370}, "total": {"NS": 590, "EW": -370}}
    assert previews == dict.fromkeys(("negate own", "negate opponents", "negate decline"), unchanged)
    assert private(state, "S")["actions"] == []


@pytest.mark.parametrize(
    ("scores", "seat", "choice", "after"),
    [
        ((20, 590), 2, "opponents", (20, -590)),
        ((20, 590), 2, "own", (20, 590)),
        ((-20, -590), 2, "own", (20, -590)),
        ((-20, -590), 2, "opponents", (-20, -590)),
        ((-20, -590), 1, "own", (-20, 590)),
        ((20, 590), 3, "opponents", (-20, 590)),
        ((0, 0), 0, "own", (0, 0)),
        ((-20, 590), 0, "decline", (-20, 590)),
        ((-9999, 1000), 0, "own", (9999, 1000)),
    ],
)
def test_turning_a_score_changes_ones_own_if_negative_and_theirs_if_positive(
    scores: tuple[int, int], seat: int, choice: str, after: tuple[int, int]
) -> None:
    assert turned(scores, seat, choice) == after  # type: ignore[arg-type]


def test_a_negation_that_does_nothing_is_legal_and_said_so() -> None:
    state = act(swept_by_north(start()), ["negate own"])
    assert totals(state) == (NORTH_SCORES, OTHERS_SCORE)
    line = public(state)["sheet"]["current"][-1]
    assert (line["part"], line["points"], line["side"], line["seat"]) == ("negation", 0, "NS", "N")


def test_a_negation_turns_the_boards_score_before_it_is_added() -> None:
    # East leads the clubs against North's contract and takes all: 590 to East and West's account, −370 to North's side.
    state = play_all(act(deal(after_totals(100, 50)), ["7NT", *FOUR_PASSES]))
    assert public(state)["turns"] == ["E"]
    preview = {a["action"]: a["preview"] for a in private(state, "E")["actions"]}
    assert preview["negate own"] == {"score": {"NS": -370, "EW": 590}, "total": {"NS": -270, "EW": 640}}
    state = play_all(act(deal(after_totals(100, 50), dealer=1), ["7NT", *FOUR_PASSES]))
    assert public(state)["turns"] == ["S"]
    assert private(state, "S")["actions"][1]["preview"]["score"] == {"NS": 590, "EW": -370}


def test_no_reversal_is_offered_when_there_is_nothing_to_turn() -> None:
    state = act(swept_by_north(start()), ["negate decline"])
    assert public(state)["phase"] == "scoreboard"


def test_own_negative_total_may_be_reversed_and_the_opponents_positive_one() -> None:
    state = act(swept_by_north(after_totals(-9000, 1000)), ["negate decline"])
    assert public(state)["phase"] == "reversal"
    assert public(state)["totals"] == {"NS": -8410, "EW": 630}
    assert legal(state) == {"reverse own", "reverse opponents", "reverse decline"}
    previews = {action["action"]: action["preview"] for action in private(state, "N")["actions"]}
    score = {"NS": NORTH_SCORES, "EW": OTHERS_SCORE}
    assert previews == {
        "reverse own": {"score": score, "total": {"NS": 8410, "EW": 630}},
        "reverse opponents": {"score": score, "total": {"NS": -8410, "EW": -630}},
        "reverse decline": {"score": score, "total": {"NS": -8410, "EW": 630}},
    }
    assert totals(act(state, ["reverse own"])) == (8410, 630)
    assert totals(act(state, ["reverse opponents"])) == (-8410, -630)
    assert totals(act(state, ["reverse decline"])) == (-8410, 630)


def test_the_example_of_the_rules_turns_minus_9999_to_plus_9999() -> None:
    state = act(
        swept_by_north(after_totals(-9999 - NORTH_SCORES, 1000 - OTHERS_SCORE, limit=None)),
        ["negate decline"],
    )
    state = act(state, ["reverse own"])
    assert totals(state) == (9999, 1000)


@pytest.mark.parametrize(
    ("before", "offered"),
    [
        ((-5000, -5000), {"reverse own", "reverse decline"}),
        ((5000, 5000), {"reverse opponents", "reverse decline"}),
    ],
)
def test_only_what_applies_is_offered(before: tuple[int, int], offered: set[str]) -> None:
    state = act(swept_by_north(after_totals(*before)), ["negate decline"])
    assert legal(state) == offered
    for choice in {"own", "opponents"} - {action.split()[1] for action in offered}:
        with pytest.raises(IllegalAction, match="cannot be turned"):
            BROKEN_ARK.apply(state, Acted(NORTH, REVERSALS[choice]))  # type: ignore[index]


@pytest.mark.parametrize("negation", ["negate own", "negate opponents", "negate decline"])
def test_no_choice_of_negation_bears_on_the_reversal(negation: str) -> None:
    state = act(swept_by_north(after_totals(-5000, 5000)), [negation])
    assert public(state)["phase"] == "reversal"
    assert [line["part"] for line in public(state)["sheet"]["current"]][-1] == "negation"
    state = act(state, ["reverse own"])
    assert [line["part"] for line in public(state)["sheet"]["current"]][-2:] == ["negation", "reversal"]
    assert public(state)["facts"]["chooser"] == "N"


def swapped(*pairs: str) -> Hands:
    """One suit each, but for pairs of cards that have changed places."""
    dealt = list(SUIT_EACH)
    for both in map(card_set, pairs):
        dealt = [Hand(hand ^ both) if hand & both else hand for hand in dealt]
    north, east, south, west = dealt
    return north, east, south, west


def test_the_holder_of_the_fives_who_did_not_win_the_first_trick_may_not_reverse() -> None:
    # South ruffs everything, but must follow North's first lead with the only spade.
    state = act(deal(after_totals(-5000, 5000), swapped("S2 D2"), dealer=3), ["7D", *FOUR_PASSES, "SA"])
    state = play_all(state)
    assert public(state)["facts"]["chooser"] == "S"
    assert [trick["winner"] for trick in public(state)["facts"]["history"]] == ["N"] + ["S"] * 12
    assert public(act(state, ["negate decline"]))["phase"] == "scoreboard"


def test_the_holder_of_the_fives_who_did_not_win_the_last_trick_may_not_reverse() -> None:
    # North runs the spades and must then lead the only club, to East.
    state = act(deal(after_totals(-5000, 5000), swapped("S2 C2"), dealer=3), ["7NT", *FOUR_PASSES])
    state = play_all(state, LAST)
    assert public(state)["facts"]["chooser"] == "N"
    assert [trick["winner"] for trick in public(state)["facts"]["history"]] == ["N"] * 12 + ["E"]
    assert public(act(state, ["negate decline"]))["phase"] == "scoreboard"


def test_nobody_chooses_when_the_fives_went_to_two_players() -> None:
    # East keeps ♣5 for the last trick, which North has to lose; ♦5 went to North.
    dealt = swapped("S2 C4", "C2 D2", "C3 D3")
    state = play_all(act(deal(start(), dealt, dealer=3), ["7NT", *FOUR_PASSES]), LAST)
    assert public(state)["last"]["winner"] == "E"
    assert public(state)["facts"]["chooser"] is None
    assert public(state)["phase"] == "scoreboard"


def test_choosing_is_the_holders_alone() -> None:
    state = swept_by_north(after_totals(-5000, 5000))
    with pytest.raises(IllegalAction, match="not your turn"):
        BROKEN_ARK.apply(state, Acted(EAST, OK))
    with pytest.raises(IllegalAction, match="Choose first"):
        act(state, ["ok"])
    state = act(state, ["negate own"])
    with pytest.raises(IllegalAction, match="not your turn"):
        BROKEN_ARK.apply(state, Acted(EAST, REVERSALS["own"]))
    with pytest.raises(IllegalAction, match="Choose first"):
        act(state, ["negate own"])


def test_each_of_the_four_confirms_once_in_any_order() -> None:
    state = act(deal(start()), FOUR_PASSES)
    assert public(state)["turns"] == ["N", "E", "S", "W"]
    state = BROKEN_ARK.apply(state, Acted(2, OK))
    assert public(state)["turns"] == ["N", "E", "W"]
    assert BROKEN_ARK.legal_actions(state, 2) == ()
    with pytest.raises(IllegalAction, match="not your turn"):
        BROKEN_ARK.apply(state, Acted(2, OK))
    with pytest.raises(IllegalAction, match="close the score sheet"):
        act(state, "P")
    assert BROKEN_ARK.next_board(state) is None
    state = act(state, "ok ok ok")
    assert BROKEN_ARK.next_board(state) is not None
    assert BROKEN_ARK.to_act(state) == ()
    assert public(state)["phase"] == "deal"


def test_the_match_ends_after_its_boards_without_a_scoreboard() -> None:
    state = act(swept_by_north(start(boards=1)), ["negate decline"])
    outcome = BROKEN_ARK.outcome(state)
    assert (outcome.over, outcome.winner, outcome.boards) == (True, "NS", 1)
    assert (public(state)["phase"], public(state)["turns"]) == ("over", [])
    assert BROKEN_ARK.next_board(state) is None
    with pytest.raises(IllegalAction, match="The match is over"):
        BROKEN_ARK.apply(state, Acted(NORTH, OK))


def test_level_totals_go_on_until_they_differ() -> None:
    state = act(deal(start(boards=1)), FOUR_PASSES)
    assert public(state)["phase"] == "scoreboard"
    state = act(act(deal(act(state, "ok ok ok ok"), number=2), FOUR_PASSES), "ok ok ok ok")
    state = act(swept_by_north(state), ["negate decline"])
    assert BROKEN_ARK.outcome(state).over
    assert BROKEN_ARK.outcome(state).boards == 3


@pytest.mark.parametrize(
    ("before", "limit", "over"),
    [
        ((9410, 0), 10_000, True),
        ((9409, 0), 10_000, False),
        ((0, -9630), 10_000, True),
        ((0, -9629), 10_000, False),
        ((9410, 0), None, False),
        ((0, 0), 590, True),
    ],
)
def test_the_match_ends_when_a_total_reaches_the_limit(
    before: tuple[int, int], limit: int | None, over: bool
) -> None:
    state = act(swept_by_north(after_totals(*before, limit=limit)), ["negate decline"])
    assert BROKEN_ARK.outcome(state).over is over


def result(total: tuple[int, int]) -> Result:
    return Result(1, None, 0, (0, 0), (0, 0, 0, 0), (0, 0), (0, 0), total)


def test_level_totals_at_the_limit_go_on_until_they_differ_wherever_they_then_stand() -> None:
    assert not is_match_over(Match(16, 10_000, (result((10_000, 10_000)),)))
    assert is_match_over(Match(16, 10_000, (result((10_000, 10_000)), result((9_000, 9_100)))))
    assert not is_match_over(Match(16, 10_000, (result((9_000, 9_100)),)))


def test_a_reversal_can_bring_a_total_to_the_limit_and_end_the_match() -> None:
    state = act(swept_by_north(after_totals(-10_590, 0, limit=10_000)), ["negate decline", "reverse own"])
    outcome = BROKEN_ARK.outcome(state)
    assert (outcome.over, outcome.winner, outcome.total) == (True, "NS", {"NS": 10_000, "EW": -370})


def test_a_match_that_is_ended_has_no_winner_and_shows_all() -> None:
    state = act(deal(after_totals(500, 0), nonce="ab" * 32), ["down SQ"])
    assert "nonce" not in public(state)
    ended = BROKEN_ARK.apply(state, Ended("left", EAST))
    outcome = BROKEN_ARK.outcome(ended)
    assert (outcome.over, outcome.winner, outcome.total) == (True, None, {"NS": 500, "EW": 0})
    view = public(ended)
    assert (view["phase"], view["turns"], view["nonce"]) == ("over", [], "ab" * 32)
    assert len(view["hands"]["S"]) == 13
    for event in (Ended("left"), Acted(NORTH, OK)):
        with pytest.raises(IllegalAction, match="over"):
            BROKEN_ARK.apply(ended, event)


def test_a_change_of_seat_changes_nothing_and_a_second_start_is_refused() -> None:
    state = deal(start())
    assert BROKEN_ARK.apply(state, SeatChanged(NORTH, "b")) == state
    with pytest.raises(IllegalAction):
        BROKEN_ARK.apply(state, Started("broken-ark", {}, 1))


@pytest.mark.parametrize(
    "options",
    [
        {"boards": 0},
        {"boards": True},
        {"boards": "16"},
        {"boards": 4.0},
        {"boards": None},
        {"limit": 0},
        {"limit": False},
        {"pace": 1},
    ],
)
def test_options_that_the_game_does_not_take_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(InvalidOptions):
        BROKEN_ARK.start(options)


def test_options_have_their_defaults_and_take_what_records_hold() -> None:
    facts = public(deal(start()))["facts"]
    assert (facts["boards"], facts["limit"]) == (16, 10_000)
    facts = public(deal(start(boards=3, limit=None)))["facts"]
    assert (facts["boards"], facts["limit"]) == (3, None)
    assert [option.key for option in BROKEN_ARK.info.options] == ["boards", "limit"]
    for option in BROKEN_ARK.info.options:
        assert option.default in [value for value, _ in option.choices]
        assert all(option.allows(value) for value, _ in option.choices)
