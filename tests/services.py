"""PostgreSQL and Redis for the tests: started here, on loopback, on ports of their own, and gone afterwards.

`python -m tests.services COMMAND …` runs a command with `DATABASE_URL` and `REDIS_URL` set to fresh ones. Where the
system has no such services it says which and leaves the command out; with CI=true that is a failure.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import psycopg
from psycopg.sql import SQL, Identifier

PATIENCE_S = 60
POSTGRES_USER = "postgres"
"""The system's user that PostgreSQL runs as where root starts it: it refuses to run as root."""


def free_port() -> int:
    """A port that nobody uses."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def find_postgres() -> Path | None:
    """The folder of PostgreSQL's programs, the newest there is."""
    versions = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if versions:
        return max(versions, key=lambda path: int(path.parent.name))
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def find_program(name: str) -> str | None:
    """The path of a program, also of one that is root's business."""
    return shutil.which(name, path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin")


def list_missing(*programs: str) -> list[str]:
    """The services that this system does not have, and which of these programs."""
    found = {"postgresql": find_postgres()}
    found |= {name: find_program(name) for name in ("redis-server", *programs)}
    return [name for name, path in found.items() if path is None]


@contextmanager
def running(
    command: list[str], port: int, stop_with: int = signal.SIGTERM
) -> Iterator[subprocess.Popen[bytes]]:
    """A service as a process of its own, from when it answers on its port until the end of the block."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        yield process
    finally:
        process.send_signal(stop_with)
        process.wait(timeout=PATIENCE_S)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until something answers on the port; RuntimeError when the process ends before."""
    patience = time.monotonic() + PATIENCE_S
    while time.monotonic() < patience:
        with closing(socket.socket()) as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if process.poll() is not None:
            raise RuntimeError(f"{process.args} ended with {process.returncode}")
        time.sleep(0.02)
    raise RuntimeError(f"{process.args} does not answer")


@contextmanager
def postgres(folder: Path, synced: bool = False) -> Iterator[str]:
    """A cluster in `folder`; the address of its database `ark`.

    Commits do not wait for the disk, since all of it is thrown away; `synced`, for measuring, they do.
    """
    programs, port = find_postgres(), free_port()
    assert programs is not None
    data, as_user = folder / "data", ["runuser", "-u", POSTGRES_USER, "--"] if os.getuid() == 0 else []
    if as_user:
        shutil.chown(folder, POSTGRES_USER)
    make = [
        programs / "initdb",
        "-D",
        data,
        "-U",
        POSTGRES_USER,
        "--auth=trust",
        "-E",
        "UTF8",
        "--locale=C.UTF-8",
    ]
    subprocess.run(
        [*as_user, *map(str, make), "--no-sync"], check=True, stdout=subprocess.DEVNULL, cwd=folder
    )
    settings = {
        "listen_addresses": "127.0.0.1",
        "fsync": "on" if synced else "off",
        "max_connections": "200",
        "unix_socket_directories": "",
    }
    options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    serve = [*as_user, str(programs / "postgres"), "-D", str(data), "-p", str(port), *options]
    # SIGINT: a fast shutdown, which does not wait for clients. `runuser` passes none on but SIGTERM.
    with running(serve, port, signal.SIGTERM):
        address = f"postgres://{POSTGRES_USER}@127.0.0.1:{port}"
        make_database(f"{address}/postgres", "ark")
        yield f"{address}/ark"


def make_database(address: str, name: str, template: str = "template1") -> None:
    """A new database of the server at `address`, as `template` is; waits while the server comes up."""
    patience = time.monotonic() + PATIENCE_S
    while True:
        try:
            with psycopg.connect(address, autocommit=True) as connection:
                words = SQL("CREATE DATABASE {} TEMPLATE {}")
                connection.execute(words.format(Identifier(name), Identifier(template)))
                return
        except psycopg.OperationalError:
            if time.monotonic() > patience:
                raise
            time.sleep(0.05)


@contextmanager
def redis(folder: Path, port: int | None = None) -> Iterator[str]:
    """A Redis that keeps nothing; its address."""
    port = port or free_port()
    program = shutil.which("redis-server")
    assert program is not None
    keeps_nothing = ["--save", "", "--appendonly", "no", "--bind", "127.0.0.1", "--dir", str(folder)]
    with running([program, "--port", str(port), *keeps_nothing], port):
        yield f"redis://127.0.0.1:{port}/0"


@contextmanager
def both(synced: bool = False) -> Iterator[dict[str, str]]:
    """Both services; what the environment must say for a server to use them. `synced`: as `postgres` has it."""
    with ExitStack() as stack:
        folders = [
            Path(stack.enter_context(tempfile.TemporaryDirectory(prefix=name))) for name in ("pg", "redis")
        ]
        for folder in folders:
            folder.chmod(0o755)
        yield {
            "DATABASE_URL": stack.enter_context(postgres(folders[0], synced)),
            "REDIS_URL": stack.enter_context(redis(folders[1])),
        }


def main(command: list[str]) -> int:
    """Run `command` with both services; its exit status."""
    if missing := list_missing():
        sys.stderr.write(f"Without these, nothing is tested at scale: {' '.join(missing)}\n")
        return int(os.environ.get("CI") == "true")
    with both() as addresses:
        return subprocess.run(command, env=os.environ | addresses, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
