"""Reading boards: what each finished board of a match came to, and how every point came about."""

from __future__ import annotations

from typing import Any

from games.selectors.matches import get_match_facts, list_entries
from games.services.folding import MatchFold


def list_finished_boards(match_id: int) -> list[dict[str, Any]]:
    """The public half of the view at the end of each finished board, oldest first; none of a board under way."""
    facts = get_match_facts(match_id)
    if facts is None:
        return []
    fold, finished = MatchFold(facts.game), list[dict[str, Any]]()
    for seq, entry in list_entries(match_id):
        fold.fold(seq, entry)
        if fold.game.outcome(fold.state).boards > len(finished):
            finished.append(fold.game.public_view(fold.state))
    return finished
