"""What a supervisor and a monitor are told of a process."""

from __future__ import annotations

import re

import pytest
from django.db import OperationalError
from django.db.migrations.recorder import MigrationRecorder
from django.test import AsyncClient, Client
from pytest_django import Settings

FIGURES = (
    "ark_sockets", "ark_tables", "ark_matches", "ark_actions_total", "ark_refusals_total", "ark_lost_races_total",
    "ark_commit_seconds_bucket", "ark_batch_entries_bucket", "ark_outbox_drops_total", "ark_bus_gaps_total",
    "ark_bus_failures_total", "ark_bot_seconds_bucket",
)  # fmt: skip


@pytest.fixture(autouse=True)
def a_site_under_tls(settings: Settings) -> None:
    """Names its host and sends everyone to TLS, as in production."""
    settings.ALLOWED_HOSTS = ["testserver"]
    settings.SECURE_SSL_REDIRECT = True


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_whoever_asks_a_process_itself_needs_neither_its_sites_name_nor_tls(
    db: None, client: Client, path: str
) -> None:
    answer = client.get(path, headers={"host": "127.0.0.1:8001"})
    assert answer.status_code == 200
    assert "no-store" in answer.headers["cache-control"]
    assert client.post(path).status_code == 405


async def test_probes_are_answered_in_a_server_as_in_a_command(async_client: AsyncClient) -> None:
    assert (await async_client.get("/healthz")).content == b"ok\n"
    assert (await async_client.get("/lobby/")).status_code == 301


def test_a_process_is_alive_while_its_database_is_away_but_not_ready(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def be_away(recorder: MigrationRecorder) -> None:
        raise OperationalError("nobody answers")

    monkeypatch.setattr(MigrationRecorder, "applied_migrations", be_away)
    assert client.get("/healthz").status_code == 200
    answer = client.get("/readyz")
    assert (answer.status_code, answer.content) == (503, b"the database does not answer\n")


def test_a_process_whose_migrations_are_missing_is_not_ready(db: None, client: Client) -> None:
    assert client.get("/readyz").status_code == 200
    newest = MigrationRecorder.Migration.objects.filter(app="games").latest("pk")
    newest.delete()
    answer = client.get("/readyz")
    assert (answer.status_code, answer.content) == (503, b"migrations are missing\n")


@pytest.mark.parametrize("figure", FIGURES)
def test_a_monitor_finds_the_figure(client: Client, figure: str) -> None:
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    assert re.search(rf"^(# TYPE )?{figure.removesuffix('_bucket')}", answer.text, re.MULTILINE)


def test_figures_are_told_to_no_other_machine_and_to_nobody_through_the_proxy(client: Client) -> None:
    assert client.get("/metrics", REMOTE_ADDR="192.0.2.1").status_code == 404
    assert client.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 404
