"""The ranking's pages: leaderboards, profiles, the first page's Top 5, and the admin."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client
from django.utils.translation import override

from accounts.models import User
from accounts.services import delete_account
from games import ports
from games.models import MatchSeat, Room
from ranking.models import Change
from ranking.selectors import profiles
from ranking.tests.settled import Club

LANGUAGES = ("en", "zh-hans")


@pytest.fixture
def played(club: Club) -> Club:
    """North and South have won two matches and drawn one."""
    for winner in ("NS", "draw", "NS"):
        club.settle(winner)
    return club


def read(client: Client, path: str, **query: str) -> str:
    """The page, with white space made one."""
    answer = client.get(path, query)
    assert answer.status_code == 200
    return re.sub(r"\s+", " ", answer.content.decode())


def words(html: str) -> str:
    """What stands there to be read."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", html))


def test_a_leaderboard_lists_players_with_place_grade_bound_and_matches(client: Client, played: Club) -> None:
    html = read(client, f"/leaderboards/{played.game}/")
    row = re.search(r"<tr> <td class=\"place\">1</td>.*?</tr>", html)
    assert row is not None
    assert f'href="/players/{played.four["N"].pk}/">Nora</a>' in row[0]
    # 2.5 of 3: (p + z²/2n - z·√(…)) / (1 + z²/n) with p = 5/6 is 31.0 %.
    assert 'aria-label="Clubs, 4 of 5 stars"' in row[0]
    assert "2.5 / 3" in words(row[0])
    assert [int(place) for place in re.findall(r'<td class="place">(\d+)</td>', html)] == [1, 2, 3, 4]


def test_a_member_sees_their_own_row_on_whatever_page_and_others_do_not(
    client: Client, played: Club, make_user: Callable[..., User], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ranking.selectors.leaderboards.PAGE", 2)
    page = f"/leaderboards/{played.game}/"
    assert "Your place" not in read(client, page)
    client.force_login(played.four["W"])
    html = read(client, page)
    assert "Your place: 4" in html
    assert 'id="me"' not in html
    link = re.search(r'href="([^"]+)#me"', html)
    assert link is not None
    assert 'id="me" aria-current="true"' in read(client, link[1].replace("&amp;", "&"))
    client.force_login(make_user("New"))
    assert "You have no place yet" in read(client, page)
    client.force_login(make_user("Passing", is_guest=True))
    assert "Guests have no place" in read(client, page)


@pytest.mark.parametrize(
    "query",
    [
        {"period": "7"},
        {"period": ""},
        {"after": "x"},
        {"after": "1-"},
        {"after": "-1-1"},
        {"after": "9" * 40 + "-1"},
    ],
)
def test_an_address_that_makes_no_sense_is_a_404(client: Client, played: Club, query: dict[str, str]) -> None:
    assert client.get(f"/leaderboards/{played.game}/", query).status_code == 404


@pytest.mark.parametrize(
    "path", ["/leaderboards/chess/", "/players/0/", "/players/99999999999999999999/", "/matches/0/end/"]
)
def test_what_is_not_there_is_a_404(client: Client, db: None, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("before", ["x", "-1", "1" * 30, "²"])
def test_a_profile_from_nowhere_is_a_404(client: Client, played: Club, before: str) -> None:
    assert client.get(f"/players/{played.four['N'].pk}/", {"before": before}).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_there_in_both_languages_with_and_without_matches(
    client: Client, club: Club, language: str
) -> None:
    pages = ["/", "/leaderboards/", f"/leaderboards/{club.game}/", f"/players/{club.four['E'].pk}/"]
    headers = {"accept-language": language}
    for _ in range(2):
        for page in pages:
            html = client.get(page, headers=headers).content.decode()
            assert f'<html lang="{language}"' in html
            assert re.search("[♣♦♥♠]", html) is None
        with override(language):
            club.settle("NS")


def test_the_chinese_leaderboard_has_chinese_words(client: Client, played: Club) -> None:
    client.force_login(played.four["N"])
    html = client.get(
        f"/leaderboards/{played.game}/", headers={"accept-language": "zh-hans"}
    ).content.decode()
    for word in ("排行榜", "梅花", "黑桃", "你的名次"):
        assert word in html


def test_a_profile_shows_the_formula_with_its_inputs(client: Client, played: Club) -> None:
    text = words(read(client, f"/players/{played.four['N'].pk}/"))
    assert re.search(r"w 2\.5 .*n 3 .*p = w/n 83\.33% .*z 1\.96 .*bound 30\.99%", text)


def test_a_new_member_has_the_lowest_tier_and_a_guest_none(
    client: Client, room: Room, make_user: Callable[..., User]
) -> None:
    assert 'aria-label="Clubs, 1 of 5 stars"' in read(client, f"/players/{make_user('New').pk}/")
    guest = read(client, f"/players/{make_user('Passing', is_guest=True).pk}/")
    assert "of 5 stars" not in guest
    assert "A guest." in guest


def test_a_deleted_account_keeps_its_matches_under_no_name(client: Client, played: Club) -> None:
    delete_account(played.four["N"])
    html = read(client, f"/players/{played.four['N'].pk}/")
    assert "Nora" not in html
    assert html.count("played-win") == 2
    assert "Nora" not in read(client, f"/leaderboards/{played.game}/")


def test_a_profile_lists_matches_newest_first_with_result_partner_and_opponents(
    client: Client, played: Club
) -> None:
    html = read(client, f"/players/{played.four['E'].pk}/")
    assert re.findall(r'<li class="played-(\w+)">', html) == ["loss", "draw", "loss"]
    assert "Partner: Wout · Opponents: Nora, Sana" in words(html)
    # The totals of a Club's matches are 10 and −20, the own side's first.
    assert "−20 : +10" in html
    assert html.count("kind rated") == 3


def test_older_matches_are_on_further_pages(
    client: Client, played: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(profiles, "PAGE", 2)
    page = f"/players/{played.four['E'].pk}/"
    html = read(client, page)
    assert html.count('<li class="played-') == 2
    older = re.search(r'rel="next" href="[^?]*\?before=(\d+)"', html)
    assert older is not None
    last = read(client, page, before=older[1])
    assert last.count('<li class="played-') == 1
    assert 'rel="next"' not in last


def test_casual_matches_are_listed_and_marked_and_change_nothing(
    client: Client, room: Room, four: dict[str, User]
) -> None:
    Club(room, four).settle("NS")
    html = read(client, f"/players/{four['N'].pk}/")
    assert 'class="kind">casual' in html
    assert "→" not in html


def test_a_match_without_a_result_and_one_that_was_left_say_so(
    client: Client, room: Room, four: dict[str, User]
) -> None:
    casual = Club(room, four)
    casual.settle("")
    MatchSeat.objects.filter(match=casual.settle("NS"), user=four["N"]).update(plays=False)
    assert re.findall("<strong>(.*?)</strong>", read(client, f"/players/{four['N'].pk}/")) == [
        "Left",
        "No result",
    ]
    assert "Partner: the computer" in words(read(client, f"/players/{four['S'].pk}/"))


def test_who_played_at_a_private_table_is_shown_to_those_who_did_alone(
    client: Client, club: Club, room: Room, make_user: Callable[..., User]
) -> None:
    casual = Club(room, club.four)
    for one in (club, casual):
        one.table.is_private = True
        one.table.save()
        one.settle("NS")
    page = f"/players/{club.four['N'].pk}/"
    client.force_login(make_user("Stranger"))
    html = read(client, page)
    assert (
        html.count('<li class="played-') == html.count("At a private table") == html.count("kind rated") == 1
    )
    assert not re.search("Emil|Sana|Wout", html)
    client.force_login(club.four["E"])
    assert read(client, page).count("Opponents: Emil, Wout") == 2


def test_the_first_page_shows_the_top_once_somebody_leads(client: Client, club: Club) -> None:
    assert "Top 5" not in read(client, "/")
    club.settle("EW")
    html = read(client, "/")
    assert re.findall(r'class="ranked-name"[^>]*>(\w+)<', html) == ["Emil", "Wout", "Nora", "Sana"]


def test_the_account_page_leads_to_the_own_profile(client: Client, four: dict[str, User]) -> None:
    client.force_login(four["N"])
    assert f'href="/players/{four["N"].pk}/"' in read(client, "/accounts/")


def test_the_tables_are_offered_badges_profiles_and_the_end_panel(played: Club) -> None:
    north = played.four["N"].pk
    assert ports.badges(played.game, [north]) == {north: {"tier": "clubs", "stars": 4}}
    assert ports.profile_url(north) == f"/players/{north}/"
    assert ports.end_panel_url(7) == "/matches/7/end/"


def test_admins_look_at_standings_and_changes_and_alter_nothing(
    client: Client, played: Club, make_user: Callable[..., User]
) -> None:
    client.force_login(make_user("Boss", is_staff=True, is_superuser=True))
    assert "30.99%" in read(client, "/admin/ranking/standing/", q="Nora")
    change = Change.objects.filter(user=played.four["N"]).latest("pk")
    assert f"/admin/games/match/{change.match_id}/change/" in read(client, "/admin/ranking/change/", q="Nora")
    assert "0 changes" in read(client, "/admin/ranking/change/", q="nobody")
    assert "4 changes" in read(client, "/admin/ranking/change/", q=str(change.match_id))
    assert "0 changes" in read(client, "/admin/ranking/change/", q="999999")
    page = f"/admin/ranking/change/{change.pk}/change/"
    assert f"/admin/games/match/{change.match_id}/change/" in read(client, page)
    assert client.post(page, {"result": "loss"}).status_code == 403


def test_admins_look_at_one_leaderboard_and_at_one_player(
    client: Client, played: Club, make_user: Callable[..., User]
) -> None:
    client.force_login(make_user("Boss", is_staff=True, is_superuser=True))
    page, north = "/admin/ranking/standing/", played.four["N"]
    one = client.get(page, {"leaderboard": f"{played.game}:30"}).context["cl"].result_list
    assert {(row.game, row.period) for row in one} == {(played.game, "30")}
    assert [row.rank_key for row in one] == sorted((row.rank_key for row in one), reverse=True)
    every, unheard_of = (client.get(page, {"leaderboard": asked}) for asked in ("", "\0:30"))
    assert [*unheard_of.context["cl"].result_list] == [*every.context["cl"].result_list] != []
    for words in (str(north.pk), "nora"):
        rows = client.get(page, {"q": words}).context["cl"].result_list
        assert {(row.user_id, row.period) for row in rows} == {(north.pk, "all"), (north.pk, "30")}


@pytest.mark.parametrize("query", [{}, {"period": "30"}, {"after": "1-1"}])
def test_pages_take_few_queries(
    client: Client, played: Club, query: dict[str, str], django_assert_max_num_queries: Any
) -> None:
    client.force_login(played.four["N"])
    for path in ("/leaderboards/", f"/leaderboards/{played.game}/", f"/players/{played.four['E'].pk}/"):
        with django_assert_max_num_queries(11):
            client.get(path, query)
