"""Guests, apart from any page: how they are named, kept, noted and swept."""

from datetime import timedelta
from io import StringIO
from typing import Any

import pytest
from django.contrib.admin.models import ADDITION, LogEntry
from django.contrib.auth.models import Group
from django.contrib.contenttypes.models import ContentType
from django.core.management import CommandError, call_command
from django.db import IntegrityError
from django.utils import timezone

from accounts import names, services
from accounts.models import User
from accounts.services import NameTaken, NotAGuest, create_guest, keep_account, note_visit

from .conftest import PASSWORD


@pytest.fixture
def guest(db: None) -> User:
    return create_guest()


def last_seen(guest: User, **ago: float) -> None:
    guest.seen_at = timezone.now() - timedelta(**ago)
    guest.save(update_fields=["seen_at"])


def sweep(**options: Any) -> str:
    out = StringIO()
    call_command("sweep_guests", stdout=out, **options)
    return out.getvalue().strip()


# --- Coming


def test_a_guest_has_a_valid_name_no_email_no_password_and_was_seen_now(guest: User) -> None:
    guest.refresh_from_db()
    names.validate(guest.display_name)
    assert names.is_made_up(guest.display_name)
    assert (guest.is_guest, guest.email, guest.has_usable_password()) == (True, None, False)
    assert guest.seen_at is not None
    assert timezone.now() - guest.seen_at < timedelta(minutes=1)


def test_a_guests_longest_name_is_valid() -> None:
    longest = 10 ** max(services.GUEST_DIGITS) - 1
    names.validate(names.GUEST_NAME.format(number=longest))


def test_a_guest_whose_name_is_taken_gets_another(guest: User, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = int(guest.display_name.removeprefix("Guest "))
    numbers = iter([taken, taken, 5678])
    monkeypatch.setattr(services, "_draw_number", lambda _digits: next(numbers))
    assert create_guest().display_name == "Guest 5678"


def test_no_guest_is_made_when_every_name_is_taken(guest: User, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = int(guest.display_name.removeprefix("Guest "))
    monkeypatch.setattr(services, "_draw_number", lambda _digits: taken)
    with pytest.raises(NameTaken):
        create_guest()
    assert User.objects.count() == 1


@pytest.mark.parametrize(
    ("name", "made_up"), [("Guest 1234", True), ("Guest", False), ("Guest Anna", False), ("Anna 12", False)]
)
def test_a_made_up_name_is_told_from_a_chosen_one(name: str, made_up: bool) -> None:
    assert names.is_made_up(name) is made_up


# --- Staying


def test_a_guest_who_is_kept_is_the_same_user_and_can_log_in(guest: User) -> None:
    guest.preferences = {"theme": "classic"}
    guest.save()
    keep_account(guest, "Bella", "Bella@Example.com", PASSWORD)
    member = User.objects.get(email="bella@example.com")
    assert (member.pk, member.display_name, member.is_guest) == (guest.pk, "Bella", False)
    assert member.preferences == {"theme": "classic"}
    assert member.check_password(PASSWORD)
    assert list(member.emailaddress_set.values_list("email", "primary", "verified")) == [
        ("bella@example.com", True, False)
    ]


def test_keeping_an_account_a_second_time_changes_nothing(guest: User) -> None:
    keep_account(guest, "Bella", "bella@example.com", PASSWORD)
    assert guest.is_guest, "the second tab still holds the guest"
    with pytest.raises(NotAGuest):
        keep_account(guest, "Mallory", "mallory@example.com", "another good one")
    member = User.objects.get(pk=guest.pk)
    assert (member.display_name, member.email) == ("Bella", "bella@example.com")
    assert member.check_password(PASSWORD)


@pytest.mark.parametrize(("name", "email"), [("anna", "b@example.com"), ("Bella", "ANNA@example.com")])
def test_keeping_an_account_under_a_taken_name_or_email_saves_nothing(
    guest: User, user: User, name: str, email: str
) -> None:
    with pytest.raises(IntegrityError):
        keep_account(guest, name, email, PASSWORD)
    kept = User.objects.get(pk=guest.pk)
    assert (kept.display_name, kept.email, kept.is_guest) == (guest.display_name, None, True)
    assert not kept.has_usable_password()


# --- Being seen


@pytest.mark.parametrize(("hours", "noted"), [(23, False), (25, True)])
def test_a_visit_is_noted_once_a_day(guest: User, hours: int, noted: bool) -> None:
    last_seen(guest, hours=hours)
    assert note_visit(guest) is noted
    before = guest.seen_at
    guest.refresh_from_db()
    assert (guest.seen_at != before) is noted


def test_a_members_visits_are_not_noted(user: User) -> None:
    assert not note_visit(user)
    user.refresh_from_db()
    assert user.seen_at is None


# --- Being swept


def test_a_guest_who_left_no_trace_is_deleted_30_days_after_the_last_visit(guest: User) -> None:
    stays, comes_back = create_guest(), create_guest()
    last_seen(guest, days=30, minutes=1)
    last_seen(stays, days=29, hours=23)
    assert sweep() == "Guests deleted: 1; made anonymous: 0."
    assert set(User.objects.all()) == {stays, comes_back}


def test_a_guest_who_was_never_seen_is_swept_by_the_day_it_joined(guest: User) -> None:
    User.objects.filter(pk=guest.pk).update(seen_at=None)
    assert sweep() == "Guests deleted: 0; made anonymous: 0."
    User.objects.filter(pk=guest.pk).update(date_joined=timezone.now() - timedelta(days=31))
    assert sweep() == "Guests deleted: 1; made anonymous: 0."


def test_members_are_never_swept_however_long_they_are_away(user: User) -> None:
    last_seen(user, days=3000)
    assert sweep() == "Guests deleted: 0; made anonymous: 0."
    user.refresh_from_db()
    assert user.display_name == "Anna"


def _in_the_admins_log(guest: User, _room: Any) -> None:
    content_type = ContentType.objects.get_for_model(User)
    LogEntry.objects.create(user=guest, content_type=content_type, object_id="1", action_flag=ADDITION)


def _an_opened_table(guest: User, room: Any) -> None:
    room.tables.create(owner=guest, game=room.game)


def _a_taken_seat(guest: User, room: Any) -> None:
    host = User.objects.create_user("host@example.com", "Host", PASSWORD)
    room.tables.create(owner=host, game=room.game).seats.create(user=guest, seat="N")


def _something_said(guest: User, room: Any) -> None:
    """A relation without a name at the user's end."""
    host = User.objects.create_user("host@example.com", "Host", PASSWORD)
    room.tables.create(owner=host, game=room.game).chat.create(user=guest, text="hello")


@pytest.mark.parametrize(
    "leave_trace", [_in_the_admins_log, _an_opened_table, _a_taken_seat, _something_said]
)
def test_a_guest_with_a_trace_becomes_anonymous_and_sweeping_again_changes_nothing(
    guest: User, room: Any, leave_trace: Any
) -> None:
    leave_trace(guest, room)
    last_seen(guest, days=31)
    assert sweep() == "Guests deleted: 0; made anonymous: 1."
    guest.refresh_from_db()
    assert guest.display_name == f"Deleted player {guest.pk}"
    assert (guest.is_active, guest.is_guest, guest.seen_at) == (False, False, None)
    assert sweep() == "Guests deleted: 0; made anonymous: 0."


def test_a_group_alone_is_no_trace(guest: User) -> None:
    guest.groups.add(Group.objects.create(name="testers"))
    last_seen(guest, days=31)
    assert sweep() == "Guests deleted: 1; made anonymous: 0."


def test_a_guest_who_comes_back_while_the_sweep_runs_stays(
    guest: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    last_seen(guest, days=31)
    removing = services._sweep

    def back_just_before(gone: Any) -> str:
        assert note_visit(guest)
        return removing(gone)

    monkeypatch.setattr(services, "_sweep", back_just_before)
    assert sweep() == "Guests deleted: 0; made anonymous: 0."
    assert User.objects.get() == guest


def test_whatever_a_swept_guest_has_open_is_closed(
    guest: User, revoked: list[int], django_capture_on_commit_callbacks: Any
) -> None:
    last_seen(guest, days=31)
    number = guest.pk
    with django_capture_on_commit_callbacks(execute=True):
        sweep()
    assert revoked == [number]


def test_the_days_can_be_chosen_and_are_never_so_few_that_present_guests_go(guest: User) -> None:
    last_seen(guest, days=5)
    with pytest.raises(CommandError):
        sweep(days=1)
    assert sweep(days=6) == "Guests deleted: 0; made anonymous: 0."
    assert sweep(days=4) == "Guests deleted: 1; made anonymous: 0."
