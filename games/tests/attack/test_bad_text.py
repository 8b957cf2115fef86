"""A text frame that is no UTF-8 ends its socket, and leaves one line in the log, not a traceback."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

import pytest

from games.tests.attack.players import log_in_four
from games.tests.attack.processes import ServerProcess
from games.tests.clients import connect_table, open_table
from games.tests.seating import NO_CLOCK

NO_UTF8 = b'{"do":"chat","text":"\xff\xfe","id":"x"}'
INVALID_DATA = 1007
WORDS = "Invalid UTF-8"


@pytest.mark.parametrize("form", ["line", "json"])
async def test_what_is_no_text_ends_its_own_socket_and_is_one_line_of_the_log(
    own_server: ServerProcess, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    monkeypatch.setenv("LOG_FORMAT", form)
    own_server.kill()
    await asyncio.to_thread(own_server.start)
    async with AsyncExitStack() as stack:
        browsers = await log_in_four(own_server.address, stack)
        table_id = await open_table(browsers["N"], clock=NO_CLOCK)
        vandal = await connect_table(own_server.address, table_id, browsers["N"])
        honest = await connect_table(own_server.address, table_id, browsers["E"])
        stack.push_async_callback(honest.close)
        await vandal.socket.send(NO_UTF8, text=True)
        await vandal.socket.wait_closed()
        await vandal.close()
        assert vandal.socket.close_code == INVALID_DATA
        await honest.ping()
    [line] = own_server.log.read_text().splitlines()
    assert WORDS in line
    if form == "json":
        said = json.loads(line)
        assert (said["level"], "error" in said) == ("WARNING", False)
