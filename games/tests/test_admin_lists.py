"""The admin's lists of tables and of what was said: what is named in full is found, and nothing counts all there is."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import User
from games.models import ChatMessage, Match, Table
from tests.plans import ask


@pytest.fixture
def admin(client: Client, make_user: Callable[..., User]) -> Client:
    """A browser in which an admin is logged in."""
    client.force_login(make_user("Boss", is_staff=True, is_superuser=True))
    return client


def find(admin: Client, kind: str, **query: str) -> list[int]:
    """The primary keys of the rows that are listed, in their order."""
    answer = admin.get(f"/admin/games/{kind}/", query)
    assert answer.status_code == 200
    return [row.pk for row in answer.context["cl"].result_list]


@pytest.fixture
def others(match: Match, bots_table: Table) -> Table:
    """A table of South's that is closed, beside the one where the four play."""
    Table.objects.filter(pk=bots_table.pk).update(closed_at=timezone.now())
    return bots_table


def test_tables_are_found_by_who_owns_them_or_sits_there_and_by_number(
    admin: Client, match: Match, others: Table
) -> None:
    playing = match.table_id
    assert find(admin, "table") == [others.pk, playing]
    assert find(admin, "table", q="nora") == find(admin, "table", q="Wout") == [playing]
    assert find(admin, "table", q="Sana") == [others.pk, playing]
    assert find(admin, "table", q=str(others.pk)) == [others.pk]
    Table.objects.filter(pk=playing).update(match=None)
    Table.objects.filter(pk=others.pk).update(match=match)
    Match.objects.filter(pk=match.pk).update(table=others)
    assert others.pk in find(admin, "table", q=str(match.pk))
    assert find(admin, "table", q="Nor") == find(admin, "table", q="999999") == []


def test_a_game_that_there_is_not_leaves_nothing_out(admin: Client, match: Match) -> None:
    assert find(admin, "match", game="broken-ark") == find(admin, "match", game="\0") == [match.pk]
    assert find(admin, "match", game="spades") == []


def test_open_tables_are_listed_alone(admin: Client, match: Match, others: Table) -> None:
    assert find(admin, "table", state="open") == [match.table_id]
    assert find(admin, "table", state="closed") == [others.pk, match.table_id]


@pytest.fixture
def said(match: Match, four: dict[str, User], others: Table) -> dict[str, int]:
    """What Nora has said yesterday and today and Emil today, he at the other table: the primary keys."""
    now = timezone.now()
    rows = {
        "old": ChatMessage.objects.create(table_id=match.table_id, user=four["N"], text="Good evening"),
        "new": ChatMessage.objects.create(table_id=match.table_id, user=four["N"], text="Hello again"),
        "other": ChatMessage.objects.create(table=others, user=four["E"], text="Hello"),
    }
    ChatMessage.objects.filter(pk=rows["old"].pk).update(said_at=now - timedelta(days=1))
    return {name: row.pk for name, row in rows.items()}


def test_what_was_said_is_found_by_who_said_it_by_day_and_by_table(
    admin: Client, match: Match, others: Table, said: dict[str, int]
) -> None:
    today = ChatMessage.objects.get(pk=said["new"]).said_at.date().isoformat()
    assert find(admin, "chatmessage") == [said["other"], said["new"], said["old"]]
    assert find(admin, "chatmessage", q="Nora") == [said["new"], said["old"]]
    assert find(admin, "chatmessage", q=today) == [said["other"], said["new"]]
    assert find(admin, "chatmessage", q=f"NORA {today}") == [said["new"]]
    assert find(admin, "chatmessage", q=str(others.pk)) == [said["other"]]
    assert find(admin, "chatmessage", q="hello") == [said["other"], said["new"]]
    assert find(admin, "chatmessage", q=f"even {today}") == []
    assert find(admin, "chatmessage", q="nobody") == find(admin, "chatmessage", q="2026-02-31") == []


@pytest.mark.parametrize("kind", ["table", "chatmessage"])
def test_no_more_are_counted_than_can_be_leafed_through(
    admin: Client, said: dict[str, int], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.admin_lists.MOST", 1)
    assert admin.get(f"/admin/games/{kind}/").context["cl"].result_count == 1


def test_where_one_sits_is_asked_once_a_page(client: Client, match: Match, four: dict[str, User]) -> None:
    client.force_login(four["N"])
    asked = ask(lambda: client.get("/leaderboards/"))
    assert len([sql for sql in asked if 'FROM "games_tableseat"' in sql]) == 1
