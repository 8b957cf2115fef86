"""Made-up members, for a scratch database that something is to be measured with."""

from __future__ import annotations

from django.contrib.auth.hashers import make_password

from accounts import names
from accounts.models import User


class NotScratch(Exception):
    """The database has users already."""


def make_members(number: int) -> list[int]:
    """So many members whom nobody can log in as; their primary keys. Raises NotScratch where there are users."""
    if User.objects.exists():
        raise NotScratch
    password = make_password(None)
    users = [User(display_name=f"Seeded {place}", password=password) for place in range(1, number + 1)]
    for user in users:
        user.name_skeleton = names.skeleton(user.display_name)
        user.name_folded_skeleton = names.folded_skeleton(user.display_name)
    return [user.pk for user in User.objects.bulk_create(users)]
