"""Several at the database in the same moment, each on a thread and a connection of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from django.db import connection

PATIENCE_S = 60

locks_rows = pytest.mark.skipif(
    not connection.features.has_select_for_update, reason="this database has one writer at a time"
)
"""For what can only happen where two write at once."""


def at_once(*works: Callable[[], object]) -> None:
    """Let each work begin in the same moment. Raises what one of them raised, once all are done."""
    start, failures = threading.Barrier(len(works)), list[BaseException]()

    def do(work: Callable[[], object]) -> None:
        try:
            start.wait(timeout=PATIENCE_S)
            work()
        except BaseException as failure:  # noqa: BLE001  (raised again by whoever asked)
            failures.append(failure)
        finally:
            connection.close()

    threads = [threading.Thread(target=do, args=[work]) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for failure in failures:
        raise failure
