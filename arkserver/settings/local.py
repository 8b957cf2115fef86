"""One machine, nothing installed but Python: SQLite and a secret under var/. What `make run` uses."""

import os

from .base import *  # noqa: F403  (a settings module is its base and what differs from it)
from .base import VAR_DIR
from .environment import database, kept_secret, listed

VAR_DIR.mkdir(parents=True, exist_ok=True)

SECRET_KEY = os.environ.get("SECRET_KEY") or kept_secret(VAR_DIR / "secret_key")
ALLOWED_HOSTS = listed("ALLOWED_HOSTS", "localhost,127.0.0.1,[::1]")
CSRF_TRUSTED_ORIGINS = listed("CSRF_TRUSTED_ORIGINS")
DATABASES = {"default": database(os.environ.get("DATABASE_URL") or f"sqlite:///{VAR_DIR / 'ark.sqlite3'}")}

# No mail server is needed: each mail becomes a file. README says where.
EMAIL_BACKEND = "django.core.mail.backends.filebased.EmailBackend"
EMAIL_FILE_PATH = VAR_DIR / "mail"
DEFAULT_FROM_EMAIL = "Broken Ark <ark@localhost>"
