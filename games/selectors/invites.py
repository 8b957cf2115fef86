"""Invites to private tables: a browser keeps the words it was given, so that its sockets know them too."""

from __future__ import annotations

from django.contrib.sessions.backends.base import SessionBase

INVITES = "table_invites"
"""Where a browser session keeps them."""

KEPT = 20


def remember_invite(session: SessionBase, invite: str) -> None:
    """Keep a word that the address gave; the oldest is forgotten."""
    known = session.get(INVITES, [])
    if invite not in known:
        session[INVITES] = [*known, invite][-KEPT:]
