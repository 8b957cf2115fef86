"""Broken Ark as the platform sees it: the `Game` protocol, put together from the other modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.engine.absence import default_of
from games.engine.actions import Action
from games.engine.duplicate import vulnerable_on
from games.engine.game import GameInfo, Json, NextBoard, Option, chosen_options, is_count
from games.engine.seats import Seat
from games.engine.text import gettext_noop, text
from games.rules.broken_ark import settle, sheet, tables, transitions, turns, view
from games.rules.broken_ark.state import Awaiting, Match, State, match_of

_BOARD_COUNT = gettext_noop("%(count)s boards")
_LIMIT_AT = gettext_noop("limit %(points)s points")


_BOARDS = Option(
    key="boards",
    label=text(gettext_noop("Boards")),
    default=16,
    choices=tuple((count, text(_BOARD_COUNT, count=count)) for count in (4, 8, 16)),
    accepts=is_count,
)
_LIMIT = Option(
    key="limit",
    label=text(gettext_noop("Ends when a side's total reaches, above or below zero")),
    default=10_000,
    choices=(
        (5_000, text(_LIMIT_AT, points=5_000)),
        (10_000, text(_LIMIT_AT, points=10_000)),
        (None, text(gettext_noop("no limit"))),
    ),
    accepts=is_count,
)


class BrokenArk:
    """The rules of Broken Ark; `games.engine.game.Game` says what each question means."""

    info = GameInfo(
        key="broken-ark", name=text(gettext_noop("Broken Ark")), options=(_BOARDS, _LIMIT), rules=1
    )

    def start(self, options: Mapping[str, Any]) -> State:
        """The state before the first deal. Options: `boards` (16) and `limit` (10000, or None)."""
        chosen = chosen_options(self.info, options)
        return Awaiting(Match(chosen["boards"], chosen["limit"]))

    def next_board(self, state: State, number: int | None = None) -> NextBoard | None:
        """The next number, or `number`, and its vulnerability; the dealer is drawn with the deal."""
        if not isinstance(state, Awaiting):
            return None
        number = state.match.next_number if number is None else number
        return NextBoard(number, None, vulnerable_on(number))

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
        """Pass, decline, confirm, or the lowest legal card (of equal ones the first of C D H S)."""
        return default_of(turns.legal_actions(state, seat))


BROKEN_ARK = BrokenArk()
