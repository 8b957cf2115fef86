"""Moments of the games other than the first, made by their rules from chosen deals (see `scenes`)."""

from __future__ import annotations

from typing import Any

from games.engine.game import Game
from games.rules.imp_bridge import IMP_BRIDGE
from games.rules.rubber_bridge import RUBBER_BRIDGE
from games.rules.spades import SPADES
from games.tests.rules import ark, bridge, spades

Scene = tuple[Any, Game[Any]]
"""A state, and the game it is of."""

MIXED = ark.hands(
    N="SA SK SQ S9 S2 HK H5 H4 DQ DT D3 C8 C2",
    E="S8 S7 HA H9 H8 H7 H6 H3 DK D4 CA C5 C4",
    S="SJ ST S6 S5 HQ H2 DA DJ D9 D8 CK CJ C3",
    W="S4 S3 HJ HT D7 D6 D5 D2 CQ CT C9 C7 C6",
)
"""North and South make four spades or so; East holds a six-card suit."""


def auction() -> Scene:
    """IMP bridge, both sides vulnerable: East has doubled, South is on turn."""
    return bridge.act(_dealt(), "1S X"), IMP_BRIDGE


def dummy_down() -> Scene:
    """South plays four spades doubled; West has led a heart, and dummy, North, is on turn."""
    return _led(), IMP_BRIDGE


def own_hand() -> Scene:
    """The same once dummy and East have played: South follows from the own hand."""
    return bridge.act(_led(), "HK HA"), IMP_BRIDGE


def claim_open() -> Scene:
    """South claims ten of the twelve tricks left; West is to answer."""
    second = bridge.act(_led(), "HK HA H2 C4 CK C6 C2")
    return bridge.act(second, ["claim 10"]), IMP_BRIDGE


def claim_rejected() -> Scene:
    """West has rejected that claim, and South plays on."""
    return bridge.act(claim_open()[0], "reject"), IMP_BRIDGE


def claim_accepted() -> Scene:
    """Both have accepted it: the board is scored."""
    return bridge.act(claim_open()[0], "accept accept"), IMP_BRIDGE


def void_board() -> Scene:
    """IMP bridge: all four have passed."""
    return bridge.act(_dealt(), "P P P P"), IMP_BRIDGE


def rubber() -> Scene:
    """Rubber bridge by the Laws: the fifth board, which won the rubber, is on the sheet."""
    state = bridge.start(RUBBER_BRIDGE, scoring="laws", rubbers=2)
    boards = [("S 2H", 9), ("W 3NTX", 7), ("N 3C", 9), ("Pass", 0), ("E 4S", 11), ("S 6D", 12)]
    state = bridge.played_boards(RUBBER_BRIDGE, state, *boards)
    board = RUBBER_BRIDGE.next_board(state)
    assert board is not None
    assert board.dealer is not None
    state = bridge.deal(state, ark.SUIT_EACH, board.dealer, board.vulnerable, board.number)
    state = bridge.after_lead(bridge.act(state, bridge.calls_for(board.dealer, "N 3NT")))
    return bridge.claim(state, 9), RUBBER_BRIDGE


def unseen() -> Scene:
    """Spades: North is on turn and has not looked at its cards."""
    return spades.deal(spades.start(), MIXED), SPADES


def seen() -> Scene:
    """North has looked, East to come."""
    return spades.act(unseen()[0], "look"), SPADES


def third_bid() -> Scene:
    """South has looked; North has bid four, East nil."""
    return spades.act(spades.bid(unseen()[0], "4", "nil"), "look"), SPADES


def spades_play() -> Scene:
    """Seven tricks are played."""
    state = spades.bid(unseen()[0], "4", "nil", "3", "blind")
    for _ in range(30):
        state = spades.act(state, [spades.legal(state)[-1]])
    return state, SPADES


def spades_scored() -> Scene:
    """A board is scored after some that came before it."""
    state = unseen()[0]
    for number in range(1, 4):
        state = spades.play_all(spades.bid(state, "3", "2", "3", "nil"))
        if number < 3:
            state = spades.deal(spades.act(state, "ok, ok, ok, ok"), MIXED, number % 4, number + 1)
    return state, SPADES


def _dealt() -> Any:
    return bridge.deal(bridge.start(IMP_BRIDGE), MIXED, vulnerable="All", number=4)


def _led() -> Any:
    return bridge.act(_dealt(), "P P 1S X 4S X P P P HJ")
