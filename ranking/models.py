"""Where players stand, how many stand where, and every change of it. All of it follows from the matches' results."""

from __future__ import annotations

from typing import ClassVar, cast

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from games.models import Match
from ranking.points import Result
from ranking.shares import Share


class Period(models.TextChoices):
    """Which matches a standing counts."""

    ALL = "all", _("All time")
    RECENT = "30", _("Last 30 days")


class Standing(models.Model):
    """A player's share of wins in one game and period, and the place that it gives.

    Whoever writes it or the player's changes holds these rows (services.standings). A row may have come to nothing
    again, with the rank key 0: then it has no place.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="standings", db_index=False
    )
    game = models.CharField(max_length=32, help_text=_("The key of its game."))
    period = models.CharField(max_length=4, choices=Period.choices)
    half_wins = models.PositiveIntegerField(default=0, help_text=_("Twice the wins; a draw is half a win."))
    matches = models.PositiveIntegerField(default=0, help_text=_("How many matches were counted."))
    rank_key = models.BigIntegerField(
        default=0, editable=False, help_text=_("Orders the leaderboard: by the bound, then by more matches.")
    )

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["user", "game", "period"], name="one_standing_a_player"),
            models.CheckConstraint(
                condition=models.Q(half_wins__lte=2 * models.F("matches")), name="no_more_wins_than_matches"
            ),
        ]
        indexes: ClassVar = [
            models.Index("game", "period", models.F("rank_key").desc(), "user", name="leaderboard_order"),
        ]

    def __str__(self) -> str:
        return f"{self.user_id} in {self.game} ({self.period})"

    @property
    def share(self) -> Share:
        """What it counts."""
        return Share(self.half_wins, self.matches)

    @share.setter
    def share(self, share: Share) -> None:
        self.half_wins, self.matches = share
        self.rank_key = share.rank_key


class Band(models.Model):
    """How many players stand in a band of a leaderboard, a thousandth of bound wide. Places are counted from these
    rows, which are never more than a thousand and one (docs/decisions/0008-places.md)."""

    game = models.CharField(max_length=32)
    period = models.CharField(max_length=4, choices=Period.choices)
    number = models.PositiveIntegerField(help_text=_("The bound in thousandths."))
    # Not positive by a check: a row is first tried as the difference that it is to grow by.
    players = models.IntegerField()

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["game", "period", "number"], name="one_row_a_band"),
        ]

    def __str__(self) -> str:
        return f"{self.players} at {self.number} thousandths in {self.game} ({self.period})"


class Change(models.Model):
    """What a match made of a player's share of all time; once a match and player, never altered.

    A player's changes follow one another by `matches_after`, just as their matches' results by `settled_at`. `at` is
    when the match ended, `is_recent` whether the 30 days' standing still counts it.
    """

    class Outcome(models.TextChoices):
        """What the match was to the player."""

        WIN = "win", _("won")
        LOSS = "loss", _("lost")
        DRAW = "draw", _("drawn")

    match = models.ForeignKey(Match, on_delete=models.PROTECT, related_name="changes", db_index=False)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="changes", db_index=False
    )
    game = models.CharField(max_length=32)
    result = models.CharField(max_length=4, choices=Outcome.choices)
    at = models.DateTimeField()
    is_recent = models.BooleanField()
    half_wins_before = models.PositiveIntegerField()
    matches_before = models.PositiveIntegerField()
    bound_before = models.FloatField()
    half_wins_after = models.PositiveIntegerField()
    matches_after = models.PositiveIntegerField()
    bound_after = models.FloatField()

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["match", "user"], name="one_change_a_match_and_player"),
        ]
        indexes: ClassVar = [
            models.Index(fields=["user", "game", "matches_after"], name="changes_of_a_player"),
            models.Index(
                fields=["game", "at"], condition=models.Q(is_recent=True), name="changes_of_the_last_days"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.result} of {self.user_id} in match {self.match_id}"

    @property
    def outcome(self) -> Result:
        """The result as the formulas name it."""
        return cast(Result, self.result)

    @property
    def before(self) -> Share:
        """The share before the match."""
        return Share(self.half_wins_before, self.matches_before)

    @property
    def after(self) -> Share:
        """The share after it."""
        return Share(self.half_wins_after, self.matches_after)

    @property
    def steps(self) -> int:
        """How many stars it went up, tier by tier, or down if negative."""
        return self.after.step - self.before.step
