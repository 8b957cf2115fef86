#!/bin/sh
# Collects every word to be translated into locale/*/LC_MESSAGES and compiles what is translated. Needs GNU gettext
# (Debian: apt-get install gettext). Two catalogues: `django` for pages, `djangojs` for the table's script together
# with the engine's texts, which the script shows (games/engine/text.py).
set -eu
cd "$(dirname "$0")/.."
engine_texts="games/engine games/rules games/services games/live games/consumers"
pot="$(mktemp -d)"
trap 'rm -r "$pot"' EXIT

collect() { # DOMAIN: merges $pot/DOMAIN.pot into each language
    for language in zh_Hans; do
        catalogue="locale/$language/LC_MESSAGES/$1.po"
        msgmerge --quiet --no-fuzzy-matching --no-wrap --add-location=file --backup=none --update "$catalogue" "$pot/$1.pot"
        msgattrib --no-obsolete --no-wrap --output-file "$catalogue" "$catalogue"
        sed -i '/^"POT-Creation-Date/d' "$catalogue"
        msgfmt --check-format --output-file "${catalogue%.po}.mo" "$catalogue"
    done
}

options="--from-code=UTF-8 --no-wrap --add-location=file --sort-by-file"
find static/js -name '*.js' | sort |
    xgettext $options --language=JavaScript --files-from=- --output "$pot/script.pot" \
        --keyword=gettext --keyword=gettext_noop --keyword=ngettext:1,2 --keyword=pgettext:1c,2
find $engine_texts -name '*.py' | sort |
    xgettext $options --language=Python --files-from=- --output "$pot/engine.pot" --keyword=gettext_noop
msgcat --no-wrap --use-first --sort-by-file "$pot/script.pot" "$pot/engine.pot" --output-file "$pot/djangojs.pot"
collect djangojs

.venv/bin/python tools/template_messages.py "$pot"
cp -r accounts arkserver games ranking "$pot"
(cd "$pot" && find accounts arkserver games/models games/views games/*.py ranking templates -name '*.py' ! -path '*/tests/*' ! -path '*/migrations/*' | sort |
    xgettext $options --language=Python --files-from=- --output "$pot/django.pot" \
        --keyword=gettext --keyword=gettext_lazy --keyword=gettext_noop --keyword=ngettext:1,2 --keyword=ngettext_lazy:1,2 \
        --keyword=pgettext:1c,2 --keyword=pgettext_lazy:1c,2 --keyword=_)
collect django
