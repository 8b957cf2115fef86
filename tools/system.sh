#!/bin/sh
# What the tests need of the system: a browser with fonts for both languages, and the services of a site of many.
# Installs what is missing from the system's packages, as root; else says what is left out. With CI=true that is a failure.
set -eu
browser="chromium-headless-shell fonts-noto-cjk fonts-dejavu-core fonts-noto-color-emoji"
services="postgresql redis-server nginx openssl curl"

# The words among its arguments that name no installed package.
missing_of() {
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "ok installed" || echo "$package"
    done
}

# shellcheck disable=SC2086  (lists of words, here and below)
missing=$(missing_of $browser $services | tr '\n' ' ')
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
else
    echo "Tests of what is missing here may be skipped, and pages look different. As root: apt-get install $missing" >&2
    [ "${CI:-}" != true ]
fi
