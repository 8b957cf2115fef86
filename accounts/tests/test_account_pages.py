"""The account pages as a browser meets them: sign-up, log-in, log-out, reset, change, deletion."""

import re
from typing import Any

import pytest
from django.core import mail
from django.db import IntegrityError
from django.test import Client
from django.urls import reverse

from accounts import views
from accounts.models import User

from .conftest import PASSWORD

NEW_PASSWORD = "a wholly different one"
TABLE = "/tables/12/?seat=South"


def sign_up(client: Client, **changes: str) -> Any:
    fields = {"display_name": "Bella", "email": "bella@example.com", "password1": PASSWORD}
    return client.post(reverse("account_signup"), {**fields, **changes})


def log_in(client: Client, password: str = PASSWORD, **more: str) -> Any:
    return client.post(reverse("account_login"), {"login": "anna@example.com", "password": password, **more})


def is_logged_in(client: Client) -> bool:
    return client.get(reverse("account")).status_code == 200


def errors(response: Any) -> dict[str, list[str]]:
    assert response.status_code == 200
    return dict(response.context["form"].errors)


# --- Sign-up


@pytest.mark.django_db
def test_signing_up_takes_a_name_an_email_and_a_password_and_logs_in(client: Client) -> None:
    assert sign_up(client).status_code == 302
    assert is_logged_in(client)
    assert User.objects.get(email="bella@example.com").display_name == "Bella"


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("display_name", ""),
        ("display_name", "x"),
        ("display_name", "a\u202eb"),
        ("display_name", "Аnna"),  # Cyrillic, like Anna
        ("display_name", "Deleted player 1"),
        ("email", "nobody"),
        ("email", "ANNA@example.com"),
        ("password1", "short"),
        ("password1", "12345678901"),
        ("password1", "bella@example"),  # like the email
    ],
)
def test_a_sign_up_that_can_not_be_taken_says_so_at_its_field(
    client: Client, user: User, field: str, value: str
) -> None:
    assert list(errors(sign_up(client, **{field: value}))) == [field]
    assert User.objects.count() == 1
    assert not is_logged_in(client)


@pytest.mark.django_db
def test_a_password_like_the_display_name_is_refused_once_at_its_field(client: Client) -> None:
    refused = errors(sign_up(client, display_name="Isabella Rossi", password1="isabella_rossi"))
    assert list(refused) == ["password1"]
    assert refused["password1"] == ["The password is too similar to the display name."]
    assert not User.objects.exists()


def test_an_error_is_tied_to_its_field_for_those_who_hear_the_page(client: Client, user: User) -> None:
    page = sign_up(client, display_name="Anna").content.decode()
    field = re.search(r'<input[^>]*name="display_name"[^>]*>', page)
    assert field is not None
    assert 'aria-invalid="true"' in field[0]
    described = re.search(r'aria-describedby="([^"]*)"', field[0])
    assert described is not None
    assert all(f'id="{name}"' in page for name in described[1].split())
    assert "id_display_name_error" in described[1]


@pytest.mark.django_db
def test_a_rival_who_takes_the_name_between_check_and_save_makes_a_form_error(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = views.SignupView.form_valid

    def rival_first(self: Any, form: Any) -> Any:
        User.objects.create_user("rival@example.com", "bella", PASSWORD)
        return checked(self, form)

    monkeypatch.setattr(views.SignupView, "form_valid", rival_first)
    assert list(errors(sign_up(client))) == ["display_name"]
    assert list(User.objects.values_list("email", flat=True)) == ["rival@example.com"]


@pytest.mark.django_db
def test_a_rival_who_is_gone_again_makes_a_request_to_try_again(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def conflict(*_args: Any, **_kwargs: Any) -> None:
        raise IntegrityError

    monkeypatch.setattr(User, "save", conflict)
    assert list(errors(sign_up(client))) == ["__all__"]


# --- Coming back to where one was


@pytest.mark.django_db
def test_whoever_signs_up_on_the_way_to_a_seat_arrives_at_it(client: Client) -> None:
    login = client.get(reverse("account_login"), {"next": TABLE})
    link = re.search(r'href="(/accounts/signup/\?[^"]*)"', login.content.decode())
    assert link is not None
    page = client.get(link[1].replace("&amp;", "&")).content.decode()
    hidden = re.search(r'<input type="hidden" name="next" value="([^"]*)"', page)
    assert hidden is not None
    assert sign_up(client, next=hidden[1].replace("&amp;", "&"))["Location"] == TABLE


def test_whoever_logs_in_on_the_way_to_a_seat_arrives_at_it(client: Client, user: User) -> None:
    assert log_in(client, next=TABLE)["Location"] == TABLE


def test_logging_in_never_leads_to_another_site(client: Client, user: User) -> None:
    assert log_in(client, next="https://elsewhere.example/")["Location"] == reverse("landing")


# --- In and out


def test_the_right_password_logs_in_and_a_wrong_one_does_not(client: Client, user: User) -> None:
    assert list(errors(log_in(client, "wrong"))) == ["__all__"]
    assert not is_logged_in(client)
    assert log_in(client).status_code == 302
    assert is_logged_in(client)


def test_a_wrong_password_and_an_unknown_email_are_answered_alike(client: Client, user: User) -> None:
    wrong = errors(log_in(client, "wrong"))
    unknown = errors(client.post(reverse("account_login"), {"login": "no@example.com", "password": "wrong"}))
    assert wrong == unknown


def test_guessing_passwords_is_stopped(client: Client, user: User) -> None:
    for _ in range(6):
        log_in(client, "wrong")
    assert "Too many" in str(errors(log_in(client)))
    assert not is_logged_in(client)


def test_logging_out_is_a_post_and_revokes_access(
    client: Client, user: User, revoked: list[int], django_capture_on_commit_callbacks: Any
) -> None:
    client.force_login(user)
    client.get(reverse("account_logout"))
    assert is_logged_in(client)
    with django_capture_on_commit_callbacks(execute=True):
        client.post(reverse("account_logout"))
    assert not is_logged_in(client)
    assert revoked == [user.pk]


# --- Password


def test_a_forgotten_password_is_replaced_through_the_mail(
    client: Client, user: User, revoked: list[int], django_capture_on_commit_callbacks: Any
) -> None:
    elsewhere = Client()
    elsewhere.force_login(user)
    assert client.post(reverse("account_reset_password"), {"email": "Anna@example.com"}).status_code == 302
    assert mail.outbox[0].to == ["anna@example.com"]
    link = re.search(r"http://testserver(/\S+)", mail.outbox[0].body)
    assert link is not None
    form = client.get(link[1], follow=True)
    with django_capture_on_commit_callbacks(execute=True):
        client.post(form.redirect_chain[-1][0], {"password1": NEW_PASSWORD, "password2": NEW_PASSWORD})
    assert revoked == [user.pk]
    assert not is_logged_in(elsewhere)
    assert log_in(client, NEW_PASSWORD).status_code == 302
    again = Client().get(link[1], follow=True)
    assert again.context["token_fail"] is True


@pytest.mark.django_db
def test_asking_for_a_reset_does_not_tell_whether_there_is_an_account(client: Client) -> None:
    answer = client.post(reverse("account_reset_password"), {"email": "nobody@example.com"})
    assert answer["Location"] == reverse("account_reset_password_done")
    assert "no account" in mail.outbox[0].body


def test_changing_the_password_keeps_this_session_and_ends_all_others(
    client: Client, user: User, revoked: list[int], django_capture_on_commit_callbacks: Any
) -> None:
    elsewhere = Client()
    for browser in (client, elsewhere):
        browser.force_login(user)
    fields = {"oldpassword": PASSWORD, "password1": NEW_PASSWORD, "password2": NEW_PASSWORD}
    with django_capture_on_commit_callbacks(execute=True):
        assert client.post(reverse("account_change_password"), fields).status_code == 302
    assert (is_logged_in(client), is_logged_in(elsewhere)) == (True, False)
    assert revoked == [user.pk]


def test_the_password_can_not_be_changed_without_the_old_one(client: Client, user: User) -> None:
    client.force_login(user)
    fields = {"oldpassword": "wrong", "password1": NEW_PASSWORD, "password2": NEW_PASSWORD}
    assert list(errors(client.post(reverse("account_change_password"), fields))) == ["oldpassword"]


# --- Name and deletion


def test_a_name_can_be_changed_and_the_own_one_written_otherwise(client: Client, user: User) -> None:
    client.force_login(user)
    for name in ("ANNA", "Hanna"):
        assert client.post(reverse("account_change_name"), {"display_name": name})["Location"] == reverse(
            "account"
        )
        user.refresh_from_db()
        assert user.display_name == name


def test_a_name_that_looks_like_anothers_is_refused_at_its_field(client: Client, user: User) -> None:
    User.objects.create_user("b@example.com", "Bella", PASSWORD)
    client.force_login(user)
    refused = client.post(reverse("account_change_name"), {"display_name": "BeIla"})  # with a capital I
    assert list(errors(refused)) == ["display_name"]


def test_deleting_an_account_takes_its_password_and_ends_every_session(client: Client, user: User) -> None:
    elsewhere = Client()
    for browser in (client, elsewhere):
        browser.force_login(user)
    assert list(errors(client.post(reverse("account_delete"), {"password": "wrong"}))) == ["password"]
    assert User.objects.get(pk=user.pk).is_active
    assert client.post(reverse("account_delete"), {"password": PASSWORD})["Location"] == reverse("landing")
    assert (is_logged_in(client), is_logged_in(elsewhere)) == (False, False)
    assert list(errors(log_in(client))) == ["__all__"]
    assert sign_up(client, display_name="Anna", email="anna@example.com").status_code == 302


@pytest.mark.parametrize(
    "name", ["account", "account_change_name", "account_delete", "account_change_password"]
)
def test_account_pages_send_strangers_to_the_log_in(client: Client, db: None, name: str) -> None:
    assert client.get(reverse(name))["Location"] == f"{reverse('account_login')}?next={reverse(name)}"
