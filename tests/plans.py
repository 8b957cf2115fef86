"""How the database finds what is asked of it: which queries read through a table that grows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import Any, NamedTuple

from django.apps import apps
from django.db import connection
from django.test.utils import CaptureQueriesContext

SMALL = {"games_room", "auth_group", "auth_permission", "django_content_type"}
"""Tables that do not grow with those who come and play."""

PARTIAL = {"open_tables_of_a_room", "matches_to_archive"}
"""Indexes of a few rows however many the table has: what is open, what is due."""

FEW_PAGES = 84
"""A table of so many pages (of 8 kB) PostgreSQL may read whole: not more than the most that one question looks up, the
four players of each of a profile's 21 matches, each perhaps on a page of its own."""

_NAMED = re.compile(r'\b(?:FROM|JOIN) "?(\w+)"?(?: (?:AS )?([A-Z]+\d+)\b)?')
_SQLITE_SCAN = re.compile(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?")


def ask(question: Callable[[], Any]) -> list[str]:
    """The queries that a question sends to the database."""
    with CaptureQueriesContext(connection) as asked:
        question()
    return [query["sql"] for query in asked.captured_queries]


def is_select(sql: str) -> bool:
    """Whether a query reads only."""
    return sql.startswith("SELECT")


def scans(queries: Iterable[str]) -> list[str]:
    """What these queries read through from one end to the other, each as the plan's line and the query."""
    return [f"{line}: {sql}" for sql in filter(is_select, queries) for line in _scans(sql)]


class Access(NamedTuple):
    """How PostgreSQL came to rows of a table: by which index, if any ("": it read all of it), whether it knew where in
    the index to look, and how many rows it read."""

    table: str
    index: str
    is_found: bool
    rows: int

    @property
    def line(self) -> str:
        """In words."""
        way = f" {'by' if self.is_found else 'along'} {self.index}" if self.index else ""
        return f"{self.rows} of {self.table}{way}"


def list_accesses(sql: str) -> list[Access]:
    """How PostgreSQL, its settings and statistics being what they are, answers a SELECT; it does so for this."""
    with connection.cursor() as cursor:
        cursor.execute(_explaining("EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON)", sql))
        plan = cursor.fetchone()[0]
    return list(_accesses((json.loads(plan) if isinstance(plan, str) else plan)[0]["Plan"], ""))


def _accesses(node: dict[str, Any], table: str) -> Iterator[Access]:
    """Those of a node of the plan and of all below it; a bitmap's index is a node below the table that it is of."""
    table, index = node.get("Relation Name", table), node.get("Index Name", "")
    if index or node["Node Type"] == "Seq Scan":
        rows = node["Actual Rows"] + node.get("Rows Removed by Filter", 0)
        yield Access(table, index, "Index Cond" in node, round(rows * node["Actual Loops"]))
    for below in node.get("Plans", ()):
        yield from _accesses(below, table)


def count_steps(question: Callable[[], Any]) -> int:
    """How much work a question is for SQLite: the steps of its virtual machine, which no clock or cache changes."""
    steps = count(1)

    def go_on() -> int:
        next(steps)
        return 0

    connection.ensure_connection()
    connection.connection.set_progress_handler(go_on, 1)
    try:
        question()
    finally:
        connection.connection.set_progress_handler(None, 0)
    return next(steps) - 1


def explain(sql: str) -> list[str]:
    """The lines of a SELECT's plan, as the database words them."""
    with connection.cursor() as cursor:
        cursor.execute(_explaining("EXPLAIN QUERY PLAN" if connection.vendor == "sqlite" else "EXPLAIN", sql))
        return [str(row[-1]) for row in cursor.fetchall()]


def _explaining(word: str, sql: str) -> str:
    return f"{word} {sql}".replace("%", "%%")


def _scans(sql: str) -> Iterator[str]:
    found = list(_sqlite_scans(sql) if connection.vendor == "sqlite" else _postgres_scans(sql))
    for table, index, line in found:
        if table in _list_growing() and index not in PARTIAL and not _is_bounded(sql):
            yield line


def _list_growing() -> set[str]:
    models = apps.get_models(include_auto_created=True)
    return {model._meta.db_table for model in models} - SMALL


def _is_bounded(sql: str) -> bool:
    """Whether it wants the first few of all rows, in an order that they are kept in."""
    is_sorted = any("TEMP B-TREE" in line or "Sort" in line for line in explain(sql))
    return " WHERE " not in sql and " LIMIT " in sql and not is_sorted


def _sqlite_scans(sql: str) -> Iterator[tuple[str, str, str]]:
    """The table, the index (or "") and the plan's line of each scan."""
    names = {alias or table: table for table, alias in _NAMED.findall(sql)}
    for line in explain(sql):
        if scan := _SQLITE_SCAN.match(line):
            yield names.get(scan[1], scan[1]), scan[2] or "", line


def _postgres_scans(sql: str) -> Iterator[tuple[str, str, str]]:
    """A table's index that is walked without a condition counts as well; a table of few pages does not."""
    for access in list_accesses(sql):
        if not access.is_found and (access.index or count_pages(access.table) > FEW_PAGES):
            yield access.table, access.index, access.line


def count_pages(table: str) -> int:
    """How many pages a table of PostgreSQL's has."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_relation_size(%s) / current_setting('block_size')::int", [table])
        return int(cursor.fetchone()[0])
