"""The catalogues hold every word that the code marks, translated; `tools/messages.sh` brings them there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import polib
import pytest
from django.utils.translation.template import templatize

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "locale" / "zh_Hans" / "LC_MESSAGES"
DOMAINS = ["django", "djangojs"]
ENGINE_TEXTS = ["games/engine", "games/rules", "games/services", "games/live", "games/consumers"]
PAGES = [
    "accounts",
    "arkserver",
    "games/models",
    "games/views",
    *map(str, ROOT.glob("games/*.py")),
    "ranking",
]

Key = tuple[str | None, str]
"""A message's context and its English text."""

PLACES = re.compile(r"%\(\w+\)[sd]|\{\w*\}")
QUOTED = r"""'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*\""""
JS_CALL = re.compile(rf"\b([np]?)gettext(?:_noop)?\(\s*({QUOTED})(?:\s*,\s*({QUOTED}))?")
TEMPLATE_CALL = re.compile(rf"\b([np]?)(?:gettext|_)\(u?({QUOTED})(?:\s*,\s*u?({QUOTED}))?")


def key(kind: str, first: str, second: str | None = None) -> Key:
    """Of `gettext(first)`, `pgettext(first, second)` or `ngettext(first, second)`, by the letter before `gettext`."""
    return (first, second) if kind == "p" and second is not None else (None, first)


def catalogue(domain: str) -> polib.POFile:
    return polib.pofile(str(FOLDER / f"{domain}.po"))


def python_files(places: list[str]) -> Iterator[Path]:
    for place in places:
        path = ROOT / place
        found = [path] if path.is_file() else sorted(path.rglob("*.py"))
        yield from (file for file in found if not {"tests", "migrations"} & {*file.parts})


def marked_in_python(places: list[str]) -> set[Key]:
    """What is handed to gettext or one of its kin as a literal."""
    calls = (
        node
        for file in python_files(places)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    )
    return {found for node in calls if isinstance(node, ast.Call) and (found := _key_of_call(node))}


def _key_of_call(call: ast.Call) -> Key | None:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    texts = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    marks = re.fullmatch(r"([np]?)gettext(_lazy|_noop)?|_", name)
    return key(marks[1] or "", *texts[:2]) if marks and texts else None


def marked_by(calls: re.Pattern[str], source: str) -> set[Key]:
    """What the calls in a source that is not parsed hold as literals."""
    found = calls.findall(source)
    return {
        key(kind, ast.literal_eval(first), ast.literal_eval(second) if second else None)
        for kind, first, second in found
    }


def marked(domain: str) -> set[Key]:
    """Every message of the code that belongs to a domain: pages', or the table script's with the engine's texts."""
    if domain == "django":
        templates = [path for path in (ROOT / "templates").rglob("*.*") if path.is_file()]
        sources = (templatize(path.read_text(encoding="utf-8")) for path in templates)
        return marked_in_python(PAGES).union(*(marked_by(TEMPLATE_CALL, source) for source in sources))
    scripts = (ROOT / "static" / "js").rglob("*.js")
    sources = (path.read_text(encoding="utf-8") for path in scripts)
    return marked_in_python(ENGINE_TEXTS).union(*(marked_by(JS_CALL, source) for source in sources))


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_catalogue_holds_what_the_code_marks_and_nothing_else(domain: str) -> None:
    held = {(entry.msgctxt, entry.msgid) for entry in catalogue(domain)}
    assert held == marked(domain), "run tools/messages.sh"


@pytest.mark.parametrize("domain", DOMAINS)
def test_every_message_is_translated_and_none_is_a_guess(domain: str) -> None:
    entries = catalogue(domain)
    assert [entry.msgid for entry in entries if not entry.translated()] == []
    assert [entry.msgid for entry in entries if entry.fuzzy or entry.obsolete] == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_every_translation_fills_in_what_its_message_does(domain: str) -> None:
    for entry in catalogue(domain):
        for translation in entry.msgstr_plural.values() or [entry.msgstr]:
            assert sorted(PLACES.findall(translation)) == sorted(PLACES.findall(entry.msgid)), entry.msgid


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_compiled_catalogue_is_that_of_its_source(domain: str) -> None:
    compiled = polib.mofile(str(FOLDER / f"{domain}.mo"))
    texts = [
        {(entry.msgctxt, entry.msgid): entry.msgstr_plural or entry.msgstr for entry in entries}
        for entries in (compiled, catalogue(domain))
    ]
    assert texts[0] == texts[1]
