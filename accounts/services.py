"""The writes: renaming an account and deleting it."""

from allauth.account.models import EmailAddress
from django.db import IntegrityError, transaction
from django.db.models import Q
from django.utils import timezone

from . import names
from .models import User


class NameTaken(Exception):
    """Another user has this name, or one that looks like it."""


def is_name_taken(name: str, but_by: User | None = None) -> bool:
    """Whether a user other than `but_by` has `name`, or one that looks like it."""
    others = User.objects.exclude(pk=but_by.pk) if but_by is not None and but_by.pk else User.objects.all()
    same = Q(name_skeleton=names.skeleton(name)) | Q(name_folded_skeleton=names.folded_skeleton(name))
    return others.filter(same).exists()


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
    user.email = None
    user.preferences = {}
    user.is_active = user.is_staff = user.is_superuser = False
    user.deleted_at = timezone.now()
    user.set_unusable_password()
    user.save()
    user.groups.clear()
    user.user_permissions.clear()
    EmailAddress.objects.filter(user=user).delete()
