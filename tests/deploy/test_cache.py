"""What is counted in the cache holds while Redis is away."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from arkserver import cache as own_cache
from arkserver.cache import SharedCache
from games.outages import Outage
from tests import services
from tests.deploy.site import require_services
from tests.services import free_port


@pytest.fixture(autouse=True)
def outage(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """None has been told of yet."""
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(own_cache, "_outage", Outage("the shared cache", logging.getLogger("cache")))


def test_while_redis_is_away_a_process_counts_by_itself_and_says_so_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    cache = SharedCache(f"redis://127.0.0.1:{free_port()}/0", {})
    assert cache.add("lock", "held", timeout=5)
    assert not cache.add("lock", "held", timeout=5)
    cache.set("count", [1, 2], 60)
    assert cache.get("count") == [1, 2]
    cache.delete("lock")
    assert cache.add("lock", "held", timeout=5)
    cache.set("presses", 0)
    assert [cache.incr("presses") for _ in range(2)] == [1, 2]
    with pytest.raises(ValueError, match="nothing"):
        cache.incr("nothing")
    assert caplog.messages == ["the shared cache is away: ConnectionError"]


def test_when_redis_is_back_it_says_so_once_and_counts_there_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    require_services()
    port = free_port()
    cache, another = (SharedCache(f"redis://127.0.0.1:{port}/0", {}) for _ in range(2))
    assert cache.get("name") is another.get("name") is None
    with services.redis(tmp_path, port):
        cache.set("name", "Ada", 60)
        assert another.get("name") == "Ada"
    assert cache.get("name") is None
    away, back = "the shared cache is away: ConnectionError", "the shared cache is back"
    assert caplog.messages == [away, back, away]
