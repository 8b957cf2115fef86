"""Reading what was said at a table."""

from __future__ import annotations

from typing import Any

from games.models import ChatMessage

KEPT = 50
"""How much of what was said a newcomer is shown."""


def list_chat(table_id: int, after: int = 0) -> list[dict[str, Any]]:
    """What was said after the message `after`, at most the newest KEPT, oldest first, as the wire has it."""
    rows = (
        ChatMessage.objects.filter(table_id=table_id, pk__gt=after)
        .select_related("user")
        .order_by("-pk")[:KEPT]
    )
    return [
        {
            "id": row.pk,
            "by": row.user.display_name,
            "text": row.text,
            "at": round(row.said_at.timestamp() * 1000),
        }
        for row in reversed(rows)
    ]
