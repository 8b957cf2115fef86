"""Many players: PostgreSQL, Redis and several processes behind a proxy, all from environment variables."""

import os

from .base import *  # noqa: F403  (a settings module is its base and what differs from it)
from .base import LOGGING
from .environment import database, hosts, listed, required, switched_on

SECRET_KEY = required("SECRET_KEY")
SECRET_KEY_FALLBACKS = listed("SECRET_KEY_FALLBACKS")
ALLOWED_HOSTS = hosts("ALLOWED_HOSTS")
CSRF_TRUSTED_ORIGINS = listed("CSRF_TRUSTED_ORIGINS")
DATABASES = {"default": database(required("DATABASE_URL"))}
if DATABASES["default"]["ENGINE"] == "django.db.backends.postgresql":
    # Under ASGI a persistent connection stays with its thread; a pool is shared by all of them. The live half keeps
    # five for itself (games.live.database and the writer), pages take turns with the rest.
    DATABASES["default"].setdefault("OPTIONS", {})["pool"] = {
        "min_size": 4,
        "max_size": int(os.environ.get("DATABASE_CONNECTIONS", "20")),
        "timeout": 10,
        # Whoever asks next begins anew; by itself the pool would wait as long again as the database was away.
        "reconnect_timeout": 5,
    }
    # A connection that did not survive a restart of the database is not handed out.
    DATABASES["default"]["CONN_HEALTH_CHECKS"] = True

# The proxy ends TLS and must set this header itself, never pass on the client's. Whose address it is (allauth's rate
# limits, the sockets') uvicorn has put in place by then, from the proxy alone: `--forwarded-allow-ips`.
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
SECURE_SSL_REDIRECT = switched_on("SECURE_SSL_REDIRECT", default=True)
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = True
SECURE_HSTS_SECONDS = int(os.environ.get("SECURE_HSTS_SECONDS", "3600"))
# What other names of this domain do, and whether browsers are delivered with it, is for the domain's owner to decide.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]

LOGGING["handlers"]["stderr"]["formatter"] = os.environ.get("LOG_FORMAT") or "json"

EMAIL_HOST = os.environ.get("EMAIL_HOST", "localhost")
EMAIL_PORT = int(os.environ.get("EMAIL_PORT", "25"))
EMAIL_HOST_USER = os.environ.get("EMAIL_HOST_USER", "")
EMAIL_HOST_PASSWORD = os.environ.get("EMAIL_HOST_PASSWORD", "")
EMAIL_USE_TLS = switched_on("EMAIL_USE_TLS", default=False)
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = required("DEFAULT_FROM_EMAIL")
