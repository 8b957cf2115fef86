"""The long counts: tests marked `soak` run by hand (`make soak`), never as part of the others."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.tests.attack.processes import ServerProcess, prepare_store
from games.tests.attack.stores import Store


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long ones out unless the command line names them."""
    if "soak" in config.option.markexpr:
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


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
    """A server as a process of its own on a database of its own, running."""
    server = ServerProcess(tmp_path, prepared.copy(tmp_path))
    server.start()
    yield server
    server.kill()
    verified = server.manage("verify_log")
    assert verified.returncode == 0, verified.stdout
