"""Reading configuration from environment variables, and the few values derived from them."""

import os
import secrets
from pathlib import Path
from typing import Any

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

SQLITE_OPTIONS = {
    # A deferred transaction that reads and then writes fails at once when another writer is in: take the lock first.
    "transaction_mode": "IMMEDIATE",
    # An acknowledged action must survive a power cut, hence FULL.
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
    "timeout": 20,
}


def required(name: str) -> str:
    value = os.environ.get(name, "")
    if not value:
        raise ImproperlyConfigured(f"The environment variable {name} must be set.")
    return value


def listed(name: str, default: str = "") -> list[str]:
    return [part.strip() for part in os.environ.get(name, default).split(",") if part.strip()]


def hosts(name: str) -> list[str]:
    """The names that the site answers to, at least one and each in full: addresses in its mails are made of them."""
    required(name)
    names = listed(name)
    if not names or "*" in names:
        raise ImproperlyConfigured(f"The environment variable {name} must name the site's hosts.")
    return names


def switched_on(name: str, default: bool) -> bool:
    value = os.environ.get(name, "").lower()
    if value not in {"", "0", "1", "false", "true", "no", "yes"}:
        raise ImproperlyConfigured(f"The environment variable {name} must be 1 or 0, not {value!r}.")
    return value in {"1", "true", "yes"} if value else default


def database(url: str) -> dict[str, Any]:
    """Django's settings of the database at `url`, e.g. sqlite:////srv/ark.sqlite3 or postgres://user:password@host/name."""
    parsed: dict[str, Any] = dict(dj_database_url.parse(url))
    if parsed["ENGINE"] == "django.db.backends.sqlite3":
        parsed["OPTIONS"] = {**SQLITE_OPTIONS, **parsed.get("OPTIONS", {})}
    return parsed


def kept_secret(path: Path) -> str:
    """The secret in the file at `path`, made on the first call and readable by its owner alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        secret = secrets.token_urlsafe(50)
        file.write(secret + "\n")
    return secret
