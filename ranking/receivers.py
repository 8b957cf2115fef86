"""What happens in games, and what it means for the ranking."""

from __future__ import annotations

from typing import Any

from games.models import MatchResult
from games.signals import match_settled
from ranking.services.counting import count_match


def connect() -> None:
    """Listen to the games."""
    match_settled.connect(_count, dispatch_uid="ranking.count_match")


def _count(sender: object, result: MatchResult, **_: Any) -> None:
    """A match is settled, in the transaction that is going on."""
    count_match(result)
