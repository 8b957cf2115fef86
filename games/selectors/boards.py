"""Reading boards: what each finished board of a match came to, and how every point came about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from games.selectors.matches import get_match_facts, list_entries
from games.services.folding import MatchFold


class FinishedBoard(NamedTuple):
    """A board as the log finished it: its `place` from 1, the entry `seq` that finished it `at` (milliseconds since
    1970), its `line` of the score sheet, and the public half of the `view` at its end."""

    place: int
    seq: int
    at: int
    line: dict[str, Any]
    view: dict[str, Any]


def list_finished_boards(match_id: int) -> Iterator[FinishedBoard]:
    """Each finished board, oldest first, from the log; none of a board under way."""
    facts = get_match_facts(match_id)
    if facts is None:
        return
    fold, place = MatchFold(facts.game), 0
    for seq, entry in list_entries(match_id):
        fold.fold(seq, entry)
        if fold.game.outcome(fold.state).boards > place:
            place += 1
            line = dict(fold.game.scoresheet(fold.state)[-1])
            yield FinishedBoard(place, seq, entry.at, line, fold.game.public_view(fold.state))
