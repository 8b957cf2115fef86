"""The ranking app: tiers, stars and leaderboards."""

from django.apps import AppConfig
from django.urls import reverse
from django.utils.translation import gettext_lazy as _


class RankingConfig(AppConfig):
    """Counts what is settled, and offers the tables what they show of it."""

    name = "ranking"
    verbose_name = _("Ranking")

    def ready(self) -> None:
        """Listen to the games, and tell them what there is to ask for."""
        from games import ports
        from ranking import receivers
        from ranking.selectors.badges import get_badges

        receivers.connect()
        ports.offer(
            badges_of=get_badges,
            end_panel=lambda match_id: reverse("match-end", args=[match_id]),
            profile=lambda user_id: reverse("profile", args=[user_id]),
        )
