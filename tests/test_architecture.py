"""What holds for the code as a whole, beside the import contracts of `make check`."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from games.rules.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
CODE = {".py", ".js", ".html", ".css"}


def tracked() -> list[Path]:
    """The files of the project that git knows or would take."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [ROOT / name for name in names if (ROOT / name).is_file()]


@pytest.mark.parametrize("key", list(GAMES))
def test_nothing_outside_the_rules_knows_a_game_by_its_key(key: str) -> None:
    word = _key_pattern(key)
    own = tuple(ROOT / "games" / folder for folder in ("rules", "bots", "help"))
    telling = [
        str(path.relative_to(ROOT))
        for path in tracked()
        if path.suffix in CODE
        and "tests" not in path.parts
        and not any(folder in path.parents for folder in own)
        and word.search(path.read_text())
    ]
    assert telling == []


def _key_pattern(key: str) -> re.Pattern[str]:
    """The key wherever it stands, but where a rules page is named; one that is a word of its own beside `game` or
    `key`."""
    if "-" in key:
        return re.compile(rf"\b{key.replace('-', '[-_]')}\b(?!\.md)")
    return re.compile(rf"""\b(game|key)\b.{{0,24}}["'`]{key}["'`]""")


def test_no_file_names_a_package_registry_or_a_path_of_one_machine() -> None:
    wrong = re.compile(r"pypi\.org|pythonhosted|registry\.npmjs|deb\.debian\.org|/work/|/root/|/tmp/bash")
    this = Path(__file__).resolve()
    telling = [str(path) for path in tracked() if path != this and _text(path) and wrong.search(_text(path))]
    assert telling == []


def _text(path: Path) -> str:
    try:
        return path.read_text()
    except UnicodeDecodeError:
        return ""
