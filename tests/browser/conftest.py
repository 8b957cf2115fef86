"""A real server in a process of its own, and Chromium from the system's packages."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.company import Company, seat_company
from tests.browser.people import DESK, Person, enrol, number_of, open_table, person

ROOT = Path(__file__).resolve().parent.parent.parent
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None
)
"""The shell is the same engine without the browser's own windows, which a page's tests pay for and never see."""
ONE_BOARD = {"boards": 1, "limit": None, "clock": None}
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test in this folder needs the browser; without one they are skipped, but never in CI."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if CHROMIUM is None and not os.environ.get("CI"):
                item.add_marker(
                    pytest.mark.skip(
                        reason="needs Chromium (Debian: apt-get install chromium-headless-shell)"
                    )
                )


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium."""
    assert CHROMIUM is not None, "Chromium is missing"
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What the site's processes find around them: a database of their own, quick bots."""
    return {
        **os.environ,
        "ARK_VAR": str(tmp_path_factory.mktemp("var")),
        "DJANGO_SETTINGS_MODULE": "tests.browser.quick",
        "SOCKET_FRAMES_PER_SECOND": "1000",
    }


@pytest.fixture(scope="session")
def site(environment: dict[str, str]) -> Iterator[str]:
    """The site as `make run` starts it; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = ["make", "--no-print-directory", "run", "HOST=127.0.0.1", f"PORT={port}"]
    server = subprocess.Popen(command, cwd=ROOT, env=environment, start_new_session=True)
    try:
        _wait_for(port, server)
        yield f"http://127.0.0.1:{port}"
    finally:
        os.killpg(server.pid, 15)
        server.wait(timeout=30)


def _wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        assert server.poll() is None, "the server did not start"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError("the server did not answer")


@pytest.fixture
def shorten(environment: dict[str, str]) -> Callable[[str], None]:
    """Make the next match of the table at a path one of a single board, shorter than any that the form offers."""

    def run(table: str) -> None:
        change = f"Table.objects.filter(pk={number_of(table)}).update(options={ONE_BOARD})"
        command = [sys.executable, "manage.py", "shell", "-c", f"from games.models import Table; {change}"]
        subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)

    return run


@pytest.fixture(scope="session")
def company(browser: Browser, site: str) -> Iterator[Company]:
    """Four people at one table, from one test to the next: each test takes it to where it needs it."""
    company = seat_company(browser, site)
    yield company
    for someone in company.people.values():
        someone.context.close()


@pytest.fixture(scope="session")
def empty_table(browser: Browser, site: str) -> Iterator[str]:
    """The address of a table where one person waits."""
    host = person(browser)
    enrol(host, site)
    yield site + open_table(host, site)
    host.context.close()


@pytest.fixture(scope="session")
def members(browser: Browser, site: str) -> Iterator[list[Person]]:
    """Two people who have signed up: sign-ups are few a minute, and most tests need no new ones."""
    members = [person(browser) for _ in range(2)]
    for someone in members:
        enrol(someone, site)
    yield members
    for someone in members:
        someone.context.close()


@pytest.fixture
def two(members: list[Person]) -> Iterator[list[Person]]:
    """The two, who play nowhere; the console complains of nothing meanwhile."""
    yield members
    for someone in members:
        someone.no_problems()
        someone.page.goto("about:blank")
        someone.page.set_viewport_size(DESK)
