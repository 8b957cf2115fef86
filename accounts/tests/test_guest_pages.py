"""Guests as a browser meets them: coming by one press, being here, and leaving."""

import re
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import User
from accounts.services import create_guest

from .conftest import PASSWORD

TABLE = "/tables/12/?seat=South"
DAY = 24 * 3600


def logged_in_as(client: Client) -> int | None:
    found = client.session.get("_auth_user_id")
    return int(found) if found is not None else None


# --- Coming


@pytest.mark.django_db
def test_one_press_makes_a_guest_who_is_logged_in_and_leads_to_the_lobby(client: Client) -> None:
    answer = client.post(reverse("guest"))
    assert answer["Location"] == reverse("lobby")
    assert logged_in_as(client) == User.objects.get(is_guest=True).pk


@pytest.mark.django_db
def test_a_link_alone_makes_no_guest(client: Client) -> None:
    assert client.get(reverse("guest")).status_code == 405
    assert not User.objects.exists()


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("onward", "leads_to"),
    [
        (TABLE, TABLE),
        ("https://elsewhere.example/", "/lobby/"),
        ("//elsewhere.example/", "/lobby/"),
        ("javascript:alert(1)", "/lobby/"),
    ],
)
def test_a_guest_on_the_way_somewhere_arrives_there_and_at_no_other_site(
    client: Client, onward: str, leads_to: str
) -> None:
    assert client.post(reverse("guest"), {"next": onward})["Location"] == leads_to


def test_whoever_is_logged_in_goes_on_as_before(client: Client, user: User) -> None:
    client.force_login(user)
    for _ in range(7):
        assert client.post(reverse("guest"), {"next": TABLE})["Location"] == TABLE
    assert logged_in_as(client) == user.pk
    assert User.objects.count() == 1


@pytest.mark.django_db
def test_an_address_gets_five_guests_a_minute_and_others_are_not_held_up() -> None:
    answers = [Client().post(reverse("guest")).status_code for _ in range(6)]
    assert answers == [302] * 5 + [429]
    assert User.objects.count() == 5
    assert Client(REMOTE_ADDR="192.0.2.7").post(reverse("guest")).status_code == 302


@pytest.mark.django_db
def test_an_address_gets_thirty_guests_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_800_000_000.0]
    monkeypatch.setattr("allauth.core.internal.ratelimit.time.time", lambda: now[0])
    answers = []
    for _ in range(32):
        answers.append(Client().post(reverse("guest")).status_code)
        now[0] += 61
    assert answers == [302] * 30 + [429] * 2


@pytest.mark.parametrize("page", ["account_login", "account_signup"])
def test_a_stranger_on_the_way_to_a_seat_can_go_there_as_a_guest(client: Client, db: None, page: str) -> None:
    text = client.get(reverse(page), {"next": TABLE}).content.decode()
    form = re.search(r'<form method="post" action="/accounts/guest/">.*?</form>', text, re.DOTALL)
    assert form is not None
    assert f'name="next" value="{TABLE}"' in form[0]


# --- Being here


def test_a_guests_session_lasts_30_days_and_from_each_days_visit_anew(client: Client, guest: User) -> None:
    assert client.cookies["sessionid"]["max-age"] == 30 * DAY
    client.cookies["sessionid"]["max-age"] = ""
    client.get(reverse("account"))
    assert client.cookies["sessionid"]["max-age"] == "", "seen today already"
    User.objects.update(seen_at=timezone.now() - timedelta(days=2))
    client.get(reverse("account"))
    assert client.cookies["sessionid"]["max-age"] == 30 * DAY
    guest.refresh_from_db()
    assert guest.seen_at is not None
    assert timezone.now() - guest.seen_at < timedelta(minutes=1)


def test_a_page_that_needs_no_session_asks_nothing_for_guests(
    client: Client, guest: User, django_assert_num_queries: Any
) -> None:
    with django_assert_num_queries(0):
        assert "Cookie" not in client.get(reverse("javascript-catalog")).get("Vary", "")


def test_every_page_shows_guests_their_name_that_they_are_guests_and_how_to_stay(
    client: Client, guest: User
) -> None:
    header = client.get(reverse("account_change_name")).content.decode().partition("</header>")[0]
    assert guest.display_name in header
    assert '<small class="guest-mark">guest</small>' in header
    assert f'href="{reverse("account_keep")}"' in header


def test_members_see_no_guest_mark(client: Client, user: User) -> None:
    client.force_login(user)
    page = client.get(reverse("account")).content.decode()
    assert "guest" not in page
    assert reverse("account_keep") not in page


def test_the_account_page_tells_a_guest_until_when_it_is_kept_and_offers_no_password(
    client: Client, guest: User
) -> None:
    User.objects.update(seen_at=timezone.now() - timedelta(hours=1))
    page = client.get(reverse("account"))
    guest.refresh_from_db()
    assert guest.seen_at is not None
    assert page.context["kept_until"] == guest.seen_at + timedelta(days=30)
    main = page.content.decode().partition("<main")[2]
    assert f"{page.context['kept_until']:%Y}" in main
    assert reverse("account_keep") in main
    assert reverse("account_change_password") not in main


@pytest.mark.parametrize(
    "page", ["account_change_password", "account_set_password", "account_reauthenticate"]
)
def test_a_guest_chooses_a_password_only_together_with_an_email(
    client: Client, guest: User, page: str
) -> None:
    fields = {"password1": PASSWORD, "password2": PASSWORD}
    for answer in (client.get(reverse(page)), client.post(reverse(page), fields)):
        assert answer["Location"] == reverse("account_keep")
    guest.refresh_from_db()
    assert not guest.has_usable_password()


# --- Leaving


def test_a_guest_is_warned_before_logging_out(client: Client, guest: User) -> None:
    page = client.get(reverse("account_logout")).content.decode()
    assert f"nobody can come back to {guest.display_name}" in page
    header = page.partition("</header>")[0]
    assert '<form method="post"' not in header


def test_a_guest_with_another_account_logs_out_first_and_arrives_where_it_wanted(
    client: Client, guest: User, user: User
) -> None:
    asked = client.get(reverse("account_login"), {"next": TABLE})
    page = client.get(asked["Location"])
    assert page.status_code == 200
    form = re.search(r'<input type="hidden" name="next" value="([^"]*)"', page.content.decode())
    assert form is not None
    login = client.post(reverse("account_logout"), {"next": form[1].replace("&amp;", "&")})["Location"]
    fields = {"login": "anna@example.com", "password": PASSWORD}
    next_field = client.get(login).context["redirect_field_value"]
    assert client.post(reverse("account_login"), {**fields, "next": next_field})["Location"] == TABLE
    assert logged_in_as(client) == user.pk


def test_a_guest_deletes_its_account_by_a_confirmation(client: Client, guest: User) -> None:
    page = client.get(reverse("account_delete")).content.decode()
    assert "password" not in page
    client.post(reverse("account_delete"))
    assert User.objects.get().is_active, "without the page's own field nothing happens"
    assert client.post(reverse("account_delete"), {"confirmed": "True"})["Location"] == reverse("landing")
    assert logged_in_as(client) is None
    guest.refresh_from_db()
    assert (guest.display_name, guest.is_active) == (f"Deleted player {guest.pk}", False)


def test_a_members_account_is_not_deleted_by_a_guests_confirmation(client: Client, user: User) -> None:
    client.force_login(user)
    assert client.post(reverse("account_delete"), {"confirmed": "True"}).status_code == 200
    assert User.objects.get().is_active


def test_no_page_of_a_guest_has_an_inline_script_or_style(client: Client, guest: User) -> None:
    for name in ("account", "account_keep", "account_delete", "account_logout", "account_change_name"):
        page = client.get(reverse(name))
        assert page.status_code == 200
        assert " style=" not in page.content.decode()
        assert page["Content-Security-Policy"]


def test_the_admin_finds_guests_among_the_users(client: Client, user: User, db: None) -> None:
    user.is_staff = user.is_superuser = True
    user.save()
    guest = create_guest()
    client.force_login(user)
    listed = client.get(reverse("admin:accounts_user_changelist"), {"is_guest__exact": "1"})
    assert guest.display_name in listed.content.decode()
    assert client.get(reverse("admin:accounts_user_change", args=[guest.pk])).status_code == 200
