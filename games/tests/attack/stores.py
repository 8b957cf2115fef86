"""Databases for servers that are processes of their own: read here without the server's code.

SQLite files, or where the tests run on PostgreSQL (`tests/services.py`) databases of that server.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import psycopg

from tests.services import make_database


class Store(Protocol):
    """A database; `url` as the server is told of it."""

    url: str

    def copy(self, folder: Path) -> Store:
        """Another like it, for a server of its own; what lies in files goes to `folder`."""

    def ask(self, question: str, *values: object) -> list[Any]:
        """The rows that answer an SQL question with `%s` for its values."""


class SqliteStore:
    """A SQLite file in a folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "ark.sqlite3"
        self.url = f"sqlite:///{self.path}"

    def copy(self, folder: Path) -> SqliteStore:
        """Another file; nobody may be writing this one."""
        copied = SqliteStore(folder)
        shutil.copy(self.path, copied.path)
        return copied

    def ask(self, question: str, *values: object) -> list[Any]:
        """The rows of an answer."""
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as database:
            return database.execute(question.replace("%s", "?"), values).fetchall()


class PostgresStore:
    """A database of the PostgreSQL server that `address` names another database of."""

    def __init__(self, address: str, template: str = "template1") -> None:
        self.name = f"ark_{uuid4().hex[:12]}"
        self._address = address
        make_database(address, self.name, template)
        self.url = urlunsplit(urlsplit(address)._replace(path=f"/{self.name}"))

    def copy(self, folder: Path) -> PostgresStore:
        """Another database; nobody may be connected to this one."""
        return PostgresStore(self._address, self.name)

    def ask(self, question: str, *values: object) -> list[Any]:
        """The rows of an answer."""
        with psycopg.connect(self.url) as connection:
            return connection.execute(question, values).fetchall()


def new_store(folder: Path) -> Store:
    """An empty database of the kind that the tests run on."""
    address = os.environ.get("DATABASE_URL", "")
    return PostgresStore(address) if address.startswith("postgres") else SqliteStore(folder)
