"""Every address of the site: the apps' own, the admin, accounts, and the language."""

from django.contrib import admin
from django.urls import include, path
from django.views.i18n import JavaScriptCatalog

from arkserver import health

urlpatterns = [
    path("admin/", admin.site.urls),
    path("accounts/", include("accounts.urls")),
    path("jsi18n/", JavaScriptCatalog.as_view(), name="javascript-catalog"),
    path("healthz", health.healthz),
    path("readyz", health.readyz),
    path("metrics", health.metrics),
    path("", include("games.urls")),
    path("", include("ranking.urls")),
]
