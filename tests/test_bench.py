"""The benches of scale run, each with tiny numbers, and print what docs/RECORDS.md promises. No figure is judged."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from bench.server import ROOT
from tests import services


def keys(words: str) -> set[str]:
    """The keys of a line."""
    return set(words.split())


TABLES = keys(
    "tables store processes load actions_per_s p50_ms p99_ms stalled refused processor_ms view_bytes"
    " bytes_per_action"
)
IDLE = keys(
    "sockets tables watchers load opened_s open lost errors empty_mib full_mib kib_per_socket own_kib_per_socket"
    " processor_percent pings_per_s"
)
STORM = keys(
    "sockets way at_once load back p50_s p99_s max_s down_s processor_s lost silent refused failed errors before_mib"
    " after_mib peak_mib"
)


def run(bench: str, *words: str) -> list[dict[str, Any]]:
    """The lines that a bench prints."""
    command = [sys.executable, "-m", f"bench.{bench}", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_tables_are_measured_beside_the_limit() -> None:
    [line] = run("tables", "--tables", "2", "--seconds", "2", "--limit")
    assert line.keys() == TABLES | {"limit_actions_per_s", "of_limit"}
    assert (line["tables"], line["store"], line["processes"]) == (2, "sqlite", 1)
    assert line["actions_per_s"] > 0
    assert line["refused"] == 0
    # Four views, and `ok` for who acted.
    assert 4 * line["view_bytes"] * 0.5 < line["bytes_per_action"] < 4 * line["view_bytes"] * 2


def test_tables_are_measured_over_two_processes_with_postgresql_and_redis() -> None:
    if missing := services.list_missing():
        words = f"Without these nothing is measured: {' '.join(missing)}"
        pytest.fail(words) if os.environ.get("CI") == "true" else pytest.skip(words)
    [line] = run("tables", "--tables", "2", "--seconds", "2", "--store", "postgresql")
    assert line.keys() == TABLES
    assert (line["store"], line["processes"]) == ("postgresql", 2)
    assert line["actions_per_s"] > 0
    assert line["refused"] == 0


def test_several_processes_are_not_measured_with_sqlite() -> None:
    command = [sys.executable, "-m", "bench.tables", "--processes", "2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--store postgresql" in done.stderr


@pytest.mark.soak
def test_idle_sockets_stay_open_and_are_weighed() -> None:
    [line] = run("idle", "--sockets", "12", "--watchers", "2", "--seconds", "5")
    assert line.keys() == IDLE
    assert (line["sockets"], line["tables"], line["open"]) == (12, 2, 12)
    assert line["lost"] == line["errors"] == 0
    assert line["pings_per_s"] > 0
    assert line["empty_mib"] > 0
    assert line["full_mib"] > 0


@pytest.mark.soak
@pytest.mark.parametrize(("way", "waits"), [("cut", []), ("restart", ["--at-once"])])
def test_everyone_comes_back_from_a_storm(way: str, waits: list[str]) -> None:
    [line] = run("storm", "--sockets", "8", "--way", way, *waits)
    assert line.keys() == STORM
    assert (line["way"], line["at_once"]) == (way, bool(waits))
    assert (line["back"], line["lost"], line["failed"], line["errors"]) == (8, 8, 0, 0)
    assert 0 < line["p50_s"] <= line["p99_s"] <= line["max_s"]
    assert (line["down_s"] > 0) == (way == "restart")
