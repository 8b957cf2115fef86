"""Logins that hold no more are known, however they ended."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils import timezone

from accounts.access import Login, list_ended
from accounts.models import User

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada(make_user: Any) -> User:
    user: User = make_user("Ada")
    return user


def log_in(user: User) -> tuple[Client, Login]:
    client = Client()
    client.force_login(user)
    return client, (user.pk, client.session.session_key)


def test_a_login_holds_until_it_ends(ada: User) -> None:
    (here, mine), (_there, other) = log_in(ada), log_in(ada)
    assert list_ended({mine, other}) == set()
    here.logout()
    assert list_ended({mine, other}) == {mine}


def test_a_new_password_a_ban_and_time_end_every_login(ada: User, make_user: Any) -> None:
    _client, mine = log_in(ada)
    ada.set_password("another one entirely")
    ada.save()
    banned, late = make_user("Ben"), make_user("Lou")
    (_, his), (_, hers) = log_in(banned), log_in(late)
    assert list_ended({mine, his, hers}) == {mine}
    User.objects.filter(pk=banned.pk).update(is_active=False)
    Session.objects.filter(pk=hers[1]).update(expire_date=timezone.now() - timedelta(seconds=1))
    assert list_ended({mine, his, hers}) == {mine, his, hers}


def test_a_session_is_no_login_of_another(ada: User, make_user: Any) -> None:
    _client, (_ada, key) = log_in(ada)
    assert list_ended({(make_user("Eve").pk, key), (ada.pk, None), (10**9, "none")}) == {
        (User.objects.get(display_name="Eve").pk, key),
        (ada.pk, None),
        (10**9, "none"),
    }
