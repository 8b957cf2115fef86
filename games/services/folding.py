"""A match folded from its log: the state, and what the door must know beside it."""

from __future__ import annotations

from typing import Any, NamedTuple

from games.engine.events import Ended, SeatChanged, Started
from games.engine.game import Outcome
from games.engine.seats import Seat
from games.rules.registry import get_game
from games.services.entries import Entry


class Opening(NamedTuple):
    """Since when a seat has had the decision it has now: the version and the time (milliseconds since 1970)."""

    version: int
    at: int


class Answer(NamedTuple):
    """What a command was answered with: the action it asked for and the version it made."""

    action: str
    version: int


class MatchFold:
    """The state of a match at a version (the number of its last log entry).

    `bots`: the seats that bots play now. `ended`: how the match ended, where it was not by its rules.
    """

    def __init__(self, game_key: str) -> None:
        self.game = get_game(game_key)
        self.state: Any = None
        self.version = 0
        self.openings: dict[Seat, Opening] = {}
        self.answers: dict[tuple[int, str], Answer] = {}
        self.bots: frozenset[Seat] = frozenset()
        self.ended: Ended | None = None
        self._outcome: tuple[int, Any] = (-1, None)
        self._lent: dict[Seat, tuple[int | None, Opening]] = {}

    def fold(self, seq: int, entry: Entry) -> None:
        """Take in the next entry. Raises ValueError when it is not the next, EngineError when it does not fit."""
        if seq != self.version + 1:
            raise ValueError(f"log entry {seq} does not follow {self.version}")
        state = self.state
        for event in entry.events:
            state = (
                self.game.start(event.options)
                if isinstance(event, Started)
                else self.game.apply(state, event)
            )
        self.advance(entry, state)

    def advance(self, entry: Entry, state: Any) -> None:
        """Take in an entry whose events are known to lead to `state`."""
        before, self.state = self.state, state
        self.version += 1
        acted = entry.acted
        changed = frozenset[Seat]() if acted else self._take_in_seats(entry)
        self.openings = self._openings(before, entry, changed)
        if acted:
            self._lent.pop(acted.seat, None)
        if acted and entry.user is not None and entry.id:
            self.answers[entry.user, entry.id] = Answer(acted.action.text, self.version)

    def _take_in_seats(self, entry: Entry) -> frozenset[Seat]:
        """Who plays from here on, and whether it ended; the seats whose player changed."""
        changed = frozenset(event.seat for event in entry.events if isinstance(event, SeatChanged))
        for event in entry.events:
            if isinstance(event, SeatChanged):
                self.bots = self.bots | {event.seat} if event.who == "b" else self.bots - {event.seat}
                if event.who == "b" and event.seat in self.openings:
                    self._lent.setdefault(event.seat, (entry.user, self.openings[event.seat]))
            elif isinstance(event, Ended):
                self.ended = event
        return changed

    def _openings(self, before: Any, entry: Entry, changed: frozenset[Seat]) -> dict[Seat, Opening]:
        """A seat that had to decide before and has the same choice after another's action keeps its opening.

        Whoever takes over a seat has all the time for its decision; whoever lent it out for a while only what was left.
        """
        actor = entry.acted.seat if entry.acted else None
        fresh = Opening(self.version, entry.at)
        openings = {}
        for seat, _ in self.game.to_act(self.state):
            kept = self.openings.get(seat) if seat != actor and seat not in changed else None
            same = kept and self.game.legal_actions(before, seat) == self.game.legal_actions(self.state, seat)
            openings[seat] = kept if kept and same else self._opened(seat, entry, fresh)
        return openings

    def _opened(self, seat: Seat, entry: Entry, fresh: Opening) -> Opening:
        lender, lent = self._lent.get(seat, (None, fresh))
        is_back = seat not in self.bots and lender is not None and lender == entry.user
        return Opening(self.version, lent.at) if is_back else fresh

    @property
    def outcome(self) -> Outcome:
        """Where the match stands, asked for once a version."""
        if self._outcome[0] != self.version:
            self._outcome = self.version, self.game.outcome(self.state)
        return self._outcome[1]

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.outcome.over
