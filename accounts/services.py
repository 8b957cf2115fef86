"""The writes: making a guest and keeping it as an account, renaming, deleting, and sweeping guests who are gone."""

import secrets
from datetime import datetime, timedelta
from typing import NamedTuple

from allauth.account.models import EmailAddress
from django.db import IntegrityError, transaction
from django.db.models import ForeignObjectRel, Q, QuerySet
from django.utils import timezone

from . import names
from .models import User
from .signals import announce_access_revoked

GUEST_KEPT = timedelta(days=30)
"""How long a guest is kept after its last visit (rules/platform.md, "Guests")."""

VISIT_NOTED = timedelta(days=1)
"""A guest's visits are noted no more often than this."""

PRESSED_AGAIN = timedelta(minutes=1)
"""Presses of one browser, not logged in yet, that are nearer to each other are one press."""

# Digits of a guest's number, an entry an attempt: short while there are few guests, longer when short ones are taken.
GUEST_DIGITS = (4, 4, 4, 5, 5, 6, 8, 10)


class NameTaken(Exception):
    """Another user has this name, or one that looks like it."""


class NotAGuest(Exception):
    """The user is a member already, or is gone."""


class Swept(NamedTuple):
    """How many guests were removed without a trace, and how many made anonymous."""

    deleted: int
    anonymous: int


def is_name_taken(name: str, but_by: User | None = None) -> bool:
    """Whether a user other than `but_by` has `name`, or one that looks like it."""
    others = User.objects.exclude(pk=but_by.pk) if but_by is not None and but_by.pk else User.objects.all()
    same = Q(name_skeleton=names.skeleton(name)) | Q(name_folded_skeleton=names.folded_skeleton(name))
    return others.filter(same).exists()


def create_guest(press: str | None = None) -> User:
    """A new guest under a made-up name, without email or password. Raises NameTaken if no name was free.

    `press` names the browser that asks, as long as it is not logged in: asked twice, even at once, it gets one guest.
    """
    for digits in GUEST_DIGITS:
        if press and (guest := _find_just_come(press)):
            return guest
        name = names.GUEST_NAME.format(number=_draw_number(digits))
        try:
            with transaction.atomic():
                return User.objects.create_user(
                    None, name, is_guest=True, seen_at=timezone.now(), came_by=press
                )
        except IntegrityError:  # the name is taken, or the other press was quicker
            continue
    raise NameTaken


def _find_just_come(press: str) -> User | None:
    """The guest of this very press. One of an earlier press, or who was shut out, gives it up and is left alone."""
    guest = User.objects.filter(came_by=press).first()
    if guest is None or (guest.is_active and timezone.now() - guest.date_joined < PRESSED_AGAIN):
        return guest
    User.objects.filter(pk=guest.pk).update(came_by=None)
    return None


def _draw_number(digits: int) -> int:
    least = 10 ** (digits - 1)
    return least + secrets.randbelow(9 * least)


def keep_account(guest: User, name: str, email: str, password: str) -> User:
    """Turn a guest into a member with everything kept; the same row, as it is now.

    The values must be valid. Saves nothing and raises NotAGuest, or IntegrityError if a rival took name or email.
    """
    with transaction.atomic():
        user = User.objects.select_for_update().filter(pk=guest.pk, is_guest=True).first()
        if user is None:
            raise NotAGuest
        user.display_name, user.email, user.is_guest = name, email.lower(), False
        user.came_by = None
        user.set_password(password)
        user.save()
        EmailAddress.objects.create(user=user, email=user.email, primary=True)
    return user


def note_visit(guest: User) -> bool:
    """Note that a guest is here, at most once a day; whether it was noted now."""
    now = timezone.now()
    if guest.seen_at is not None and now - guest.seen_at < VISIT_NOTED:
        return False
    # Not save(): nothing about the account has changed that anyone must hear of.
    return bool(User.objects.filter(pk=guest.pk, is_guest=True).update(seen_at=now))


def rename_user(user: User, name: str) -> None:
    """Give `user` a valid `name`. Raises NameTaken and leaves `user` alone, even if a rival took it just now."""
    former = user.display_name
    user.display_name = name
    try:
        with transaction.atomic():
            user.save(update_fields=["display_name"])
    except IntegrityError:
        user.display_name = former
        raise NameTaken from None


@transaction.atomic
def delete_account(user: User) -> None:
    """Make `user` anonymous for good: matches keep their player, and nothing says who it was.

    The password goes with what sessions are checked against, so each of the user's sessions ends.
    """
    user.display_name = names.DELETED_NAME.format(number=user.pk)
    user.email = user.came_by = None
    user.preferences = {}
    user.is_active = user.is_staff = user.is_superuser = user.is_guest = False
    user.deleted_at, user.seen_at = timezone.now(), None
    user.set_unusable_password()
    user.save()
    user.groups.clear()
    user.user_permissions.clear()
    EmailAddress.objects.filter(user=user).delete()


def sweep_guests(before: datetime) -> Swept:
    """Remove the guests whose last visit was before then; those with a trace in other rows become anonymous."""
    unseen = Q(seen_at__lt=before) | Q(seen_at=None, date_joined__lt=before)
    gone = User.objects.filter(unseen, is_guest=True)
    outcomes = [_sweep(gone.filter(pk=pk)) for pk in gone.order_by("pk").values_list("pk", flat=True)]
    return Swept(outcomes.count("deleted"), outcomes.count("anonymous"))


@transaction.atomic
def _sweep(gone: QuerySet[User]) -> str:
    """Remove the one guest of `gone`, unless it came back or was kept in the meantime."""
    guest = gone.select_for_update().first()
    if guest is None:
        return "back"
    if _has_traces(guest):
        delete_account(guest)
        return "anonymous"
    announce_access_revoked(User, guest.pk)
    guest.delete()
    return "deleted"


def _has_traces(user: User) -> bool:
    """Whether any row of any model refers to `user`, even where a relation has no name at this end."""
    relations = (
        field for field in User._meta.get_fields(include_hidden=True) if isinstance(field, ForeignObjectRel)
    )
    return any(
        relation.related_model._base_manager.filter(**{relation.field.name: user}).exists()
        for relation in relations
        if not relation.related_model._meta.auto_created
    )
