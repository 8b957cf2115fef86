"""The user: who logs in by email and is known to others by a display name."""

from typing import Any, ClassVar

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.models import PermissionsMixin
from django.core.exceptions import ValidationError
from django.db import IntegrityError, models, transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from . import names
from .signals import announce_access_revoked, announce_account_changed

EMAIL_TAKEN = _("This email address has an account already: log in, or reset its password.")


class UserManager(BaseUserManager["User"]):
    def create_user(
        self, email: str | None, display_name: str, password: str | None = None, **fields: Any
    ) -> "User":
        """A new user, saved. Raises IntegrityError if the email, or a name like this one, is taken."""
        user = self.model(email=email.lower() if email else None, display_name=display_name, **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(
        self, email: str, display_name: str, password: str | None = None, **fields: Any
    ) -> "User":
        """A new superuser. Raises ValidationError, which createsuperuser prints, if email or name is taken."""
        fields = {"is_staff": True, "is_superuser": True, **fields}
        try:
            with transaction.atomic(using=self._db):
                return self.create_user(email, display_name, password, **fields)
        except IntegrityError:
            email_taken = self.filter(email=email.lower()).exists()
            raise ValidationError(EMAIL_TAKEN if email_taken else names.NAME_TAKEN) from None

    def get_by_natural_key(self, username: str | None, skeleton: str = "") -> "User":
        """Who logs in with the email `username`; in a dump, where not all have one, who has the name's skeleton."""
        if skeleton:
            return self.get(name_skeleton=skeleton)
        return self.get(email=username.lower() if username else None)


class User(AbstractBaseUser, PermissionsMixin):
    """Nothing about games or ranking stands here: their apps refer to the user."""

    # None, rather than an empty text, for users without one: only that may stand more than once.
    email = models.EmailField(_("email address"), unique=True, null=True, blank=True)
    display_name = models.CharField(_("display name"), max_length=32, unique=True)
    # What look-alikes share (names.py). Unique, so that of two who take alike names at once one fails.
    name_skeleton = models.CharField(max_length=255, unique=True, editable=False)
    name_folded_skeleton = models.CharField(max_length=255, unique=True, editable=False)
    # What of accounts.preferences was chosen, by key.
    preferences = models.JSONField(_("preferences"), default=dict, blank=True)
    is_staff = models.BooleanField(_("staff"), default=False, help_text=_("May log in to the admin."))
    is_active = models.BooleanField(_("active"), default=True, help_text=_("Off: may not log in."))
    is_guest = models.BooleanField(
        _("guest"), default=False, help_text=_("Came by one press, without an email or a password.")
    )
    # Of a guest: the press that it came by (services.create_guest). Unique, so that a double click makes one.
    came_by = models.CharField(max_length=64, unique=True, null=True, blank=True, editable=False)
    seen_at = models.DateTimeField(_("last seen"), null=True, editable=False)
    date_joined = models.DateTimeField(_("joined"), default=timezone.now)
    deleted_at = models.DateTimeField(_("deleted"), null=True, editable=False)

    objects: ClassVar[UserManager] = UserManager()

    USERNAME_FIELD = "email"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = ["display_name"]

    class Meta:
        verbose_name = _("user")
        verbose_name_plural = _("users")

    def __str__(self) -> str:
        return self.display_name

    def natural_key(self) -> tuple[str, str]:
        """How a dump (`dumpdata --natural-foreign`) names this user: what get_by_natural_key takes."""
        return self.email or "", self.name_skeleton

    def clean(self) -> None:
        """Not AbstractBaseUser's, which takes no email for an empty one."""
        self.email = self.email.lower() if self.email else None

    def save(self, *args: Any, update_fields: Any = None, **kwargs: Any) -> None:
        """Save the user, the name in its normal form. A new password or being inactive revokes access."""
        self.display_name = names.normalize(self.display_name)
        self.name_skeleton = names.skeleton(self.display_name)
        self.name_folded_skeleton = names.folded_skeleton(self.display_name)
        if update_fields is not None and "display_name" in update_fields:
            update_fields = {*update_fields, "name_skeleton", "name_folded_skeleton"}
        # AbstractBaseUser keeps a password just set, and not one only hashed anew, until it is saved.
        password_set = self._password is not None  # type: ignore[attr-defined]
        adding = self._state.adding
        revoked = not adding and (password_set or not self.is_active)
        super().save(*args, update_fields=update_fields, **kwargs)
        if revoked:
            announce_access_revoked(type(self), self.pk)
        if not adding and (
            update_fields is None or {"display_name", "is_active", "preferences"} & set(update_fields)
        ):
            announce_account_changed(type(self), self.pk)
