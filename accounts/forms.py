"""The forms of the account pages that are ours: sign-up, the display name, deletion."""

from typing import Any

from allauth.account.forms import SignupForm as AllauthSignupForm
from django import forms
from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from . import names
from .models import User
from .services import is_name_taken

NAME_TAKEN = _("Another player has this name, or one that looks like it.")


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


class SignupForm(AllauthSignupForm):
    display_name = DisplayNameField()
    field_order = ["display_name", "email", "password1"]

    def clean_display_name(self) -> str:
        name: str = self.cleaned_data["display_name"]
        if is_name_taken(name):
            raise ValidationError(NAME_TAKEN, code="name_taken")
        return name

    def save(self, request: Any) -> Any:
        """The new user. Raises IntegrityError, and saves nothing, if a rival took the name or the email."""
        with transaction.atomic():
            return super().save(request)


class DisplayNameForm(forms.Form):
    display_name = DisplayNameField()

    def __init__(self, user: User, data: Any = None) -> None:
        super().__init__(data, initial={"display_name": user.display_name})
        self.user = user

    def clean_display_name(self) -> str:
        name: str = self.cleaned_data["display_name"]
        if is_name_taken(name, but_by=self.user):
            raise ValidationError(NAME_TAKEN, code="name_taken")
        return name


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
