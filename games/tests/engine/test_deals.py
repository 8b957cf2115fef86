"""Deals, their commitment, and events as JSON."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from games.engine.actions import parse_action
from games.engine.cards import PACK, Hand, Hands, hand_of
from games.engine.deal import check_deal, commitment, deal_text, hand_text, parse_deal_text, parse_hand
from games.engine.duplicate import is_vulnerable, vulnerable_on
from games.engine.errors import InvalidDeal, InvalidEvent
from games.engine.events import Acted, Dealt, Ended, SeatChanged, Started, parse_event
from games.engine.seats import EAST, NORTH, SOUTH, WEST

SUITS: Hands = tuple(hand_of(range(13 * suit, 13 * suit + 13)) for suit in (3, 2, 1, 0))  # type: ignore[assignment]
SUITS_TEXT = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
NONCE = "00ff" * 16


def test_a_deals_text_names_the_hands_from_north_and_the_suits_from_spades() -> None:
    assert deal_text(SUITS) == SUITS_TEXT
    assert parse_deal_text(SUITS_TEXT) == SUITS


@pytest.mark.parametrize(
    "text",
    [
        "",
        "N:",
        SUITS_TEXT[2:],
        SUITS_TEXT.lower(),
        SUITS_TEXT.replace("AKQ", "QKA", 1),
        SUITS_TEXT.replace("2", "A", 1),
    ],
)
def test_what_is_no_deals_text_is_invalid(text: str) -> None:
    with pytest.raises(InvalidDeal):
        parse_deal_text(text)


def test_a_commitment_is_the_hash_of_the_nonces_bytes_and_the_deals_text() -> None:
    assert commitment(NONCE, SUITS) == hashlib.sha256(bytes.fromhex(NONCE) + SUITS_TEXT.encode()).hexdigest()


@pytest.mark.parametrize("nonce", ["", "00", NONCE.upper(), NONCE[:-1] + "g", NONCE + "00"])
def test_a_nonce_is_32_bytes_in_lower_case_hexadecimal(nonce: str) -> None:
    with pytest.raises(InvalidDeal):
        commitment(nonce, SUITS)


def test_hands_are_read_in_any_order_and_written_in_one() -> None:
    hand = parse_hand("C2 C3 C4 C5 SA SK SQ SJ ST S9 S8 S7 H2")
    assert hand_text(hand) == "SA SK SQ SJ ST S9 S8 S7 H2 C5 C4 C3 C2"


@pytest.mark.parametrize("text", ["", "SA", "SA " * 13, "SX SK SQ SJ ST S9 S8 S7 H2 C5 C4 C3 C2", "SASK"])
def test_what_is_no_hand_is_invalid(text: str) -> None:
    with pytest.raises(InvalidDeal):
        parse_hand(text)


@pytest.mark.parametrize(
    "hands",
    [
        SUITS[:3],
        (*SUITS[:3], SUITS[0]),
        (*SUITS[:3], Hand(SUITS[3] >> 1)),
        (*SUITS[:3], PACK),
        (Hand(0), Hand(0), Hand(0), PACK),
        (*SUITS[:3], Hand(SUITS[3] | 1 << 52)),
    ],
)
def test_four_hands_that_are_not_one_pack_are_no_deal(hands: tuple[Hand, ...]) -> None:
    with pytest.raises(InvalidDeal):
        check_deal(hands)


def test_vulnerability_goes_round_in_sixteen_boards() -> None:
    cycle = [
        "None",
        "NS",
        "EW",
        "All",
        "NS",
        "EW",
        "All",
        "None",
        "EW",
        "All",
        "None",
        "NS",
        "All",
        "None",
        "NS",
        "EW",
    ]
    assert [vulnerable_on(number) for number in range(1, 33)] == cycle * 2
    assert [is_vulnerable("EW", seat) for seat in (NORTH, EAST, SOUTH, WEST)] == [False, True, False, True]
    assert is_vulnerable("All", NORTH)
    assert not is_vulnerable("None", WEST)


EVENTS = [
    Started("broken-ark", {"boards": 16, "limit": None}, 1),
    Dealt(3, WEST, "All", SUITS, NONCE),
    Dealt(1, NORTH, "None", SUITS),
    Acted(SOUTH, parse_action("down DJ"), "b"),
    SeatChanged(EAST, "b"),
    Ended("left", WEST),
    Ended("closed"),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_comes_back_from_its_json(event: Any) -> None:
    assert parse_event(json.loads(json.dumps(event.as_json()))) == event


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        {},
        {"event": "unheard"},
        {"event": ["acted"]},
        {"event": "acted", "seat": "S", "action": "8S", "by": "p"},
        {"event": "acted", "seat": "SE", "action": "1S", "by": "p"},
        {"event": "acted", "seat": "S", "action": "1S", "by": "pb"},
        {"event": "acted", "seat": "S", "action": "1S", "by": "x"},
        {"event": "acted", "seat": "S", "action": "1S"},
        {"event": "acted", "seat": "S", "action": "1S", "by": "p", "more": 1},
        {"event": "ended", "reason": 3, "seat": None},
        {"event": "started", "game": "broken-ark", "options": {}, "rules": True},
        {"event": "dealt", "number": 1, "dealer": "N", "vulnerable": "None", "deal": "N:", "nonce": ""},
    ],
)
def test_what_is_no_event_is_invalid(value: Any) -> None:
    with pytest.raises(InvalidEvent):
        parse_event(value)
