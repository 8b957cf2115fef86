#!/bin/sh
# `manage.py` with the site's own environment: runuser -u ark -- /srv/ark/site/deploy/manage.sh createsuperuser
set -eu
set -a
# shellcheck source=deploy/ark.env.example
. "${ARK_ENV:-/etc/ark/ark.env}"
set +a
cd "$(dirname "$0")/.."
exec .venv/bin/python manage.py "$@"
