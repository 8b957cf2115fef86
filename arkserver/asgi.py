"""The ASGI application: pages, sockets, and the live half's start and stop with the server's."""

import os
from typing import Any

from channels.auth import AuthMiddlewareStack
from channels.routing import ProtocolTypeRouter, URLRouter
from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "arkserver.settings.local")
pages = get_asgi_application()

# Only after Django is set up: consumers import models.
from arkserver.origin import SameOriginOnly  # noqa: E402
from games.routing import websocket_urlpatterns  # noqa: E402


async def lifespan(_scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Start the live half before the first request and stop it after the last one.

    A server without a lifespan (daphne) never calls this: there the first connection starts the live half.
    """
    from games import live

    await receive()
    await live.ensure_started()
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await live.stop()
    await send({"type": "lifespan.shutdown.complete"})


application = ProtocolTypeRouter(
    {
        "http": pages,
        "websocket": SameOriginOnly(AuthMiddlewareStack(URLRouter(websocket_urlpatterns))),
        "lifespan": lifespan,
    }
)
