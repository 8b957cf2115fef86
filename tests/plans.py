"""How the database finds what is asked of it: which queries read through a table that grows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import Any

from django.apps import apps
from django.db import connection
from django.test.utils import CaptureQueriesContext

SMALL = {"games_room", "auth_group", "auth_permission", "django_content_type"}
"""Tables that do not grow with those who come and play."""

PARTIAL = {"open_tables_of_a_room", "matches_to_archive"}
"""Indexes of a few rows however many the table has: what is open, what is due."""

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
    """A table's index that is walked without a condition counts as well."""
    with connection.cursor() as cursor:
        cursor.execute(_explaining("EXPLAIN (FORMAT JSON)", sql))
        plan = cursor.fetchone()[0]
    for node in _nodes((json.loads(plan) if isinstance(plan, str) else plan)[0]["Plan"]):
        table, index = node.get("Relation Name", ""), node.get("Index Name", "")
        if table and node["Node Type"] != "Bitmap Heap Scan" and "Index Cond" not in node:
            yield table, index, f"{node['Node Type']} on {table} {index}"


def _nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for below in node.get("Plans", ()):
        yield from _nodes(below)
