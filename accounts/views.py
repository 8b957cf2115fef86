"""The account pages that are ours: the overview, the display name, deletion, and the theme."""

from typing import Any, cast

from allauth.account.views import SignupView as AllauthSignupView
from allauth.decorators import rate_limit
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest
from django.shortcuts import redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from . import appearance
from .forms import NAME_TAKEN, DeleteAccountForm, DisplayNameForm
from .models import User
from .services import NameTaken, delete_account, rename_user


def _own_user(request: HttpRequest) -> User:
    """The user of a request that `login_required` let through."""
    return cast(User, request.user)


class SignupView(AllauthSignupView):
    def form_valid(self, form: Any) -> HttpResponse:
        """Sign up; if a rival took the name or the email between check and save, say so in the form."""
        try:
            return super().form_valid(form)
        except IntegrityError:
            form.full_clean()
            if form.is_valid():
                form.add_error(None, _("This did not work just now. Please try again."))
            return self.form_invalid(form)


@never_cache
@login_required
@require_GET
def account(request: HttpRequest) -> HttpResponse:
    return render(request, "accounts/account.html")


@never_cache
@login_required
@rate_limit(action="change_name")
@require_http_methods(["GET", "POST"])
def change_name(request: HttpRequest) -> HttpResponse:
    user = _own_user(request)
    form = DisplayNameForm(user, request.POST or None)
    if form.is_valid():
        try:
            rename_user(user, form.cleaned_data["display_name"])
        except NameTaken:
            form.add_error("display_name", NAME_TAKEN)
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
    user = _own_user(request)
    form = DeleteAccountForm(user, request.POST or None)
    if form.is_valid():
        logout(request)
        delete_account(user)
        messages.success(request, _("Your account is deleted."))
        return redirect("landing")
    return render(request, "accounts/delete.html", {"form": form})


@require_POST
def theme(request: HttpRequest) -> HttpResponse:
    """Keep the chosen theme and go back to the page it was chosen on."""
    chosen = request.POST.get("theme", "")
    if chosen not in appearance.THEMES:
        return HttpResponseBadRequest()
    back = request.POST.get("next", "")
    safe = url_has_allowed_host_and_scheme(back, {request.get_host()}, require_https=request.is_secure())
    response = redirect(back if safe else "landing")
    appearance.set_theme(request, response, chosen)
    return response
