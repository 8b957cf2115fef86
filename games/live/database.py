"""Database work off the event loop: a few threads, each with a connection of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from asgiref.sync import sync_to_async
from django.db import InterfaceError, OperationalError, connections

T = TypeVar("T")
THREADS = 4


class Database(Protocol):
    """Runs synchronous database functions from the event loop."""

    async def run(self, function: Callable[..., T], *args: object) -> T:
        """`function(*args)` on another thread; its result or its exception."""

    def close(self) -> None:
        """Let go of threads and connections."""


class InlineDatabase:
    """On the caller's own connection: for commands and plain tests."""

    async def run(self, function: Callable[..., T], *args: object) -> T:
        """`function(*args)` on the caller's thread, as asgiref keeps it."""
        return await sync_to_async(function, thread_sensitive=True)(*args)

    def close(self) -> None:
        """Nothing here is its own."""


class ThreadedDatabase:
    """On threads of its own: for a server's process."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(THREADS, thread_name_prefix="live-database")
        self._barrier = threading.Barrier(THREADS)

    async def run(self, function: Callable[..., T], *args: object) -> T:
        """`function(*args)` on one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, _guarded, function, *args)

    def close(self) -> None:
        """Close each thread's connection, then the threads."""
        for _ in range(THREADS):
            self._executor.submit(self._close_here)
        self._executor.shutdown()

    def _close_here(self) -> None:
        self._barrier.wait(timeout=30)
        connections.close_all()


def _guarded(function: Callable[..., T], *args: object) -> T:
    """A connection that may be broken is not used again; a whole one is kept (CONN_MAX_AGE is for requests)."""
    try:
        return function(*args)
    except (InterfaceError, OperationalError):
        connections.close_all()
        raise
