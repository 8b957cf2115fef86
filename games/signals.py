"""What has happened in games that other apps may care about."""

from __future__ import annotations

from django.dispatch import Signal

match_settled = Signal()
"""A match has been settled: `result` is its `games.models.MatchResult`, just inserted.

Sent once a match, inside the transaction that keeps the result: a receiver that fails undoes both, and the match is
settled again later.
"""
