"""What pages and tasks cost with a history (docs/PERFORMANCE.md): run by hand, on a database made by `seed_history`.

    DATABASE_URL=sqlite:////tmp/history.sqlite3 python -m games.tests.measure_history [--plans]

prints for each how many queries it takes, how long it takes in this process when it is warm, and what it reads through;
with `--plans` also every query with its plan. The database is left as it was.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any

import django

AGAIN = 5
"""How often each is timed; the quickest counts, since others may use the machine."""

TALK = 2_000
"""So much is said at the tables, for the admin to look at."""

SHOWN = 300
"""So much is printed of a query that reads through a table; the primary keys that an admin's list names are many."""


def report(name: str, question: Callable[[], Any], with_plans: bool) -> None:
    """Print what a question costs."""
    from tests import plans

    question()
    queries = plans.ask(question)
    _say(f"| {name} | {len(queries)} | {min(_time(question) for _ in range(AGAIN)):.1f} |")
    for line in plans.scans(queries):
        _say(f"    reads through {line[:SHOWN]}")
    for sql in filter(plans.is_select, queries) if with_plans else ():
        _say("\n      ".join([f"    {sql}", *plans.explain(sql)]))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _time(question: Callable[[], Any]) -> float:
    """Milliseconds."""
    begun = time.perf_counter()
    question()
    return 1000 * (time.perf_counter() - begun)


def main() -> None:
    """Print it all; what is made to be looked at is taken back."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "arkserver.settings.test")
    django.setup()
    from django.db import transaction

    from games.tests import history

    with transaction.atomic():
        history.talk(TALK)
        for name, question in history.list_questions(history.look_at()).items():
            report(name, question, "--plans" in sys.argv)
        transaction.set_rollback(True)


if __name__ == "__main__":
    main()
