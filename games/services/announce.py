"""Letting the live half know, once a change is on disk. Another process finds out by its next head check."""

from __future__ import annotations

from django.db import transaction

from games import live


def announce_table(table_id: int) -> None:
    """A table has changed: its seats, state, options or chat."""
    transaction.on_commit(lambda: live.from_outside(lambda process: process.table_changed(table_id)))


def announce_start(match_id: int) -> None:
    """A match has begun: where bots play, one of them may be the first to act."""
    transaction.on_commit(lambda: live.from_outside(lambda process: process.match_started(match_id)))
