"""The Broken Ark bot's sense in the play, deal by deal. Hands are written S.H.D.C, from North."""

from __future__ import annotations

from games.bots.broken_ark.prices import trick_stake
from games.engine.actions import BIDS
from games.engine.contract import CONTRACTS
from games.engine.deal import parse_deal_text
from games.engine.seats import NORTH, SOUTH, WEST, Seat
from games.rules.broken_ark.state import State
from games.tests.bots.ark import chosen
from games.tests.rules.ark import FOUR_PASSES, act, deal, start

EAST_HAS_THE_QUEEN = "N:AK3.K42.A86.A432 QJT9.QJT9.KJ5.65 542.8765.Q43.T97 876.A3.T972.KQJ8"
SOUTH_HAS_THE_QUEEN = "N:AK3.K42.A86.A432 JT95.QJT9.KJ5.65 Q42.8765.Q43.T97 876.A3.T972.KQJ8"


def playing(hands: str, declarer: Seat, cards: str, contract: str = "1NT", vulnerable: str = "None") -> State:
    """The state in which `cards` have been played to the contract."""
    state = deal(start(), parse_deal_text(hands), dealer=declarer, vulnerable=vulnerable)
    return act(state, [contract, *FOUR_PASSES, *cards.split()])


def test_the_queen_of_spades_is_not_fed_to_the_partner() -> None:
    assert chosen(playing(SOUTH_HAS_THE_QUEEN, WEST, "SA S5")) != "SQ"


def test_the_queen_of_spades_is_given_to_an_opponent_who_has_the_trick() -> None:
    assert chosen(playing(EAST_HAS_THE_QUEEN, WEST, "SA")) == "SQ"


def test_the_queen_of_spades_is_not_led() -> None:
    assert chosen(playing(EAST_HAS_THE_QUEEN, NORTH, "")) != "SQ"


def test_the_jack_of_diamonds_is_caught_by_the_last_hand_that_can() -> None:
    assert chosen(playing(EAST_HAS_THE_QUEEN, SOUTH, "D2 D6 DJ")) == "DQ"


def test_the_jack_of_diamonds_is_not_played_under_an_opponents_ace() -> None:
    assert chosen(playing(EAST_HAS_THE_QUEEN, WEST, "DA")) == "D5"


def test_the_jack_of_diamonds_is_fed_to_the_partner_who_has_the_trick() -> None:
    north_and_south_changed = "N:542.8765.AQ3.T97 QT98.QT92.K54.65 AK3.KJ4.J86.A432 J76.A3.T972.KQJ8"
    assert chosen(playing(north_and_south_changed, WEST, "DA D4")) == "DJ"


def test_the_ten_of_clubs_is_kept_away_from_a_partner_who_has_taken_the_queen_of_spades() -> None:
    assert chosen(playing(EAST_HAS_THE_QUEEN, WEST, "SA SQ S2 S6 CA C5")) != "CT"


def test_the_ten_of_clubs_is_given_to_a_partner_who_has_taken_the_jack_of_diamonds() -> None:
    assert chosen(playing(EAST_HAS_THE_QUEEN, WEST, "DA DJ D3 D2 CA C5")) == "CT"


def test_the_last_hand_chooses_the_parity_that_gives_the_other_side_a_bad_place() -> None:
    first = "SA S9 S2 S6"
    assert chosen(playing(EAST_HAS_THE_QUEEN, WEST, f"{first} SK ST S4")) == "S7"
    assert chosen(playing(EAST_HAS_THE_QUEEN, WEST, f"{first} SK ST S5")) == "S8"


def test_the_trick_that_makes_a_vulnerable_game_is_taken_with_the_queen_of_spades_in_it() -> None:
    hands = "N:.KQT532.AT874.64 A74.A74.K63.KT85 KQT9653.8.J.Q972 J82.J96.Q952.AJ3"
    eleven_tricks = (
        "SJ H5 SA S3 D3 DJ D5 D4 H8 H9 HK H7 H2 H4 C2 H6 S2 C4 S7 ST S9 S8 "
        "C6 S4 S5 CA D7 D6 S6 DQ D8 C5 SK D9 H3 C8 CQ C3 HQ CT C7 CJ HT CK "
    )
    eight_made = playing(hands, SOUTH, eleven_tricks + "DK SQ D2", contract="3NT", vulnerable="NS")
    assert chosen(eight_made) == "DA"


def test_a_trick_is_worth_the_whole_contract_where_it_decides_it_and_an_overtrick_where_that_is_made() -> (
    None
):
    four_spades = CONTRACTS[next(bid.number for bid in BIDS if bid.text == "4S")][NORTH][0]
    assert trick_stake(four_spades, vulnerable=False, won=9, left=1) == 420 + 50
    assert trick_stake(four_spades, vulnerable=False, won=10, left=1) == 30
    assert trick_stake(four_spades, vulnerable=True, won=5, left=4) == 100
