"""What every test may ask for: people, a running server, and a clock to move."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable

import pytest
import uvicorn
from asgiref.sync import sync_to_async
from django.core.cache import cache
from django.db import connections

from accounts.models import User
from games.models import Room
from games.services import clocks
from games.services.rooms import set_up_standard_rooms

PASSWORD = "correct horse battery"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the long counts unless the command line names them (`make soak`), and without Redis what needs it."""
    left_out = set[str]() if "soak" in config.option.markexpr else {"soak"}
    left_out |= set() if os.environ.get("REDIS_URL") else {"redis"}
    gone = [item for item in items if any(item.get_closest_marker(marker) for marker in left_out)]
    if gone:
        config.hook.pytest_deselected(items=gone)
        items[:] = [item for item in items if item not in gone]


@pytest.fixture(autouse=True)
def _forget_rate_limits() -> None:
    """What earlier tests asked for counts against no later one."""
    cache.clear()


@pytest.fixture
def make_user(db: None) -> Callable[..., User]:
    """Make people who can log in with PASSWORD."""

    def make(name: str, **fields: object) -> User:
        return User.objects.create_user(f"{name.lower()}@example.org", name, PASSWORD, **fields)

    return make


@pytest.fixture
def four(make_user: Callable[..., User]) -> dict[str, User]:
    """Four people, by the seat that they are meant for."""
    return {
        seat: make_user(name) for seat, name in zip("NESW", ("Nora", "Emil", "Sana", "Wout"), strict=True)
    }


@pytest.fixture
def room(db: None) -> Room:
    """The casual room of the first game, among the standard rooms."""
    set_up_standard_rooms()
    return Room.objects.filter(kind=Room.Kind.CASUAL)[0]


@pytest.fixture
def rated_room(room: Room) -> Room:
    """The rated room of the first game."""
    return Room.objects.filter(kind=Room.Kind.RATED)[0]


@pytest.fixture
async def server(transactional_db: None, room: Room) -> AsyncIterator[str]:
    """The real application with the standard rooms, under uvicorn on this test's event loop; its address."""
    from arkserver.asgi import application

    config = uvicorn.Config(
        application, host="127.0.0.1", port=0, lifespan="on", ws="websockets-sansio", log_level="warning"
    )
    running = uvicorn.Server(config)
    task = asyncio.create_task(running.serve())
    while not running.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    port = running.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    running.should_exit = True
    await task
    # The thread that served the pages keeps its connection, and PostgreSQL would not drop the database under it.
    await sync_to_async(connections.close_all)()


class FakeClock:
    """A clock that stands until it is moved."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.now = now

    def move(self, seconds: float) -> int:
        """Let so much time pass; the time it is then, in milliseconds."""
        self.now += round(seconds * 1000)
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    """The time of the whole system, in the test's hands."""
    fake = FakeClock()
    monkeypatch.setattr(clocks, "time_ms", lambda: fake.now)
    return fake
