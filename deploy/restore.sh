#!/bin/sh
# Reads a dump into the site's database, which must be empty, all of it or nothing; then checks it: restore.sh DUMP
set -eu
dump=$1
. "${ARK_ENV:-/etc/ark/ark.env}"
pg_restore --single-transaction --exit-on-error --no-owner --dbname="$DATABASE_URL" "$dump"
manage="$(dirname "$0")/manage.sh"
"$manage" migrate --check
"$manage" verify_log
"$manage" rebuild_ranking --check
