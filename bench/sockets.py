"""A lean WebSocket client for measuring: enough of RFC 6455 for text frames from an honest server on loopback.

The measuring side must cost little beside what it measures, so this is a bare asyncio protocol.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping
from types import MappingProxyType

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
ZERO_MASK = b"\0\0\0\0"
"""A mask that changes nothing: masking is a browser's duty towards proxies, and there are none here."""


class ClientSocket(asyncio.Protocol):
    """A connection that gives each text frame's bytes to `receive`, and None when it has ended."""

    def __init__(self, path: str, headers: dict[str, str], receive: Callable[[bytes | None], None]) -> None:
        self._request = _handshake(path, headers)
        self._receive = receive
        self._buffer = bytearray()
        self.opened = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Take bytes in and hand complete frames on."""
        self._buffer += data
        if not self.opened.done() and not self._take_answer():
            return
        while (frame := self._next_frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._receive(payload)
            elif kind == PING:
                self._write(PONG, payload)
            elif kind == CLOSE:
                self._write(CLOSE, payload)

    def connection_lost(self, error: Exception | None) -> None:
        """Say that it is over."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))
            self.opened.exception()  # heard of, also where nobody waits for it any more
        self._receive(None)

    def send(self, text: bytes) -> None:
        """Send a text frame of up to 65,535 bytes."""
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE, size >> 8, size & 0xFF])
        self._transport.write(bytes([0x80 | kind]) + length + ZERO_MASK + payload)

    def close(self) -> None:
        """End it."""
        if self._transport is not None:
            self._transport.close()

    def cut(self) -> None:
        """End it as a broken connection ends: without a word, and without what is still to be sent."""
        if self._transport is not None:
            self._transport.abort()

    def _take_answer(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._buffer[:12])
        del self._buffer[: end + 4]
        if status != b"HTTP/1.1 101":
            self.opened.set_exception(ConnectionError(status.decode()))
            return False
        self.opened.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload


def _handshake(path: str, headers: dict[str, str]) -> bytes:
    key = "".join(f"{byte:02x}" for byte in os.urandom(8)) + "AAAAAA=="
    lines = [
        f"GET {path} HTTP/1.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def open_socket(
    port: int,
    path: str,
    receive: Callable[[bytes | None], None],
    cookie: str = "",
    more_headers: Mapping[str, str] = MappingProxyType({}),
) -> ClientSocket:
    """A socket to the server on loopback; ConnectionError when it is refused."""
    headers = {"Host": f"127.0.0.1:{port}", "Origin": f"http://127.0.0.1:{port}", **more_headers}
    if cookie:
        headers["Cookie"] = cookie
    loop = asyncio.get_running_loop()
    _transport, socket = await loop.create_connection(
        lambda: ClientSocket(path, headers, receive), "127.0.0.1", port
    )
    await socket.opened
    return socket
