"""Saying something at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.text import gettext_noop, text
from games.models import ChatMessage, Table
from games.models.chat import MAX_LENGTH
from games.services.announce import announce_table
from games.services.refusal import Refusal

if TYPE_CHECKING:
    from accounts.models import User


TOO_LONG = gettext_noop("Say something of at most %(count)s characters.")


def say_at_table(table_id: int, user: User, words: str) -> None:
    """Say `words` to everyone at the table. Raises Refusal when the table is closed, or nothing is said."""
    said = " ".join(words.split())
    if not said or len(said) > MAX_LENGTH:
        raise Refusal("form", text(TOO_LONG, count=MAX_LENGTH))
    if not Table.objects.filter(pk=table_id, closed_at=None).exists():
        raise Refusal("closed", text(gettext_noop("This table is closed.")))
    ChatMessage.objects.create(table_id=table_id, user=user, text=said)
    announce_table(table_id)
