"""The end panel: what a match came to and what it made of those who played; for whom it is there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from accounts.models import User
from games.models import Match, Room
from games.selectors.invites import INVITES
from ranking.tests.settled import Club


def read(client: Client, match: Match) -> str:
    """The fragment, with white space made one."""
    answer = client.get(f"/matches/{match.pk}/end/")
    assert answer.status_code == 200
    assert "no-store" in answer["Cache-Control"]
    return re.sub(r"\s+", " ", answer.content.decode())


def status(client: Client, match: Match) -> int:
    return client.get(f"/matches/{match.pk}/end/").status_code


def test_until_it_is_settled_one_is_asked_to_come_again(client: Client, club: Club) -> None:
    answer = client.get(f"/matches/{club.end_match().pk}/end/")
    assert (answer.status_code, answer["Retry-After"], answer.content) == (202, "1", b"")
    assert "no-store" in answer["Cache-Control"]


def test_it_says_who_has_won_and_what_became_of_all_four(client: Client, club: Club) -> None:
    html = read(client, club.settle("EW"))
    assert "East and West have won" in html
    assert "+10" in html
    assert "−20" in html
    rows = re.findall(r'<tr> <th scope="row">(\w+): .*?<a [^>]*>(\w+)</a>.*?</tr>', html)
    assert rows == [("North", "Nora"), ("East", "Emil"), ("South", "Sana"), ("West", "Wout")]
    # One win of one: 1 / (1 + z²) is 20.65 %, the third star of clubs.
    assert html.count("20.65%") >= 2
    assert "You " not in html


def test_whoever_played_is_told_up_down_or_neither(client: Client, club: Club) -> None:
    told = {"N": "You went up:", "E": "You stay where you were:"}
    match = club.settle("NS")
    for seat, words in told.items():
        client.force_login(club.four[seat])
        assert words in read(client, match)
    client.force_login(club.four["N"])
    for _ in range(9):
        club.settle("NS")
    html = read(client, club.settle("EW"))
    assert "You went down:" in html
    own = re.search(r'class="ending-own ending-down".*?</p>', html)
    assert own is not None
    assert re.findall('aria-label="([^"]+)"', own[0]) == ["Master, 1 of 5 stars", "Spades, 2 of 5 stars"]


def test_a_casual_match_shows_the_result_and_the_games_top_and_no_change(
    client: Client, club: Club, room: Room
) -> None:
    club.settle("NS")
    html = read(client, Club(room, club.four).settle("draw"))
    assert "The match is drawn" in html
    assert "A casual match" in html
    assert "Top 5" in html
    assert "ending-changes" not in html


def test_a_match_without_a_result_has_no_winner_and_no_change(client: Client, club: Club) -> None:
    html = read(client, club.settle(""))
    assert "The match has ended without a result" in html
    assert "ending-changes" not in html


def test_a_later_match_does_not_change_what_an_earlier_one_says(client: Client, club: Club) -> None:
    match = club.settle("NS")
    before = re.search(r"<table.*</table>", read(client, match))
    club.settle("EW")
    after = re.search(r"<table.*</table>", read(client, match))
    assert before is not None
    assert after is not None
    assert before[0] == after[0]


def test_a_private_table_tells_only_who_may_know_of_it(
    client: Client, club: Club, make_user: Callable[..., User]
) -> None:
    club.table.is_private = True
    club.table.save()
    settled, running = club.settle("NS"), club.end_match()
    owner, played = club.four["N"], club.four["W"]
    for reader in (None, make_user("Stranger")):
        if reader:
            client.force_login(reader)
        assert (status(client, settled), status(client, running)) == (404, 404)
    for reader in (owner, played):
        client.force_login(reader)
        assert (status(client, settled), status(client, running)) == (200, 202)


def test_an_invite_that_the_browser_keeps_opens_a_private_tables_panel(client: Client, club: Club) -> None:
    club.table.is_private = True
    club.table.save()
    match = club.settle("NS")
    session = client.session
    session[INVITES] = ["another"]
    session.save()
    assert status(client, match) == 404
    session[INVITES] = ["another", club.table.invite]
    session.save()
    assert status(client, match) == 200


def test_a_table_not_to_be_disturbed_tells_only_who_belongs_to_it(
    client: Client, club: Club, make_user: Callable[..., User]
) -> None:
    club.table.is_quiet = True
    match = club.settle("NS")
    club.table.match = match
    club.table.save()
    assert status(client, match) == 404
    client.force_login(make_user("Stranger"))
    assert status(client, match) == 404
    client.force_login(club.four["E"])
    assert status(client, match) == 200


@pytest.mark.parametrize("language", ["en", "zh-hans"])
def test_it_is_there_in_both_languages_without_a_suit_of_a_font(
    client: Client, club: Club, language: str
) -> None:
    match = club.settle("NS")
    html = client.get(f"/matches/{match.pk}/end/", headers={"accept-language": language}).content.decode()
    assert ("North and South have won" in html) == (language == "en")
    assert re.search("[♣♦♥♠]", html) is None


def test_it_takes_few_queries(client: Client, club: Club, django_assert_max_num_queries: Any) -> None:
    match = club.settle("NS")
    client.force_login(club.four["N"])
    with django_assert_max_num_queries(11):
        read(client, match)
