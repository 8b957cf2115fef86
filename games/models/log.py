"""The log: the truth about a match. Its key is the lock that lets one of two writers win."""

from __future__ import annotations

from django.db import models

from games.models.matches import Match


class LogEntry(models.Model):
    """One submit: the action and every event that followed from it (games.services.entries has the format)."""

    pk = models.CompositePrimaryKey("match_id", "seq")
    match = models.ForeignKey(Match, on_delete=models.PROTECT, related_name="log", db_index=False)
    seq = models.PositiveIntegerField()
    entry = models.TextField()

    class Meta:
        verbose_name_plural = "log entries"

    def __str__(self) -> str:
        return f"{self.match_id}:{self.seq}"
