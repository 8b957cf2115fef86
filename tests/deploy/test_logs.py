"""Lines of the log say where to look, and never what anyone holds."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from typing import Any

import pytest
from django.db import IntegrityError

from arkserver.logs import NOT_UTF8, CalmServerLog, JsonFormatter, WithRequestId, find_id
from games.tests.attack.knowledge import named_cards

logger = logging.getLogger("games.somewhere")


def line_of(error: Exception | None = None, **extra: object) -> dict[str, Any]:
    """What is written when something fails, as read again."""
    exc_info: Any = None
    if error is not None:
        try:
            hand = "SQ"
            raise error
        except type(error):
            exc_info = sys.exc_info()
            assert hand
    words = ("a match %s failed", (7,)) if extra else ("all is well", ())
    record = logger.makeRecord(logger.name, logging.ERROR, __file__, 1, *words, exc_info, extra=extra)
    text = JsonFormatter().format(record)
    assert "\n" not in text
    return dict(json.loads(text))


def test_a_line_says_when_where_and_what_and_of_which_match() -> None:
    line = line_of(match=7, table=3, secret="SQ")
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "ERROR",
        "logger": "games.somewhere",
        "message": "a match 7 failed",
        "match": 7,
        "table": 3,
    }


@pytest.mark.parametrize(
    "error",
    [
        ValueError("SQ is not in the hand AK.QJT.98765.432"),
        KeyError("the queen of spades"),
        AssertionError(["♠Q"]),
        IntegrityError('refused by "seq"\nDETAIL:  Failing row contains (1, {"action":"SQ"}).'),
    ],
)
def test_an_exception_that_quotes_a_card_is_written_without_it(error: Exception) -> None:
    line = line_of(error)
    assert line["error"]["type"].endswith(type(error).__name__)
    assert "test_logs.py" in line["error"]["trace"][0]
    assert not named_cards(json.dumps(line, ensure_ascii=False))


def test_what_speaks_of_the_database_or_the_network_alone_is_written_with_its_words() -> None:
    assert line_of(ConnectionRefusedError("nobody answers"))["error"]["words"] == "nobody answers"
    assert line_of(IntegrityError("twice\nDETAIL: SQ"))["error"]["words"] == "twice"
    assert "words" not in line_of(ValueError("SQ"))["error"]


def test_what_an_exception_came_from_is_written_with_it() -> None:
    error = RuntimeError("SQ")
    error.__cause__ = ConnectionResetError("gone")
    line = line_of(error)
    assert (line["error"]["from"]["type"], line["error"]["from"]["words"]) == (
        "builtins.ConnectionResetError",
        "gone",
    )


async def seen_by(scope: dict[str, Any]) -> tuple[str | None, list[dict[str, Any]]]:
    """The id in a line that is written while a connection is served, and what its client is sent."""
    sent: list[dict[str, Any]] = []
    written: list[str | None] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        written.append(line_of().get("request"))
        await send({"type": f"{scope['type']}.response.start", "status": 200, "headers": [(b"a", b"b")]})

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    await WithRequestId(application)(scope, None, send)
    return written[0], sent


async def test_a_request_is_known_by_the_proxys_id_in_every_line_and_in_its_answer() -> None:
    request_id, sent = await seen_by({"type": "http", "headers": [(b"x-request-id", b"0123456789abcdef")]})
    assert request_id == "0123456789abcdef"
    assert sent[0]["headers"] == [(b"a", b"b"), (b"x-request-id", b"0123456789abcdef")]


async def test_a_socket_without_an_id_is_given_one() -> None:
    first, sent = await seen_by({"type": "websocket", "headers": []})
    second, _sent = await seen_by({"type": "websocket", "headers": []})
    assert first
    assert second
    assert first != second
    assert sent[0]["headers"] == [(b"a", b"b")]


@pytest.mark.parametrize(
    "given", [b"", b"short", b"x" * 65, b'abcdefgh", "level": "', b"abcdefgh\r\nX: y", b"\xff" * 9]
)
def test_an_id_that_is_none_is_not_taken(given: bytes) -> None:
    assert find_id([(b"X-Request-ID", given)]) is None


def said_by_the_server(words: str, error: BaseException) -> dict[str, Any]:
    """What becomes of a line with a traceback in the server's own log."""
    try:
        raise error
    except type(error):
        record = logger.makeRecord("uvicorn.error", logging.ERROR, __file__, 1, words, (), sys.exc_info())
    set_up = logging.getLogger("uvicorn.error")
    assert any(isinstance(each, CalmServerLog) for each in set_up.filters)
    assert set_up.filter(record)
    return dict(json.loads(JsonFormatter().format(record)))


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (NOT_UTF8, UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")),
        ("Exception in ASGI application\n", asyncio.CancelledError()),
    ],
)
def test_what_no_traceback_explains_is_one_plain_warning_of_the_server(
    words: str, error: BaseException
) -> None:
    line = said_by_the_server(words, error)
    assert (line["level"], "error" in line) == ("WARNING", False)


def test_what_has_failed_in_the_server_is_written_with_where_it_came_from() -> None:
    line = said_by_the_server("Exception in ASGI application\n", ZeroDivisionError())
    assert (line["level"], line["error"]["type"]) == ("ERROR", "builtins.ZeroDivisionError")
    assert "test_logs.py" in line["error"]["trace"][0]
