"""What the account tests share."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache
from django.test import Client
from django.urls import reverse

from accounts.models import User
from accounts.signals import access_revoked

PASSWORD = "correct horse battery"


@pytest.fixture(autouse=True)
def _no_rate_limits_from_other_tests() -> None:
    cache.clear()


@pytest.fixture
def user(db: None) -> User:
    return User.objects.create_user("anna@example.com", "Anna", PASSWORD)


@pytest.fixture
def guest(client: Client, db: None) -> User:
    """A guest who came by the button, in the test's browser."""
    client.post(reverse("guest"))
    return User.objects.get(is_guest=True)


@pytest.fixture
def revoked() -> Iterator[list[int]]:
    """The ids of users whose access was revoked, in order."""
    ids: list[int] = []

    def note(user_id: int, **_kwargs: object) -> None:
        ids.append(user_id)

    access_revoked.connect(note)
    yield ids
    access_revoked.disconnect(note)
