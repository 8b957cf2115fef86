"""A match with a known deal, and four people at its door."""

from __future__ import annotations

from io import StringIO

from django.core.management import call_command

from accounts.models import User
from games.engine.cards import hand_of, parse_card
from games.engine.events import Dealt
from games.engine.game import NextBoard
from games.engine.seats import parse_seat
from games.models import Match, Room, Table
from games.selectors.matches import get_fold, get_match_facts
from games.services import dealing, play, seating
from games.services.folding import MatchFold


def deal_suits(match_id: int, board: NextBoard) -> Dealt:
    """Every player holds one suit: North clubs, East diamonds, South hearts, West spades; North deals."""
    suits = [hand_of(parse_card(suit + rank) for rank in "23456789TJQKA") for suit in "CDHS"]
    return Dealt(board.number, 0, board.vulnerable, (suits[0], suits[1], suits[2], suits[3]), "11" * 32)


def room_of(game: str, kind: str = Room.Kind.CASUAL) -> Room:
    """A game's room, of the standard ones."""
    return Room.objects.get(game=game, kind=kind)


def match_of(table: Table) -> Match:
    """The match that is played at a table."""
    table.refresh_from_db()
    assert table.match is not None
    return table.match


def start_match_of(four: dict[str, User], table: Table) -> Match:
    """The four sit down and are ready; the match that starts, with the known deal."""
    with dealing.deal_with(deal_suits):
        for seat, user in four.items():
            seating.sit(table.pk, user, seat)
            seating.set_ready(table.pk, user, ready=True)
    return match_of(table)


def fold_of(match: Match) -> MatchFold:
    facts = get_match_facts(match.pk)
    assert facts is not None
    return get_fold(facts)


def export(match_id: int) -> str:
    """What `manage.py export` prints of a match."""
    out = StringIO()
    call_command("export", match_id, stdout=out)
    return out.getvalue()


class People:
    """The four people's way to the door."""

    def __init__(self, match: Match, four: dict[str, User]) -> None:
        self.match, self.four = match, four

    def act(self, seat: str, action: str, version: int, id: str = "") -> int:
        by = play.Decider("p", self.four[seat].pk)
        with dealing.deal_with(deal_suits):
            return play.submit_now(self.match.pk, parse_seat(seat), action, version, by, id)

    def pass_out(self) -> int:
        """North opens nothing and nobody else does: the board is passed out."""
        version = fold_of(self.match).version
        for seat in "NESW":
            version = self.act(seat, "P", version)
        return version
