"""The auction with detention: whose turn, what is legal, when it ends."""

from __future__ import annotations

import pytest

from games.engine.actions import parse_action
from games.engine.errors import IllegalAction, InvalidDeal
from games.engine.events import Acted, Dealt
from games.engine.seats import EAST, SOUTH, WEST
from games.rules.broken_ark import BROKEN_ARK
from games.tests.rules.ark import FOUR_PASSES, SUIT_EACH, act, deal, hands, legal, private, public, start

SPECIAL = hands(
    N="SQ HA DJ CT S2 S3 S4 S5 S6 S7 S8 S9 ST",
    E="SA SK SJ HK HQ HJ HT H9 H8 H7 H6 H5 H4",
    S="H3 H2 DA DK DQ DT D9 D8 D7 D6 D5 D4 D3",
    W="D2 CA CK CQ CJ C9 C8 C7 C6 C5 C4 C3 C2",
)


def refused(state: object, action: str) -> str:
    seat = BROKEN_ARK.to_act(state)[0][0]  # type: ignore[arg-type]
    with pytest.raises(IllegalAction) as raised:
        BROKEN_ARK.apply(state, Acted(seat, parse_action(action)))  # type: ignore[arg-type]
    return raised.value.reason.plain()


def test_the_auction_goes_clockwise_from_the_dealer_one_action_a_turn() -> None:
    state = deal(start(), dealer=WEST)
    seats = []
    for action in ["P", "down SQ", "1C", "P", "P", "2C"]:
        seats.append(public(state)["turns"])
        state = act(state, [action])
    assert seats == [["W"], ["N"], ["E"], ["S"], ["W"], ["N"]]


def test_only_the_four_special_cards_of_ones_own_can_be_detained_or_flipped() -> None:
    state = deal(start(), SPECIAL)
    special = {action for action in legal(state) if " " in action}
    assert special == {f"{how} {card}" for how in ("up", "down") for card in ("SQ", "HA", "DJ", "CT")}
    assert refused(state, "up S2") == "S2 cannot be detained."
    assert refused(deal(start(), SPECIAL, dealer=EAST), "down SQ") == "You do not hold SQ."
    assert refused(state, "flip SQ") == "You have not detained SQ face down."


def test_a_card_is_detained_once_and_flipped_once() -> None:
    state = act(deal(start(), SPECIAL), ["down SQ", "P", "P", "P"])
    assert refused(state, "up SQ") == "SQ is detained already."
    assert {"flip SQ", "up HA", "down HA"} <= legal(state)
    assert not {"up SQ", "down SQ"} & legal(state)
    state = act(state, ["flip SQ", "P", "P", "P"])
    assert refused(state, "flip SQ") == "You have not detained SQ face down."
    assert refused(state, "down SQ") == "SQ is detained already."


def test_another_seats_face_down_card_cannot_be_flipped() -> None:
    state = act(deal(start(), SPECIAL), ["down SQ"])
    assert refused(state, "flip SQ") == "You have not detained SQ face down."


def test_a_bid_must_outrank_the_last_bid() -> None:
    state = act(deal(start()), "1H")
    assert refused(state, "1D") == "A bid must outrank 1H."
    assert "1S" in legal(state)
    assert not {"1C", "1D", "1H"} & legal(state)


def test_a_new_bid_cancels_double_and_redouble() -> None:
    state = act(deal(start()), ["1H", "X", "XX", "P"])
    assert public(state)["contract"]["text"] == "1HXX"
    state = act(state, ["1S"])
    assert public(state)["contract"]["text"] == "1S"
    assert {"X"} == {"X", "XX"} & legal(state)


def test_doubling_is_refused_with_its_reason() -> None:
    state = deal(start())
    assert refused(state, "X") == "There is no bid to double."
    state = act(state, "1H P")
    assert refused(state, "X") == "The last bid is your own side's."
    assert refused(state, "XX") == "There is no double to redouble."
    state = act(state, "P X")
    assert refused(act(state, "P"), "XX") == "Only the side that was doubled may redouble."
    assert refused(state, "X") == "The last bid is doubled already."
    assert refused(act(state, "XX"), "XX") == "The last bid is redoubled already."


def test_four_passes_in_a_row_end_the_auction_and_any_other_action_starts_the_count_again() -> None:
    state = act(deal(start(), SPECIAL), ["1C", "P", "P", "P", "up SQ", "P", "P", "P"])
    assert public(state)["phase"] == "auction"
    state = act(state, ["P"])
    assert public(state)["phase"] == "play"


def test_three_passes_after_a_bid_do_not_end_it() -> None:
    assert public(act(deal(start()), "1C P P P"))["phase"] == "auction"


def test_whoever_made_the_last_bid_declares_not_the_first_to_name_the_suit() -> None:
    state = act(deal(start()), ["1H", "P", "2H", *FOUR_PASSES])
    view = public(state)
    assert view["contract"] == {"text": "2H", "level": 2, "denomination": "H", "doubled": "", "declarer": "S"}
    assert view["turns"] == ["W"]
    assert view["seats"]["S"]["role"] == "declarer"
    assert view["seats"]["N"]["role"] is None


def test_there_is_no_dummy_every_seat_plays_its_own_cards_unseen() -> None:
    state = act(deal(start()), ["1NT", *FOUR_PASSES])
    assert public(state)["hands"] == {}
    assert BROKEN_ARK.to_act(state) == ((EAST, EAST),)
    assert private(act(state, "CA"), "N")["hands"].keys() == {"N"}


def test_a_board_without_a_bid_is_passed_out_whatever_was_detained() -> None:
    state = act(deal(start(), SPECIAL), ["down SQ", *FOUR_PASSES])
    view = public(state)
    assert view["phase"] == "scoreboard"
    assert view["sheet"]["boards"] == [
        {"board": 1, "contract": "Pass", "score": {"NS": 0, "EW": 0}, "total": {"NS": 0, "EW": 0}}
    ]
    assert view["sheet"]["current"] == []
    assert view["marks"]["N"] == [{"how": "down", "card": "SQ"}]
    assert BROKEN_ARK.outcome(state).boards == 1


def test_nothing_but_calls_detentions_and_flips_belongs_to_the_auction() -> None:
    state = deal(start())
    for action in ("SA", "ok", "negate own", "reverse own", "claim 3", "accept", "look", "bid 3"):
        assert refused(state, action) == "The auction is under way: call, detain or flip."


def test_another_seat_is_told_that_it_is_not_its_turn() -> None:
    state = deal(start())
    for seat in (EAST, SOUTH, WEST):
        assert BROKEN_ARK.legal_actions(state, seat) == ()
        with pytest.raises(IllegalAction, match="It is not your turn"):
            BROKEN_ARK.apply(state, Acted(seat, parse_action("P")))


@pytest.mark.parametrize(
    "event",
    [
        Dealt(0, 0, "None", SUIT_EACH),
        Dealt(1, 4, "None", SUIT_EACH),
        Dealt(1, 0, "Both", SUIT_EACH),
        Dealt(1, 0, "None", SUIT_EACH, "00"),
        Dealt(1, 0, "None", (*SUIT_EACH[:3], SUIT_EACH[0])),
    ],
)
def test_a_bad_deal_is_refused(event: Dealt) -> None:
    with pytest.raises(InvalidDeal):
        BROKEN_ARK.apply(start(), event)


def test_a_deal_that_nobody_awaits_is_refused() -> None:
    state = deal(start())
    with pytest.raises(InvalidDeal, match="No deal is awaited"):
        BROKEN_ARK.apply(state, Dealt(2, 0, "NS", SUIT_EACH))


def test_number_and_vulnerability_of_a_deal_hold_and_the_next_follow_from_its_number() -> None:
    state = act(deal(start(), number=5, vulnerable="All"), FOUR_PASSES)
    assert (public(state)["board"], public(state)["vulnerable"]) == (5, "All")
    following = BROKEN_ARK.next_board(act(state, "ok ok ok ok"))
    assert following is not None
    assert (following.number, following.vulnerable, following.dealer) == (6, "EW", None)
