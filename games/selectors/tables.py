"""Reading tables: a snapshot that the live half and the pages show, and where tables and their logs stand."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

from django.db.models import Max, OuterRef, Q, Subquery, Sum

from accounts.preferences import preferences_of
from games import ports
from games.engine.game import is_series
from games.engine.seats import SIDES, Seat, Side, parse_seat
from games.models import ChatMessage, LogEntry, MatchResult, Room, Table, TableSeat
from games.models.tables import TableState
from games.ports import Badge
from games.rules.registry import GAMES


class Sitter(NamedTuple):
    """Who sits on a seat; nobody on a bot's own. `bot`: the computer plays it now.

    `watched`: spectators may sit behind this player; `shown`: and see the cards.
    """

    user_id: int | None
    name: str | None
    ready: bool
    bot: bool = False
    badge: Badge | None = None
    watched: bool = False
    shown: bool = False


class RoomSnapshot(NamedTuple):
    """A room as pages and sockets name it; `names` by language code."""

    key: str
    game: str
    kind: str
    names: dict[str, str]


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A table as it stands; `seats` maps the letters of the taken seats, `former` those who have left the match being
    played to the letters of the seats that were theirs.

    `earlier`: where matches follow one another with totals that run on, what those before the present one came to.
    """

    id: int
    rev: int
    room: RoomSnapshot
    game: str
    options: Mapping[str, Any]
    state: TableState
    match_id: int | None
    owner_id: int
    seats: Mapping[str, Sitter]
    is_private: bool
    is_quiet: bool
    invite: str
    closed_why: str
    bots: bool
    is_rated: bool
    former: Mapping[int, str]
    earlier: Mapping[Side, int] | None

    def seat_of(self, user_id: int | None) -> str | None:
        """The seat's letter of a user, or None."""
        if user_id is None:
            return None
        return next((seat for seat, sitter in self.seats.items() if sitter.user_id == user_id), None)

    def is_host(self, user_id: int | None) -> bool:
        """Whether a user may invite: the owner and whoever sits here."""
        return user_id is not None and (user_id == self.owner_id or self.seat_of(user_id) is not None)

    def is_known_to(self, user_id: int | None, invites: Collection[str]) -> bool:
        """Whether a reader may know of this table: a private one needs its invite."""
        return not self.is_private or self.invite in invites or self._belongs(user_id)

    def may_be_watched_by(self, user_id: int | None) -> bool:
        """Whether a reader may see what goes on: at a table not to be disturbed only who belongs to it."""
        return not self.is_quiet or self.state in ("waiting", "closed") or self._belongs(user_id)

    def shown_to(self, user_id: int | None) -> frozenset[Seat]:
        """The seats whose hands a spectator may see: in casual matches those of players who show them.

        Nobody sees any who may sit down in the match: at a table where bots' places are open that is everyone, and
        elsewhere whoever has left a seat.
        """
        if self.is_rated or self.bots or user_id in self.former or self.seat_of(user_id) is not None:
            return frozenset()
        return frozenset(parse_seat(letter) for letter, sitter in self.seats.items() if sitter.shown)

    def _belongs(self, user_id: int | None) -> bool:
        """Who has left a match may come back to it."""
        return self.is_host(user_id) or user_id in self.former


def snapshot_room(room: Room) -> RoomSnapshot:
    """A room's snapshot."""
    names = {"en": room.name, "zh-hans": room.name_zh_hans or room.name}
    return RoomSnapshot(room.key, room.game, room.kind, names)


def get_table_snapshot(table_id: int) -> TableSnapshot | None:
    """The table as it stands, or None when there is none."""
    table = Table.objects.select_related("match", "room").filter(pk=table_id).first()
    if table is None:
        return None
    seats = list(table.seats.select_related("user"))
    badges = ports.badges(table.game, [row.user_id for row in seats if row.user_id is not None])
    return snapshot_table(table, seats, badges, _former_players(table), _earlier_total(table))


def _former_players(table: Table) -> dict[int, str]:
    if table.match is None or table.state != "playing":
        return {}
    return dict(table.match.seats.filter(plays=False).values_list("user_id", "seat"))


def _earlier_total(table: Table) -> dict[Side, int] | None:
    game = GAMES.get(table.game)
    if game is None or not is_series(game.info, table.options):
        return None
    results = MatchResult.objects.filter(match__table=table).exclude(match=table.match_id)
    sums = results.aggregate(NS=Sum("total_ns", default=0), EW=Sum("total_ew", default=0))
    return {side: sums[side] for side in SIDES}


def snapshot_table(
    table: Table,
    seats: Collection[TableSeat] | Any,
    badges: Mapping[int, Badge] = MappingProxyType({}),
    former: Mapping[int, str] = MappingProxyType({}),
    earlier: Mapping[Side, int] | None = None,
) -> TableSnapshot:
    """The snapshot of a row with its room and match, and of its seats with their users."""
    return TableSnapshot(
        id=table.pk,
        rev=table.rev,
        room=snapshot_room(table.room),
        game=table.game,
        options=table.options,
        state=table.state,
        match_id=table.match_id,
        owner_id=table.owner_id,
        seats={row.seat: _sitter(row, badges) for row in seats},
        is_private=table.is_private,
        is_quiet=table.is_quiet,
        invite=table.invite,
        closed_why=table.closed_why,
        bots=table.bots,
        is_rated=table.room.is_rated or (table.match is not None and table.match.is_rated),
        former=former,
        earlier=earlier,
    )


def _sitter(row: TableSeat, badges: Mapping[int, Badge]) -> Sitter:
    if row.user is None:
        return Sitter(None, None, ready=True, bot=True)
    prefers, badge = preferences_of(row.user), badges.get(row.user.pk)
    watched, shown = prefers["watched"] == "on", prefers["shown"] == "on"
    return Sitter(row.user.pk, row.user.display_name, row.ready, row.by_bot, badge, watched, shown)


def get_running_seat(user_id: int) -> TableSeat | None:
    """Where a user sits now, with the table; None when nowhere."""
    return TableSeat.objects.select_related("table__match").filter(user_id=user_id).first()


def get_running_table(user_id: int) -> int | None:
    """The primary key of the table where a user sits now; None when nowhere."""
    return TableSeat.objects.filter(user_id=user_id).values_list("table_id", flat=True).first()


class Head(NamedTuple):
    """Where a table, its talk and the log of its match stand."""

    table_id: int
    rev: int
    match_id: int | None
    version: int | None
    said: int | None


def list_heads(table_ids: Collection[int], match_ids: Collection[int]) -> list[Head]:
    """The heads of the tables named, or whose matches are named, in one query."""
    log = LogEntry.objects.filter(match_id=OuterRef("match_id")).values("match_id")
    chat = ChatMessage.objects.filter(table_id=OuterRef("pk")).values("table_id")
    rows = (
        Table.objects.filter(Q(pk__in=table_ids) | Q(match_id__in=match_ids))
        .annotate(version=Subquery(log.annotate(newest=Max("seq")).values("newest")))
        .annotate(said=Subquery(chat.annotate(newest=Max("pk")).values("newest")))
        .values_list("pk", "rev", "match_id", "version", "said")
    )
    return [Head(*row) for row in rows]
