"""What holds for every way of running the platform."""

import os
from pathlib import Path
from typing import Any

from django.utils.translation import gettext_lazy as _

BASE_DIR = Path(__file__).resolve().parent.parent.parent
# Everything made at run time: the SQLite file, the secret, collected static files, mail.
VAR_DIR = Path(os.environ.get("ARK_VAR", BASE_DIR / "var"))

DEBUG = False
ROOT_URLCONF = "arkserver.urls"
ASGI_APPLICATION = "arkserver.asgi.application"

INSTALLED_APPS = [
    "daphne",
    "accounts",
    "games",
    "ranking",
    "allauth",
    "allauth.account",
    "channels",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
]

MIDDLEWARE = [
    "arkserver.health.probes",
    "arkserver.middleware.content_security_policy",
    "django.middleware.security.SecurityMiddleware",
    "servestatic.middleware.ServeStaticMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "accounts.middleware.AccountLanguage",
    "accounts.middleware.GuestVisits",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "accounts.preferences.context",
                "games.context_processors.running_table",
            ],
        },
    },
]
# Form widgets come from templates too, so that ours can be overridden in templates/.
FORM_RENDERER = "django.forms.renderers.DjangoTemplates"

DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# --- Accounts

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS: list[dict[str, Any]] = [
    {
        "NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ("email", "display_name")},
    },
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "landing"
ACCOUNT_LOGOUT_REDIRECT_URL = "landing"
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_USER_MODEL_EMAIL_FIELD = "email"
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_FORMS = {"signup": "accounts.forms.SignupForm"}
ACCOUNT_EMAIL_VERIFICATION = "none"
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Broken Ark: "
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_RATE_LIMITS = {
    "change_name": "10/m/user",
    "delete_account": "5/m/user",
    "guest": "5/m/ip,30/h/ip",
    "keep_account": "10/m/user",
}
ACCOUNT_LOGOUT_ON_PASSWORD_CHANGE = False

SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SAMESITE = "Lax"

# --- Words and time

LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("zh-hans", _("Simplified Chinese"))]
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# --- Files

STATIC_URL = "/static/"
STATIC_ROOT = VAR_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "arkserver.storage.HashedStaticFilesStorage"},
}
MEDIA_ROOT = VAR_DIR / "media"

# --- Safety

X_FRAME_OPTIONS = "DENY"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"

# --- What is shared between processes

# Without Redis there is one process: it needs no channel layer, and its memory holds allauth's rate limits.
REDIS_URL = os.environ.get("REDIS_URL", "")
CHANNEL_LAYERS: dict[str, Any] = {}
CACHES: dict[str, Any] = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}
if REDIS_URL:
    CHANNEL_LAYERS["default"] = {
        "BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer",
        "CONFIG": {"hosts": [REDIS_URL]},
    }
    CACHES["default"] = {"BACKEND": "arkserver.cache.SharedCache", "LOCATION": REDIS_URL}

# --- Logging: warnings and errors on standard error; request bodies, settings and local variables never

LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"},
        "json": {"()": "arkserver.logs.JsonFormatter"},
    },
    "filters": {"calm": {"()": "arkserver.logs.CalmServerLog"}},
    "handlers": {
        "stderr": {"class": "logging.StreamHandler", "formatter": os.environ.get("LOG_FORMAT") or "line"}
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        # Django's own handlers would mail tracebacks with settings to ADMINS, and print each request twice.
        "django": {"handlers": [], "level": "WARNING", "propagate": True},
        "django.request": {"level": "ERROR"},
        "django.security.DisallowedHost": {"level": "CRITICAL"},
        # What the server has set up for itself would be written in another form.
        "uvicorn": {"handlers": [], "level": "WARNING", "propagate": True},
        "uvicorn.error": {"filters": ["calm"]},
    },
}

# --- Sockets

# What one socket may ask: so many frames a second, after a burst.
SOCKET_FRAMES_PER_SECOND = float(os.environ.get("SOCKET_FRAMES_PER_SECOND", "20"))
SOCKET_FRAMES_BURST = float(os.environ.get("SOCKET_FRAMES_BURST", "60"))
# How many sockets one process holds open for one user, and for all visitors of one address who are not logged in.
SOCKETS_OF_A_USER = int(os.environ.get("SOCKETS_OF_A_USER", "20"))
SOCKETS_OF_AN_ADDRESS = int(os.environ.get("SOCKETS_OF_AN_ADDRESS", "100"))
