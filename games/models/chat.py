"""What is said at tables."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models

from games.models.tables import Table

MAX_LENGTH = 200


class ChatMessage(models.Model):
    """One thing said at a table, for all who are there."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="chat", db_index=False)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", db_index=False
    )
    text = models.CharField(max_length=MAX_LENGTH)
    said_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["table", "id"], name="chat_of_a_table"),
            models.Index(fields=["user", "said_at", "id"], name="chat_of_a_user"),
            models.Index(fields=["said_at", "id"], name="chat_in_order"),
        ]

    def __str__(self) -> str:
        return self.text
