"""The real server as a process of its own, to be killed and started again on the same database and port."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from conftest import PASSWORD
from games.tests.attack.stores import Store, new_store
from tests.services import free_port

Json = dict[str, Any]

PEOPLE = {"N": "Nora", "E": "Emil", "S": "Sana", "W": "Wout"}
PATIENCE_S = 60
ROOT = Path(__file__).resolve().parents[3]
SERVE = ("-m", "uvicorn", "arkserver.asgi:application", "--host", "127.0.0.1", "--lifespan", "on",
         "--ws-per-message-deflate", "false", "--ws-max-size", "65536", "--no-access-log", "--no-server-header",
         "--log-level", "warning")  # fmt: skip
"""As `make run` serves, but for the settings: the test ones, whose password hashes are quick."""


class ServerProcess:
    """uvicorn on a database. What it writes to standard error is kept in `log`."""

    def __init__(self, folder: Path, store: Store, port: int | None = None) -> None:
        self.folder = folder
        self.store = store
        self.port = port or free_port()
        self.log = folder / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it serves."""
        return f"http://127.0.0.1:{self.port}"

    def _environment(self) -> dict[str, str]:
        own = {
            "ARK_VAR": str(self.folder),
            "DATABASE_URL": self.store.url,
            "DJANGO_SETTINGS_MODULE": "arkserver.settings.test",
        }
        return os.environ | own

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it."""
        with self.log.open("ab") as log:
            command = [sys.executable, *SERVE, "--port", str(self.port)]
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=self._environment(), stdout=log, stderr=log
            )

    def wait(self) -> None:
        """Wait until it answers."""
        patience = time.monotonic() + PATIENCE_S
        while not self._answers():
            assert self._process is not None
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < patience, "the server does not start"
            time.sleep(0.01)

    def _answers(self) -> bool:
        with closing(socket.socket()) as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def wait_for_end(self) -> int:
        """Wait until it has ended by itself; its status."""
        assert self._process is not None
        return self._process.wait(timeout=PATIENCE_S)

    def kill(self) -> None:
        """SIGKILL: no handler runs, nothing is flushed. Returns when it is gone."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def manage(self, *args: str, given: str = "") -> subprocess.CompletedProcess[str]:
        """Run a management command beside it."""
        command = [sys.executable, "manage.py", *args]
        return subprocess.run(
            command,
            cwd=ROOT,
            env=self._environment(),
            input=given,
            capture_output=True,
            text=True,
            check=False,
        )

    def entries(self, match_id: int) -> list[Json]:
        """The log of a match as it stands on disk, read without the server's code. Checks that no number is missing."""
        asked = "SELECT seq, entry FROM games_logentry WHERE match_id = %s ORDER BY seq"
        rows = self.store.ask(asked, match_id)
        assert [seq for seq, _entry in rows] == list(range(1, len(rows) + 1))
        return [json.loads(entry) for _seq, entry in rows]


def prepare_store(folder: Path) -> Store:
    """A database with its tables and the four people of PEOPLE in it, to be copied for each server."""
    server = ServerProcess(folder, new_store(folder))
    script = "from accounts.models import User\n" + "\n".join(
        f"User.objects.create_user('{name.lower()}@example.org', '{name}', {PASSWORD!r})"
        for name in PEOPLE.values()
    )
    for command in (("migrate", "--verbosity", "0"), ("setup_rooms",), ("shell", "--command", script)):
        done = server.manage(*command)
        assert done.returncode == 0, done.stderr
    return server.store
