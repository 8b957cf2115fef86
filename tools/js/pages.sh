#!/bin/sh
# Before the site runs: makes static/built anew from changed sources, where the tools for it are installed (make js). Else
# the committed files serve; `make check` says when they are not what their sources make.
set -eu
cd "$(dirname "$0")"
if [ -e node_modules/.installed ] && command -v node >/dev/null; then
    node build-pages.js
fi
