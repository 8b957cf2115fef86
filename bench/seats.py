"""Setting a bench's table: `python -m bench.seats TABLES MATCHES` makes the database, people with login sessions,
and MATCHES started matches of each of TABLES tables; prints `[[[path, [four cookies]], …], …]` as JSON.
"""

from __future__ import annotations

import json
import sys

import django

NAMES = ("North", "East", "South", "West")


def main() -> None:
    """Make it all in the database that the environment names."""
    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    tables, matches = int(sys.argv[1]), int(sys.argv[2])
    print(json.dumps([_lane(number, matches) for number in range(tables)]))


def _lane(number: int, matches: int) -> list[tuple[str, list[str]]]:
    from accounts.models import User

    people = [User.objects.create_user(f"{name}{number}@bench.example", f"{name} {number}") for name in NAMES]
    cookies = [_cookie(person) for person in people]
    return [(_started_table(people), cookies) for _ in range(matches)]


def _cookie(person: object) -> str:
    """A login session as logging in makes it, without the price of a password."""
    from django.conf import settings
    from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
    from django.contrib.sessions.backends.db import SessionStore

    session = SessionStore()
    session[SESSION_KEY] = str(person.pk)
    session[BACKEND_SESSION_KEY] = settings.AUTHENTICATION_BACKENDS[0]
    session[HASH_SESSION_KEY] = person.get_session_auth_hash()
    session.save()
    return f"{settings.SESSION_COOKIE_NAME}={session.session_key}"


def _started_table(people: list[object]) -> str:
    from games.rules.registry import GAMES
    from games.services import seating

    table = seating.open_table(people[0], next(iter(GAMES)), {"clock": None})
    for seat, person in zip("NESW", people, strict=True):
        seating.sit(table.pk, person, seat)
    return f"/ws/tables/{table.pk}/"


if __name__ == "__main__":
    main()
