"""For the tests: a database file of this run's own, fast password hashes, static files unhashed."""

import os
import sys
from tempfile import TemporaryDirectory

from .base import *  # noqa: F403  (a settings module is its base and what differs from it)
from .base import CACHES, REDIS_URL, STORAGES, VAR_DIR
from .environment import database

VAR_DIR.mkdir(parents=True, exist_ok=True)

SECRET_KEY = "only-for-tests"  # noqa: S105  (no secret: nothing but tests runs with it)
ALLOWED_HOSTS = ["testserver", "localhost", "127.0.0.1"]
DATABASES = {"default": database(os.environ.get("DATABASE_URL") or "sqlite://:memory:")}
if "pytest" in sys.modules and DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # A file, since the live half writes from threads of its own; a folder a run, since several may go on side by side,
    # and SQLite leaves more files beside it while a thread has it open. It goes when the process ends.
    _folder = TemporaryDirectory(dir=VAR_DIR, prefix="test-", ignore_cleanup_errors=True)
    _name = os.environ.get("ARK_TEST_DATABASE") or f"{_folder.name}/test.sqlite3"
    DATABASES["default"]["TEST"] = {"NAME": _name}
    # All of it is thrown away, so no commit waits for the disk, as with the tests' PostgreSQL. A server that is a
    # process of its own still does.
    DATABASES["default"]["OPTIONS"]["init_command"] = "PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF;"

if REDIS_URL:
    # Tests that go on side by side clear their caches: each worker has a database of Redis of its own.
    _worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    CACHES["default"]["LOCATION"] = f"{REDIS_URL.rpartition('/')[0]}/{int(_worker) + 1}"

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
STORAGES = {**STORAGES, "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
SERVESTATIC_USE_FINDERS = True
SERVESTATIC_AUTOREFRESH = False
# Scripted clients are quicker than people; the tests of the limit set their own.
SOCKET_FRAMES_PER_SECOND = SOCKET_FRAMES_BURST = 1e6
