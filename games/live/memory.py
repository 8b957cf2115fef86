"""Matches in memory. They belong to the event loop; each is folded from its log and follows it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import orjson

from games.engine.game import Viewer
from games.engine.seats import SEATS, Seat
from games.live.database import Database
from games.selectors import matches as selectors
from games.selectors.matches import MatchFacts
from games.services import clocks
from games.services.entries import Entry
from games.services.folding import MatchFold

IDLE_S = 60.0
"""A match nobody has asked for so long leaves memory."""

LONG = ("hands", "calls", "last", "sheet", "facts")
"""The parts of a view that are long and often stay the same from one version to the next."""

SEATED = tuple(Viewer(seat) for seat in SEATS)
"""How a seat's holder looks at a match, by seat."""


class LiveMatch:
    """A running match. `lock` keeps one append at a time in flight in this process."""

    def __init__(self, facts: MatchFacts, fold: MatchFold, database: Database) -> None:
        self.id = facts.id
        self.facts = facts
        self.fold = fold
        self.lock = asyncio.Lock()
        self.used_at = 0.0
        self._database = database
        self._head = fold.version
        self._public = (0, "")
        self._pieces: dict[str, tuple[Any, orjson.Fragment]] = {}
        self._deadline: tuple[int, int | None] = (0, None)

    def hear_of(self, version: int) -> bool:
        """Take a hint that the log stands at `version`; whether that is news."""
        self._head = max(self._head, version)
        return self._head > self.fold.version

    @property
    def is_behind(self) -> bool:
        """Whether a hint has told of more than is in memory."""
        return self._head > self.fold.version

    async def catch_up(self, behind: bool = False) -> None:
        """Fold what the log has beyond memory, where a hint or a lost race (`behind`) says that it has."""
        if behind or self.is_behind:
            await self.take_in(await self._database.run(selectors.list_entries, self.id, self.fold.version))

    async def take_in(self, entries: Sequence[tuple[int, Entry]]) -> None:
        """Fold entries that the log has, as far as they are new and follow; held under `lock`."""
        for seq, entry in entries:
            if seq > self.fold.version:
                self.fold.fold(seq, entry)
        self._head = max(self._head, self.fold.version)
        await self._follow_seats(*(entry for _, entry in entries))

    async def advance(self, entry: Entry, state: Any) -> None:
        """Take in an entry that has just been written, whose events lead to `state`."""
        self.fold.advance(entry, state)
        if entry.changes_seats:
            await self._follow_seats(entry)

    async def _follow_seats(self, *entries: Entry) -> None:
        """Read again who plays, where a seat has changed hands. Until then the one who had it is not asked."""
        if any(entry.changes_seats for entry in entries):
            facts = await self._database.run(selectors.get_match_facts, self.id)
            assert facts is not None
            self.facts = facts

    def public_json(self) -> str:
        """The public half of the view, encoded once a version."""
        if self._public[0] != self.fold.version:
            view = self.fold.game.public_view(self.fold.state)
            pieces = {key: self._encoded(key, view[key]) for key in LONG}
            self._public = (self.fold.version, orjson.dumps({**view, **pieces}).decode())
        return self._public[1]

    def _encoded(self, key: str, piece: Any) -> orjson.Fragment:
        """A part of the view as text. The same object as the last time has the same: views are never changed."""
        known = self._pieces.get(key)
        if known is None or known[0] is not piece:
            known = self._pieces[key] = (piece, orjson.Fragment(orjson.dumps(piece)))
        return known[1]

    def private_json(self, viewer: Viewer) -> str:
        """The private half for `viewer`, encoded; `null` for a plain spectator."""
        return orjson.dumps(self.fold.game.private_view(self.fold.state, viewer)).decode()

    def seated(self, user_id: int | None) -> Viewer | None:
        """How a user with a seat looks at the match; None for everyone else."""
        seat = self.facts.seats.get(user_id) if user_id is not None else None
        return None if seat is None else SEATED[seat]

    def viewer(self, user_id: int | None, shown: frozenset[Seat] = frozenset()) -> Viewer:
        """How this user looks at the match: from a seat, else as a spectator who may see the hands in `shown`."""
        return self.seated(user_id) or Viewer(None, shown)

    def deadline(self, booted_at: int) -> int | None:
        """When the clock will act for a person, in milliseconds since 1970; None: not at all. Found once a version."""
        if self._deadline[0] != self.fold.version:
            self._deadline = (self.fold.version, clocks.person_deadline(self.fold, self.facts, booted_at))
        return self._deadline[1]


class Matches:
    """The matches of this process by primary key. Without `keep` nothing is remembered between two questions."""

    def __init__(self, database: Database, keep: bool = True) -> None:
        self._database = database
        self._keep = keep
        self._held: dict[int, LiveMatch] = {}
        self._loading: dict[int, asyncio.Lock] = {}

    async def get(self, match_id: int) -> LiveMatch | None:
        """The match, loaded from its log if need be; None when there is none."""
        match = self._held.get(match_id) or await self._load_once(match_id)
        if match is not None:
            match.used_at = asyncio.get_running_loop().time()
        return match

    async def _load_once(self, match_id: int) -> LiveMatch | None:
        """However many ask at once, one reads the log."""
        async with self._loading.setdefault(match_id, asyncio.Lock()):
            match = self._held.get(match_id) or await self._load(match_id)
            if match is not None and self._keep:
                self._held[match_id] = match
        self._loading.pop(match_id, None)
        return match

    async def _load(self, match_id: int) -> LiveMatch | None:
        facts = await self._database.run(selectors.get_match_facts, match_id)
        if facts is None:
            return None
        return LiveMatch(facts, await self._database.run(selectors.get_fold, facts), self._database)

    def find(self, match_id: int | None) -> LiveMatch | None:
        """The match, if it is in memory."""
        return self._held.get(match_id) if match_id is not None else None

    async def follow(self, matches: Iterable[LiveMatch]) -> None:
        """Let matches that have heard of news follow their logs, read in one query."""
        behind = {match.id: match for match in matches}
        versions = {match.id: match.fold.version for match in behind.values()}
        for match_id, entries in (await self._database.run(selectors.list_news, versions)).items():
            async with behind[match_id].lock:
                await behind[match_id].take_in(entries)

    def held(self) -> list[int]:
        """What is in memory now."""
        return list(self._held)

    def drop_idle(self, in_use: set[int]) -> None:
        """Forget matches that no socket watches and nobody has asked for in a while."""
        now = asyncio.get_running_loop().time()
        for match_id, match in list(self._held.items()):
            if match_id not in in_use and not match.lock.locked() and now - match.used_at > IDLE_S:
                del self._held[match_id]
