"""Time in a match: when a seat's time is up, and when a bot acts (rules/platform.md, "Turn clock" and "Bots")."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from games.engine.actions import OK
from games.engine.game import Game
from games.engine.seats import Seat
from games.services.folding import MatchFold

if TYPE_CHECKING:
    from games.selectors.matches import MatchFacts

SCOREBOARD_MS = 30_000
"""Whoever has not confirmed a scoreboard by then is taken to have (rules/broken-ark.md, 7)."""

RESTART_GRACE_MS = 20_000
"""What a restart of the server gives the seat on turn beside its full time (rules/platform.md, "Connection")."""

BOT_DELAY_MS = (600, 1_600)
"""Between these a bot acts: as fast as one can follow what happens."""

BOT_RESCUE_MS = 2_500
"""A bot's turn is looked at by the process that made it. When it has not acted for so long, by any other."""

LEASE_MS = 10_000
"""A clock that acts in a match has it for so long; if it dies meanwhile, another's turn comes then."""

time_ms: Callable[[], int] = lambda: time.time_ns() // 1_000_000  # noqa: E731 (tests put a fake clock here)


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return time_ms()


def moment(at: int) -> datetime:
    """Milliseconds since 1970 as a time of day."""
    return datetime.fromtimestamp(at / 1000, UTC)


def bot_delay_ms(match_id: int, version: int) -> int:
    """How long a bot takes for the decision that opened at `version`: drawn before it looks at its cards.

    Drawn from the two numbers alone, so that every process and every look finds the same.
    """
    shortest, longest = BOT_DELAY_MS
    drawn = int.from_bytes(blake2b(f"{match_id}:{version}".encode(), digest_size=4).digest())
    return shortest + drawn % (longest - shortest + 1)


def _person_ms(game: Game[Any], state: Any, seat: Seat, clock: int | None) -> int | None:
    """How long a person at `seat`, which is to act, may take; None: as long as they want."""
    if game.legal_actions(state, seat) == (OK,):
        return SCOREBOARD_MS
    return clock * 1000 if clock else None


def _bot_ms(game: Game[Any], state: Any, seat: Seat, facts: MatchFacts, version: int) -> int | None:
    """How long the bot at `seat` takes; None, for ever, where no person has a seat: it waits for one."""
    if not facts.seats:
        return None
    return 0 if game.legal_actions(state, seat) == (OK,) else bot_delay_ms(facts.id, version)


def first_due(fold: MatchFold, facts: MatchFacts, state: Any, at: int) -> int | None:
    """The first time that something is due for the decision which opens at `at` in `state`, the next version's.

    Whoever among the persons decide at the same time have the same time for it.
    """
    turns = [seat for seat, _ in fold.game.to_act(state)]
    bots = [seat for seat in turns if seat in fold.bots] if fold.bots else []
    times = [_bot_ms(fold.game, state, seat, facts, fold.version + 1) for seat in bots]
    due = [at + limit + BOT_RESCUE_MS for limit in times if limit is not None]
    if len(bots) < len(turns):
        person = next(seat for seat in turns if seat not in fold.bots) if bots else turns[0]
        limit = _person_ms(fold.game, state, person, facts.clock)
        due += [] if limit is None else [at + limit]
    return min(due) if due else None


def seat_deadline(fold: MatchFold, facts: MatchFacts, seat: Seat, booted_at: int = 0) -> int | None:
    """When the time of `seat`, which is to act, is up, or its bot acts; None when it has all the time it wants.

    `booted_at` is when this server began: a person's decision older than that gets its time anew and the grace.
    """
    opening = fold.openings[seat]
    if seat in fold.bots:
        limit = _bot_ms(fold.game, fold.state, seat, facts, opening.version)
        return None if limit is None else opening.at + limit
    limit = _person_ms(fold.game, fold.state, seat, facts.clock)
    if limit is None:
        return None
    return limit + _person_opening(opening.at, booted_at)


def _person_opening(at: int, booted_at: int) -> int:
    """When a person's time began to run: a decision older than this server gets it anew, and the grace."""
    return at if at >= booted_at else booted_at + RESTART_GRACE_MS


def person_deadline(fold: MatchFold, facts: MatchFacts, booted_at: int = 0) -> int | None:
    """The first of the deadlines of the persons who are to act: what a page shows.

    Whoever among them decide at the same time have the same time for it.
    """
    openings = fold.openings
    persons = [seat for seat in openings if seat not in fold.bots] if fold.bots else list(openings)
    limit = _person_ms(fold.game, fold.state, persons[0], facts.clock) if persons else None
    if limit is None:
        return None
    return limit + min([_person_opening(openings[seat].at, booted_at) for seat in persons])


def bot_deadline(fold: MatchFold, facts: MatchFacts) -> int | None:
    """When the first of the bots that are to act does."""
    return _first(seat_deadline(fold, facts, seat) for seat in fold.openings if seat in fold.bots)


def due_at(fold: MatchFold, facts: MatchFacts, booted_at: int = 0) -> int | None:
    """When the clock of any process must look at the match: what `Match.due_at` is a lower bound of.

    The end of a match must be settled, which is due at once.
    """
    if fold.is_over:
        return 0
    bot = bot_deadline(fold, facts)
    rescue = None if bot is None else bot + BOT_RESCUE_MS
    return _first((person_deadline(fold, facts, booted_at), rescue))


def _first(times: Iterable[int | None]) -> int | None:
    return min((at for at in times if at is not None), default=None)
