"""What the account tests share."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache

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
def revoked() -> Iterator[list[int]]:
    """The ids of users whose access was revoked, in order."""
    ids: list[int] = []

    def note(user_id: int, **_kwargs: object) -> None:
        ids.append(user_id)

    access_revoked.connect(note)
    yield ids
    access_revoked.disconnect(note)
