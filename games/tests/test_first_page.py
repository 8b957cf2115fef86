"""The first page offers one thing to press, and every page says where to learn the game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from django.test import Client

from accounts.models import User
from games.tests.help_pages import ARK, get


def test_the_first_page_offers_a_stranger_one_thing_to_press_and_the_ways_around_it(
    client: Client, db: None
) -> None:
    page = get(client, "/")
    assert page.count('class="primary') == 1
    assert re.search(r'<form [^>]*method="post" action="/play/"[^>]*>[^§]*?class="primary big"', page)
    for path in ("/accounts/login/", "/accounts/signup/", "/lobby/", "/help/"):
        assert f'href="{path}"' in page


def test_the_first_page_offers_a_member_the_same_and_the_lobby(
    client: Client, make_user: Callable[..., User]
) -> None:
    client.force_login(make_user("Anna"))
    page = get(client, "/")
    assert re.search(r'<form [^>]*method="post" action="/play/"[^>]*>[^§]*?class="primary big"', page)
    assert page.count('class="primary') == 1
    assert 'href="/lobby/"' in page
    assert 'href="/accounts/signup/"' not in page


@pytest.mark.parametrize("path", ["/", "/lobby/", "/accounts/login/", ARK])
def test_every_page_says_where_to_learn_the_game(client: Client, db: None, path: str) -> None:
    assert 'href="/help/"' in get(client, path)
