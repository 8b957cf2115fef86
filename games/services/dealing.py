"""Dealing: cards from the operating system's source, and the nonce of the commitment to them.

The dealer is a parameter of the system: `deal_with` puts another in its place, so that recorded deals can be
played through everything else.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from games.engine.cards import CARDS, hand_of
from games.engine.events import Dealt
from games.engine.game import NextBoard
from games.engine.seats import SEATS

Dealer = Callable[[int, NextBoard], Dealt]
"""`(match's primary key, what must be dealt) -> what was dealt`."""

_source = secrets.SystemRandom()


def shuffle_and_deal(match_id: int, board: NextBoard) -> Dealt:
    """A deal drawn uniformly from all 52!/(13!)^4 (rules/README.md); the dealer too where that is left to chance."""
    pack = list(CARDS)
    _source.shuffle(pack)
    north, east, south, west = (hand_of(pack[13 * seat : 13 * seat + 13]) for seat in SEATS)
    dealer = secrets.randbelow(4) if board.dealer is None else board.dealer
    return Dealt(board.number, dealer, board.vulnerable, (north, east, south, west), secrets.token_hex(32))


_dealer: Dealer = shuffle_and_deal


def deal(match_id: int, board: NextBoard) -> Dealt:
    """What the dealer in charge deals for `board` of the match."""
    return _dealer(match_id, board)


@contextmanager
def deal_with(dealer: Dealer) -> Iterator[None]:
    """Let `dealer` deal in this process meanwhile."""
    global _dealer
    before, _dealer = _dealer, dealer
    try:
        yield
    finally:
        _dealer = before
