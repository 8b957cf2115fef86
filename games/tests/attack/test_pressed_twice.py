"""A visitor's double click on "Play now": however many requests it makes, it makes one guest and one table."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from urllib.parse import urlsplit

import httpx
import pytest
from asgiref.sync import sync_to_async
from django.test import Client
from django.utils import timezone

from accounts.models import User
from accounts.services import PRESSED_AGAIN
from games.models import Match, Room, Table
from games.tests.clients import new_browser

CLICKS = 4


async def press(server: str, path: str, token: str) -> httpx.Response:
    """The form, sent as a browser does that has no session yet."""
    async with new_browser(server) as browser:
        browser.cookies.set("csrftoken", token)
        form = {"csrfmiddlewaretoken": token}
        return await browser.post(path, data=form, headers={"Referer": f"{server}/"})


async def visit(server: str) -> str:
    """The first page; the token that the browser has from it."""
    async with new_browser(server) as browser:
        await browser.get("/")
        return str(browser.cookies["csrftoken"])


@sync_to_async
def whose(sessions: list[str]) -> set[str | None]:
    """Which users those browser sessions are logged in as."""
    found = set[str | None]()
    for key in sessions:
        browser = Client()
        browser.cookies["sessionid"] = key
        found.add(browser.session.get("_auth_user_id"))
    return found


@pytest.mark.django_db(transaction=True)
async def test_many_clicks_at_once_make_one_guest_at_one_table(server: str) -> None:
    token = await visit(server)
    answers = await asyncio.gather(*(press(server, "/play/", token) for _ in range(CLICKS)))
    assert {answer.status_code for answer in answers} == {302}
    [place] = {urlsplit(answer.headers["location"]).path for answer in answers}
    guest, table = await User.objects.aget(is_guest=True), await Table.objects.aget()
    assert place == f"/tables/{table.pk}/"
    assert await Match.objects.acount() == 1
    assert await whose([answer.cookies["sessionid"] for answer in answers]) == {str(guest.pk)}


@pytest.mark.django_db(transaction=True)
async def test_two_visitors_at_once_are_two_guests(server: str) -> None:
    tokens = [await visit(server) for _ in range(2)]
    await asyncio.gather(*(press(server, "/accounts/guest/", token) for token in tokens))
    assert await User.objects.filter(is_guest=True).acount() == 2


def click(token: str) -> Client:
    """Another press of the browser with that token."""
    browser = Client()
    browser.cookies["csrftoken"] = token
    assert browser.post("/accounts/guest/").status_code == 302
    return browser


@pytest.mark.django_db
def test_a_press_long_after_another_is_one_of_its_own_and_leaves_the_earlier_guest_alone(room: Room) -> None:
    first = click("t" * 32).session["_auth_user_id"]
    assert click("t" * 32).session["_auth_user_id"] == first
    User.objects.update(date_joined=timezone.now() - PRESSED_AGAIN - timedelta(seconds=1))
    assert click("t" * 32).session["_auth_user_id"] != first
    assert User.objects.filter(is_guest=True, is_active=True).count() == 2


@pytest.mark.django_db
@pytest.mark.parametrize("ending", ["kept", "deleted", "shut out"])
def test_nobody_is_let_into_an_account_that_is_no_guests_any_more(room: Room, ending: str) -> None:
    browser = click("t" * 32)
    if ending == "kept":
        fields = {"display_name": "Anna", "email": "anna@example.org", "password1": "correct horse battery"}
        browser.post("/accounts/keep/", fields)
    elif ending == "deleted":
        browser.post("/accounts/delete/", {"confirmed": "True"})
    else:
        User.objects.update(is_active=False)
    former = User.objects.get()
    assert (former.is_guest and former.is_active, former.came_by is None) == (False, ending != "shut out")
    assert click("t" * 32).session["_auth_user_id"] != str(former.pk)
