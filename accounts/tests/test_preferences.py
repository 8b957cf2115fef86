"""What a reader chooses is kept, for the account or by the browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client, RequestFactory
from django.urls import reverse

from accounts.models import User
from accounts.preferences import PREFERENCES, fill_up, preferences_of, set_preferences


def choose(client: Client, **chosen: str) -> Any:
    return client.post(reverse("preferences"), chosen, HTTP_ACCEPT="application/json")


def test_a_choice_is_kept_for_the_account_on_every_device(client: Client, make_user: Any) -> None:
    user = make_user("Ada")
    client.force_login(user)
    assert choose(client, deck="four", sound="off").status_code == 204
    elsewhere = Client()
    elsewhere.force_login(User.objects.get(pk=user.pk))
    assert 'data-deck="four"' in elsewhere.get(reverse("settings")).content.decode()
    assert preferences_of(User.objects.get(pk=user.pk))["sound"] == "off"


def test_what_a_visitor_chose_the_browser_keeps(client: Client, db: None) -> None:
    choose(client, theme="classic")
    choose(client, deck="four")
    page = client.get(reverse("settings")).content.decode()
    assert 'data-theme="classic" data-deck="four"' in page


def test_every_choice_stands_on_the_settings_page_and_can_be_made(client: Client, make_user: Any) -> None:
    user = make_user("Ada")
    client.force_login(user)
    page = client.get(reverse("settings")).content.decode()
    last = {preference.key: preference.values[-1] for preference in PREFERENCES}
    for key, value in last.items():
        assert f'name="{key}" value="{value}"' in page
    assert client.post(reverse("preferences"), last)["Location"] == reverse("settings")
    assert preferences_of(User.objects.get(pk=user.pk)) == last


@pytest.mark.parametrize("wrong", [{"deck": "five"}, {"colour": "red"}, {"theme": "classic", "deck": ""}])
def test_a_choice_that_there_is_not_changes_nothing(
    client: Client, make_user: Any, wrong: dict[str, str]
) -> None:
    user = make_user("Ada")
    client.force_login(user)
    assert choose(client, **wrong).status_code == 400
    assert User.objects.get(pk=user.pk).preferences == {}


def test_what_is_kept_and_no_more_offered_falls_back_to_the_default() -> None:
    defaults = fill_up({})
    assert fill_up({"deck": "five", "gone": "x", "theme": 7}) == defaults


def test_a_broken_cookie_is_as_good_as_none(client: Client, db: None) -> None:
    for broken in ("{", "[]", "[" * 100_000, json.dumps({"theme": ["dark"]})):
        client.cookies["preferences"] = broken
        assert 'data-theme="dark"' in client.get(reverse("settings")).content.decode()


def test_the_accounts_language_comes_to_a_browser_where_none_was_chosen(
    client: Client, make_user: Any
) -> None:
    user = make_user("Ada", preferences={"language": "zh-hans"})
    client.force_login(user)
    client.get(reverse("account"))
    assert client.cookies["django_language"].value == "zh-hans"
    assert 'lang="zh-hans"' in client.get(reverse("account")).content.decode()
    choose(client, language="en")
    assert 'lang="en"' in client.get(reverse("account")).content.decode()
    choose(client, language="")
    assert client.cookies["django_language"].value == ""


def test_two_choices_made_at_once_are_both_kept(make_user: Any) -> None:
    user = make_user("Ada", preferences={"sound": "on"})
    there = Client()
    there.force_login(user)
    request = RequestFactory().post("/")
    request.user = User.objects.get(pk=user.pk)  # read before the other choice is made
    choose(there, shown="on")
    set_preferences(request, HttpResponse(), {"deck": "four"})
    kept = preferences_of(User.objects.get(pk=user.pk))
    assert (kept["shown"], kept["deck"]) == ("on", "four")


def test_every_limit_on_accounts_is_in_force(settings: Any) -> None:
    assert {"change_name", "delete_account", "guest", "keep_account"} <= set(settings.ACCOUNT_RATE_LIMITS)
