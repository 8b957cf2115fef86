"""Matches: what was agreed and who plays. What happens in one is its log."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from games.models.tables import SEAT_CHOICES, Table, seat_constraint


class Match(models.Model):
    """A match under fixed options and one version of its game's rules."""

    table = models.ForeignKey(Table, on_delete=models.PROTECT, related_name="matches")
    game = models.CharField(max_length=32)
    options = models.JSONField(default=dict, help_text=_("The game's options, as started."))
    clock = models.PositiveSmallIntegerField(
        null=True, blank=True, help_text=_("Seconds a turn; empty: no clock.")
    )
    rules = models.PositiveSmallIntegerField(help_text=_("The rules version it is played under."))
    is_rated = models.BooleanField(
        default=False,
        help_text=_("Whether its room was rated when it started: then it counts for the ranking."),
    )
    started_at = models.DateTimeField(auto_now_add=True)
    ended_at = models.DateTimeField(null=True, blank=True)
    archived_at = models.DateTimeField(
        null=True, blank=True, help_text=_("Since when its finished boards hold their entries of the log.")
    )
    due_at = models.BigIntegerField(
        null=True,
        blank=True,
        help_text=_(
            "A lower bound, in milliseconds since 1970, of when something must happen without a person."
        ),
    )

    class Meta:
        verbose_name_plural = _("matches")
        indexes: ClassVar = [
            # Without those that nothing is due in: among them, which are nearly all, SQLite would look for others.
            models.Index(
                fields=["due_at"], condition=models.Q(due_at__isnull=False), name="matches_with_something_due"
            ),
            models.Index(
                fields=["ended_at"],
                condition=models.Q(archived_at=None, ended_at__isnull=False),
                name="matches_to_archive",
            ),
            models.Index(fields=["started_at", "id"], name="matches_in_order"),
            models.Index(fields=["game", "started_at", "id"], name="matches_of_a_game_in_order"),
        ]

    def __str__(self) -> str:
        return f"match {self.pk}"


class MatchSeat(models.Model):
    """A person who plays a seat of a match, or has played it and left. A seat that nobody plays now is a bot's."""

    match = models.ForeignKey(Match, on_delete=models.PROTECT, related_name="seats", db_index=False)
    seat = models.CharField(max_length=1, choices=SEAT_CHOICES)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="match_seats", db_index=False
    )
    plays = models.BooleanField(
        default=True, help_text=_("Off: has left, and a bot or someone else plays on.")
    )

    class Meta:
        constraints: ClassVar = [
            seat_constraint("match_seat_is_a_seat"),
            models.UniqueConstraint(
                fields=["match", "seat"], condition=models.Q(plays=True), name="one_plays_a_match_seat"
            ),
            models.UniqueConstraint(fields=["match", "user"], name="a_user_plays_one_seat_of_a_match"),
        ]
        # One way to each question, and so the same at every size: a match's seats by the constraint above, a player's
        # newest in their order by this.
        indexes: ClassVar = [models.Index(fields=["user", "id"], name="seats_of_a_player")]

    def __str__(self) -> str:
        return f"{self.seat} in {self.match_id}"
