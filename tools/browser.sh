#!/bin/sh
# Makes sure that there is a browser for the tests, with fonts for both languages: from the system's packages, as root.
set -eu
packages="chromium fonts-noto-cjk fonts-dejavu-core fonts-noto-color-emoji"
missing=""
for package in $packages; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "ok installed" || missing="$missing $package"
done
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq
    # shellcheck disable=SC2086  (a list of words)
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
elif command -v chromium >/dev/null; then
    echo "These packages are missing, and pages may look different without them:$missing" >&2
else
    echo "No chromium: the browser tests will be skipped. As root: apt-get install$missing" >&2
    [ "${CI:-}" != true ]
fi
