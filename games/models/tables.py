"""Tables: where people sit down. A table outlives its matches and changes apart from them."""

from __future__ import annotations

import secrets
import time
from typing import Any, ClassVar, Literal

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from games.models.rooms import Room

SEAT_CHOICES = [("N", _("North")), ("E", _("East")), ("S", _("South")), ("W", _("West"))]

TableState = Literal["waiting", "playing", "over", "closed"]


def seat_constraint(name: str) -> models.CheckConstraint:
    """`seat` is one of N, E, S, W: also for rows that no form has seen."""
    return models.CheckConstraint(condition=models.Q(seat__in=[seat for seat, _ in SEAT_CHOICES]), name=name)


def now_ms() -> int:
    """The time in milliseconds since 1970, for what only says in which order things changed."""
    return time.time_ns() // 1_000_000


def new_invite() -> str:
    """A word that nobody guesses: who has it may come to a private table."""
    return secrets.token_urlsafe(9)


class TableQuerySet(models.QuerySet["Table"]):
    """Tables, and the one way to say that some have changed."""

    def raise_rev(self, **changes: Any) -> int:
        """Change these tables and let their sockets and the lobby hear of it; how many there were."""
        return self.update(rev=models.F("rev") + 1, changed_at=now_ms(), **changes)


class Table(models.Model):
    """A table in a room. `rev` rises with every change that its sockets must hear of."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="tables")
    game = models.CharField(max_length=32)
    options = models.JSONField(
        default=dict, help_text=_("The game's options; the turn clock in seconds or null.")
    )
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="owned_tables")
    match = models.OneToOneField(
        "games.Match", null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    is_private = models.BooleanField(default=False, help_text=_("Only for those who have its link."))
    invite = models.CharField(max_length=24, default=new_invite, editable=False)
    is_quiet = models.BooleanField(default=False, help_text=_("Do not disturb: nobody may watch."))
    bots = models.BooleanField(
        default=False, help_text=_("Bots may fill seats, and anyone may sit down in a bot's place.")
    )
    rev = models.PositiveBigIntegerField(default=1)
    changed_at = models.BigIntegerField(default=now_ms, db_index=True, editable=False)
    seen_at = models.BigIntegerField(
        default=now_ms,
        editable=False,
        help_text=_("When someone was last at the table, in milliseconds since 1970."),
    )
    opened_at = models.DateTimeField(auto_now_add=True)
    closed_at = models.DateTimeField(null=True, blank=True)
    closed_why = models.CharField(max_length=200, blank=True)

    objects = TableQuerySet.as_manager()

    class Meta:
        indexes: ClassVar = [
            models.Index(
                fields=["room", "id"], condition=models.Q(closed_at=None), name="open_tables_of_a_room"
            ),
        ]

    def __str__(self) -> str:
        return f"table {self.pk}"

    @property
    def state(self) -> TableState:
        """What the table is doing; `over` between two matches."""
        if self.closed_at:
            return "closed"
        if self.match is None:
            return "waiting"
        return "over" if self.match.ended_at else "playing"


class TableSeat(models.Model):
    """A taken seat; a free one has no row. Whoever sits here sits nowhere else. A bot's own seat has no user."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    seat = models.CharField(max_length=1, choices=SEAT_CHOICES)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="table_seats"
    )
    by_bot = models.BooleanField(
        default=False, help_text=_("The computer plays it, also where someone sits.")
    )
    ready = models.BooleanField(default=False, help_text=_("Ready for the next match."))
    taken_at = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        constraints: ClassVar = [
            seat_constraint("table_seat_is_a_seat"),
            models.UniqueConstraint(fields=["table", "seat"], name="one_sits_on_a_table_seat"),
            models.UniqueConstraint(fields=["user"], name="a_user_sits_once"),
            models.CheckConstraint(
                condition=models.Q(user__isnull=False) | models.Q(by_bot=True),
                name="a_seat_is_someones_or_a_bots",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.seat} at {self.table_id}"
