"""What holds on every page: its safety header, its languages, its theme; and the error pages."""

import json
from typing import Any

import pytest
from django.test import Client, RequestFactory, override_settings
from django.urls import reverse
from django.views import defaults

from accounts.models import User

PAGES = [
    "account_login",
    "account_signup",
    "account_reset_password",
    "account_reset_password_done",
    "landing",
]
OWN_PAGES = ["account", "account_change_name", "account_delete", "account_change_password", "account_logout"]


@pytest.fixture
def staff(user: User) -> User:
    user.is_staff = user.is_superuser = True
    user.save()
    return user


def policy(response: Any) -> dict[str, str]:
    directives = (part.strip().partition(" ") for part in response["Content-Security-Policy"].split(";"))
    return {name: sources for name, _, sources in directives}


@pytest.mark.parametrize(
    "path", [*map(reverse, PAGES), "/nowhere/", "/jsi18n/", "/admin/login/", "/static/css/site.css"]
)
def test_every_answer_carries_the_strict_policy(client: Client, db: None, path: str) -> None:
    found = policy(client.get(path))
    assert found["default-src"] == "'none'"
    assert found["script-src"] == found["style-src"] == found["form-action"] == "'self'"
    assert found["connect-src"] == "'self' ws://testserver"
    assert found["frame-ancestors"] == found["base-uri"] == "'none'"


def test_the_policy_names_the_secure_socket_on_a_secure_page(client: Client, db: None) -> None:
    assert (
        policy(client.get(reverse("account_login"), secure=True))["connect-src"] == "'self' wss://testserver"
    )


def test_a_foreign_host_gets_no_page_and_is_not_echoed_into_the_policy(client: Client, db: None) -> None:
    refused = client.get(reverse("account_login"), headers={"host": "elsewhere.example"})
    assert refused.status_code == 400
    assert policy(refused)["connect-src"] == "'self'"


def test_no_page_has_an_inline_script_or_style(client: Client, staff: User) -> None:
    pages = [client.get(reverse(name)) for name in PAGES]
    client.force_login(staff)
    pages += [client.get(reverse(name)) for name in OWN_PAGES]
    for page in pages:
        text = page.content.decode()
        assert page.status_code == 200
        assert "<style" not in text
        assert " style=" not in text
        assert text.count("<script") == text.count('<script type="module" src=') + text.count("<script src=")


@pytest.mark.parametrize("page", ["index", "accounts_user_changelist", "accounts_user_add"])
def test_the_admin_opens_under_the_policy(client: Client, staff: User, page: str) -> None:
    client.force_login(staff)
    response = client.get(reverse(f"admin:{page}"))
    assert response.status_code == 200
    assert policy(response)["script-src"] == "'self'"


def test_the_admin_finds_a_user_and_holds_new_names_to_the_rules(client: Client, staff: User) -> None:
    client.force_login(staff)
    assert b"Anna" in client.get(reverse("admin:accounts_user_changelist"), {"q": "ann"}).content
    fields = {"email": "b@example.com", "display_name": "ANNA", "usable_password": "true"}
    refused = client.post(
        reverse("admin:accounts_user_add"),
        {**fields, "password1": "long enough 1", "password2": "long enough 1"},
    )
    assert list(refused.context["adminform"].form.errors) == ["display_name"]


def test_the_language_is_chosen_by_the_browser_and_can_be_switched_for_good(client: Client, db: None) -> None:
    login = reverse("account_login")
    assert 'lang="zh-hans"' in client.get(login, headers={"accept-language": "zh-CN"}).content.decode()[:200]
    answer = client.post(reverse("preferences"), {"language": "zh-hans", "next": login})
    assert answer["Location"] == login
    assert 'lang="zh-hans"' in client.get(login, headers={"accept-language": "en"}).content.decode()[:200]


def test_the_theme_is_dark_and_can_be_switched_for_good(client: Client, db: None) -> None:
    login = reverse("account_login")
    assert 'data-theme="dark"' in client.get(login).content.decode()
    assert client.post(reverse("preferences"), {"theme": "classic", "next": login})["Location"] == login
    assert 'data-theme="classic"' in client.get(login).content.decode()


def test_switching_the_theme_leads_to_no_other_site_and_takes_no_unknown_theme(
    client: Client, db: None
) -> None:
    away = client.post(reverse("preferences"), {"theme": "classic", "next": "https://elsewhere.example/"})
    assert away["Location"] == reverse("settings")
    assert client.post(reverse("preferences"), {"theme": '"><script>'}).status_code == 400
    client.cookies["preferences"] = json.dumps({"theme": '"><script>'})
    assert 'data-theme="dark"' in client.get(reverse("account_login")).content.decode()


@pytest.mark.parametrize(("path", "status"), [("/nowhere/", 404)])
def test_an_address_that_is_nothing_shows_the_sites_own_page(
    client: Client, db: None, path: str, status: int
) -> None:
    page = client.get(path)
    assert page.status_code == status
    assert b"There is no such page" in page.content


def test_the_page_for_our_own_mistakes_needs_no_request_and_no_database(rf: RequestFactory) -> None:
    assert b"Something went wrong" in defaults.server_error(rf.get("/")).content
    assert b"not understood" in defaults.bad_request(rf.get("/"), Exception()).content


def test_a_form_without_its_token_changes_nothing_and_gets_an_explanation(db: None) -> None:
    strict = Client(enforce_csrf_checks=True)
    refused = strict.post(reverse("preferences"), {"theme": "classic"})
    assert refused.status_code == 403
    assert b"This form has expired" in refused.content
    assert "preferences" not in strict.cookies


@override_settings(ACCOUNT_RATE_LIMITS={"signup": "1/m/ip"})
def test_too_many_requests_get_the_sites_own_page(client: Client, db: None) -> None:
    client.post(reverse("account_signup"), {})
    refused = client.post(reverse("account_signup"), {})
    assert refused.status_code == 429
    assert b"Too many requests" in refused.content
