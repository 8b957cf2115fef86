"""A table on the site whose match's log can be exchanged for another: what each reader is then sent."""

from __future__ import annotations

import re
from itertools import takewhile

from asgiref.sync import async_to_sync
from django.test import Client

from accounts.models import User
from games.engine.game import Viewer
from games.engine.seats import SEAT_LETTERS, Seat
from games.live.database import InlineDatabase
from games.live.hub import Hub
from games.live.memory import LiveMatch, Matches
from games.live.table import LiveTable
from games.models import LogEntry
from games.selectors.matches import get_fold, get_match_facts
from games.selectors.tables import get_table_snapshot
from games.services import tables
from games.tests.attack.worlds import UnderWay, log_of
from games.tests.matches import room_of, start_match_of
from games.tests.test_spectators import prefer

READERS = [*SEAT_LETTERS, "spectator", "nobody"]


class Inbox:
    """A socket that keeps what it is sent."""

    session_key = None
    invites = ()

    def __init__(self, user_id: int | None) -> None:
        self.user_id = user_id
        self.frames: list[str] = []

    def deliver(self, frame: str) -> None:
        self.frames.append(frame)

    def end(self, frame: str, code: int) -> None:
        raise AssertionError(frame)


class Site:
    """A table on the site whose log can be exchanged for another."""

    def __init__(self, game: str, four: dict[str, User], spectator: User) -> None:
        self.table = tables.open_table(four["N"], room_of(game), {"clock": 30})
        self.match = start_match_of(four, self.table)
        seated: dict[str, User | None] = {row.seat: row.user for row in self.match.seats.all()}
        self.users = {**seated, "spectator": spectator, "nobody": None}
        self.browsers = {reader: self._browser(user) for reader, user in self.users.items()}
        self.shown: frozenset[Seat] = frozenset()
        self._snapshot = get_table_snapshot(self.table.pk)
        self._log: list[str] = []

    def _browser(self, user: User | None) -> Client:
        browser = Client()
        if user is not None:
            browser.force_login(user)
        return browser

    def let_spectators_see(self, seat: Seat, allowed: bool) -> None:
        """Whoever sits there shows the cards to spectators, or does not."""
        player = self.users[SEAT_LETTERS[seat]]
        assert player is not None
        prefer(player, shown="on" if allowed else "off")
        self.shown = frozenset({seat} if allowed else ())
        self._snapshot = get_table_snapshot(self.table.pk)

    def viewer(self, reader: str) -> Viewer:
        """From where a reader looks at the match."""
        return Viewer(SEAT_LETTERS.index(reader)) if reader in SEAT_LETTERS else Viewer(None, self.shown)

    def put(self, at: UnderWay) -> None:
        """Let the log be that of `at`; entries that are there already stay."""
        log = log_of(at)
        kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self._log, log, strict=False)))
        LogEntry.objects.filter(seq__gt=kept).delete()
        rows = enumerate(log[kept:], start=kept + 1)
        LogEntry.objects.bulk_create(LogEntry(match=self.match, seq=n, entry=entry) for n, entry in rows)
        self._log = log

    def frames(self) -> dict[str, list[str]]:
        """What the hub sends to each reader's socket."""
        return async_to_sync(self._frames)()

    async def _frames(self) -> dict[str, list[str]]:
        database = InlineDatabase()
        hub = Hub(Matches(database), database, 0, lambda _table_id: None)
        table = LiveTable(self.table.pk, 0)
        inboxes = {reader: Inbox(user.pk if user else None) for reader, user in self.users.items()}
        table.sockets |= set(inboxes.values())
        facts = await database.run(get_match_facts, self.match.pk)
        assert facts is not None
        table.match = LiveMatch(facts, await database.run(get_fold, facts), database)
        table.snapshot = self._snapshot
        table.tell(table.table_texts())
        hub._tell_views(table)
        return {reader: inbox.frames for reader, inbox in inboxes.items()}

    def page(self, reader: str) -> bytes:
        """The table page as the reader gets it, but for what a form's token is masked with, new on each page."""
        answer = self.browsers[reader].get(f"/tables/{self.table.pk}/")
        assert answer.status_code == 200
        return re.sub(rb'(?:value|data-token)="\w{64}"', b"", answer.content)
