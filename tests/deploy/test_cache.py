"""What is counted in the cache holds while Redis is away."""

from __future__ import annotations

import logging

import pytest

from arkserver.cache import SharedCache
from tests.services import free_port


def test_while_redis_is_away_a_process_counts_by_itself_and_says_so(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    cache = SharedCache(f"redis://127.0.0.1:{free_port()}/0", {})
    assert cache.add("lock", "held", timeout=5)
    assert not cache.add("lock", "held", timeout=5)
    cache.set("count", [1, 2], 60)
    assert cache.get("count") == [1, 2]
    cache.delete("lock")
    assert cache.add("lock", "held", timeout=5)
    assert caplog.messages[0] == "the shared cache is away: ConnectionError"
