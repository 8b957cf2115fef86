"""Where allauth's ways are not ours."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter

from .models import EMAIL_TAKEN


class AccountAdapter(DefaultAccountAdapter):
    """Users have a display name, from the sign-up form, in place of a user name."""

    error_messages = {
        **DefaultAccountAdapter.error_messages,
        "email_taken": EMAIL_TAKEN,
    }

    def save_user(self, request: Any, user: Any, form: Any, commit: bool = True) -> Any:
        user.display_name = form.cleaned_data["display_name"]
        return super().save_user(request, user, form, commit)

    def populate_username(self, request: Any, user: Any) -> None:
        """Make up no user name."""
