"""A game of bridge as the platform sees it: the `Game` protocol, but for what its own `BridgeMatch` counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.engine.absence import default_of
from games.engine.actions import Action
from games.engine.bridge import outcome, transitions, turns, view
from games.engine.bridge.state import Awaiting, BridgeMatch, State, match_of
from games.engine.game import GameInfo, Json, NextBoard, Viewer, chosen_options
from games.engine.seats import Seat


class Bridge:
    """The rules of a game of bridge; `games.engine.game.Game` says what each question means."""

    def __init__(
        self,
        info: GameInfo,
        begin: Callable[[Mapping[str, Any]], BridgeMatch],
        tables: Callable[[], Json],
        dummy_sees_declarer: bool = False,
    ) -> None:
        """`begin` makes the match of its options; `dummy_sees_declarer`: while dummy is down, its player does."""
        self.info = info
        self.tables = tables
        self._begin = begin
        self._dummy_sees_declarer = dummy_sees_declarer

    def start(self, options: Mapping[str, Any]) -> State:
        """The state before the first deal."""
        return Awaiting(self._begin(chosen_options(self.info, options)))

    def next_board(self, state: State, number: int | None = None) -> NextBoard | None:
        """The next board, or `number` in its place."""
        return state.match.next_board(number) if isinstance(state, Awaiting) else None

    # Asked at every action: the functions themselves, without another call around them.
    to_act = staticmethod(turns.to_act)
    legal_actions = staticmethod(turns.legal_actions)
    apply = staticmethod(transitions.apply)
    outcome = staticmethod(outcome.outcome)

    def public_view(self, state: State) -> Json:
        """What everyone may see."""
        return view.public_view(self.info.key, state)

    def private_view(self, state: State, viewer: Viewer) -> Json | None:
        """What `viewer` may see beside it."""
        return view.private_view(state, viewer, self._dummy_sees_declarer)

    def scoresheet(self, state: State) -> Sequence[Json]:
        """A line a finished board."""
        return match_of(state).sheet()

    def default_action(self, state: State, seat: Seat) -> Action:
        """Pass, reject, confirm, or the lowest legal card."""
        return default_of(turns.legal_actions(state, seat))
