"""A whole site as `deploy/` describes it, on loopback: the units' own command lines, nginx with that very file before
them, PostgreSQL and Redis behind them. Only ports, names and folders are put in the place of others.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests import services

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
NEEDED = ("nginx", "openssl", "curl")
HOST = "127.0.0.1"
OTHER_HOST = "127.0.0.2"
"""Stands for the site's IPv6 address, which a machine for tests may not have."""
PATIENCE_S = 60


def require_services() -> None:
    """Leave a test out where the system lacks what it needs; with CI=true that is a failure."""
    if missing := services.list_missing(*NEEDED):
        words = f"Without these no site is started: {' '.join(missing)}"
        if os.environ.get("CI") == "true":
            pytest.fail(words)
        pytest.skip(words)


def substitute(text: str, places: Mapping[str, str]) -> str:
    """Put one thing in the place of another, each of which must be there."""
    for old, new in places.items():
        assert old in text, f"{old!r} is not there to be replaced"
        text = text.replace(old, new)
    return text


def values(unit: str, key: str) -> list[str]:
    """What a unit says of `key`, each time it does."""
    lines = (DEPLOY / unit).read_text().splitlines()
    return [line.partition("=")[2] for line in lines if line.startswith(f"{key}=")]


def commands(unit: str, key: str, places: Mapping[str, str]) -> list[list[str]]:
    """The command lines of a unit with its places filled in."""
    return [shlex.split(substitute(value, places)) for value in values(unit, key)]


def write_environment(path: Path, changes: Mapping[str, str]) -> dict[str, str]:
    """Write an environment file as the example is, but for `changes`; what it says."""
    said = dict(
        word.split("=", 1) for word in shlex.split((DEPLOY / "ark.env.example").read_text(), comments=True)
    )
    assert changes.keys() <= said.keys()
    said |= changes
    path.write_text("".join(f"{key}={shlex.quote(value)}\n" for key, value in said.items()))
    return said


def ask(address: str, question: str, *values: object) -> list[Any]:
    """What a database answers, without the server's code."""
    with psycopg.connect(address, autocommit=True) as connection:
        asked = connection.execute(question, values)
        return asked.fetchall() if asked.description else []


PLANTED = "planted"
"""The name of a constraint that these tests let one entry of the log break."""


def _is_expected(line: Mapping[str, Any]) -> bool:
    """Whether a line of the log is of what was planted, or of a form that was sent from elsewhere."""
    if line["logger"] in ("games.live.writer", "games.consumers.base"):
        return PLANTED in line.get("error", {}).get("words", "")
    return line["logger"] == "django.security.csrf" and "error" not in line


class Site:
    """Two processes behind nginx. Everything it writes is in `folder`."""

    def __init__(self, folder: Path, addresses: Mapping[str, str]) -> None:
        self.folder = folder
        self.ports = [services.free_port(), services.free_port()]
        self.plain_port, self.tls_port = services.free_port(), services.free_port()
        self.address = f"https://{HOST}:{self.tls_port}"
        self.plain_address = f"http://{HOST}:{self.plain_port}"
        self.certificate = folder / "fullchain.pem"
        self.environment_file = folder / "ark.env"
        own = {
            "SECRET_KEY": "a throw-away secret that is long enough for everyone, and is not guessed",
            "ALLOWED_HOSTS": HOST,
            "CSRF_TRUSTED_ORIGINS": self.address,
            "ARK_VAR": str(folder / "var"),
        }
        self.said = write_environment(self.environment_file, own | dict(addresses))
        self._processes: dict[int, subprocess.Popen[bytes]] = {}

    @property
    def environment(self) -> dict[str, str]:
        """What a process of the unit finds: what the file says, and of this machine only where its programs are."""
        programs = f"{services.find_postgres()}:{os.environ.get('PATH', os.defpath)}"
        return {"PATH": programs, "ARK_ENV": str(self.environment_file)} | self.said

    def run(self, command: list[str], check: bool = True, **changes: str) -> subprocess.CompletedProcess[str]:
        """Run a program beside the processes, as the site's user would."""
        done = subprocess.run(
            command, cwd=ROOT, env=self.environment | changes, capture_output=True, text=True, check=False
        )
        assert not check or done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return done

    def manage(self, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
        """Run a management command beside the processes."""
        command = [str(DEPLOY / "manage.sh"), *words]
        return subprocess.run(
            command, env=self.environment, input=given, capture_output=True, text=True, check=False
        )

    def prepare(self) -> None:
        """What is done once before the first start: the tables, the rooms, the static files."""
        with ThreadPoolExecutor() as beside:
            collecting = beside.submit(self.manage, "collectstatic", "--no-input", "--verbosity", "0")
            done = [
                self.manage("migrate", "--verbosity", "0"),
                self.manage("setup_rooms"),
                collecting.result(),
            ]
        assert not any(each.returncode for each in done), [each.stderr for each in done]

    def log(self, port: int) -> Path:
        """Where a process writes its lines."""
        return self.folder / f"ark-{port}.log"

    def log_text(self) -> str:
        """All that both have written so far."""
        return "".join(self.log(port).read_text() for port in self.ports)

    def logged(self) -> list[dict[str, Any]]:
        """Every line that both have written so far: each must be JSON, which a traceback is not."""
        return [json.loads(line) for line in self.log_text().splitlines()]

    def unexpected(self) -> list[dict[str, Any]]:
        """The lines that nothing in these tests should have brought about."""
        return [line for line in self.logged() if not _is_expected(line)]

    def start(self, *ports: int) -> None:
        """Start processes by their unit's line and wait as the unit waits."""
        for port in ports:
            [command] = commands("ark@.service", "ExecStart", {"/srv/ark/site": str(ROOT), "%i": str(port)})
            with self.log(port).open("ab") as log:
                self._processes[port] = subprocess.Popen(
                    command, cwd=ROOT, env=self.environment, stdout=log, stderr=log
                )
        for port in ports:
            [wait] = commands("ark@.service", "ExecStartPost", {"%i": str(port)})
            self.run(wait)

    def stop(self, port: int) -> None:
        """Stop a process as the unit does, and wait until it is gone."""
        [name] = values("ark@.service", "KillSignal")
        process = self._processes.pop(port)
        process.send_signal(signal.Signals[name])
        assert process.wait(timeout=PATIENCE_S) in (0, -signal.SIGTERM)

    def entries(self, match_id: int) -> list[dict[str, Any]]:
        """The log of a match as it stands on disk."""
        question = "SELECT entry FROM games_logentry WHERE match_id = %s ORDER BY seq"
        return [json.loads(entry) for (entry,) in ask(self.said["DATABASE_URL"], question, match_id)]

    def make_certificate(self) -> None:
        """A certificate for this machine that nobody else trusts."""
        key = self.folder / "privkey.pem"
        names = f"subjectAltName=IP:{HOST},IP:{OTHER_HOST}"
        kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        subject = [
            "-subj",
            "/CN=Broken Ark",
            "-addext",
            names,
            "-keyout",
            str(key),
            "-out",
            str(self.certificate),
        ]
        self.run(["openssl", "req", *kind, *subject])

    def configure_nginx(self) -> list[str]:
        """Write nginx's configuration around the site's own; the command line that serves it."""
        self.make_certificate()
        places = {
            "127.0.0.1:8001": f"127.0.0.1:{self.ports[0]}",
            "127.0.0.1:8002": f"127.0.0.1:{self.ports[1]}",
            "listen 80;": f"listen {HOST}:{self.plain_port};",
            "listen [::]:80;": f"listen {OTHER_HOST}:{self.plain_port};",
            "listen 443 ": f"listen {HOST}:{self.tls_port} ",
            "listen [::]:443 ": f"listen {OTHER_HOST}:{self.tls_port} ",
            "server_name ark.example.org;": f"server_name {HOST};",
            "/etc/letsencrypt/live/ark.example.org": str(self.folder),
            "/srv/ark/var": self.said["ARK_VAR"],
        }
        (self.folder / "ark.conf").write_text(substitute((DEPLOY / "nginx.conf").read_text(), places))
        shutil.copy(DEPLOY / "ark_proxy_headers.conf", self.folder)
        (self.folder / "nginx.conf").write_text(_around(self.folder))
        program = services.find_program("nginx")
        assert program is not None
        return [program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def stop_all(self) -> None:
        """Stop whatever still runs."""
        for port in list(self._processes):
            self.stop(port)


def _around(folder: Path) -> str:
    """A main configuration of nginx that writes to `folder` alone, as Debian's would include the site's."""
    written = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    user = "user root;" if os.getuid() == 0 else ""
    paths = " ".join(f"{name}_temp_path {folder}/{name};" for name in written)
    return f"""{user} daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx-error.log;
events {{ worker_connections 1024; }}
http {{ include /etc/nginx/mime.types; access_log {folder}/access.log; {paths} include {folder}/ark.conf; }}
"""


@contextmanager
def running_site(folder: Path) -> Iterator[Site]:
    """The whole site, from its first start until the end of the block."""
    with ExitStack() as stack:
        site = Site(folder, stack.enter_context(services.both()))
        site.prepare()
        stack.callback(site.stop_all)
        site.start(*site.ports)
        stack.enter_context(services.running(site.configure_nginx(), site.tls_port))
        yield site
