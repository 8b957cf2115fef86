"""The whole ranking again from the logs: what differs from what is stored, and putting it right.

Each player is looked at in a transaction of its own that holds the player's standings, so that a server may be at
work meanwhile. Matches are taken in the order in which they were settled; their results are those of their logs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from django.db import transaction
from django.db.models import Count, F, Q, QuerySet

from games.engine.seats import SEAT_LETTERS
from games.models import MatchResult, MatchSeat
from games.rules.registry import GAMES
from games.selectors.matches import get_fold, get_match_facts
from games.services.settle import result_of
from ranking.models import Band, Change, Period, Standing
from ranking.services.counting import make_change, result_for
from ranking.services.standings import BandKey, HeldStandings, add_to_bands, hold_bands
from ranking.shares import BAND, Share

AT_ONCE = 500


def rebuild(repair: bool) -> Iterator[str]:
    """A line for each thing that is stored otherwise than the logs say; with `repair` it is put right.

    A match whose log cannot be read counts as it is stored; `verify_log` says more about it.
    """
    winners = dict[int, str]()
    for match_id, stored, logged in _list_misread_results():
        yield f"match {match_id}: the winner is stored as {stored!r}, its log says {logged!r}"
        if logged is not None:
            winners[match_id] = logged
    for game in GAMES:
        for user_id in _list_players(game):
            yield from _compare_player(game, user_id, winners, repair)
    yield from _compare_bands(repair)


def _list_misread_results() -> Iterator[tuple[int, str, str | None]]:
    """The rated matches of today's rules whose log says something else than their result: match, stored, logged."""
    rated = MatchResult.objects.filter(match__is_rated=True).order_by("pk")
    rows = rated.values_list("match_id", "match__game", "match__rules", "winner")
    for match_id, game, rules, stored in rows.iterator(AT_ONCE):
        if game in GAMES and GAMES[game].info.rules == rules:
            logged = _read_winner(match_id)
            if logged != stored:
                yield match_id, stored, logged


def _read_winner(match_id: int) -> str | None:
    """The winner as results have it, by the match's log; None when it cannot be read."""
    facts = get_match_facts(match_id)
    assert facts is not None
    try:
        fold = get_fold(facts)
    except ValueError:  # what a log that does not fit raises, engine errors among them
        return None
    return str(result_of(fold)["winner"]) if fold.version else None


def _list_players(game: str) -> list[int]:
    """Who has played a rated match, or has anything stored."""
    rated = MatchSeat.objects.filter(match__game=game, match__is_rated=True)
    stored = Standing.objects.filter(game=game), Change.objects.filter(game=game)
    rows = [queryset.order_by().values_list("user_id", flat=True) for queryset in (rated, *stored)]
    return sorted(rows[0].union(*rows[1:]))


def _compare_player(game: str, user_id: int, winners: dict[int, str], repair: bool) -> list[str]:
    with transaction.atomic():
        found = list(_Player(game, user_id, winners).compare(repair))
        transaction.set_rollback(not repair)
    return found


class _Player:
    """One player's changes and standings in one game, held, against what they should be."""

    def __init__(self, game: str, user_id: int, winners: dict[int, str]) -> None:
        self.held = HeldStandings(game, [user_id])
        self.user_id = user_id
        self.stored = {row.match_id: row for row in Change.objects.filter(game=game, user_id=user_id)}
        self.expected: dict[int, Change] = {}
        share = Share()
        for row in _counted_seats(game, user_id):
            winner = winners.get(row.match_id, row.match.result.winner)
            if winner:
                change = self._expect(row, winner, share)
                self.expected[row.match_id] = change
                share = change.after

    def _expect(self, row: MatchSeat, winner: str, before: Share) -> Change:
        change = make_change(row.match, self.user_id, result_for(row.seat, winner), before)
        stored = self.stored.get(row.match_id)
        # What is due to leave the last 30 days, and has not yet, is in order.
        change.is_recent = change.is_recent or (stored is not None and stored.is_recent)
        return change

    def compare(self, repair: bool) -> Iterator[str]:
        """What differs; with `repair` no more."""
        wrong = [
            match_id
            for match_id in self.stored.keys() | self.expected.keys()
            if _columns(self.stored.get(match_id)) != _columns(self.expected.get(match_id))
        ]
        for match_id in sorted(wrong):
            yield f"user {self.user_id}, match {match_id}: the change is not as it should be"
        for period, share in self._shares().items():
            if (before := self.held.share(self.user_id, period)) != share:
                yield f"user {self.user_id}, {period.value}: {_words(before)} are stored, {_words(share)} played"
                self.held.put(self.user_id, period, share)
        if repair:
            self._replace(wrong)
            self.held.save()

    def _shares(self) -> dict[Period, Share]:
        shares = {Period.ALL: Share(), Period.RECENT: Share()}
        for change in self.expected.values():
            shares[Period.ALL] = shares[Period.ALL].gain(change.outcome)
            if change.is_recent:
                shares[Period.RECENT] = shares[Period.RECENT].gain(change.outcome)
        return shares

    def _replace(self, match_ids: list[int]) -> None:
        Change.objects.filter(user_id=self.user_id, match_id__in=match_ids).delete()
        missing = [self.expected[match_id] for match_id in match_ids if match_id in self.expected]
        Change.objects.bulk_create(missing)


def _counted_seats(game: str, user_id: int) -> QuerySet[MatchSeat]:
    """The player's seats in settled matches, in the order of settling. They count where somebody won or nobody did."""
    rated = MatchSeat.objects.filter(user_id=user_id, match__game=game, match__is_rated=True)
    settled = rated.filter(plays=True, match__result__isnull=False).select_related("match__result")
    four = settled.annotate(playing=Count("match__seats", filter=Q(match__seats__plays=True)))
    return four.filter(playing=len(SEAT_LETTERS)).order_by("match__result__settled_at", "match_id")


def _columns(change: Change | None) -> dict[str, object]:
    """What a change says, without its own primary key; nothing when there is none."""
    fields = [field.attname for field in Change._meta.concrete_fields if not field.primary_key]
    return {name: getattr(change, name) for name in fields} if change else {}


def _words(share: Share) -> str:
    return f"{share.wins:g} wins of {share.matches}"


def _compare_bands(repair: bool) -> Iterator[str]:
    """Bands that do not count those who stand there. What is missing is added: others may change them meanwhile."""
    missing = _put_right() if repair else _list_missing()
    for (game, period, number), more in sorted(missing.items()):
        yield f"{game}, {period}: {abs(more)} players too {'few' if more > 0 else 'many'} in the band {number}"


@transaction.atomic
def _put_right() -> dict[BandKey, int]:
    """Add to the bands what they miss; by how many players.

    Of two who do this at once the second waits for the first's rows, and looks at them again before it adds.
    """
    suspected = _list_missing()
    hold_bands(suspected)
    missing = {key: more for key, more in _list_missing().items() if key in suspected}
    add_to_bands(missing)
    return missing


def _list_missing() -> dict[BandKey, int]:
    """By how many players which bands are too low. Asked in one statement: both sides are of the same moment."""
    place = ("game", "period", "number")
    standings = Standing.objects.filter(rank_key__gt=0).annotate(number=F("rank_key") / BAND)
    standing = standings.values(*place).annotate(counted=Count("pk")).order_by()
    counted = standing.union(Band.objects.values(*place).annotate(counted=-F("players")), all=True)
    missing = Counter[BandKey]()
    for game, period, number, players in counted.values_list(*place, "counted"):
        missing[game, period, number] += players
    return {key: more for key, more in missing.items() if more}
