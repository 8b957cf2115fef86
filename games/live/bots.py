"""Bots at the tables: each chooses from its view, on a thread beside the loop, when its time has come.

The process that took in an action wakes the bot whose turn it made. Where that process is gone, the clock of any
process finds the match due.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Any

from games.bots.registry import find_bot
from games.engine.game import Game, Viewer
from games.engine.seats import Seat
from games.engine.views import view
from games.live import metrics
from games.live.memory import LiveMatch
from games.services import clocks

logger = logging.getLogger(__name__)

_source = secrets.SystemRandom()


def choose(game: Game[Any], state: Any, seat: Seat, match_id: int) -> str:
    """What a bot does at `seat`, which is to act; without a bot, or where that fails, what the clock would do.

    `match_id` is for the log alone, which says in which match a bot has failed and never what it held.
    """
    bot, place = find_bot(game.info.key), {"match": match_id}
    if bot is not None:
        try:
            with metrics.BOT_S.time():
                chosen = bot.choose(view(game, state, Viewer(seat)), _source)
        except Exception:
            logger.exception(
                "the bot of %s could not choose in match %s", game.info.key, match_id, extra=place
            )
        else:
            if any(action.text == chosen for action in game.legal_actions(state, seat)):
                return chosen
            logger.error(
                "the bot of %s chose what is not legal in match %s", game.info.key, match_id, extra=place
            )
    return game.default_action(state, seat).text


class Bots:
    """The bots of one process. `wake` is called with a match when one of its bots is to act."""

    def __init__(self, wake: Callable[[LiveMatch], Awaitable[None]]) -> None:
        self._wake = wake
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._alarms: dict[int, asyncio.TimerHandle] = {}
        self._waking: set[asyncio.Task[None]] = set()

    async def choose(self, match: LiveMatch, seat: Seat) -> str:
        """What the bot does at `seat` of a match, thought of beside the loop, in the context of whoever asks: the log
        names the request there too."""
        fold, context = match.fold, copy_context()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._executor, context.run, choose, fold.game, fold.state, seat, match.id
        )

    def watch(self, match: LiveMatch) -> None:
        """Wake the match's next bot in time; there is one alarm a match."""
        if alarm := self._alarms.pop(match.id, None):
            alarm.cancel()
        at = clocks.bot_deadline(match.fold, match.facts) if match.fold.bots else None
        if at is not None:
            delay = max(0, at - clocks.now_ms()) / 1000
            self._alarms[match.id] = asyncio.get_running_loop().call_later(delay, self._ring, match)

    def _ring(self, match: LiveMatch) -> None:
        self._alarms.pop(match.id, None)
        task = asyncio.create_task(self._wake_safely(match), name=f"bots of match {match.id}")
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _wake_safely(self, match: LiveMatch) -> None:
        try:
            await self._wake(match)
        except Exception:
            logger.exception(
                "a bot could not act in match %s; the clock will try again",
                match.id,
                extra={"match": match.id},
            )

    async def close(self) -> None:
        """No bot acts any more."""
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._waking:
            task.cancel()
        await asyncio.gather(*self._waking, return_exceptions=True)
        await asyncio.to_thread(self._executor.shutdown)
