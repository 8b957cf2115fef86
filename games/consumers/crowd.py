"""How many sockets each reader has open in this process: nobody may fill it alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from django.conf import settings

_open: Counter[Hashable] = Counter()


def come(user_id: int | None, address: str) -> bool:
    """Count a socket of a user, or of a visitor's address; whether there is room for it. Each that came leaves."""
    key, most = _whose(user_id, address)
    _open[key] += 1
    return _open[key] <= most


def leave(user_id: int | None, address: str) -> None:
    """A socket that had come is gone."""
    key, _most = _whose(user_id, address)
    _open[key] -= 1
    if _open[key] <= 0:
        del _open[key]


def _whose(user_id: int | None, address: str) -> tuple[Hashable, int]:
    if user_id is not None:
        return user_id, settings.SOCKETS_OF_A_USER
    return address, settings.SOCKETS_OF_AN_ADDRESS
