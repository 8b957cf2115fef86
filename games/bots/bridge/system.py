"""Which part of the system a seat is in, and what each call of an auction has said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.bots.bridge.advancing import advancing
from games.bots.bridge.continuing import continuing
from games.bots.bridge.high_openings import (
    respond_over_interference,
    respond_to_preempt,
    respond_to_strong,
)
from games.bots.bridge.meaning import NOTHING, Meaning, Option
from games.bots.bridge.notrump import answers_notrump, respond_to_notrump
from games.bots.bridge.opening import STRONG, opening
from games.bots.bridge.overcalling import overcalling
from games.bots.bridge.reading import Bid, Reading
from games.bots.bridge.rebidding import rebidding, strong_rebids
from games.bots.bridge.responding import responding
from games.engine.cards import SUITS
from games.engine.seats import Seat
from games.engine.trick import NO_TRUMP


def read(dealer: Seat, calls: tuple[str, ...]) -> Reading:
    """The auction read from its beginning, call by call."""
    for count in range(len(calls)):
        _read(dealer, calls[:count])
    return _read(dealer, calls)


@lru_cache(maxsize=4096)
def _read(dealer: Seat, calls: tuple[str, ...]) -> Reading:
    if not calls:
        return Reading(dealer, (), ())
    before = _read(dealer, calls[:-1])
    return Reading(dealer, calls, (*before.meanings, _meaning(before, calls[-1])))


def _meaning(before: Reading, call: str) -> Meaning:
    """What the call says: what the system has for it, makeshifts only where there is nothing else."""
    known = [option for option in options(before) if option.call == call]
    meanings = [option.meaning for option in known if not option.makeshift]
    return _united(meanings or [option.meaning for option in known] or [NOTHING])


def _united(meanings: list[Meaning]) -> Meaning:
    """What holds for every hand that one of these fits."""
    first = meanings[0]
    if len(meanings) == 1:
        return first
    return Meaning(
        min(meaning.low for meaning in meanings),
        max(meaning.high for meaning in meanings),
        least={suit: min(meaning.least.get(suit, 0) for meaning in meanings) for suit in SUITS},
        most={suit: max(meaning.most.get(suit, 13) for meaning in meanings) for suit in SUITS},
        balanced=all(meaning.balanced for meaning in meanings),
        forcing=first.forcing,
        asks=first.asks,
    )


def options(reading: Reading) -> tuple[Option, ...]:
    """The calls that the system has here, best first; some may not be legal."""
    return _options(reading.dealer, reading.calls)


@lru_cache(maxsize=4096)
def _options(dealer: Seat, calls: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(_situation(_read(dealer, calls)))


def _situation(reading: Reading) -> Iterator[Option]:
    opened = reading.opening
    if opened is None:
        return opening(reading)
    own, partners = reading.calls_of(reading.seat), reading.calls_of(reading.partner)
    if not own and len(partners) < 2:
        return _first_call(reading, opened, bool(partners))
    if reading.partners_last[1].asks and reading.rho_passed:
        return answers_notrump(reading)
    if opened.seat == reading.seat and len(own) == len(partners) == 1:
        return _opener_again(reading, opened)
    return respond_to_notrump(reading) if _is_strong_notrump(reading) else continuing(reading)


def _first_call(reading: Reading, opened: Bid, partner_acted: bool) -> Iterator[Option]:
    if not partner_acted:
        return overcalling(reading)
    if opened.seat != reading.partner:
        return advancing(reading)
    if opened.denomination == NO_TRUMP:
        return respond_to_notrump(reading) if reading.rho_passed else respond_over_interference(reading)
    if opened.level == 1:
        return responding(reading, opened)
    return respond_to_strong(reading) if opened.text == "2C" else respond_to_preempt(reading, opened)


def _opener_again(reading: Reading, opened: Bid) -> Iterator[Option]:
    """Opener's second call: by rule over a new suit or 1NT, else by what both hands add up to."""
    if reading.calls_of(reading.partner)[0][0] == "2D" and opened.text == "2C":
        return strong_rebids(reading)
    if opened.level == 1 and opened.denomination != NO_TRUMP:
        response = next((bid for bid in reading.bids if bid.seat == reading.partner), None)
        if response and _is_common(reading, opened, response):
            return rebidding(reading, opened, response)
    return continuing(reading)


def _is_common(reading: Reading, opened: Bid, response: Bid) -> bool:
    """Whether it is a new suit or 1NT, neither forcing to game nor at a high level."""
    is_new = response.denomination != opened.denomination
    return is_new and response.level <= 2 and response.text != "2NT" and not reading.is_forced_to_game


def _is_strong_notrump(reading: Reading) -> bool:
    """Whether the partner has opened 2C and now described a balanced hand."""
    call, meaning = reading.partners_last
    return call == "2NT" and meaning.low >= STRONG and reading.rho_passed
