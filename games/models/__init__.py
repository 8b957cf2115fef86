"""Rows, constraints and cheap properties. Writes are in games.services, reads in games.selectors."""

from games.models.chat import ChatMessage
from games.models.log import LogEntry
from games.models.matches import Match, MatchSeat
from games.models.results import Board, MatchResult
from games.models.rooms import Room
from games.models.tables import Table, TableSeat

__all__ = [
    "Board",
    "ChatMessage",
    "LogEntry",
    "Match",
    "MatchResult",
    "MatchSeat",
    "Room",
    "Table",
    "TableSeat",
]
