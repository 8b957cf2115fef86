"""The pages of the games app."""

from django.urls import path

from games.views import landing, tables

urlpatterns = [
    path("", landing.landing, name="landing"),
    path("tables/new/", tables.table_open, name="table-open"),
    path("tables/<int:table_id>/", tables.table_page, name="table"),
]
