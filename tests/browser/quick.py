"""Settings of the browser tests' server: those of `make run`, and bots that act as soon as it is their turn."""

from django.apps import AppConfig

from arkserver.settings.local import *  # noqa: F403  (a settings module is its base and what differs from it)
from arkserver.settings.local import INSTALLED_APPS as _APPS


class QuickBots(AppConfig):
    """Shortens the bots' delay when the server starts."""

    name = "tests.browser"

    def ready(self) -> None:
        """As little as a page can follow."""
        from games.services import clocks

        clocks.BOT_DELAY_MS = (40, 60)


INSTALLED_APPS = [*_APPS, "tests.browser.quick.QuickBots"]
