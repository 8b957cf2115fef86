"""What attacks on the whole system may ask for: chance that repeats itself, and servers as processes of their own."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.tests.attack.processes import ServerProcess, prepare_store
from games.tests.attack.stores import Store


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """Chance that is the same in each run, and another for each test."""
    return random.Random(request.node.nodeid)


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Store:
    """A database to copy, with four people in it."""
    return prepare_store(tmp_path_factory.mktemp("database"))


@pytest.fixture
def own_server(prepared: Store, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server as a process of its own on a database of its own, running. It may leave no traceback in its log, and
    nothing beside the logs of its matches that disagrees with them."""
    server = ServerProcess(tmp_path, prepared.copy(tmp_path))
    server.start()
    yield server
    server.kill()
    verified = server.manage("verify_log")
    assert verified.returncode == 0, verified.stdout
    assert "Traceback" not in server.log.read_text()
