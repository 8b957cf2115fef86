"""After the partner's natural no trump: Stayman, transfers to the majors, raises; and the answers to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.bots.bridge.hand import LONG, Hand
from games.bots.bridge.meaning import ROUND, Meaning, Option
from games.bots.bridge.reading import MAJORS, Reading, bid_text
from games.bots.bridge.strength import GRAND_SLAM_NEEDS, INVITATION, SLAM_NEEDS, game_needs
from games.engine.actions import PASS
from games.engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from games.engine.trick import NO_TRUMP

_ASKS_MAJORS = "majors"
_TRANSFERS = {"hearts": HEARTS, "spades": SPADES}
_GAME = game_needs(NO_TRUMP)


def respond_to_notrump(reading: Reading) -> Iterator[Option]:
    """To an opening or overcall in no trump, the opponents silent."""
    last = reading.last
    assert last is not None
    level, low = last.level, reading.partners.low
    yield Option(bid_text(7, NO_TRUMP), Meaning(GRAND_SLAM_NEEDS - low, balanced=True))
    yield Option(bid_text(6, NO_TRUMP), Meaning(SLAM_NEEDS - low, balanced=True))
    for asks, suit in sorted(_TRANSFERS.items(), key=lambda item: -item[1]):
        meaning = Meaning(least={suit: 5}, forcing=ROUND, asks=asks)
        yield Option(bid_text(level + 1, suit - 1), meaning, _prefers(suit))
    four = Meaning(_GAME - low - INVITATION, count=LONG, forcing=ROUND, asks=_ASKS_MAJORS)
    yield Option(bid_text(level + 1, CLUBS), four, _has_four_card_major)
    yield Option("4NT", Meaning(SLAM_NEEDS - low - INVITATION, SLAM_NEEDS - low - 1))
    yield Option("3NT", Meaning(_GAME - low, SLAM_NEEDS - low - 1, LONG))
    if level == 1:
        yield Option("2NT", Meaning(_GAME - low - INVITATION, _GAME - low - 1, LONG))
    yield Option(PASS.text, Meaning(high=_GAME - low - 1))


def _prefers(suit: Suit) -> Callable[[Hand], bool]:
    """Whether this is the longer major, or spades of equal ones."""

    def when(hand: Hand) -> bool:
        return hand.lengths[suit] >= hand.lengths[SPADES + HEARTS - suit] + (suit == HEARTS)

    return when


def _has_four_card_major(hand: Hand) -> bool:
    return any(hand.lengths[major] == 4 for major in MAJORS)


def answers_notrump(reading: Reading) -> Iterator[Option]:
    """What the no trump bidder calls over Stayman or a transfer."""
    asks = reading.partners_last[1].asks
    if asks == _ASKS_MAJORS:
        yield from _answers_stayman(reading)
    elif asks in _TRANSFERS:
        yield from _completes(reading, _TRANSFERS[asks])


def _answers_stayman(reading: Reading) -> Iterator[Option]:
    for suit in (HEARTS, SPADES):
        yield Option(bid_text(reading.cheapest(suit), suit), Meaning(least={suit: 4}))
    denied = Meaning(most={HEARTS: 3, SPADES: 3})
    yield Option(bid_text(reading.cheapest(DIAMONDS), DIAMONDS), denied)


def _completes(reading: Reading, suit: Suit) -> Iterator[Option]:
    level = reading.cheapest(suit)
    if level == 2:
        yield Option(bid_text(3, suit), Meaning(reading.own.high, least={suit: 4}))
    yield Option(bid_text(level, suit), Meaning())
