"""What happens to accounts, for other apps to hear."""

from typing import Any

from django.contrib.auth.signals import user_logged_out
from django.db import transaction
from django.dispatch import Signal, receiver
from django.http import HttpRequest

# Whoever holds something open for this user closes it. Arguments: sender (the User class), user_id, session_key. Sent
# once the change is committed: on logout (session_key names the browser session that ended; other devices stay), and
# on a changed or reset password, deletion and deactivation (session_key None: all of them).
access_revoked = Signal()


def announce_access_revoked(sender: type, user_id: int, session_key: str | None = None) -> None:
    """Tell it after the commit; a listener that fails stops no other and no request."""
    transaction.on_commit(
        lambda: access_revoked.send_robust(sender=sender, user_id=user_id, session_key=session_key)
    )


# A user's display name or preferences may have changed, or whether the account is active. Arguments: sender, user_id.
# Sent once the change is committed.
account_changed = Signal()


def announce_account_changed(sender: type, user_id: int) -> None:
    """Tell it after the commit."""
    transaction.on_commit(lambda: account_changed.send_robust(sender=sender, user_id=user_id))


@receiver(user_logged_out, dispatch_uid="accounts.access_revoked_by_logout")
def _on_logout(user: Any, request: HttpRequest, **_kwargs: Any) -> None:
    if user is not None and user.pk is not None:
        announce_access_revoked(type(user), user.pk, request.session.session_key)
