"""A guest becomes a member: everything is kept, and rivals and second tabs spoil nothing."""

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from accounts import guest_views
from accounts.models import User

from .conftest import PASSWORD

TABLE = "/tables/12/?seat=South"
MEMBER = {"display_name": "Bella", "email": "bella@example.com", "password1": PASSWORD}


def keep(client: Client, **changes: str) -> Any:
    return client.post(reverse("account_keep"), {**MEMBER, **changes})


def logged_in_as(client: Client) -> int | None:
    found = client.session.get("_auth_user_id")
    return int(found) if found is not None else None


def test_a_guest_becomes_a_member_in_the_same_session_and_all_others_end(
    client: Client, guest: User, revoked: list[int], django_capture_on_commit_callbacks: Any
) -> None:
    elsewhere = Client()
    elsewhere.force_login(guest)
    with django_capture_on_commit_callbacks(execute=True):
        assert keep(client)["Location"] == reverse("account")
    assert revoked == [guest.pk]
    assert client.get(reverse("account")).status_code == 200
    assert elsewhere.get(reverse("account")).status_code == 302
    member = User.objects.get()
    assert (member.pk, member.email, member.is_guest) == (guest.pk, "bella@example.com", False)
    again = Client()
    again.post(reverse("account_login"), {"login": "bella@example.com", "password": PASSWORD})
    assert logged_in_as(again) == guest.pk


def test_who_was_a_guest_can_have_the_password_mailed_and_changed(client: Client, guest: User) -> None:
    keep(client)
    fields = {"oldpassword": PASSWORD, "password1": "another good one", "password2": "another good one"}
    assert client.post(reverse("account_change_password"), fields).status_code == 302
    assert User.objects.get().check_password("another good one")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("display_name", ""),
        ("display_name", "ANNA"),
        ("display_name", "Admin"),
        ("email", ""),
        ("email", "Anna@example.com"),
        ("password1", "short"),
        ("password1", "bella@example"),
    ],
)
def test_what_can_not_be_kept_is_said_at_its_field(
    client: Client, guest: User, user: User, field: str, value: str
) -> None:
    refused = keep(client, **{field: value})
    assert refused.status_code == 200
    assert list(refused.context["form"].errors) == [field]
    guest.refresh_from_db()
    assert (guest.is_guest, guest.has_usable_password()) == (True, False)


def test_a_chosen_name_is_offered_again_and_a_made_up_one_is_not(client: Client, guest: User) -> None:
    def offered() -> str:
        return client.get(reverse("account_keep")).context["form"]["display_name"].value()

    assert offered() == ""
    client.post(reverse("account_change_name"), {"display_name": "Hanna"})
    assert offered() == "Hanna"
    keep(client, display_name="Hanna")
    assert User.objects.get().display_name == "Hanna"


def test_a_rival_who_takes_the_name_between_check_and_save_makes_a_form_error(
    client: Client, guest: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = guest_views._keep

    def rival_first(*args: Any) -> Any:
        User.objects.create_user("rival@example.com", "bella", PASSWORD)
        return checked(*args)

    monkeypatch.setattr(guest_views, "_keep", rival_first)
    assert list(keep(client).context["form"].errors) == ["display_name"]
    guest.refresh_from_db()
    assert guest.is_guest


def test_a_second_tab_that_keeps_the_account_just_kept_leads_to_it(
    client: Client, guest: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = guest_views._keep

    def other_tab_first(*args: Any) -> Any:
        User.objects.filter(pk=guest.pk).update(is_guest=False, email="first@example.com")
        return checked(*args)

    monkeypatch.setattr(guest_views, "_keep", other_tab_first)
    assert keep(client)["Location"] == reverse("account")
    assert User.objects.get().email == "first@example.com"


@pytest.mark.parametrize("onward", [TABLE, ""])
def test_a_guests_sign_up_leads_to_keeping_the_account_and_on_from_there(
    client: Client, guest: User, onward: str
) -> None:
    page = client.get(reverse("account_signup"), {"next": onward} if onward else {}, follow=True)
    assert page.redirect_chain[0][0].partition("?")[0] == reverse("account_keep")
    assert page.context["next"] == onward
    assert keep(client, next=onward)["Location"] == (onward or reverse("account"))


def test_members_and_strangers_have_nothing_to_keep(client: Client, user: User) -> None:
    assert reverse("account_login") in client.get(reverse("account_keep"))["Location"]
    client.force_login(user)
    assert keep(client)["Location"] == reverse("account")
    user.refresh_from_db()
    assert (user.display_name, user.email) == ("Anna", "anna@example.com")
