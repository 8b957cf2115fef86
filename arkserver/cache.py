"""The cache that all processes share, which holds allauth's rate limits; nobody is locked out while Redis is away."""

from __future__ import annotations

import logging
from typing import Any

from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

from games.outages import Outage

# One of the process: each of its threads has a cache object of its own.
_outage = Outage("the shared cache", logging.getLogger(__name__))

# Someone waits for a page meanwhile; the client's own patience is many seconds.
QUICK = {"socket_connect_timeout": 1, "socket_timeout": 1, "retry": Retry(NoBackoff(), 1)}


class SharedCache(RedisCache):
    """Redis; while it is away each process counts in its own memory, as where there is no Redis at all."""

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, {**params, "OPTIONS": QUICK | params.get("OPTIONS", {})})
        self._own = LocMemCache("while Redis is away", params)

    def add(self, *args: Any, **kwargs: Any) -> Any:
        """As every cache does it."""
        return self._ask("add", *args, **kwargs)

    def get(self, *args: Any, **kwargs: Any) -> Any:
        """As every cache does it."""
        return self._ask("get", *args, **kwargs)

    def incr(self, *args: Any, **kwargs: Any) -> Any:
        """As every cache does it."""
        return self._ask("incr", *args, **kwargs)

    def set(self, *args: Any, **kwargs: Any) -> Any:
        """As every cache does it."""
        return self._ask("set", *args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> Any:
        """As every cache does it."""
        return self._ask("delete", *args, **kwargs)

    def _ask(self, what: str, *args: Any, **kwargs: Any) -> Any:
        try:
            answer = getattr(super(), what)(*args, **kwargs)
        except RedisError as error:
            _outage.begins(error)
            return getattr(self._own, what)(*args, **kwargs)
        _outage.ends()
        return answer
