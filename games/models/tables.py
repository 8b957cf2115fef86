"""Tables: where people sit down. A table outlives its match and changes apart from it."""

from __future__ import annotations

from typing import Any, ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

SEAT_CHOICES = [("N", _("North")), ("E", _("East")), ("S", _("South")), ("W", _("West"))]


def seat_constraint(name: str) -> models.CheckConstraint:
    """`seat` is one of N, E, S, W: also for rows that no form has seen."""
    return models.CheckConstraint(condition=models.Q(seat__in=[seat for seat, _ in SEAT_CHOICES]), name=name)


class TableQuerySet(models.QuerySet["Table"]):
    """Tables, and the one way to say that some have changed."""

    def raise_rev(self, **changes: Any) -> int:
        """Change these tables and let their sockets hear of it; how many there were."""
        return self.update(rev=models.F("rev") + 1, **changes)


class Table(models.Model):
    """A table of one game. `rev` rises with every change that its sockets must hear of."""

    game = models.CharField(max_length=32)
    options = models.JSONField(
        default=dict, help_text=_("The game's options; the turn clock in seconds or null.")
    )
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="owned_tables")
    match = models.OneToOneField(
        "games.Match", null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    rev = models.PositiveBigIntegerField(default=1)
    opened_at = models.DateTimeField(auto_now_add=True)

    objects = TableQuerySet.as_manager()

    def __str__(self) -> str:
        return f"table {self.pk}"


class TableSeat(models.Model):
    """A taken seat; a free one has no row."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    seat = models.CharField(max_length=1, choices=SEAT_CHOICES)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="table_seats")
    taken_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints: ClassVar = [
            seat_constraint("table_seat_is_a_seat"),
            models.UniqueConstraint(fields=["table", "seat"], name="one_sits_on_a_table_seat"),
            models.UniqueConstraint(fields=["table", "user"], name="a_user_sits_once_at_a_table"),
        ]

    def __str__(self) -> str:
        return f"{self.seat} at {self.table_id}"
