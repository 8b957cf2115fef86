"""Users, apart from any page."""

import threading
from io import StringIO
from typing import Any

import pytest
from django.core.exceptions import ValidationError
from django.core.management import CommandError, call_command
from django.db import IntegrityError, connection, transaction

from accounts.models import User
from accounts.services import NameTaken, delete_account, rename_user

from .conftest import PASSWORD


def test_a_user_can_not_be_saved_under_a_name_that_looks_like_anothers(user: User) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        User.objects.create_user("b@example.com", "Аnnа", PASSWORD)  # with Cyrillic a


def test_renaming_to_a_taken_name_raises_and_leaves_the_user_as_it_was(user: User) -> None:
    other = User.objects.create_user("b@example.com", "Bella", PASSWORD)
    with pytest.raises(NameTaken):
        rename_user(other, "ANNA")
    assert other.display_name == "Bella"
    other.refresh_from_db()
    assert (other.display_name, other.name_skeleton) == ("Bella", "bella".replace("i", "l"))


def test_renaming_frees_the_former_name(user: User) -> None:
    rename_user(user, "Hanna")
    User.objects.create_user("b@example.com", "Anna", PASSWORD)
    assert set(User.objects.values_list("display_name", flat=True)) == {"Anna", "Hanna"}


@pytest.mark.django_db(transaction=True)
def test_of_two_who_take_one_name_at_the_same_time_exactly_one_gets_it() -> None:
    users = [User.objects.create_user(f"{n}@example.com", f"Player {n}", PASSWORD) for n in "ab"]
    start, outcomes = threading.Barrier(2), []

    def rename(user: User) -> None:
        try:
            start.wait()
            rename_user(user, "Wanted")
            outcomes.append("got it")
        except NameTaken:
            outcomes.append("taken")
        finally:
            connection.close()

    threads = [threading.Thread(target=rename, args=(user,)) for user in users]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["got it", "taken"]
    assert User.objects.filter(display_name="Wanted").count() == 1


def test_deleting_an_account_keeps_the_row_and_nothing_that_says_who_it_was(user: User) -> None:
    user.preferences = {"theme": "classic"}
    user.save()
    delete_account(user)
    user.refresh_from_db()
    assert user.display_name == f"Deleted player {user.pk}"
    assert (user.email, user.preferences, user.is_active, user.has_usable_password()) == (
        None,
        {},
        False,
        False,
    )
    assert user.deleted_at is not None


def test_many_accounts_can_be_deleted_and_their_emails_and_names_are_free_again(user: User) -> None:
    delete_account(user)
    again = User.objects.create_user("anna@example.com", "Anna", PASSWORD)
    delete_account(again)
    assert User.objects.filter(deleted_at__isnull=False).count() == 2


def test_an_email_is_the_same_in_whatever_case(user: User) -> None:
    assert User.objects.get_by_natural_key("ANNA@Example.com") == user
    with pytest.raises(IntegrityError), transaction.atomic():
        User.objects.create_user("Anna@Example.COM", "Other", PASSWORD)


def _deactivate(user: User) -> None:
    user.is_active = False
    user.save()


def _set_password(user: User) -> None:
    user.set_password("another good one")
    user.save()


@pytest.mark.parametrize("change", [delete_account, _deactivate, _set_password])
def test_access_is_revoked_once_the_change_is_committed(
    change: Any, user: User, revoked: list[int], django_capture_on_commit_callbacks: Any
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        change(user)
        assert revoked == []
    assert revoked == [user.pk]


def test_access_is_not_revoked_by_signing_up_or_by_a_change_of_name(
    db: None, revoked: list[int], django_capture_on_commit_callbacks: Any
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        user = User.objects.create_user("anna@example.com", "Anna", PASSWORD)
        rename_user(user, "Hanna")
        user.check_password(PASSWORD)
    assert revoked == []


@pytest.mark.parametrize(
    ("email", "name", "reason"),
    [("b@example.com", "Аnnа", "looks like it"), ("anna@example.com", "Bella", "already taken")],
)
def test_createsuperuser_says_what_is_taken(user: User, email: str, name: str, reason: str) -> None:
    with pytest.raises(CommandError, match=reason):
        call_command("createsuperuser", interactive=False, email=email, display_name=name)
    assert User.objects.count() == 1


def test_createsuperuser_makes_one_who_may_do_everything(db: None) -> None:
    call_command(
        "createsuperuser", interactive=False, email="b@example.com", display_name="Bella", stdout=StringIO()
    )
    bella = User.objects.get(display_name="Bella")
    assert (bella.is_staff, bella.is_superuser, bella.is_guest) == (True, True, False)


def test_a_superuser_whose_email_is_taken_is_told_so_in_a_race_too(user: User) -> None:
    with pytest.raises(ValidationError, match="email address"):
        User.objects.create_superuser("Anna@example.com", "Bella", PASSWORD)
