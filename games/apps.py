"""The games app: engine, rules, tables, matches and their live half."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class GamesConfig(AppConfig):
    """Connects what happens to accounts with the sockets that are open here."""

    name = "games"
    verbose_name = _("Games")

    def ready(self) -> None:
        """Listen for the end of someone's access."""
        from games import receivers

        receivers.connect()
