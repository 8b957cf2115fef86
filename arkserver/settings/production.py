"""Many players: PostgreSQL, Redis and several processes behind a proxy, all from environment variables."""

import os

from .base import *  # noqa: F403  (a settings module is its base and what differs from it)
from .environment import database, listed, required, switched_on

SECRET_KEY = required("SECRET_KEY")
SECRET_KEY_FALLBACKS = listed("SECRET_KEY_FALLBACKS")
ALLOWED_HOSTS = listed("ALLOWED_HOSTS")
CSRF_TRUSTED_ORIGINS = listed("CSRF_TRUSTED_ORIGINS")
DATABASES = {"default": database(required("DATABASE_URL"))}
if DATABASES["default"]["ENGINE"] == "django.db.backends.postgresql":
    # Under ASGI a persistent connection stays with its thread; a pool is shared by all of them.
    DATABASES["default"].setdefault("OPTIONS", {})["pool"] = True

# The proxy ends TLS and must set this header itself, never pass on the client's.
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
SECURE_SSL_REDIRECT = switched_on("SECURE_SSL_REDIRECT", default=True)
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = True
SECURE_HSTS_SECONDS = int(os.environ.get("SECURE_HSTS_SECONDS", "3600"))

EMAIL_HOST = os.environ.get("EMAIL_HOST", "localhost")
EMAIL_PORT = int(os.environ.get("EMAIL_PORT", "25"))
EMAIL_HOST_USER = os.environ.get("EMAIL_HOST_USER", "")
EMAIL_HOST_PASSWORD = os.environ.get("EMAIL_HOST_PASSWORD", "")
EMAIL_USE_TLS = switched_on("EMAIL_USE_TLS", default=False)
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = required("DEFAULT_FROM_EMAIL")
