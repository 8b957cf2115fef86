"""Log lines as JSON, one object a line, and the id that every request and every socket has in them.

A line may say which request, match and table it is about. It never names a card: no variable's value is written, and
of an exception only its type and where it came from, unless it speaks of the database or the network alone.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from django.core.exceptions import ImproperlyConfigured
from django.db import IntegrityError, InterfaceError, OperationalError
from redis.exceptions import RedisError

_request_id: ContextVar[str] = ContextVar("request_id", default="")

_IS_ID = re.compile(rb"[A-Za-z0-9_-]{8,64}")

SPEAKING = (OperationalError, InterfaceError, IntegrityError, OSError, RedisError, ImproperlyConfigured)
"""Exceptions that say what is away or taken. Others may quote what they stumbled over, a hand for one."""

PLACES = ("match", "table")
"""What a call of a logger may add by `extra`: primary keys."""

NOT_UTF8 = "Invalid UTF-8 sequence received from client."
"""What uvicorn logs as an error of its own, with a traceback, where a client's text frame is none."""


class JsonFormatter(logging.Formatter):
    """`{"time", "level", "logger", "message"}`, and where they are known `request`, `match`, `table` and `error`."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id := _request_id.get():
            line["request"] = request_id
        line |= {place: vars(record)[place] for place in PLACES if place in vars(record)}
        if record.exc_info and record.exc_info[1]:
            line["error"] = _describe(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class CalmServerLog(logging.Filter):
    """For uvicorn's log, where a traceback says no more than its line: of what a client has got wrong, and of what was
    still going on when the server's end could wait no longer for it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let everything pass, these as plain warnings."""
        error = record.exc_info[1] if record.exc_info else None
        if record.msg == NOT_UTF8:
            _calm(record)
        elif isinstance(error, asyncio.CancelledError):
            record.msg, record.args = "a connection was cut off by the server's end", None
            _calm(record)
        return True


def _calm(record: logging.LogRecord) -> None:
    record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
    record.exc_info = record.exc_text = None


def _describe(error: BaseException) -> dict[str, Any]:
    """An exception: its `type`, the `trace` to it, its `words` where they are harmless, and what it came `from`."""
    described: dict[str, Any] = {"type": f"{type(error).__module__}.{type(error).__qualname__}"}
    if isinstance(error, SPEAKING):
        # PostgreSQL's further lines quote the row.
        described["words"] = str(error).partition("\n")[0]
    frames = traceback.extract_tb(error.__traceback__)
    described["trace"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    if cause := error.__cause__ or (None if error.__suppress_context__ else error.__context__):
        described["from"] = _describe(cause)
    return described


class WithRequestId:
    """An ASGI application whose requests and sockets each have an id: the proxy's `X-Request-ID`, else a new one.

    An answer to a request carries it too, so that whoever meets an error can name the line.
    """

    def __init__(self, application: Any) -> None:
        self._application = application

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection under its id. Sockets' sends are not wrapped: there are too many of them."""
        if scope["type"] != "lifespan":
            request_id = find_id(scope["headers"]) or secrets.token_hex(16)
            _request_id.set(request_id)
            if scope["type"] == "http":
                send = _with_header(send, request_id.encode())
        await self._application(scope, receive, send)


def find_id(headers: list[tuple[bytes, bytes]]) -> str | None:
    """The id that the proxy has given; None without one, or for one that would not be safe to write down."""
    given = next((value for name, value in headers if name.lower() == b"x-request-id"), b"")
    return given.decode() if _IS_ID.fullmatch(given) else None


def _with_header(send: Any, request_id: bytes) -> Any:
    async def send_with_header(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", ()), (b"x-request-id", request_id)]}
        await send(message)

    return send_with_header
