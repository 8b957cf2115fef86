"""The pages of the games app."""

from django.urls import path

from games.views import how_to_play, landing, lobby, play_now, tables

urlpatterns = [
    path("", landing.landing, name="landing"),
    path("lobby/", lobby.lobby, name="lobby"),
    path("play/", play_now.play_now, name="play-now"),
    path("help/", how_to_play.help_index, name="help-index"),
    path("help/<slug:key>/", how_to_play.help_page, name="help"),
    path("rooms/<slug:key>/open/", tables.table_open, name="table-open"),
    path("tables/<int:table_id>/", tables.table_page, name="table"),
    path("tables/<int:table_id>/qr.svg", tables.table_qr, name="table-qr"),
]
