"""The forms of the account pages that are ours: sign-up, keeping a guest's account, the display name, deletion."""

from typing import Any

from allauth.account.forms import SignupForm as AllauthSignupForm
from django import forms
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from . import names
from .models import User
from .services import is_name_taken, keep_account


class DisplayNameField(forms.CharField):
    """A display name, normalised and allowed; whether it is free is for the form to say."""

    def __init__(self) -> None:
        super().__init__(
            label=_("Display name"),
            help_text=format_lazy(
                _("What other players see: {min} to {max} characters."),
                min=names.MIN_LENGTH,
                max=names.MAX_LENGTH,
            ),
            widget=forms.TextInput(attrs={"autocomplete": "nickname", "spellcheck": "false"}),
        )

    def to_python(self, value: str | None) -> str:
        return names.normalize(super().to_python(value) or "")

    def validate(self, value: str) -> None:
        super().validate(value)
        names.validate(value)


def _free_name(name: str, but_by: User | None) -> str:
    if is_name_taken(name, but_by=but_by):
        raise ValidationError(names.NAME_TAKEN, code="name_taken")
    return name


class SignupForm(AllauthSignupForm):
    display_name = DisplayNameField()
    field_order = ["display_name", "email", "password1"]
    guest: User | None = None

    def clean_display_name(self) -> str:
        return _free_name(self.cleaned_data["display_name"], but_by=self.guest)

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean()
        self._compare_password_with_name()
        return cleaned

    def _compare_password_with_name(self) -> None:
        """allauth compares the password with the email alone."""
        password = self.cleaned_data.get("password1")
        name, email = self.cleaned_data.get("display_name", ""), self.cleaned_data.get("email")
        if password:
            try:
                validate_password(password, User(display_name=name, email=email))
            except ValidationError as refused:
                self.add_error("password1", refused)

    def save(self, request: Any) -> Any:
        """The new user. Raises IntegrityError, and saves nothing, if a rival took the name or the email."""
        with transaction.atomic():
            return super().save(request)


class KeepAccountForm(SignupForm):
    """The sign-up of a guest, who has a row already. A made-up name is not offered again."""

    def __init__(self, guest: User, data: Any = None) -> None:
        name = guest.display_name
        super().__init__(data, initial={"display_name": "" if names.is_made_up(name) else name})
        self.guest = guest

    def keep(self) -> User:
        """The member whom the guest becomes. Raises as keep_account does."""
        cleaned = self.cleaned_data
        assert self.guest is not None
        return keep_account(self.guest, cleaned["display_name"], cleaned["email"], cleaned["password1"])


class DisplayNameForm(forms.Form):
    display_name = DisplayNameField()

    def __init__(self, user: User, data: Any = None) -> None:
        super().__init__(data, initial={"display_name": user.display_name})
        self.user = user

    def clean_display_name(self) -> str:
        return _free_name(self.cleaned_data["display_name"], but_by=self.user)


class DeleteAccountForm(forms.Form):
    password = forms.CharField(
        label=_("Password"),
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )

    def __init__(self, user: User, data: Any = None) -> None:
        super().__init__(data)
        self.user = user

    def clean_password(self) -> str:
        password: str = self.cleaned_data["password"]
        if not self.user.check_password(password):
            raise ValidationError(_("This is not your password."), code="wrong_password")
        return password


class DeleteGuestForm(forms.Form):
    """A guest has no password to give: the page's own button must have been pressed."""

    confirmed = forms.BooleanField(initial=True, widget=forms.HiddenInput)
