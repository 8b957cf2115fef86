"""Something outside that is away: told once when it goes, and once when it is back, however often it is missed."""

from __future__ import annotations

import logging
import threading


class Outage:
    """Whether one thing that a process needs is away; `name` is how the log speaks of it. Any thread may tell."""

    def __init__(self, name: str, logger: logging.Logger) -> None:
        self._name = name
        self._logger = logger
        self._lock = threading.Lock()
        self.is_on = False

    def begins(self, error: BaseException) -> bool:
        """It was missed; whether that is news."""
        if self._turn(on=True):
            self._logger.warning("%s is away: %s", self._name, type(error).__name__)
            return True
        return False

    def ends(self) -> bool:
        """It was there; whether that is news."""
        if self.is_on and self._turn(on=False):
            self._logger.warning("%s is back", self._name)
            return True
        return False

    def _turn(self, on: bool) -> bool:
        with self._lock:
            is_news, self.is_on = self.is_on != on, on
        return is_news
