"""Setting a bench's tables, in the database that the environment names.

`python -m bench.seats TABLES MATCHES [--watchers W]`: people with login sessions, and MATCHES started matches for each
of TABLES lanes; prints `[[[path, [cookies]], …], …]` as JSON, of each match the four players' cookies from North
clockwise and then those of W people who look on. `python -m bench.seats --open TABLES PEOPLE`: open tables, and PEOPLE
who may sit down at the first ones; prints `[[table, cookie], …]`.
"""

from __future__ import annotations

import argparse
import json
from io import StringIO
from typing import Any

import django

NAMES = ("North", "East", "South", "West")


def main() -> None:
    """Make it all in the database that the environment names."""
    parser = argparse.ArgumentParser(prog="python -m bench.seats")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("tables", type=int)
    parser.add_argument("number", type=int, help="matches a lane, or people")
    parser.add_argument("--watchers", type=int, default=0)
    options = parser.parse_args()
    django.setup()
    from django.core.management import call_command
    from django.db import transaction

    call_command("migrate", verbosity=0)
    call_command("setup_rooms", stdout=StringIO())
    with transaction.atomic():  # one wait for the disk, not one a step
        made = _make(options)
    print(json.dumps(made))


def _make(options: argparse.Namespace) -> object:
    if options.open:
        return _open_tables(options.tables, options.number)
    return [_lane(number, options.number, options.watchers) for number in range(options.tables)]


def _open_tables(tables: int, people: int) -> list[tuple[int, str]]:
    from accounts.models import User
    from games.models import Table

    users = [User.objects.create_user(None, f"Person {number}") for number in range(people)]
    opened = [_open_table(users[number % people]) for number in range(tables)]
    assert Table.objects.filter(closed_at=None).count() == tables
    return [(table.pk, _cookie(user)) for table, user in zip(opened, users, strict=False)]


def _open_table(owner: Any) -> Any:
    """Without a clock, and for all sixteen boards: chance alone would soon end a match with a limit."""
    from games.models import Room
    from games.services import tables

    room = Room.objects.filter(kind=Room.Kind.CASUAL)[0]
    return tables.open_table(owner, room, {"clock": None, "limit": None})


def _lane(number: int, matches: int, watchers: int) -> list[tuple[str, list[str]]]:
    from accounts.models import User

    lane = []
    for match in range(matches):
        names = [*NAMES, *(f"Watcher {watcher}" for watcher in range(watchers))]
        people = [User.objects.create_user(None, f"{name} {number}.{match}") for name in names]
        lane.append((_started_table(people[:4]), [_cookie(person) for person in people]))
    return lane


def _cookie(person: Any) -> str:
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


def _started_table(people: list[Any]) -> str:
    from games.services import seating

    table = _open_table(people[0])
    for seat, person in zip("NESW", people, strict=True):
        seating.sit(table.pk, person, seat)
        seating.set_ready(table.pk, person, ready=True)
    return f"/ws/tables/{table.pk}/"


if __name__ == "__main__":
    main()
