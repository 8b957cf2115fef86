"""The clock: does what is due without a person.

`Match.due_at` is a lower bound. `tick` leases what is due by a conditional update, finds the true time, goes
through the one door with the version it saw, and moves the time later. Two clocks at once do no harm.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from django.db import transaction

from games.engine.seats import Seat
from games.models import LogEntry, Match
from games.services import clocks, play
from games.services.refusal import Refusal
from games.services.settle import settle_match

if TYPE_CHECKING:
    from games.live.memory import LiveMatch
    from games.live.process import Process

logger = logging.getLogger(__name__)

AT_ONCE = 100


async def tick(process: Process, now: int) -> None:
    """Do all that is due at `now` (milliseconds since 1970)."""
    for match_id, due_at in await process.database.run(list_due, now):
        lease = now + clocks.LEASE_MS
        if not await process.database.run(move_due, match_id, due_at, lease):
            continue
        try:
            later, version = await _act(process, match_id, now)
        except Exception:
            logger.exception("the clock could not act in match %s", match_id, extra={"match": match_id})
        else:
            await process.database.run(move_due, match_id, lease, later, version)


def list_due(now: int) -> list[tuple[int, int]]:
    """Matches with something due, the most overdue first, as (primary key, due_at)."""
    due = Match.objects.filter(due_at__lte=now).order_by("due_at")
    return [(match_id, due_at or 0) for match_id, due_at in due.values_list("pk", "due_at")[:AT_ONCE]]


def move_due(match_id: int, seen: int, to: int | None, version: int | None = None) -> bool:
    """Move a time that nobody else has moved meanwhile; whether it was so.

    `version`: what `to` was found from. Once the log has gone on it no longer holds, and the time stays: a writer
    whose own time is later than the lease has left the lease as it is. The match is held before the log is looked at,
    as every writer holds it (games.live.locks): an entry on its way to the disk is waited for, not missed.
    """
    with transaction.atomic():
        due = Match.objects.select_for_update(no_key=True).filter(pk=match_id, due_at=seen)
        if not due.values_list("pk", flat=True):
            return False
        if version is not None and LogEntry.objects.filter(match_id=match_id, seq__gt=version).exists():
            return False
        Match.objects.filter(pk=match_id).update(due_at=to)
    return True


async def _act(process: Process, match_id: int, now: int) -> tuple[int | None, int]:
    """Act for whoever's time is up, and settle what is over; when the next thing is due, and the version of which
    that is true."""
    match = await process.matches.get(match_id)
    if match is None:
        return None, 0
    await _catch_up(match)
    await act(process, match, now)
    await _catch_up(match)
    if match.fold.is_over:
        await process.database.run(settle_match, match.id)
        return None, match.fold.version
    process.bots.watch(match)
    return clocks.due_at(match.fold, match.facts, process.booted_at), match.fold.version


async def act(process: Process, match: LiveMatch, now: int) -> None:
    """Decide for every seat whose time is up, and for every bot whose time has come."""
    for seat in list(match.fold.openings):
        await _decide_if_due(process, match, seat, now)


async def _catch_up(match: LiveMatch) -> None:
    async with match.lock:
        await match.catch_up(behind=True)


async def _decide_if_due(process: Process, match: LiveMatch, seat: Seat, now: int) -> None:
    fold = match.fold
    if seat not in fold.openings:
        return
    due_at = clocks.seat_deadline(fold, match.facts, seat, process.booted_at)
    if due_at is None or due_at > now:
        return
    by, version = play.BOT if seat in fold.bots else play.CLOCK, fold.version
    try:
        await play.submit(match.id, seat, await _choice(process, match, seat), version, by)
    except Refusal as refusal:
        logger.info(
            "match %s went on before the clock: %s", match.id, refusal.code, extra={"match": match.id}
        )


async def _choice(process: Process, match: LiveMatch, seat: Seat) -> str:
    """A bot's choice, or the game's default for an absent player of a rated match."""
    if match.facts.is_rated:
        return match.fold.game.default_action(match.fold.state, seat).text
    return await process.bots.choose(match, seat)
