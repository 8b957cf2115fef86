"""A server under measurement: a process of its own on loopback, and what Linux tells of it."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests import services

ROOT = Path(__file__).resolve().parent.parent
STOP_S = 60
SPARE_FILES = 200
"""What a process opens beside its sockets, generously."""


class Memory(NamedTuple):
    """A process's memory in KiB: what is resident, its share of it, and the most that ever was resident."""

    resident: int
    own: int
    peak: int


class Server:
    """A command that listens on `port` of loopback. It may be stopped and started again."""

    def __init__(
        self, command: list[str], port: int, environment: Mapping[str, str] | None = None, folder: Path = ROOT
    ) -> None:
        self.port = port
        self._command, self._folder = command, folder
        self._environment = {**os.environ, **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process's id, while it runs."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it answers; RuntimeError when it does not."""
        self._process = subprocess.Popen(
            self._command, cwd=self._folder, env=self._environment, stdout=subprocess.DEVNULL
        )
        services.wait_for(self.port, self._process)

    def stop(self) -> None:
        """End it as a supervisor does, by SIGTERM."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=STOP_S)

    def processor_s(self) -> float:
        """Processor time that the process has used, in seconds."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> Memory:
        """The process's memory now."""
        shares = _kib_lines(Path(f"/proc/{self.pid}/smaps_rollup"))
        return Memory(shares["Rss"], shares["Pss"], _kib_lines(Path(f"/proc/{self.pid}/status"))["VmHWM"])


def _kib_lines(path: Path) -> dict[str, int]:
    lines = (line.split() for line in path.read_text().splitlines())
    return {words[0].rstrip(":"): int(words[1]) for words in lines if len(words) == 3 and words[2] == "kB"}


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """The server, up until the end of the block."""
    try:
        server.start()
        yield server
    finally:
        server.stop()


def uvicorn(application: str, environment: Mapping[str, str]) -> Server:
    """A uvicorn process with `application` on a free port, set as the unit in `deploy/` sets it."""
    port = services.free_port()
    command = [sys.executable, "-m", "uvicorn", application, "--host", "127.0.0.1", "--port", str(port)]
    command += ["--ws-per-message-deflate", "false", "--ws-max-size", "65536", "--backlog", "4096"]
    command += ["--timeout-graceful-shutdown", "10", "--log-level", "warning", "--no-access-log"]
    command += ["--lifespan", "on" if application.startswith("arkserver") else "off"]
    return Server(command, port, environment)


def allow_files(sockets: int) -> None:
    """Let this process and those it starts hold so many sockets open; SystemExit where the system forbids it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = sockets + SPARE_FILES
    if hard != resource.RLIM_INFINITY and hard < needed:
        raise SystemExit(
            f"{needed} open files are needed for {sockets} sockets, {hard} are allowed (ulimit -Hn)"
        )
    if soft != resource.RLIM_INFINITY and soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


def load() -> float:
    """How many processes wanted a processor in the last minute, on average: what else the machine does."""
    return round(os.getloadavg()[0], 2)
