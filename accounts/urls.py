"""The account pages: ours, and those of allauth's that the site offers.

allauth's pages for several email addresses and login by code are left out. Names that begin with `account_` are
shared with it: its views look them up.
"""

from allauth.account import views as allauth
from django.urls import path, re_path

from . import guest_views, views

urlpatterns = [
    path("", views.account, name="account"),
    path("name/", views.change_name, name="account_change_name"),
    path("delete/", views.delete, name="account_delete"),
    path("settings/", views.settings, name="settings"),
    path("preferences/", views.preferences, name="preferences"),
    path("signup/", views.SignupView.as_view(), name="account_signup"),
    path("guest/", guest_views.guest, name="guest"),
    path("keep/", guest_views.keep, name="account_keep"),
    path("login/", views.LoginView.as_view(), name="account_login"),
    path("logout/", allauth.logout, name="account_logout"),
    path("inactive/", allauth.account_inactive, name="account_inactive"),
    path("reauthenticate/", guest_views.for_members(allauth.reauthenticate), name="account_reauthenticate"),
    path(
        "password/change/", guest_views.for_members(allauth.password_change), name="account_change_password"
    ),
    path("password/set/", guest_views.for_members(allauth.password_set), name="account_set_password"),
    path("password/reset/", allauth.password_reset, name="account_reset_password"),
    path("password/reset/done/", allauth.password_reset_done, name="account_reset_password_done"),
    re_path(
        r"^password/reset/key/(?P<uidb36>[0-9A-Za-z]+)-(?P<key>.+)/$",
        allauth.password_reset_from_key,
        name="account_reset_password_from_key",
    ),
    path(
        "password/reset/key/done/",
        allauth.password_reset_from_key_done,
        name="account_reset_password_from_key_done",
    ),
]
