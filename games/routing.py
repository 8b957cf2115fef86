"""The sockets of the games app."""

from channels.security.websocket import WebsocketDenier
from django.urls import path, re_path

from games.consumers.lobby import LobbyConsumer
from games.consumers.table import TableConsumer

websocket_urlpatterns = [
    path("ws/lobby/", LobbyConsumer.as_asgi()),
    path("ws/tables/<int:table_id>/", TableConsumer.as_asgi()),
    re_path("", WebsocketDenier.as_asgi()),
]
