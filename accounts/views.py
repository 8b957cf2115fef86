"""The account pages that are ours: sign-up and log-in, the overview, the display name, deletion, and the settings.

A guest's pages, coming by one press and staying for good, are in `guest_views.py`.
"""

from typing import Any, cast

from allauth.account.views import LoginView as AllauthLoginView, SignupView as AllauthSignupView
from allauth.decorators import rate_limit
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from . import names, preferences as kept
from .forms import DeleteAccountForm, DeleteGuestForm, DisplayNameForm
from .models import User
from .onward import NEXT, go_on, url_leading_on
from .services import GUEST_KEPT, NameTaken, delete_account, rename_user


def own_user(request: HttpRequest) -> User:
    """The user of a request that `login_required` let through."""
    return cast(User, request.user)


def is_from_guest(request: HttpRequest) -> bool:
    return request.user.is_authenticated and request.user.is_guest


class SignupView(AllauthSignupView):
    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """A guest signs up by keeping the account it has."""
        if is_from_guest(request):
            return redirect(url_leading_on("account_keep", request))
        return super().dispatch(request, *args, **kwargs)

    def form_valid(self, form: Any) -> HttpResponse:
        """Sign up; if a rival took the name or the email between check and save, say so in the form."""
        try:
            return super().form_valid(form)
        except IntegrityError:
            say_what_was_taken(form)
            return self.form_invalid(form)


def say_what_was_taken(form: Any) -> None:
    """Check a form once more that was valid before a rival was quicker."""
    form.full_clean()
    if form.is_valid():
        form.add_error(None, _("This did not work just now. Please try again."))


class LoginView(AllauthLoginView):
    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """A guest with another account logs out first, and is told what that costs."""
        if is_from_guest(request):
            return redirect(url_leading_on("account_logout", request, by="account_login"))
        return super().dispatch(request, *args, **kwargs)


@never_cache
@login_required
@require_GET
def account(request: HttpRequest) -> HttpResponse:
    user = own_user(request)
    kept_until = (user.seen_at or user.date_joined) + GUEST_KEPT
    return render(request, "accounts/account.html", {"kept_until": kept_until})


@never_cache
@login_required
@rate_limit(action="change_name")
@require_http_methods(["GET", "POST"])
def change_name(request: HttpRequest) -> HttpResponse:
    user = own_user(request)
    form = DisplayNameForm(user, request.POST or None)
    if form.is_valid():
        try:
            rename_user(user, form.cleaned_data["display_name"])
        except NameTaken:
            form.add_error("display_name", names.NAME_TAKEN)
        else:
            messages.success(request, _("Your display name is changed."))
            return redirect("account")
    return render(request, "accounts/name.html", {"form": form})


@never_cache
@login_required
@rate_limit(action="delete_account")
@sensitive_post_parameters("password")
@require_http_methods(["GET", "POST"])
def delete(request: HttpRequest) -> HttpResponse:
    user = own_user(request)
    data = request.POST or None
    form = DeleteGuestForm(data) if user.is_guest else DeleteAccountForm(user, data)
    if form.is_valid():
        logout(request)
        delete_account(user)
        messages.success(request, _("Your account is deleted."))
        return redirect("landing")
    return render(request, "accounts/delete.html", {"form": form})


@require_GET
def settings(request: HttpRequest) -> HttpResponse:
    """All that a reader may choose, logged in or not."""
    return render(request, "accounts/settings.html", {"offered": kept.offered(request)})


@require_POST
def preferences(request: HttpRequest) -> HttpResponse:
    """Keep what was chosen, any of the preferences, and go back; a script that wants no page gets none.

    400 for a preference or a value that there is not: then nothing is kept.
    """
    chosen = {key: str(value) for key, value in request.POST.items() if key not in _NOT_CHOSEN}
    response = go_on(request, "settings") if request.accepts("text/html") else HttpResponse(status=204)
    try:
        kept.set_preferences(request, response, chosen)
    except ValidationError:
        return HttpResponseBadRequest()
    return response


_NOT_CHOSEN = {"csrfmiddlewaretoken", NEXT}
