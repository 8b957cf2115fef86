"""What a socket's outbox promises: frames in their order, none held up by another's wait, and an end."""

from __future__ import annotations

import asyncio
from typing import Any

from games.consumers.outbox import FRAMES, Outbox


class Connection:
    """An ASGI connection that takes frames while it is `open`."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.open = asyncio.Event()
        self.open.set()
        self.fault: Exception | None = None

    async def send(self, message: dict[str, Any]) -> None:
        """Wait until it takes more."""
        await self.open.wait()
        if self.fault:
            raise self.fault
        self.sent.append(message.get("text") or str(message["code"]))


async def settle() -> None:
    """Let what can run do so."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_frame_is_on_its_way_before_anything_else_runs() -> None:
    connection = Connection()
    outbox = Outbox(connection.send)
    assert outbox.put("one")
    assert outbox.put("two")
    assert connection.sent == ["one", "two"]


async def test_frames_keep_their_order_over_a_wait() -> None:
    connection = Connection()
    outbox = Outbox(connection.send)
    connection.open.clear()
    for frame in ("one", "two", "three"):
        assert outbox.put(frame)
    await settle()
    assert connection.sent == []
    connection.open.set()
    await settle()
    outbox.put("four")
    assert connection.sent == ["one", "two", "three", "four"]


async def test_a_client_that_does_not_read_gets_no_more_than_its_share_and_then_the_last_frame() -> None:
    connection = Connection()
    outbox = Outbox(connection.send)
    connection.open.clear()
    assert all(outbox.put(str(number)) for number in range(FRAMES + 1)), "one is being sent, the others wait"
    assert not outbox.put("too many")
    assert len(outbox) == 0
    outbox.end("last", 4408)
    connection.open.set()
    await settle()
    assert connection.sent == ["0", "last", "4408"]


async def test_nothing_follows_where_the_connection_is_gone() -> None:
    for fault in (OSError("gone"), RuntimeError("closed already")):
        connection = Connection()
        outbox = Outbox(connection.send)
        connection.fault = fault
        outbox.put("lost")
        connection.fault = None
        outbox.put("lost too")
        outbox.end("last", 1000)
        await settle()
        assert connection.sent == []


async def test_a_connection_that_goes_while_frames_wait_ends_the_sending() -> None:
    connection = Connection()
    outbox = Outbox(connection.send)
    connection.open.clear()
    outbox.put("lost")
    connection.fault = OSError("gone")
    connection.open.set()
    await settle()
    connection.fault = None
    outbox.put("lost too")
    assert connection.sent == []


async def test_a_closed_outbox_leaves_no_task_behind() -> None:
    connection = Connection()
    outbox = Outbox(connection.send)
    connection.open.clear()
    outbox.put("never read")
    before = asyncio.all_tasks()
    outbox.close()
    await settle()
    assert len(asyncio.all_tasks()) == len(before) - 1
    assert connection.sent == []
