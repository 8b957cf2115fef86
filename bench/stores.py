"""Where a bench's server keeps its matches: a store of its own, made for the run and gone after it."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any

from bench.server import ROOT
from tests import services

SQLITE, POSTGRESQL = "sqlite", "postgresql"


@contextmanager
def store(name: str) -> Iterator[dict[str, str]]:
    """What the environment of a server with this store says: `sqlite` as `make run` has it, `postgresql` as a site for
    many has it, with Redis.

    Both write to disk before they say that they have written. SystemExit where the system has no such services.
    """
    with TemporaryDirectory(prefix="ark-bench-") as var:
        if name == SQLITE:
            settings = {"DJANGO_SETTINGS_MODULE": "arkserver.settings.local"}
            yield {**settings, "ARK_VAR": var, "DATABASE_URL": "", "REDIS_URL": ""}
            return
        if missing := services.list_missing():
            raise SystemExit(f"Without these nothing is measured: {' '.join(missing)}")
        with services.both(synced=True) as addresses:
            yield {**_site(), "ARK_VAR": var, **addresses}


def _site() -> dict[str, str]:
    return {
        "DJANGO_SETTINGS_MODULE": "arkserver.settings.production",
        "SECRET_KEY": secrets.token_urlsafe(50),
        "ALLOWED_HOSTS": "127.0.0.1",
        "DEFAULT_FROM_EMAIL": "ark@localhost",
    }


def fill(environment: Mapping[str, str], *words: object) -> Any:
    """Run `python -m bench.seats WORDS` with this store; what it made."""
    command = [sys.executable, "-m", "bench.seats", *map(str, words)]
    made = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, check=True, stdout=subprocess.PIPE
    )
    return json.loads(made.stdout)
