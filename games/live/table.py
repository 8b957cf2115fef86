"""A table with sockets in this process: what it was last read as, and what its sockets have been told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from typing import Any, Protocol

from games.engine.game import Viewer
from games.live import frames
from games.live.memory import LiveMatch
from games.selectors.chat import KEPT
from games.selectors.tables import TableSnapshot
from games.services import clocks

PING_EVERY_MS = 4_000
"""How often a page asks whether its connection lives (static/js/socket.js)."""
TRIP_STEP_MS = 100
"""Round trips are told in such steps, so that small changes cost no frames."""

TextFor = Callable[[int | None], str]
"""The frame that a user is sent (None: nobody logged in)."""


class Socket(Protocol):
    """What the hub needs of a consumer. `invites` are the private tables' words that its browser has been given."""

    user_id: int | None
    session_key: str | None
    invites: Collection[str]

    def deliver(self, frame: str) -> None:
        """Put a frame in the outbox."""

    def end(self, frame: str, code: int) -> None:
        """Send a last frame and close with `code`."""


class LiveTable:
    """One table. `told` is the version of the match that all its sockets have been sent."""

    def __init__(self, id: int, booted_at: int) -> None:
        self.id = id
        self.sockets: set[Socket] = set()
        self.lock = asyncio.Lock()
        self.snapshot: TableSnapshot | None = None
        self.match: LiveMatch | None = None
        self.told = 0
        self.presence_due = False
        self.trips: dict[str, int] = {}
        """What the sockets have been told of round trips, by seat."""
        self._heard: dict[int, tuple[int, int]] = {}
        self.chat: deque[dict[str, Any]] = deque(maxlen=KEPT)
        self._booted_at = booted_at

    @property
    def said(self) -> int:
        """The newest message that has been read."""
        return self.chat[-1]["id"] if self.chat else 0

    def is_behind(self) -> bool:
        """Whether the match has gone on without the sockets being told."""
        return self.match is not None and self.told != self.match.fold.version

    def present(self) -> set[int]:
        """The users with a socket here."""
        return {socket.user_id for socket in self.sockets if socket.user_id is not None}

    def watchers(self) -> int:
        """How many sockets belong to nobody seated."""
        seats = self.snapshot.seats.values() if self.snapshot else ()
        seated = {sitter.user_id for sitter in seats if sitter.user_id is not None}
        return sum(socket.user_id not in seated for socket in self.sockets)

    def hear_of_trip(self, user_id: int, trip: int, now: int) -> None:
        """A user's last round trip in milliseconds, heard of at `now`."""
        self._heard[user_id] = (trip, now)

    def trips_by_seat(self, now: int) -> dict[str, int]:
        """The round trips of who sits and is here. Who should have asked again long ago is as slow as that silence."""
        if not self._heard:
            return {}
        present = self.present()
        self._heard = {user_id: heard for user_id, heard in self._heard.items() if user_id in present}
        seats = self.snapshot.seats if self.snapshot else {}
        heard = {seat: self._heard.get(sitter.user_id or 0) for seat, sitter in seats.items()}
        return {seat: _trip(*known, now) for seat, known in heard.items() if known}

    def tell(self, text_for: TextFor) -> None:
        """Send each socket its user's frame."""
        for socket in list(self.sockets):
            socket.deliver(text_for(socket.user_id))

    def tell_all(self, frame: str) -> None:
        """Send every socket the same frame."""
        self.tell(lambda _user_id: frame)

    def table_texts(self) -> TextFor:
        """The `table` frame of each user as things stand now, encoded once for those who see the same."""
        snapshot, present, watchers = self.snapshot, self.present(), self.watchers()
        assert snapshot is not None
        made: dict[tuple[str | None, str | None, bool], str] = {}

        def text_for(user_id: int | None) -> str:
            left = None if user_id is None else snapshot.former.get(user_id)
            reader = snapshot.seat_of(user_id), left, user_id == snapshot.owner_id
            if reader not in made:
                made[reader] = frames.encode(frames.table_frame(snapshot, user_id, present, watchers))
            return made[reader]

        return text_for

    def view_texts(self) -> TextFor:
        """The view of each user, encoded once a viewer."""
        match, snapshot = self.match, self.snapshot
        assert match is not None
        head = frames.view_head(match, clocks.now_ms(), self._booted_at)
        made: dict[Viewer, str] = {}

        def text_for(user_id: int | None) -> str:
            viewer = match.seated(user_id)
            if viewer is None:
                viewer = Viewer(None, snapshot.shown_to(user_id) if snapshot else frozenset())
            text = made.get(viewer)
            if text is None:
                text = made[viewer] = frames.view_text(match, viewer, head)
            return text

        return text_for


def _trip(trip: int, heard_at: int, now: int) -> int:
    """A round trip, or how late the next one is, in whole steps."""
    return max(trip, now - heard_at - PING_EVERY_MS) // TRIP_STEP_MS * TRIP_STEP_MS
