"""What finished boards and ended matches came to. Both follow from the log; a command compares (verify_log)."""

from __future__ import annotations

from typing import ClassVar

from django.db import models
from django.utils.translation import gettext_lazy as _

from games.models.matches import Match
from games.models.tables import SEAT_CHOICES

WINNER_CHOICES = [("NS", _("North-South")), ("EW", _("East-West")), ("draw", _("draw"))]


class Board(models.Model):
    """A finished board: the line of the score sheet, written with the log entry that finished it.

    Once its match is archived it also holds the board's entries of the log, from `first_seq` to `seq`.
    """

    match = models.ForeignKey(Match, on_delete=models.PROTECT, related_name="boards", db_index=False)
    place = models.PositiveSmallIntegerField(help_text=_("Its place among the match's boards, from 1."))
    number = models.PositiveIntegerField(help_text=_("The board's number."))
    seq = models.PositiveIntegerField(help_text=_("The log entry that finished it."))
    line = models.JSONField(help_text=_("Its line of the score sheet (docs/RECORDS.md)."))
    finished_at = models.DateTimeField()
    first_seq = models.PositiveIntegerField(
        null=True, blank=True, help_text=_("The first log entry that it holds, once archived.")
    )
    entries = models.BinaryField(
        null=True, help_text=_("Its log entries, compressed, once archived (games.services.archive).")
    )

    class Meta:
        ordering: ClassVar = ["match", "place"]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["match", "place"], name="one_board_a_place"),
        ]
        indexes: ClassVar = [models.Index(fields=["finished_at", "id"], name="boards_in_order")]

    def __str__(self) -> str:
        return f"board {self.number} of {self.match_id}"


class MatchResult(models.Model):
    """What an ended match came to, written once when it is settled (games.services.settle)."""

    match = models.OneToOneField(Match, primary_key=True, on_delete=models.PROTECT, related_name="result")
    winner = models.CharField(
        max_length=4, blank=True, choices=WINNER_CHOICES, help_text=_("Empty: it ended without a result.")
    )
    total_ns = models.IntegerField()
    total_ew = models.IntegerField()
    boards = models.PositiveSmallIntegerField(help_text=_("How many boards were finished."))
    reason = models.CharField(
        max_length=16, blank=True, help_text=_("Why it ended before its rules did; empty: by its rules.")
    )
    left = models.CharField(
        max_length=1, blank=True, choices=SEAT_CHOICES, help_text=_("Who left, if anyone.")
    )
    settled_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"result of {self.match_id}"
