"""Pages of errors look up who asks and where they sit, and leave no connection to the database open for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import patch

import pytest
from django.core.exceptions import PermissionDenied
from django.db import connection

from accounts.models import User
from games.tests.clients import log_in

pytestmark = pytest.mark.django_db(transaction=True)


def is_connected() -> bool:
    """Whether this thread has a connection to the database."""
    return connection.connection is not None


@pytest.mark.parametrize(("path", "status"), [("/nowhere/", 404), ("/lobby/", 403)])
async def test_the_thread_that_makes_an_error_page_keeps_no_connection(
    path: str, status: int, server: str, four: dict[str, User]
) -> None:
    browser, loop = await log_in(server, four["N"].email), asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(1))
    with patch("games.views.lobby.render", side_effect=PermissionDenied):
        assert (await browser.get(path)).status_code == status
    assert not await loop.run_in_executor(None, is_connected)
    await browser.aclose()
