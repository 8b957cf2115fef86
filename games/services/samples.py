"""Matches that the bots have played, each to be written many times over as a match of other people.

A sample's log is what the door would have written: folded entry by entry, in the log's own format. Only who acted and
when is left open.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any
from uuid import UUID

from games.bots.registry import find_bot
from games.engine.actions import Action, parse_action
from games.engine.cards import CARDS, hand_of
from games.engine.events import Acted, Dealt, Ended, Event, Started
from games.engine.game import Game, Json, NextBoard, Viewer, options_of_a_match
from games.engine.seats import SEATS, Seat
from games.engine.views import view
from games.services.entries import Entry, encode
from games.services.folding import MatchFold
from games.services.settle import result_of

THOUGHT_MS = (800, 9_000)
"""Between these a decision takes."""

STOPPED = Ended("abandoned")
"""How a match ends that is stopped before its rules end it."""

_LEFT_OPEN = re.compile(r'"at":\d+,"user":(?:\d+|null)')


@dataclass(frozen=True, slots=True)
class SampleEntry:
    """An entry's text with gaps for its time and its user; `after` ms since the match began, by whom at `seat`."""

    text: str
    after: int
    seat: Seat | None

    def fill(self, began: int, players: Sequence[int]) -> str:
        """The text for a match that began then (milliseconds since 1970) with these users, by seat."""
        return self.text % (began + self.after, "null" if self.seat is None else players[self.seat])


@dataclass(frozen=True, slots=True)
class SampleBoard:
    """A finished board: its line of the score sheet, and the entries since the board before it."""

    line: Json
    first_seq: int
    entries: tuple[SampleEntry, ...]

    @property
    def seq(self) -> int:
        """The entry that finished it."""
        return self.first_seq + len(self.entries) - 1


@dataclass(frozen=True, slots=True)
class Sample:
    """A match that is over. `rest`: the entries behind the last finished board; `result`: columns of MatchResult."""

    game: Game[Any]
    options: Json
    boards: tuple[SampleBoard, ...]
    rest: tuple[SampleEntry, ...]
    result: dict[str, object]

    @property
    def lasted(self) -> int:
        """Milliseconds from its first entry to its last."""
        return (self.rest or self.boards[-1].entries)[-1].after


def play_sample(game: Game[Any], chance: Random, most: int | None = None) -> Sample:
    """A match of the game's bots under its standard options, stopped after `most` boards where the rules do not end
    it before."""
    return _Playing(game, chance).play(most)


class _Playing:
    """A match that is being played."""

    def __init__(self, game: Game[Any], chance: Random) -> None:
        self._game, self._chance = game, chance
        self._options = options_of_a_match(game.info, {})
        self._fold = MatchFold(game.info.key)
        self._after = 0
        self._boards: list[SampleBoard] = []
        self._entries: list[SampleEntry] = []

    def play(self, most: int | None) -> Sample:
        started = Started(self._game.info.key, self._options, self._game.info.rules)
        self._append((started, *self._deal(self._game.start(self._options))))
        while not self._fold.is_over:
            is_enough = most is not None and len(self._boards) >= most
            self._append((STOPPED,) if is_enough else self._decide())
        rest, result = tuple(self._entries), result_of(self._fold)
        return Sample(self._game, self._options, tuple(self._boards), rest, result)

    def _append(self, events: tuple[Event, ...]) -> None:
        acted = events[0] if isinstance(events[0], Acted) else None
        id = str(UUID(int=self._chance.getrandbits(128), version=4)) if acted else ""
        entry = Entry(self._after, events, id=id)
        self._fold.fold(self._fold.version + 1, entry)
        text = _LEFT_OPEN.sub('"at":%d,"user":%s', encode(entry).replace("%", "%%"), count=1)
        self._entries.append(SampleEntry(text, self._after, acted.seat if acted else None))
        if self._game.outcome(self._fold.state).boards > len(self._boards):
            self._finish_board()
        self._after += self._chance.randint(*THOUGHT_MS)

    def _finish_board(self) -> None:
        line = dict(self._game.scoresheet(self._fold.state)[-1])
        first_seq = self._fold.version + 1 - len(self._entries)
        self._boards.append(SampleBoard(line, first_seq, tuple(self._entries)))
        self._entries = []

    def _decide(self) -> tuple[Event, ...]:
        """What one of those who are to act does, and what is dealt upon it."""
        state = self._fold.state
        seat, _ = self._chance.choice(self._game.to_act(state))
        acted = Acted(seat, self._choose(state, seat))
        return (acted, *self._deal(self._game.apply(state, acted)))

    def _choose(self, state: Any, seat: Seat) -> Action:
        bot = find_bot(self._game.info.key)
        if bot is None:
            return self._game.default_action(state, seat)
        return parse_action(bot.choose(view(self._game, state, Viewer(seat)), self._chance))

    def _deal(self, state: Any) -> tuple[Dealt, ...]:
        """The deal that `state` asks for, if it does: from `chance`, so that the same seed gives the same history."""
        board = self._game.next_board(state)
        return () if board is None else (_deal(board, self._chance),)


def _deal(board: NextBoard, chance: Random) -> Dealt:
    pack = list(CARDS)
    chance.shuffle(pack)
    north, east, south, west = (hand_of(pack[13 * seat : 13 * seat + 13]) for seat in SEATS)
    dealer = chance.randrange(4) if board.dealer is None else board.dealer
    return Dealt(
        board.number, dealer, board.vulnerable, (north, east, south, west), chance.randbytes(32).hex()
    )
