"""The ASGI application: pages, sockets, and the live half's start and stop with the server's."""

import gc
import os
from typing import Any

from channels.routing import ProtocolTypeRouter, URLRouter
from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "arkserver.settings.local")
pages = get_asgi_application()

# Only after Django is set up: consumers import models.
from arkserver.login import WithLogin  # noqa: E402
from arkserver.logs import WithRequestId  # noqa: E402
from arkserver.origin import SameOriginOnly  # noqa: E402
from games.routing import websocket_urlpatterns  # noqa: E402


def calm_garbage_collector() -> None:
    """Leave what is loaded for good out of every collection, and collect less often.

    Each view is thousands of small objects that die at once by themselves; looking through all of Django for cycles
    each time they add up cost a fifth of all work under load, and pauses of a tenth of a second. What has come since
    the last collection is looked through at about a microsecond an object, so that stops play for some milliseconds;
    it was fifty, for every table at once, when ten times as many were waited for.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 100, 50)


async def lifespan(_scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Start the live half before the first request and stop it after the last one.

    A server without a lifespan (daphne) never calls this: there the first connection starts the live half.
    """
    from games import live

    await receive()
    calm_garbage_collector()
    await live.ensure_started()
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await live.stop()
    await send({"type": "lifespan.shutdown.complete"})


application = WithRequestId(
    ProtocolTypeRouter(
        {
            "http": pages,
            "websocket": SameOriginOnly(WithLogin(URLRouter(websocket_urlpatterns))),
            "lifespan": lifespan,
        }
    )
)
