"""Where allauth's ways are not ours."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.utils.translation import gettext_lazy as _


class AccountAdapter(DefaultAccountAdapter):
    """Users have a display name, from the sign-up form, in place of a user name."""

    error_messages = {
        **DefaultAccountAdapter.error_messages,
        "email_taken": _("This email address has an account already: log in, or reset its password."),
    }

    def save_user(self, request: Any, user: Any, form: Any, commit: bool = True) -> Any:
        user.display_name = form.cleaned_data["display_name"]
        return super().save_user(request, user, form, commit)

    def populate_username(self, request: Any, user: Any) -> None:
        """Make up no user name."""
