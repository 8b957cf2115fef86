#!/bin/sh
# Type-checks the page's scripts by their JSDoc types, compares static/vendor/ui.js and static/built with what they are made of, and
# runs the tests of those scripts that need no browser.
# Needs Node, for these checks only; in CI there is no doing without.
set -eu
cd "$(dirname "$0")"
if ! command -v npm >/dev/null; then
    echo "No Node: the scripts' types are not checked. On Debian: apt-get install nodejs npm" >&2
    [ "${CI:-}" != true ]
    exit
fi
if [ ! -e node_modules/.installed ] || [ package-lock.json -nt node_modules/.installed ]; then
    npm ci --silent --no-audit --no-fund
    touch node_modules/.installed
fi
npm run --silent check
npm run --silent vendor:check
npm run --silent pages:check
npm run --silent test
