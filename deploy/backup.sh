#!/bin/sh
# Writes a dump of the site's database into a folder and prints its name: backup.sh FOLDER
# Beside a running site: the dump is of one moment. Dumps older than BACKUP_DAYS (14) go.
set -eu
folder=$1
. "${ARK_ENV:-/etc/ark/ark.env}"
umask 077
dump="$folder/ark-$(date -u +%Y%m%dT%H%M%SZ).dump"
# Under another name until it is whole: no half a dump is ever taken for one.
pg_dump --format=custom --no-owner --file="$dump.part" --dbname="$DATABASE_URL"
mv "$dump.part" "$dump"
find "$folder" -maxdepth 1 -name 'ark-*.dump' -mtime "+${BACKUP_DAYS:-14}" -delete
echo "$dump"
