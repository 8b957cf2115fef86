"""Spades as the platform sees it: the `Game` protocol, put together from the other modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.engine.absence import default_of
from games.engine.actions import Action
from games.engine.game import GameInfo, Json, NextBoard, Option, chosen_options
from games.engine.seats import Seat
from games.engine.text import gettext_noop, text
from games.rules.spades import settle, sheet, tables, transitions, turns, view
from games.rules.spades.race import RACES
from games.rules.spades.state import NOT_VULNERABLE, Awaiting, Match, State, match_of

_RULES = Option(
    key="rules",
    label=text(gettext_noop("Rules")),
    default=next(iter(RACES)),
    choices=tuple((race.key, race.name) for race in RACES.values()),
)


class Spades:
    """The rules of Spades; `games.engine.game.Game` says what each question means."""

    info = GameInfo(
        key="spades", name=text(gettext_noop("Spades")), options=(_RULES,), rules=1, begins="first"
    )

    def start(self, options: Mapping[str, Any]) -> State:
        """The state before the first deal. Option: `rules` (race-500 or race-300)."""
        chosen = chosen_options(self.info, options)
        return Awaiting(Match(RACES[chosen["rules"]]))

    def next_board(self, state: State, number: int | None = None) -> NextBoard | None:
        """The next number, or `number`; the first dealer is drawn with the deal, the next ones follow clockwise."""
        if not isinstance(state, Awaiting):
            return None
        match = state.match
        return NextBoard(match.next_number if number is None else number, match.next_dealer, NOT_VULNERABLE)

    # Asked at every action: the functions themselves, without another call around them.
    to_act = staticmethod(turns.to_act)
    legal_actions = staticmethod(turns.legal_actions)
    apply = staticmethod(transitions.apply)
    public_view = staticmethod(view.public_view)
    private_view = staticmethod(view.private_view)
    outcome = staticmethod(settle.outcome)
    tables = staticmethod(tables.tables)

    def scoresheet(self, state: State) -> Sequence[Json]:
        """A line a finished board."""
        return sheet.scoresheet(match_of(state))

    def default_action(self, state: State, seat: Seat) -> Action:
        """Look, then `bid 1`; confirm; or the lowest legal card (of equal ones the first of C D H S)."""
        return default_of(turns.legal_actions(state, seat))


SPADES = Spades()
