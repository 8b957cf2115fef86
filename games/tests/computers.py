"""Matches in which bots sit: people who act beside them, seats that change hands, and the clock's tick."""

from __future__ import annotations

from collections.abc import Callable

from asgiref.sync import async_to_sync

from accounts.models import User
from conftest import FakeClock
from games import live
from games.engine.seats import SOUTH
from games.live import clock as live_clock
from games.models import LogEntry, Match
from games.services import clocks, handover, play
from games.services.folding import MatchFold
from games.tests.matches import fold_of

sit = async_to_sync(handover.sit)
stand = async_to_sync(handover.stand)
set_computer = async_to_sync(handover.set_computer)


def tick() -> None:
    """Let the clock do what is due."""
    async_to_sync(_tick)()


async def _tick() -> None:
    await live_clock.tick(live.current(), clocks.now_ms())


def acts(match: Match, seat: int, user: User) -> None:
    """The person does what the game would do for them."""
    fold = fold_of(match)
    action = fold.game.default_action(fold.state, seat)
    play.submit_now(match.pk, seat, action.text, fold.version, play.Decider("p", user.pk))


def play_until(holds: Callable[[MatchFold], bool], match: Match, south: User, clock: FakeClock) -> None:
    """South acts by default, the bots by themselves as the clock moves on."""
    for _ in range(3_000):
        fold = fold_of(match)
        if holds(fold):
            return
        if SOUTH in fold.openings and SOUTH not in fold.bots:
            acts(match, SOUTH, south)
        else:
            clock.move(5)
            tick()
    raise AssertionError("it never came to that")


def deciders(match: Match) -> set[str]:
    """Who has decided anything in the match: p, b, c."""
    entries = LogEntry.objects.filter(match=match).values_list("entry", flat=True)
    return {letter for letter in "pbc" for entry in entries if f'"by":"{letter}"' in entry}
