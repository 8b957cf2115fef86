"""Every address of the site: the apps' own, the admin, accounts, and the language. The probes are in `health`."""

from django.contrib import admin
from django.urls import include, path
from django.views.decorators.gzip import gzip_page
from django.views.i18n import JavaScriptCatalog

from arkserver import offline

urlpatterns = [
    path("admin/", admin.site.urls),
    path("accounts/", include("accounts.urls")),
    # Compressed, unlike pages: it says the same to everyone, so its length tells nobody anything (BREACH).
    path("jsi18n/", gzip_page(JavaScriptCatalog.as_view()), name="javascript-catalog"),
    path("manifest.webmanifest", offline.manifest, name="manifest"),
    path("sw.js", offline.service_worker, name="service-worker"),
    path("offline/", offline.offline, name="offline"),
    path("", include("games.urls")),
    path("", include("ranking.urls")),
]

handler403 = "arkserver.errors.permission_denied"
handler404 = "arkserver.errors.page_not_found"
