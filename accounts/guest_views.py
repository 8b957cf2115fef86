"""A guest's pages: coming by one press, and keeping the account for good."""

from collections.abc import Callable
from functools import wraps
from typing import Any, cast

from allauth.account import app_settings
from allauth.decorators import rate_limit
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login, update_session_auth_hash
from django.contrib.auth.decorators import login_required
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST

from .forms import KeepAccountForm
from .onward import get_next, go_on
from .services import GUEST_KEPT, NotAGuest, create_guest
from .views import is_from_guest, own_user, say_what_was_taken


@never_cache
@require_POST
def guest(request: HttpRequest) -> HttpResponse:
    """Log in as a new guest and go on; whoever is logged in already just goes on."""
    if request.user.is_authenticated:
        return go_on(request, "lobby")
    return as_guest(request, lambda request: go_on(request, "lobby"))


def as_guest(request: HttpRequest, go_on: Callable[[HttpRequest], HttpResponse]) -> HttpResponse:
    """Log a visitor in as a new guest, who goes on; too many of one address at once are told to wait."""
    return cast(HttpResponse, _come_as_guest(request, go_on))


@rate_limit(action="guest")
def _come_as_guest(request: HttpRequest, go_on: Callable[[HttpRequest], HttpResponse]) -> HttpResponse:
    login(request, create_guest(_press_of(request)))
    request.session.set_expiry(int(GUEST_KEPT.total_seconds()))
    return go_on(request)


def _press_of(request: HttpRequest) -> str | None:
    """What two presses of one browser have in common: its CSRF cookie, which every login exchanges for another.

    Only what it hashes to is stored. None without the cookie: then the request is no form of ours.
    """
    cookie = request.COOKIES.get(settings.CSRF_COOKIE_NAME)
    return salted_hmac("accounts.press", cookie, algorithm="sha256").hexdigest() if cookie else None


@never_cache
@login_required
@rate_limit(action="keep_account")
@sensitive_post_parameters("password1")
@require_http_methods(["GET", "POST"])
def keep(request: HttpRequest) -> HttpResponse:
    """Make a guest a member, in the same session."""
    if not is_from_guest(request):
        return go_on(request, "account")
    form = KeepAccountForm(own_user(request), request.POST or None)
    if form.is_valid():
        try:
            return _keep(request, form)
        except NotAGuest:
            return redirect("account")
        except IntegrityError:
            say_what_was_taken(form)
    return render(request, "accounts/keep.html", {"form": form, "next": get_next(request)})


def _keep(request: HttpRequest, form: KeepAccountForm) -> HttpResponse:
    request.user = member = form.keep()
    update_session_auth_hash(request, member)
    request.session.set_expiry(app_settings.SESSION_COOKIE_AGE)
    messages.success(
        request, _("This account is yours now. Log in with your email address and your password.")
    )
    return go_on(request, "account")


def for_members(view: Callable[..., Any]) -> Callable[..., Any]:
    """A page that is about the password, which a guest does not have: it leads guests to choosing one."""

    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> Any:
        return redirect("account_keep") if is_from_guest(request) else view(request, *args, **kwargs)

    return guarded
